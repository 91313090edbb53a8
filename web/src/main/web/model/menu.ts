/** The options of the rules, sorted by how a person picks them. Every option turns up in exactly one of these lists. */
import { fields, type Action, type ActionType, type AttackGroup, type Choice, type Hex, type Options, type Payment, type UnitKey } from './wire.ts';
import { isHex } from './words.ts';

/** What one unit may do: without a hex, and to which hexes. */
export interface UnitChoices {
  /** Buttons beside the unit. */
  only: Choice[];
  /** Picked on the map. */
  toHex: Map<Hex, Choice[]>;
}

export interface Menu {
  /** Ends the phase or this part of it. */
  end: Action | null;
  /** Neither unit nor hex: buttons. */
  plain: Choice[];
  /** Hex but no unit: picked on the map or in a list. */
  byHex: Map<Hex, Choice[]>;
  /** What is owed now, paid with units that are ticked one by one. */
  payment: Payment | null;
  /** Some ways to pay. */
  ways: Choice[];
  /** Who can do what kind of thing; the choices themselves are asked for when a unit is picked. */
  can: Map<UnitKey, ActionType[]>;
  attacks: AttackGroup[];
}

export const emptyMenu = (): Menu => ({ end: null, plain: [], byHex: new Map(), payment: null, ways: [], can: new Map(), attacks: [] });

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** The hex an action leads to, or null if it leads to none. */
export function destination(action: Action): Hex | null {
  const { hex, path, to } = fields(action);
  const end = hex ?? path?.at(-1) ?? to;
  return isHex(end) ? end : null;
}

export function sortOptions(options: Options): Menu {
  const menu = emptyMenu();
  menu.attacks = options.attacks.filter((group) => group.action);
  menu.payment = options.payment ?? null;
  for (const choice of options.general) placeGeneral(menu, choice);
  for (const { unit, can } of options.units) menu.can.set(unit, can);
  return menu;
}

function placeGeneral(menu: Menu, choice: Choice): void {
  const hex = destination(choice.action);
  if (choice.action.type === 'end-phase') menu.end = choice.action;
  else if (fields(choice.action).units) menu.ways.push(choice);
  else if (hex) push(menu.byHex, hex, choice);
  else menu.plain.push(choice);
}

/** Sorts the choices of one unit. An exit is picked at the unit: its path may be empty, and several groups share an edge hex. */
export function sortChoices(choices: readonly Choice[]): UnitChoices {
  const sorted: UnitChoices = { only: [], toHex: new Map() };
  for (const choice of choices) {
    const hex = destination(choice.action);
    if (hex && choice.action.type !== 'exit') push(sorted.toHex, hex, choice);
    else sorted.only.push(choice);
  }
  return sorted;
}

/** Units that can still do something of their own accord in this phase. */
export function actors(menu: Menu): Set<UnitKey> {
  const found = new Set<UnitKey>(menu.can.keys());
  for (const group of menu.attacks) for (const unit of group.attackers) found.add(unit);
  return found;
}

/** The group with exactly these hexes, whatever their order. */
export function groupFor(menu: Menu, targets: readonly Hex[]): AttackGroup | undefined {
  const wanted = [...targets].sort().join();
  return menu.attacks.find((group) => [...group.targets].sort().join() === wanted);
}

/** Hexes that could be attacked together with these. */
export function furtherTargets(menu: Menu, targets: readonly Hex[]): Hex[] {
  const found = new Set<Hex>();
  for (const group of menu.attacks) {
    if (group.targets.length === targets.length + 1 && targets.every((hex) => group.targets.includes(hex))) {
      for (const hex of group.targets) if (!targets.includes(hex)) found.add(hex);
    }
  }
  return [...found].sort();
}

/** Hexes that a unit can attack, alone or with others. */
export function targetsOf(menu: Menu, unit: UnitKey): Set<Hex> {
  const found = new Set<Hex>();
  for (const group of menu.attacks) {
    if (group.targets.length === 1 && group.attackers.includes(unit)) found.add(group.targets[0]!);
  }
  return found;
}

export const attackableHexes = (menu: Menu): Set<Hex> =>
  new Set(menu.attacks.filter((group) => group.targets.length === 1).map((group) => group.targets[0]!));

/** How many units could still do what, by the action's type; attacks as "attack". */
export function undone(menu: Menu): Map<ActionType, number> {
  const counts = new Map<ActionType, number>();
  for (const kinds of menu.can.values()) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const attackers = new Set(menu.attacks.flatMap((group) => group.attackers));
  if (attackers.size > 0) counts.set('attack', attackers.size);
  return counts;
}

/** The units that a choice of several names. */
export const unitsOf = ({ action }: Choice): UnitKey[] => fields(action).units ?? [];

/** What these of the units are worth together. */
export const worthOf = (payment: Payment, units: ReadonlySet<UnitKey>): number =>
  payment.units.reduce((sum, each) => sum + (units.has(each.unit) ? each.worth : 0), 0);

/** The action that pays with these units, in the order of the payment; whether they will do, the engine says. */
export const payWith = (payment: Payment, units: ReadonlySet<UnitKey>): Action => ({
  type: payment.action,
  units: payment.units.map((each) => each.unit).filter((unit) => units.has(unit)),
});
