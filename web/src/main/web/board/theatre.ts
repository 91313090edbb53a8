/** What happens, shown: counters travel, fights flash, dice fall. Silent for those who want less motion. */
import { reducedMotion, settings } from '../ui/settings.ts';
import { fields, type GameEvent, type Hex, type Roll } from '../model/wire.ts';
import type { Sheet } from './geometry.ts';
import { isHex } from '../model/words.ts';
import type { StackLayer } from './stacks.ts';

const LINGER = 900;
/** So long the hexes are ringed that dice touched. */
const TOUCHED = 3000;
/** A step from hex to hex without a path. */
const GOES: ReadonlySet<string> = new Set<GameEvent['type']>(['unit-landed', 'unit-dropped', 'unit-retreated', 'unit-advanced', 'unit-withdrew']);

export class Theatre {
  private fightAt: Hex | null = null;
  /** Where the units of the next events stand before them. */
  private readonly from = new Map<string, Hex>();

  constructor(
    private readonly layer: SVGGElement,
    private readonly stacks: StackLayer,
    private readonly sheet: Sheet,
  ) {}

  /** Notes where the units are that are about to move. */
  remember(events: readonly GameEvent[], where: (unit: string) => Hex | null): void {
    for (const event of events) {
      const { unit } = fields(event);
      const hex = unit ? where(unit) : null;
      if (unit && hex) this.from.set(unit, hex);
    }
  }

  /** Whom the dice touched. */
  touch(rolls: readonly Roll[]): void {
    for (const { purpose, hexes } of rolls)
      if (hexes.length > 0)
        this.flash(`<path class="touched ${purpose}" d="${[...new Set(hexes)].map((hex) => this.sheet.outline(hex, 0.94)).join('')}"/>`, TOUCHED + settings.pace);
  }

  play(events: readonly GameEvent[]): void {
    let face = 0;
    for (const event of events) {
      const { path, unit, hex } = fields(event);
      if (event.type === 'die-rolled') face = event.face;
      else if (path && unit) this.travel(unit, [...this.start(unit), ...path.filter(isHex)]);
      else if (unit && hex && GOES.has(event.type)) {
        this.travel(unit, [...this.start(unit), hex]);
        if (event.type === 'unit-landed' || event.type === 'unit-dropped') this.pulse(hex, 'arrive');
      }
      else if (event.type === 'attack-declared') this.fightAt = event.targets[0] ?? null;
      else if (event.type === 'combat-rolled' && this.fightAt) this.verdict(this.fightAt, face, event.result);
      else if (event.type === 'raid-launched') for (const each of event.hexes) this.pulse(each, 'bomb');
    }
    this.from.clear();
  }

  private start(unit: string): Hex[] {
    const hex = this.from.get(unit);
    return hex ? [hex] : [];
  }

  private travel(unit: string, path: Hex[]): void {
    const goal = path.at(-1);
    const leaf = goal ? this.stacks.leaf(goal) : undefined;
    const counter = leaf?.querySelector<SVGGElement>(`[data-unit="${CSS.escape(unit)}"]`);
    if (!goal || !leaf || !counter || reducedMotion()) return;
    const end = this.sheet.centre(goal);
    const start = path.length > 1 ? path : [goal];
    const frames = start.map((hex) => {
      const { x, y } = this.sheet.centre(hex);
      return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
    });
    if (frames.length < 2) return;
    leaf.parentNode?.append(leaf);
    counter.animate(frames, { duration: Math.min(700, Math.max(220, settings.pace * 0.9)), easing: 'ease-in-out' });
  }

  private pulse(hex: Hex | null, kind: string): void {
    if (!hex) return;
    const { x, y } = this.sheet.centre(hex);
    this.flash(`<circle class="pulse ${kind}" cx="${x}" cy="${y}" r="30"/>`, 700);
  }

  private verdict(hex: Hex, face: number, result: string): void {
    const { x, y } = this.sheet.centre(hex);
    this.flash(
      `<g class="verdict" transform="translate(${x} ${y - 48})"><rect x="-44" y="-20" width="88" height="40" rx="9"/><text class="die" x="-22" y="9">${String.fromCharCode(0x267f + face)}</text><text x="16" y="8">${result}</text></g>`,
      LINGER + settings.pace,
    );
  }

  private flash(markup: string, time: number): void {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.innerHTML = markup;
    this.layer.append(group);
    setTimeout(() => group.remove(), time);
  }
}
