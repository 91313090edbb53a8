/** What can be done now: the phase in a sentence, the decisions that are no unit's, who can still act, and the way on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { airPrompt } from '../model/air.ts';
import type { Hand } from '../model/hand.ts';
import { actors, payWith, undone, unitsOf, worthOf } from '../model/menu.ts';
import { fields, type Action, type ActionType, type Payment, type Refusal, type UnitKey } from '../model/wire.ts';
import { actionLabel, phaseOf, sideName, stageOf, undoneWords } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { smallCounter } from '../board/counters.ts';
import { costBeyond, giveUp, pointsChosen } from '../model/sentences.ts';

/** Plain actions that are the one thing to do, and so get the big button. */
const LEADING: ReadonlySet<string> = new Set<ActionType>(['roll', 'launch-air', 'start-wave']);

@customElement('sl-now')
export class NowPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private checked = new Set<UnitKey>();
  /** What the engine says to the units ticked last. */
  @state() private verdict: { about: string; refusal: Refusal | null } | null = null;
  private readonly watchSession = new Watch(this, ['view', 'menu']);
  private readonly watchHand = new Watch(this, ['hand']);
  private readonly watchCompany = new Watch(this, ['seats']);
  private readonly watchPace = new Watch(this, ['pace']);

  override willUpdate(): void {
    this.watchCompany.on(this.hand.session.company);
    this.watchSession.on(this.hand.session);
    this.watchPace.on(this.hand.session.pace);
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
      <p class="now-side ${session.deciding ?? ''}">${this.who()}</p>
      <h2 class="now-title">${rolling ? phase.title : (stage?.title ?? phase.title)} ${ruleLink(stage?.rule ?? phase.rule)}</h2>
      <p class="now-text">${rolling ? 'The die is rolled.' : mine ? (stage?.text ?? this.losses() ?? airPrompt(session) ?? phase.text) : this.waiting()}</p>
      ${mine && !rolling ? this.decisions() : nothing}
    </section>`;
  }

  private who(): string {
    const { deciding, seat, myMove } = this.hand.session;
    if (!deciding) return 'The game is over';
    const name = `${sideName(deciding)} decision`;
    return myMove && seat === deciding ? `${name}: yours` : name;
  }

  /** [LT 5.24] */
  private losses(): string | null {
    const due = this.hand.session.view?.campaign?.losses ?? 0;
    return due > 0 ? costBeyond(due) : null;
  }

  private waiting(): string {
    const { session } = this.hand;
    if (session.waits) return session.waits.why;
    if (!session.decider) return 'Look at the result, or step through the game again.';
    return session.words || session.company.waitingFor(session.decider) || 'The other side is thinking and moving.';
  }

  private decisions(): TemplateResult {
    const { menu } = this.hand.session;
    const leading = menu.plain.filter((choice) => LEADING.has(choice.action.type));
    const others = menu.plain.filter((choice) => !LEADING.has(choice.action.type));
    return html`
      ${leading.map((choice) => html`<button class="button primary wide" data-action=${choice.action.type} @click=${() => this.hand.act(choice.action)}>${choice.action.type === 'roll' ? icon('dice') : nothing} ${this.label(choice.action)}</button>`)}
      ${others.length > 0 ? html`<div class="button-row">${others.map((choice, i) => html`<button class="button ${i === 0 ? 'primary' : ''}" data-action=${choice.action.type} @click=${() => this.hand.act(choice.action)}>${this.label(choice.action)}</button>`)}</div>` : nothing}
      ${menu.payment ? this.pay(menu.payment) : nothing} ${menu.byHex.size > 0 ? this.hexes() : nothing} ${this.undone()}
    `;
  }

  private label(action: Action): string {
    const { session } = this.hand;
    return actionLabel(action, session.view?.phase, (hex) => session.hexName(hex));
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
        ${icon('target')} ${actionLabel(entries[0]![1][0]!.action).replace(/ (at )?\d{4}$/, '')}: choose one of ${entries.length} glowing
        hexes on the map.
      </p>`;
    return html`<div class="button-column">
      ${entries.flatMap(([hex, choices]) =>
        choices.map(
          (choice) =>
            html`<button class="button" @click=${() => this.hand.act(choice.action)} @pointerenter=${() => this.hand.look(hex)}>
              ${this.label(choice.action)}
            </button>`,
        ),
      )}
    </div>`;
  }

  /** Which units are given up: ticked one by one; whether they will do, the engine says. */
  private pay(payment: Payment) {
    const { session } = this.hand;
    const chosen = new Set(payment.units.map((each) => each.unit).filter((unit) => this.checked.has(unit)));
    const action = payWith(payment, chosen);
    const judged = this.verdict?.about === key(action) ? this.verdict : null;
    return html`<fieldset class="set-picker">
      <legend>${pointsChosen(worthOf(payment, chosen), payment.exact, payment.due)}</legend>
      ${payment.units.map(({ unit, worth }) => {
        const info = session.unit(unit);
        return html`<label class="unit-check"
          ><input
            type="checkbox"
            .checked=${chosen.has(unit)}
            @change=${() => this.check(payment, unit)}
          />${smallCounter(info, session.units.get(unit)?.marks ?? [])}<span>${info.name} <small>${info.factors}, worth ${worth}</small></span></label
        >`;
      })}
      <button class="button primary wide" ?disabled=${!judged || !!judged.refusal} @click=${() => this.hand.act(action)}>
        ${giveUp(chosen.size)}
      </button>
      <p class="hint">Possible: ${session.menu.ways.slice(0, 3).map((way, i) => html`${i > 0 ? ' or ' : nothing}<button class="link" @click=${() => this.tick(payment, unitsOf(way))}>${unitsOf(way).map((unit) => session.unit(unit).name).join(' + ')}</button> `)}</p>
      ${judged?.refusal && chosen.size > 0 ? html`<p class="hint">${judged.refusal.why} ${judged.refusal.rule ? ruleLink(judged.refusal.rule) : nothing}</p>` : nothing}
    </fieldset>`;
  }

  private check(payment: Payment, unit: UnitKey): void {
    const next = new Set(this.checked);
    if (!next.delete(unit)) next.add(unit);
    this.tick(payment, [...next]);
  }

  private tick(payment: Payment, units: readonly UnitKey[]): void {
    this.checked = new Set(units);
    void this.judge(payWith(payment, this.checked));
  }

  private async judge(action: Action): Promise<void> {
    const refusal = await this.hand.session.why({ action }).catch(() => null);
    this.verdict = { about: key(action), refusal };
  }
}

const key = (action: Action): string => [action.type, ...(fields(action).units ?? [])].join();
