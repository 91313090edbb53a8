/** What the player is about to do: the units picked, the hexes they could go to, the attack being put together. */
import { actors, attackableHexes, destination, furtherTargets, groupFor, targetsOf, type UnitChoices } from './menu.ts';
import { question } from './question.ts';
import type { GameSession } from './session.ts';
import type { Draft, Explained } from './draft.ts';
import { SupplyChoice } from './supply-choice.ts';
import type { Action, Choice, Hex, UnitKey } from './wire.ts';
import { Way } from './way.ts';
import { isHex } from './words.ts';
import { boardHex } from '../board/stacks.ts';

/** Topics: hand (anything changed), look (show a hex), say (words for a screen reader). */
export class Hand extends EventTarget {
  picked: UnitKey[] = [];
  /** The hex whose stack is open. */
  hex: Hex | null = null;
  draft: Draft | null = null;
  way: Way | null = null;
  /** Several actions lead to this hex: which one? */
  chooser: { hex: Hex; choices: Choice[]; units: boolean } | null = null;
  explained: Explained | null = null;
  private rollIn: string | null = null;
  /** The die is being rolled in the column chosen before: nothing is to be decided until it lies. */
  rolling = false;
  private phase: string | undefined;
  /** What a computer player would do in this place. */
  hint: { action: Action; why: string } | null = null;
  offers = new Map<Hex, Choice[]>();
  /** What the picked units may do, as far as it has been told. */
  choices = new Map<UnitKey, UnitChoices>();
  targets = new Set<Hex>();

  constructor(readonly session: GameSession) {
    super();
    session.addEventListener('menu', () => this.menuChanged());
  }

  private tell(): void {
    this.dispatchEvent(new Event('hand'));
  }

  look(hex: Hex): void {
    this.dispatchEvent(new CustomEvent('look', { detail: hex }));
  }

  say(words: string): void {
    this.dispatchEvent(new CustomEvent('say', { detail: words }));
  }

  /** The options are new: keep what still makes sense, and pick at once where only one unit is asked about. */
  private menuChanged(): void {
    const { menu, myMove } = this.session;
    const able = actors(menu);
    this.chooser = null;
    this.draft = null;
    this.way = null;
    this.choices = new Map();
    this.hint = null;
    if (this.explained) this.explained = null;
    this.picked = myMove ? this.picked.filter((unit) => able.has(unit)) : [];
    if (this.picked.some((unit) => this.isSetUp(unit))) this.picked = this.waiting().slice(0, 1);
    const phase = this.session.view?.phase;
    if (phase !== this.phase && this.picked.length === 0) this.hex = null;
    this.phase = phase;
    this.roll();
    const asked = [...menu.can.keys()];
    const stage = this.session.view?.combat?.stage;
    if (myMove && stage && this.picked.length === 0 && asked.length > 0) this.picked = [asked[0]!];
    if (this.picked.length > 0) this.hex = this.hexOf(this.picked[0]!);
    else if (this.hex && !this.session.view?.units.some((unit) => boardHex(unit.place, this.session) === this.hex)) this.hex = null;
    this.refresh();
  }

  /** Stands on the map already, though it could still be put elsewhere. */
  isSetUp(unit: UnitKey): boolean {
    return this.session.menu.can.get(unit)?.includes('deploy') === true && isHex(this.session.units.get(unit)?.place);
  }

  /** Units that wait to be set up, in their order. */
  waiting(): UnitKey[] {
    return [...this.session.menu.can].filter(([unit, kinds]) => kinds.includes('deploy') && !this.isSetUp(unit)).map(([unit]) => unit);
  }

  private refresh(): void {
    const { menu, myMove } = this.session;
    const missing = myMove ? this.picked.filter((unit) => menu.can.has(unit)) : [];
    this.choices = new Map([...this.choices].filter(([unit]) => missing.includes(unit)));
    this.reckonOffers();
    this.tell();
    if (missing.length > 0) void this.fetch(missing);
  }

  private async fetch(units: UnitKey[]): Promise<void> {
    const { view } = this.session;
    try {
      const told = await Promise.all(units.map((unit) => this.session.choicesOf(unit)));
      if (view !== this.session.view || units.some((unit) => !this.picked.includes(unit))) return;
      this.choices = new Map(units.map((unit, i) => [unit, told[i]!]));
      this.reckonOffers();
      this.tell();
    } catch {
      /* The line broke; the next update asks again. */
    }
  }

  private reckonOffers(): void {
    const { menu, myMove } = this.session;
    this.offers = myMove ? this.offersNow() : new Map();
    this.targets = !myMove ? new Set() : this.picked.length > 0 ? this.commonTargets() : attackableHexes(menu);
  }

  private commonTargets(): Set<Hex> {
    const sets = this.picked.map((unit) => targetsOf(this.session.menu, unit));
    return new Set([...sets[0]!].filter((hex) => sets.every((set) => set.has(hex))));
  }

