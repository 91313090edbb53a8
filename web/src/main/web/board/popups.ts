/** Small panels at a hex: which of several actions, and why not. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actionLabel } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import type { Point } from './geometry.ts';

class Popup extends Part {
  @property({ attribute: false }) hand!: Hand;
  @property({ attribute: false }) at: Point = { x: 0, y: 0 };

  override updated(): void {
    const room = this.parentElement!;
    const left = Math.max(8, Math.min(room.clientWidth - this.offsetWidth - 8, this.at.x - this.offsetWidth / 2));
    const below = this.at.y + 40;
    this.style.transform = `translate(${left}px, ${below + this.offsetHeight < room.clientHeight - 8 ? below : this.at.y - this.offsetHeight - 40}px)`;
  }
}

@customElement('sl-chooser')
export class Chooser extends Popup {
  override firstUpdated(): void {
    this.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }

  override render() {
    const chooser = this.hand.chooser;
    if (!chooser) return nothing;
    const phase = this.hand.session.view?.phase ?? '';
    return html`<div class="popup" role="dialog" aria-label="Which action?">
      <p class="popup-title">${this.hand.session.hexName(chooser.hex)}</p>
      ${chooser.warning ? html`<p class="warn">${chooser.warning}</p>` : nothing}
      ${chooser.choices.map((choice) => html`<button class="button" data-action=${choice.action.type} @click=${() => void this.hand.perform(choice, chooser.hex)}>${actionLabel(choice.action, phase)}${choice.cost ? html` <small>cost ${choice.cost}</small>` : nothing}</button>`)}
      ${chooser.units ? html`<button class="button" @click=${() => this.hand.open(chooser.hex)}>Choose a unit here</button>` : nothing}
      <button class="button quiet" @click=${() => this.hand.dismiss()}>Cancel</button>
    </div>`;
  }
}

@customElement('sl-why')
export class WhyPanel extends Popup {
  override render() {
    const explained = this.hand.explained;
    if (!explained) return nothing;
    return html`<div class="popup why" role="status">
      <button class="close" aria-label="Close" @click=${() => this.hand.dismiss()}>${icon('close')}</button>
      <p class="popup-title">${explained.about}</p>
      <p>${explained.why}</p>
      ${explained.rule ? html`<p>${ruleLink(explained.rule)}</p>` : nothing}
    </div>`;
  }
}
