/** The story so far, the newest at the bottom; an entry shows its place on the map. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import type { LogEntry } from '../model/log.ts';
import { Part, Watch } from '../ui/element.ts';
import { die } from '../ui/icons.ts';

const SHOWN = 400;

@customElement('sl-log')
export class LogPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  private readonly watch = new Watch(this, ['log']);

  override willUpdate(): void {
    this.watch.on(this.hand.session);
  }

  override updated(): void {
    const list = this.querySelector('.log');
    if (list) list.scrollTop = list.scrollHeight;
  }

  override render() {
    const entries = this.hand.session.log.entries.slice(-SHOWN);
    if (entries.length === 0) return html`<p class="muted pad">Nothing has happened yet.</p>`;
    return html`<div class="log" role="log" aria-live="polite" aria-relevant="additions" tabindex="0" aria-label="Log">
      <ol>
        ${entries.map((entry) => this.entry(entry))}
      </ol>
    </div>`;
  }

  private entry(entry: LogEntry) {
    const hex = entry.hexes.at(-1);
    const body = html`${entry.dice.map((face) => die(face))}<span>${entry.text}</span>`;
    return html`<li class="log-${entry.tone} ${entry.side ?? ''}">
        ${hex ? html`<button @click=${() => this.hand.look(hex)}>${body}</button>` : entry.tone === 'head' || entry.tone === 'phase' ? html`<h3>${body}</h3>` : html`<p>${body}</p>`}
      </li>
      ${nothing}`;
  }
}
