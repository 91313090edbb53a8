/** Every roll is seen: the dice, what they meant and whom they touched, over the map for a while. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { Roll } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { die, icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { settings } from '../ui/settings.ts';

/** So long a roll stays, in milliseconds, beside the time that the pace gives it. */
const LINGER = 4500;
/** Older ones make room. */
const MOST = 3;

interface Shown extends Roll {
  number: number;
}

@customElement('sl-rolls')
export class Rolls extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private shown: Shown[] = [];
  private count = 0;
  private held = false;

  override firstUpdated(): void {
    this.session.addEventListener('rolls', this.came as EventListener);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.removeEventListener('rolls', this.came as EventListener);
  }

  private readonly came = ({ detail }: CustomEvent<Roll[]>): void => {
    for (const roll of detail) {
      const number = ++this.count;
      this.shown = [...this.shown.slice(1 - MOST), { ...roll, number }];
      setTimeout(() => this.fade(number), LINGER + settings.pace * 2);
    }
  };

  /** Who points at the rolls is reading them. */
  private fade(number: number): void {
    if (this.held) setTimeout(() => this.fade(number), LINGER / 3);
    else this.close(number);
  }

  private close(number: number): void {
    this.shown = this.shown.filter((each) => each.number !== number);
  }

  override render() {
    return html`<div
      class="rolls"
      role="status"
      aria-label="Dice"
      @pointerenter=${() => (this.held = true)}
      @pointerleave=${() => (this.held = false)}
    >
      ${this.shown.map((each) => this.roll(each))}
    </div>`;
  }

  private roll(roll: Shown) {
    return html`<div class="roll" data-purpose=${roll.purpose}>
      <header>
        <b>${roll.title}</b> ${ruleLink(roll.rule)}
        <button class="close" aria-label="Close" @click=${() => this.close(roll.number)}>${icon('close')}</button>
      </header>
      ${roll.dice.length > 0 ? html`<p class="roll-dice ${roll.dice.length > 8 ? 'many' : ''}">${roll.dice.map((each) => this.die(each))}</p>` : nothing}
      <p class="roll-text">${roll.text}</p>
    </div>`;
  }

  private die({ face, unit, hit, text }: Roll['dice'][number]) {
    const who = unit ? `${this.session.unit(unit).name}: ` : '';
    return html`<span class=${hit ? 'hit' : 'miss'} title="${who}${text}">${die(face)}</span>`;
  }
}
