/** What the player is about to do: a press on a hex picks, goes, or puts an attack together, whichever fits. */
import { explain, hint, remark, type Adviser, type Explained, type Hint } from './advice.ts';
import { warning } from './air.ts';
import { AutoRoll } from './auto-roll.ts';
import { Draft } from './draft.ts';
import { destination, furtherTargets } from './menu.ts';
import { Selection } from './selection.ts';
import type { GameSession } from './session.ts';
import { Way } from './way.ts';
import { fields, type Action, type Choice, type Hex, type UnitKey } from './wire.ts';

/** Topics: hand (anything changed), look (show a hex), next (show where the picked unit can go), say (words for a screen reader). */
export class Hand extends EventTarget {
  draft: Draft | null = null;
  way: Way | null = null;
  /** Several actions lead to this hex: which one? */
  chooser: { hex: Hex; choices: Choice[]; units: boolean; warning?: string } | null = null;
  explained: Explained | null = null;
  hint: Hint | null = null;
  private readonly selection: Selection;
  private readonly autoRoll: AutoRoll;

  constructor(readonly session: GameSession) {
    super();
    this.selection = new Selection(session, this.tell);
    this.autoRoll = new AutoRoll(session, this.tell);
    session.addEventListener('menu', () => this.menuChanged());
  }

  private readonly tell = (): void => {
    this.dispatchEvent(new Event('hand'));
  };

  look(hex: Hex): void {
    this.dispatchEvent(new CustomEvent('look', { detail: hex }));
  }

  say(words: string): void {
    this.dispatchEvent(new CustomEvent('say', { detail: words }));
  }

  get picked(): readonly UnitKey[] {
    return this.selection.picked;
  }

  get hex(): Hex | null {
    return this.selection.hex;
  }

  get offers(): ReadonlyMap<Hex, Choice[]> {
    return this.selection.offers;
  }

  get targets(): ReadonlySet<Hex> {
    return this.selection.targets;
  }

  get choices(): Selection['choices'] {
    return this.selection.choices;
  }

  get rolling(): boolean {
    return this.autoRoll.rolling;
  }

  isSetUp(unit: UnitKey): boolean {
    return this.selection.isSetUp(unit);
  }

  waiting(): UnitKey[] {
    return this.selection.waiting();
  }

  hexOf(unit: UnitKey): Hex | null {
    return this.selection.hexOf(unit);
  }

  /** The options are new: what was begun goes on if it still can. */
  private menuChanged(): void {
    this.chooser = null;
    this.way = null;
    this.hint = null;
    this.explained = null;
    this.draft = this.session.myMove ? (this.draft?.again() ?? null) : null;
    this.autoRoll.look();
    this.selection.keep();
  }

  /** A pointer rests on a hex: whoever is there may be picked next. */
  foresee(hex: Hex): void {
    this.selection.foresee(this.selection.ableAt(hex)[0]);
  }

  pick(units: UnitKey[], hex: Hex | null = null): void {
    this.chooser = null;
    this.explained = null;
    this.way = null;
    if (this.draft && !units.every((unit) => this.draft!.able.includes(unit))) this.draft = null;
    this.selection.pick(units, hex);
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
    const unit = this.selection.next(step);
    if (!unit) return;
    this.pick([unit]);
    if (this.hex) this.look(this.hex);
    this.dispatchEvent(new Event('next'));
  }

  /** A press on a hex; with add, further units or targets are taken in. */
  press(hex: Hex, add = false): void {
    if (this.draft && this.pressInDraft(this.draft, hex)) return;
    if (this.way) {
      void this.walk(this.way, hex);
      return;
    }
    const offered = this.offers.get(hex);
    if (offered && !add) void this.take(hex, offered);
    else if (this.session.myMove && this.targets.has(hex)) this.plan([hex]);
    else this.open(hex, add);
  }

  private pressInDraft({ targets }: Draft, hex: Hex): boolean {
    if (targets.includes(hex)) {
      if (targets.length > 1) this.plan(targets.filter((each) => each !== hex));
      return true;
    }
    if (!furtherTargets(this.session.menu, targets).includes(hex)) return false;
    this.plan([...targets, hex]);
    return true;
  }

