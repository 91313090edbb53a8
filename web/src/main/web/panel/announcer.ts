/** What a screen reader is told while the game goes on: what happened, whose decision it is, which unit is in hand, and at what odds it would attack. */
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { spoken } from '../board/counters.ts';
import type { Hand } from '../model/hand.ts';
import { phaseOf, sideName, stageOf } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { attackOn, hexesToChoose, unitsChosen } from '../model/sentences.ts';

/** More sentences at once nobody listens to; the log has them all. */
const MOST = 5;

@customElement('sl-announcer')
export class Announcer extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private words = '';
  private told = 0;
  private moment = '';
  private inHand = '';

  override firstUpdated(): void {
    this.told = this.hand.session.log.entries.length;
    this.hand.session.addEventListener('menu', this.happened);
    this.hand.addEventListener('hand', this.handChanged);
    this.happened();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hand.session.removeEventListener('menu', this.happened);
    this.hand.removeEventListener('hand', this.handChanged);
  }

  private readonly happened = (): void => {
    const news = [...this.news(), ...this.turn()];
    if (news.length > 0) this.words = news.join(' ');
  };

  /** The sentences of the log that are new. */
  private news(): string[] {
    const entries = this.hand.session.log.entries.filter(({ tone }) => tone !== 'head' && tone !== 'phase');
    const fresh = entries.slice(Math.min(this.told, entries.length)).map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`));
    this.told = entries.length;
    return fresh.length > MOST ? [`${fresh.length - MOST} things before, then:`, ...fresh.slice(-MOST)] : fresh;
  }

  /** Said once for each phase, stage of a fight and decider. */
  private turn(): string[] {
    const { view, decider, myMove } = this.hand.session;
    if (!view) return [];
    const stage = view.combat ? stageOf(view.combat.stage) : undefined;
    const moment = [view.turn, view.phase, stage?.title, decider, myMove].join();
    if (moment === this.moment) return [];
    this.moment = moment;
    if (!decider) return ['The game is over.'];
    const { title, text } = stage ?? phaseOf(view.phase);
    return [`Turn ${view.turn}, ${title}.`, myMove ? `Your decision: ${text}` : `${sideName(decider)} to decide.`];
  }

  private readonly handChanged = (): void => {
    const words = this.draft() || this.picked();
    if (words === this.inHand) return;
    this.inHand = words;
    if (words) this.words = words;
  };

  private draft(): string {
    const { draft, session } = this.hand;
    if (!draft?.odds) return '';
    const places = draft.targets.map((hex) => session.hexName(hex));
    return attackOn(places, draft.column ?? draft.odds.column ?? 'no odds', draft.attackers.size);
  }

  private picked(): string {
    const { picked, offers, targets, session } = this.hand;
    if (picked.length !== 1) return picked.length > 1 ? unitsChosen(picked.length) : '';
    const unit = picked[0]!;
    const hexes = offers.size + targets.size;
    if (hexes === 0) return '';
    return `${spoken(session.unit(unit), session.units.get(unit)?.marks ?? [])}: ${hexesToChoose(hexes)}.`;
  }

  override render() {
    return html`<div class="visually-hidden" role="status" aria-label="What happens">${this.words}</div>`;
  }
}
