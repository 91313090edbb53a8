/** The units picked and the hex that is open, where the picked ones could go and what they could attack. */
import { actors, attackableHexes, targetsOf, type UnitChoices } from './menu.ts';
import { boardHex } from './place.ts';
import type { GameSession } from './session.ts';
import type { Choice, Hex, UnitKey } from './wire.ts';
import { isHex } from './words.ts';

export class Selection {
  picked: UnitKey[] = [];
  /** The hex whose stack is open. */
  hex: Hex | null = null;
  offers = new Map<Hex, Choice[]>();
  /** What the picked units may do, as far as it has been told. */
  choices = new Map<UnitKey, UnitChoices>();
  targets = new Set<Hex>();
  private phase: string | undefined;

  constructor(
    private readonly session: GameSession,
    /** Told when something more is known. */
    private readonly changed: () => void,
  ) {}

  /** The options are new: keeps what still makes sense, and picks at once where only one unit is asked about. */
  keep(): void {
    const { menu, myMove, view } = this.session;
    const able = actors(menu);
    this.choices = new Map();
    this.picked = myMove ? this.picked.filter((unit) => able.has(unit)) : [];
    if (this.picked.some((unit) => this.isSetUp(unit))) this.picked = this.waiting().slice(0, 1);
    if (view?.phase !== this.phase && this.picked.length === 0) this.hex = null;
    this.phase = view?.phase;
    const asked = [...menu.can.keys()];
    if (myMove && view?.combat && this.picked.length === 0 && asked.length > 0) this.picked = [asked[0]!];
    if (this.picked.length > 0) this.hex = this.hexOf(this.picked[0]!);
    else if (this.hex && this.unitsAt(this.hex).length === 0) this.hex = null;
    this.refresh();
  }

  pick(units: UnitKey[], hex: Hex | null): void {
    this.picked = units;
    this.hex = hex ?? (units[0] ? this.hexOf(units[0]) : null);
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

  /** The unit that can do something, so many steps after those picked now. */
  next(step: number): UnitKey | undefined {
    const waiting = this.waiting();
    const able = waiting.length > 0 ? waiting : [...actors(this.session.menu)].filter((unit) => this.session.units.has(unit));
    const at = this.picked[0] ? able.indexOf(this.picked[0]) : step > 0 ? -1 : 0;
    return able[(at + step + able.length) % able.length];
  }

  hexOf(unit: UnitKey): Hex | null {
    const place = this.session.units.get(unit)?.place;
    return place ? boardHex(place, this.session) : null;
  }

  unitsAt(hex: Hex): UnitKey[] {
    return (this.session.view?.units ?? []).filter((unit) => boardHex(unit.place, this.session) === hex).map((unit) => unit.unit);
  }

  ableAt(hex: Hex): UnitKey[] {
    const able = actors(this.session.menu);
    return this.unitsAt(hex).filter((unit) => able.has(unit));
  }

  hasHidden(hex: Hex): boolean {
    return (this.session.view?.hidden ?? []).some((unit) => boardHex(unit.place, this.session) === hex);
  }

  private refresh(): void {
    const { menu, myMove } = this.session;
    const missing = myMove ? this.picked.filter((unit) => menu.can.has(unit)) : [];
    this.choices = new Map([...this.choices].filter(([unit]) => missing.includes(unit)));
    this.reckonOffers();
    this.changed();
    if (missing.length > 0) void this.fetch(missing);
    else this.foresee(this.next(1));
  }

  /** Asks beforehand what a unit may do that is likely to be picked next: nobody need wait for it then. */
  foresee(unit: UnitKey | undefined): void {
    if (unit && this.session.myMove && this.session.menu.can.has(unit)) this.session.choicesOf(unit).catch(() => undefined);
  }

  private async fetch(units: UnitKey[]): Promise<void> {
    const { view } = this.session;
    try {
      const told = await Promise.all(units.map((unit) => this.session.choicesOf(unit)));
      if (view !== this.session.view || units.some((unit) => !this.picked.includes(unit))) return;
      this.choices = new Map(units.map((unit, i) => [unit, told[i]!]));
      this.reckonOffers();
      this.changed();
      this.foresee(this.next(1));
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
    const [first, ...rest] = this.picked;
    if (!first) return new Map(this.session.menu.byHex);
    const offers = new Map<Hex, Choice[]>();
    for (const [hex, choices] of this.choices.get(first)?.toHex ?? []) {
      if (rest.every((unit) => this.choices.get(unit)?.toHex.has(hex))) offers.set(hex, choices);
    }
    return offers;
  }
}