  private offersNow(): Map<Hex, Choice[]> {
    const { menu } = this.session;
    const [first, ...rest] = this.picked;
    const offers = new Map<Hex, Choice[]>();
    if (first) {
      for (const [hex, choices] of this.choices.get(first)?.toHex ?? []) {
        if (rest.every((unit) => this.choices.get(unit)?.toHex.has(hex))) offers.set(hex, choices);
      }
    } else for (const [hex, choices] of menu.byHex) offers.set(hex, choices);
    return offers;
  }

  hexOf(unit: UnitKey): Hex | null {
    const place = this.session.units.get(unit)?.place;
    return place ? boardHex(place, this.session) : null;
  }

  pick(units: UnitKey[], hex: Hex | null = null): void {
    this.picked = units;
    this.hex = hex ?? (units[0] ? this.hexOf(units[0]) : null);
    this.chooser = null;
    this.explained = null;
    this.way = null;
    if (this.draft && !units.every((unit) => this.draft!.able.includes(unit))) this.draft = null;
    this.refresh();
  }

  toggle(unit: UnitKey): void {
    const has = this.picked.includes(unit);
    this.pick(has ? this.picked.filter((each) => each !== unit) : [...this.picked, unit]);
  }

  clear(): void {
    this.draft = null;
    this.pick([], null);
  }

  /** The next unit that can do something, the one after those picked now. */
  next(step = 1): void {
    const waiting = this.waiting();
    const able = waiting.length > 0 ? waiting : [...actors(this.session.menu)].filter((unit) => this.session.units.has(unit));
    if (able.length === 0) return;
    const at = this.picked[0] ? able.indexOf(this.picked[0]) : step > 0 ? -1 : 0;
    const unit = able[(at + step + able.length) % able.length]!;
    this.pick([unit]);
    if (this.hex) this.look(this.hex);
  }

  /** A press on a hex; with add, further units or targets are taken in. */
  press(hex: Hex, add = false): void {
    if (this.draft && this.pressInDraft(hex)) return;
    if (this.way) {
      void this.walk(hex);
      return;
    }
    const offered = this.offers.get(hex);
    if (offered && !add) {
      void this.take(hex, offered);
      return;
    }
    if (this.session.myMove && this.targets.has(hex)) {
      this.plan([hex]);
      return;
    }
    this.open(hex, add);
  }

  private pressInDraft(hex: Hex): boolean {
    const { targets } = this.draft!;
    if (targets.includes(hex)) {
      if (targets.length > 1) this.plan(targets.filter((each) => each !== hex));
      return true;
    }
    if (furtherTargets(this.session.menu, targets).includes(hex)) {
      this.plan([...targets, hex]);
      return true;
    }
    return false;
  }

  /** From now on presses lay the way of this unit hex by hex; its end, pressed again, sends it off. */
  layWay(unit: UnitKey): void {
    this.pick([unit], this.hex);
    const choices = this.choices.get(unit);
    const exits = choices?.only.filter((choice) => choice.action.type === 'exit');
    this.way = new Way(unit, this.hexOf(unit), choices?.toHex ?? this.offers, exits);
    this.tell();
  }

  private async walk(hex: Hex): Promise<void> {
    const way = this.way!;
    if (hex === way.end) {
      this.act(way.action);
      return;
    }
    this.explained = way.lay(hex)
      ? null
      : { hex, about: this.session.hexName(hex), rule: '', why: 'Go on with a hex next to the last one.' };
    this.tell();
    if (way.end) await way.judge(this.session).catch(() => null);
    this.tell();
  }

  private unitsAt(hex: Hex): UnitKey[] {
    return (this.session.view?.units ?? []).filter((unit) => boardHex(unit.place, this.session) === hex).map((unit) => unit.unit);
  }

  private ableAt(hex: Hex): UnitKey[] {
    const able = actors(this.session.menu);
    return this.unitsAt(hex).filter((unit) => able.has(unit));
  }

  /** Looks at a hex: picks a unit in it that can act, or just shows what is there. */
  open(hex: Hex, add = false): void {
    const able = this.ableAt(hex);
    if (add && able.length > 0) {
      this.pick([...new Set([...this.picked, ...able])], hex);
      return;
    }
    const hidden = (this.session.view?.hidden ?? []).some((unit) => boardHex(unit.place, this.session) === hex);
    if (able.length > 0) {
      const at = this.hex === hex && this.picked.length === 1 ? able.indexOf(this.picked[0]!) : -1;
      this.pick([able[(at + 1) % able.length]!], hex);
    } else if (hidden || this.unitsAt(hex).length > 0) this.pick([], hex);
    else this.clear();
    if (this.draft && able.length === 0) this.draft = null;
  }

  private async take(hex: Hex, choices: Choice[]): Promise<void> {
    const units = this.picked.length === 0 && this.ableAt(hex).length > 0;
    if (choices.length > 1 || units) {
      this.chooser = { hex, choices, units };
      this.tell();
      return;
    }
    await this.perform(choices[0]!, hex);
  }

