/** What the checker says of the edition, each with its sentence, the way to where it stands, and what would put it right. Tells "look" and "shut". */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import type { Finding } from './wire.ts';
import type { Work } from './work.ts';

@customElement('sl-findings')
export class Findings extends Part {
  @property({ attribute: false }) work!: Work;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  private look(finding: Finding): void {
    this.dispatchEvent(new CustomEvent('look', { detail: finding, bubbles: true }));
  }

  override render() {
    const { findings } = this.work;
    return html`<section class="findings" aria-label="What the checker says">
      <header class="row-head">
        <h2>${findings.length === 0 ? 'No mistakes: it can be played.' : 'What the checker says'}</h2>
        <button class="close" aria-label="Close" @click=${() => this.dispatchEvent(new Event('shut'))}>${icon('close')}</button>
      </header>
      <ul>
        ${findings.map((finding) => this.line(finding))}
      </ul>
    </section>`;
  }

  private line(finding: Finding) {
    const { file, line, message, fix, own } = finding;
    return html`<li class="finding">
      <p>${message}</p>
      <p class="button-row">
        <button class="link" @click=${() => this.look(finding)}>${file}${own ? `, line ${line}` : ', as it comes'}</button>
        ${fix ? html`<button class="button small" @click=${() => void this.work.change(fix.changes)}>${icon('check')} ${fix.label}</button>` : nothing}
      </p>
    </li>`;
  }
}
