/** What can be done now: the phase in a sentence, the decisions that are no unit's, who can still act, and the way on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actors, setOf, undone, unitsOf } from '../model/menu.ts';
import type { Action, ActionType, Choice, UnitKey } from '../model/wire.ts';
import { actionLabel, phaseOf, sideName, stageOf, undoneWords } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { smallCounter } from '../board/counters.ts';

/** Plain actions that are the one thing to do, and so get the big button. */
const LEADING: ReadonlySet<string> = new Set<ActionType>(['roll', 'launch-air', 'start-wave']);

@customElement('sl-now')
export class NowPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private checked = new Set<UnitKey>();
  private readonly watchSession = new Watch(this, ['view', 'menu']);
  private readonly watchHand = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
    this.watchHand.on(this.hand);
  }

  override render() {
    const { session } = this.hand;
    const view = session.view;
    if (!view) return nothing;
    const phase = phaseOf(view.phase);
    const stage = view.combat ? stageOf(view.combat.stage) : undefined;
    const mine = session.myMove;
    const { rolling } = this.hand;
    return html`<section class="now ${mine ? 'mine' : 'theirs'}" aria-label="What can be done now">
      <p class="now-side ${session.decider ?? ''}">${this.who()}</p>
      <h2 class="now-title">${rolling ? phase.title : (stage?.title ?? phase.title)} ${ruleLink(stage?.rule ?? phase.rule)}</h2>
      <p class="now-text">${rolling ? 'The die is rolled.' : mine ? (stage?.text ?? this.losses() ?? phase.text) : this.waiting()}</p>
      ${mine && !rolling ? this.decisions() : nothing}
    </section>`;
  }

  private who(): string {
    const { decider, seat } = this.hand.session;
    if (!decider) return 'The game is over';
    const name = `${sideName(decider)} decision`;
    return seat === decider ? `${name}: yours` : name;
  }

  /** [LT 5.24] */
  private losses(): string | null {
    const due = this.hand.session.view?.campaign?.losses ?? 0;
    return due > 0 ? `The fighting beyond the edge has cost ${due} points: choose which units are given up.` : null;
  }

  private waiting(): string {
    const { session } = this.hand;
    if (session.waits) return session.waits.why;
    if (!session.decider) return 'Look at the result, or step through the game again.';
    return session.words || 'The other side is thinking and moving.';
  }

  private decisions(): TemplateResult {
    const { menu } = this.hand.session;
    const leading = menu.plain.filter((choice) => LEADING.has(choice.action.type));
    const others = menu.plain.filter((choice) => !LEADING.has(choice.action.type));
    return html`
      ${leading.map((choice) => html`<button class="button primary wide" data-action=${choice.action.type} @click=${() => this.hand.act(choice.action)}>${choice.action.type === 'roll' ? icon('dice') : nothing} ${this.label(choice.action)}</button>`)}
      ${others.length > 0 ? html`<div class="button-row">${others.map((choice, i) => html`<button class="button ${i === 0 ? 'primary' : ''}" data-action=${choice.action.type} @click=${() => this.hand.act(choice.action)}>${this.label(choice.action)}</button>`)}</div>` : nothing}
      ${menu.sets.length > 0 ? this.sets(menu.sets) : nothing} ${menu.byHex.size > 0 ? this.hexes() : nothing} ${this.undone()}
    `;
  }

  private label(action: Action): string {
    return actionLabel(action, this.hand.session.view?.phase);
  }

  private undone() {
    const waiting = this.hand.waiting().length;
    const counts = [...undone(this.hand.session.menu)]
      .map(([type, count]): [ActionType, number] => [type, type === 'deploy' ? waiting : count])
      .filter(([type, count]) => undoneWords(type, count) && count > 0);
    if ([...actors(this.hand.session.menu)].every((unit) => this.hand.isSetUp(unit))) return nothing;
    return html`<ul class="undone">
      ${counts.map(([type, count]) => html`<li><span class="undone-count">${count}</span> ${undoneWords(type, count)}</li>`)}
      <li>
        <button class="button small" @click=${() => this.hand.next()}>Next unit <kbd>N</kbd></button>
      </li>
    </ul>`;
  }

  /** Hex-valued decisions that belong to no unit. */
  private hexes() {
    const entries = [...this.hand.session.menu.byHex];
    if (entries.length > 10)
      return html`<p class="hint">
        ${icon('target')} ${this.label(entries[0]![1][0]!.action).replace(/ (at )?\d{4}$/, '')}: choose one of ${entries.length} glowing
        hexes on the map.
      </p>`;
    return html`<div class="button-column">
      ${entries.flatMap(([hex, choices]) =>
        choices.map(
          (choice) =>
            html`<button class="button" @click=${() => this.hand.act(choice.action)} @pointerenter=${() => this.hand.look(hex)}>
              ${this.label(choice.action).replace(hex, this.hand.session.hexName(hex))}
            </button>`,
        ),
      )}
    </div>`;
  }

  /** Which units are given up: any legal set, ticked together. */
  private sets(sets: Choice[]) {
    const { session } = this.hand;
    const units = [...new Set(sets.flatMap(unitsOf))];
    const chosen = new Set([...this.checked].filter((unit) => units.includes(unit)));
    const legal = setOf(sets, chosen);
    const need = session.view?.combat?.exchange ?? session.view?.campaign?.losses ?? 0;
    const sum = [...chosen].reduce((total, unit) => total + session.unit(unit).strength, 0);
    const none = setOf(sets, new Set());
    return html`<fieldset class="set-picker">
      <legend>${need ? `${sum} of ${need} points chosen` : 'Choose units'}</legend>
      ${units.map((unit) => {
        const info = session.unit(unit);
        return html`<label class="unit-check"
          ><input
            type="checkbox"
            .checked=${chosen.has(unit)}
            @change=${() => this.check(unit)}
          />${smallCounter(info, session.units.get(unit)?.marks ?? [])}<span>${info.name} <small>${info.factors}</small></span></label
        >`;
      })}
      <button class="button primary wide" ?disabled=${!legal || chosen.size === 0} @click=${() => legal && this.hand.act(legal)}>
        Give up ${chosen.size || ''} ${chosen.size === 1 ? 'unit' : 'units'}
      </button>
      ${none ? html`<button class="button wide" @click=${() => this.hand.act(none)}>Give up nothing</button>` : nothing}
      ${!legal && chosen.size > 0 ? html`<p class="hint">The rules do not allow exactly these. Possible: ${sets.slice(0, 3).map((choice) => html`<button class="link" @click=${() => (this.checked = new Set(unitsOf(choice)))}>${unitsOf(choice).map((unit) => session.unit(unit).name).join(' + ')}</button> `)}</p>` : nothing}
    </fieldset>`;
  }

  private check(unit: UnitKey): void {
    const next = new Set(this.checked);
    if (!next.delete(unit)) next.add(unit);
    this.checked = next;
  }
}