  /** Does what a choice says; if several units are picked, each makes its own way to the same hex. */
  async perform(choice: Choice, hex: Hex | null = null): Promise<void> {
    this.chooser = null;
    const followers = hex && choice.action.unit ? this.picked.slice(1) : [];
    const orders = followers
      .map((unit) =>
        this.choices
          .get(unit)
          ?.toHex.get(hex!)
          ?.find((each) => each.action.type === choice.action.type),
      )
      .filter((each): each is Choice => each !== undefined);
    if (!(await this.session.act(choice.action))) return;
    for (const order of orders) if (!(await this.session.act(order.action))) return;
  }

  act(action: Action): void {
    void this.session.act(action);
  }

  /** Puts an attack on these hexes together, with everybody who may take part or those who were picked. */
  plan(targets: Hex[]): void {
    const group = groupFor(this.session.menu, targets);
    if (!group) return;
    const kept = this.draft ? [...this.draft.attackers] : this.picked;
    const wanted = kept.filter((unit) => group.attackers.includes(unit));
    const chosen = wanted.length > 0 && (this.draft !== null || this.picked.length > 1) ? wanted : group.attackers;
    this.draft = { column: null, targets, attackers: new Set(chosen), able: group.attackers, odds: null, supply: null };
    this.explained = null;
    this.tell();
    void this.reckon();
  }

  toggleAttacker(unit: UnitKey): void {
    const draft = this.draft;
    if (!draft) return;
    if (!draft.attackers.delete(unit)) draft.attackers.add(unit);
    draft.odds = null;
    draft.supply = null;
    draft.column = null;
    this.tell();
    void this.reckon();
  }

  chooseColumn(column: string): void {
    if (this.draft) this.draft.column = column;
    this.tell();
  }

  private async reckon(): Promise<void> {
    const draft = this.draft;
    if (!draft || draft.attackers.size === 0) return;
    const attackers = draft.able.filter((unit) => draft.attackers.has(unit));
    const odds = await this.session.odds(attackers, draft.targets).catch(() => null);
    if (this.draft !== draft || !odds) return;
    draft.odds = odds;
    this.tell();
    const supply = await SupplyChoice.ask(this.session, odds.action).catch(() => null);
    if (this.draft?.odds !== odds) return;
    draft.supply = supply;
    this.tell();
  }

  drawOn(attacker: UnitKey, supply: UnitKey): void {
    this.draft?.supply?.choose(attacker, supply);
    this.tell();
  }

  async attack(): Promise<void> {
    const draft = this.draft;
    if (!draft?.odds) return;
    this.rollIn = draft.column ?? draft.odds.column ?? null;
    this.draft = null;
    if (!(await this.session.act(draft.supply?.action ?? draft.odds.action))) this.rollIn = null;
  }

  /** The column was chosen before the attack was declared: unless the enemy refuses combat, the die is rolled at once. */
  private roll(): void {
    this.rolling = false;
    const column = this.rollIn;
    const stage = this.session.view?.combat?.stage;
    if (!column || stage === 'refusal') return;
    this.rollIn = null;
    if (stage !== 'column' || !this.session.myMove) return;
    const choice = this.session.menu.plain.find(({ action }) => action.type === 'choose-column' && action.column === column);
    if (!choice) return;
    this.rolling = true;
    queueMicrotask(() => void this.session.act(choice.action).then(() => this.rolled()));
  }

  /** Whether the die fell or not: if the page is still asked for the column, the player is too. */
  private rolled(): void {
    if (!this.rolling) return;
    this.rolling = false;
    this.tell();
  }

  /** Why can the picked unit not get there, or what is there to say about the hex? */
  async why(hex: Hex): Promise<void> {
    const unit = this.picked[0] ?? null;
    const name = this.session.hexName(hex);
    if (!unit || this.hexOf(unit) === hex) {
      this.explained = {
        hex,
        about: name,
        rule: '',
        why: unit ? 'The unit stands here.' : 'Choose a unit first, then ask why it cannot go somewhere.',
      };
    } else {
      const refusal = await this.session.why(question(this.session, unit, hex)).catch((error: Error) => ({ rule: '', why: error.message }));
      const about = `${this.session.unit(unit).name} to ${name}`;
      this.explained = refusal
        ? { hex, about, ...refusal }
        : {
            hex,
            about,
            rule: '',
            why: this.offers.has(hex) ? 'Nothing forbids it: click the hex.' : 'No rule of movement forbids it; the phase may.',
          };
    }
    this.say(this.explained.why);
    this.tell();
  }

  async askHint(): Promise<void> {
    const answer = await this.session.ask({ type: 'suggest', opponent: 'steady' }).catch(() => null);
    if (!answer?.['action']) return;
    const action = answer['action'] as Action;
    this.hint = { action, why: String(answer['why'] ?? '') };
    const unit = action.unit ?? action.attackers?.[0];
    if (unit) this.pick(action.attackers ? [] : [unit]);
    const hex = destination(action) ?? action.targets?.[0] ?? (unit ? this.hexOf(unit) : null);
    if (hex) this.look(hex);
    this.tell();
  }

  dismiss(): void {
    this.explained = null;
    this.chooser = null;
    this.hint = null;
    this.tell();
  }
}