  /** From now on presses lay the way of this unit hex by hex; its end, pressed again, sends it off. */
  layWay(unit: UnitKey): void {
    this.pick([unit], this.hex);
    const choices = this.choices.get(unit);
    const exits = choices?.only.filter((choice) => choice.action.type === 'exit');
    this.way = new Way(unit, this.hexOf(unit), choices?.toHex ?? this.offers, this.session.sheet, exits);
    this.tell();
  }

  private async walk(way: Way, hex: Hex): Promise<void> {
    if (hex === way.end) {
      this.act(way.action);
      return;
    }
    this.explained = way.lay(hex) ? null : remark(this.session, hex, 'Go on with a hex next to the last one.');
    this.tell();
    if (way.end) await way.judge(this.session).catch(() => null);
    this.tell();
  }

  /** Looks at a hex: picks a unit in it that can act, or just shows what is there. */
  open(hex: Hex, add = false): void {
    const { selection } = this;
    const able = selection.ableAt(hex);
    if (add && able.length > 0) {
      this.pick([...new Set([...this.picked, ...able])], hex);
      return;
    }
    if (able.length > 0) {
      const at = this.hex === hex && this.picked.length === 1 ? able.indexOf(this.picked[0]!) : -1;
      this.pick([able[(at + 1) % able.length]!], hex);
    } else if (selection.hasHidden(hex) || selection.unitsAt(hex).length > 0) this.pick([], hex);
    else this.clear();
    if (this.draft && able.length === 0) this.draft = null;
  }

  private async take(hex: Hex, choices: Choice[]): Promise<void> {
    const units = this.picked.length === 0 && this.selection.ableAt(hex).length > 0;
    if (choices.length > 1 || units) {
      this.chooser = { hex, choices, units };
      this.tell();
      return;
    }
    const choice = choices[0]!;
    const doubt = choice.action.type === 'assign-air' ? await warning(this.session, hex, this.picked) : null;
    if (doubt) {
      this.chooser = { hex, choices, units: false, warning: doubt };
      this.tell();
      return;
    }
    await this.perform(choice, hex);
  }

  /** Does what a choice says; if several units are picked, each makes its own way to the same hex. */
  async perform(choice: Choice, hex: Hex | null = null): Promise<void> {
    this.chooser = null;
    const followers = hex && fields(choice.action).unit ? this.picked.slice(1) : [];
    const same = (unit: UnitKey): Choice | undefined =>
      this.choices
        .get(unit)
        ?.toHex.get(hex!)
        ?.find((each) => each.action.type === choice.action.type);
    const orders = [choice, ...followers.map(same)].filter((each) => each !== undefined);
    await this.session.actTogether(orders.map(({ action }) => action));
  }

  act(action: Action): void {
    void this.session.act(action);
  }

  /** Puts an attack on these hexes together, with everybody who may take part or those who were picked. */
  plan(targets: Hex[]): void {
    const wanted = this.draft ? [...this.draft.attackers] : this.picked.length > 1 ? this.picked : [];
    const draft = Draft.on(this.session, targets, wanted, this.tell);
    if (!draft) return;
    this.draft = draft;
    this.explained = null;
    this.tell();
  }

  async attack(): Promise<void> {
    const { draft } = this;
    if (!draft?.odds || !draft.action) return;
    this.autoRoll.intend(draft.column ?? draft.odds.column ?? null);
    this.draft = null;
    if (await this.session.act(draft.action)) return;
    this.autoRoll.intend(null);
    this.draft = draft.again();
    this.tell();
  }

  /** Why can the picked unit not get there, or what is there to say about the hex? */
  async why(hex: Hex): Promise<void> {
    const unit = this.picked[0] ?? null;
    if (!unit) this.explained = remark(this.session, hex, 'Choose a unit first, then ask why it cannot go somewhere.');
    else if (this.hexOf(unit) === hex) this.explained = remark(this.session, hex, 'The unit stands here.');
    else this.explained = await explain(this.session, unit, hex, this.offers.has(hex));
    this.say(this.explained.why);
    this.tell();
  }

  async askHint(adviser?: Adviser): Promise<void> {
    const told = await hint(this.session, adviser);
    if (!told) return;
    const { unit: actor, attackers, targets } = fields(told.action);
    const unit = actor ?? attackers?.[0];
    if (unit) this.pick(attackers ? [] : [unit]);
    this.hint = told;
    const hex = destination(told.action) ?? targets?.[0] ?? (unit ? this.hexOf(unit) : null);
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
