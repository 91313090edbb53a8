/** What can be done now: the phase in a sentence, the decisions that are no unit's, who can still act, and the way on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actors, setOf, undone } from '../model/menu.ts';
import type { Action, Choice, UnitKey } from '../model/wire.ts';
import { actionLabel, phaseOf, SIDE_NAME, STAGES } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { smallCounter } from '../board/counters.ts';

/** Plain actions that are the one thing to do, and so get the big button. */
const LEADING = new Set(['roll', 'launch-air', 'start-wave']);

const UNDONE: Record<string, [string, string]> = {
  move: ['unit could still move', 'units could still move'],
  'move-by-rail': ['unit could still go by rail', 'units could still go by rail'],
  'enter-by-rail': ['reinforcement could enter', 'reinforcements could enter'],
  attack: ['unit could still attack', 'units could still attack'],
  land: ['unit could still land', 'units could still land'],
  drop: ['unit could still be dropped', 'units could still be dropped'],
  'assign-air': ['air unit is free', 'air units are free'],
  'base-air': ['air unit needs a base', 'air units need a base'],
  embark: ['unit could still embark', 'units could still embark'],
  deploy: ['unit waits to be set up', 'units wait to be set up'],
  advance: ['unit could advance', 'units could advance'],
  retreat: ['unit must retreat', 'units must retreat'],
  entrain: ['unit could entrain', 'units could entrain'],
  detrain: ['unit could detrain', 'units could detrain'],
  'assign-area': ['unit has no area yet', 'units have no area yet'],
  'remove-excess': ['unit is in an overstacked hex', 'units are in overstacked hexes'],
  'roll-air': ['unit is under attack from the air', 'units are under attack from the air'],
  'lose-air': ['air unit may have been shot down', 'air units may have been shot down'],
  withdraw: ['unit may refuse combat', 'units may refuse combat'],
  exit: ['unit could leave the map', 'units could leave the map'],
  'raid-supply': ['supply unit can be destroyed', 'supply units can be destroyed'],
  'fly-supply': ['supply unit could be flown in', 'supply units could be flown in'],
};

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
    const stage = view.combat ? STAGES[view.combat.stage] : undefined;
    const mine = session.myMove;
    const { rolling } = this.hand;
    return html`<section class="now ${mine ? 'mine' : 'theirs'}" aria-label="What can be done now">
      <p class="now-side ${session.decider ?? ''}">${this.who()}</p>
      <h2 class="now-title">${rolling ? phase.title : (stage?.title ?? phase.title)} ${ruleLink(stage?.rule ?? phase.rule)}</h2>
      <p class="now-text">${rolling ? 'The die is rolled.' : mine ? (stage?.ask ?? this.losses() ?? phase.now) : this.waiting()}</p>
      ${mine && !rolling ? this.decisions() : nothing}
    </section>`;
  }

  private who(): string {
    const { decider, seat } = this.hand.session;
    if (!decider) return 'The game is over';
    const name = `${SIDE_NAME[decider]} decision`;
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
      .map(([type, count]): [string, number] => [type, type === 'deploy' ? waiting : count])
      .filter(([type, count]) => UNDONE[type] && count > 0);
    if ([...actors(this.hand.session.menu)].every((unit) => this.hand.isSetUp(unit))) return nothing;
    return html`<ul class="undone">
      ${counts.map(([type, count]) => html`<li><span class="undone-count">${count}</span> ${UNDONE[type]![count === 1 ? 0 : 1]}</li>`)}
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
    const units = [...new Set(sets.flatMap((choice) => choice.action.units!))];
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
      ${!legal && chosen.size > 0 ? html`<p class="hint">The rules do not allow exactly these. Possible: ${sets.slice(0, 3).map((choice) => html`<button class="link" @click=${() => (this.checked = new Set(choice.action.units))}>${choice.action.units!.map((unit) => session.unit(unit).name).join(' + ')}</button> `)}</p>` : nothing}
    </fieldset>`;
  }

  private check(unit: UnitKey): void {
    const next = new Set(this.checked);
    if (!next.delete(unit)) next.add(unit);
    this.checked = next;
  }
}
