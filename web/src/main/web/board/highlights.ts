/** Where the picked unit can go, what can be attacked, the path under the pointer, the cursor. */
import type { Hand } from '../model/hand.ts';
import { destination } from '../model/menu.ts';
import type { GameSession } from '../model/session.ts';
import { fields, type ActionType, type Choice, type Hex } from '../model/wire.ts';
import type { Sheet } from './geometry.ts';

const KINDS: Partial<Record<ActionType, string>> = {
  move: 'go',
  'move-by-rail': 'rail',
  'enter-by-rail': 'rail',
  land: 'go',
  drop: 'go',
  retreat: 'back',
  withdraw: 'back',
  advance: 'go',
  'assign-air': 'air',
  'base-air': 'air',
};

const kindOf = (choice: Choice): string => KINDS[choice.action.type] ?? 'go';

/** What a choice costs, over the hex it leads to. */
function costTag({ action, cost }: Choice, sheet: Sheet): string {
  const goal = destination(action);
  if (!goal || cost === undefined) return '';
  const { x, y } = sheet.centre(goal);
  return `<g class="trail-cost" transform="translate(${x.toFixed(1)} ${(y - 34).toFixed(1)})"><rect x="-15" y="-11" width="30" height="22" rx="11"/><text y="5">${cost}</text></g>`;
}

export class Highlights {
  private readonly sheet: Sheet;
  private readonly offers: SVGGElement;
  private readonly trail: SVGGElement;
  private readonly marks: SVGGElement;
  private cursorAt: Hex | null = null;

  constructor(
    board: HTMLElement,
    private readonly session: GameSession,
  ) {
    const layer = (name: string): SVGGElement => board.querySelector(`.${name}`)!;
    this.sheet = session.sheet;
    this.offers = layer('offers');
    this.trail = layer('trail');
    this.marks = layer('marks');
  }

  draw(hand: Hand, over: Hex | null): void {
    const groups = new Map<string, Hex[]>();
    let costs = '';
    for (const [hex, choices] of hand.offers) {
      const kind = kindOf(choices[0]!);
      (groups.get(kind) ?? groups.set(kind, []).get(kind)!).push(hex);
      const cost = choices[0]!.cost;
      if (cost !== undefined && cost > 0) {
        const { x, y } = this.sheet.centre(hex);
        costs += `<text class="cost" x="${x.toFixed(1)}" y="${(y + this.sheet.hexHeight * 0.42).toFixed(1)}">${cost}</text>`;
      }
    }
    const crowded = [...hand.offers].filter(([, choices]) => choices[0]!.overstacks).map(([hex]) => hex);
    let inside = '';
    for (const [kind, hexes] of groups) {
      inside += `<path class="offer ${kind}" d="${hexes.map((hex) => this.sheet.outline(hex, 0.97)).join('')}"/>`;
      inside += `<path class="offer-edge ${kind}" d="${this.sheet.border(new Set(hexes))}"/>`;
    }
    if (crowded.length > 0) inside += `<path class="offer-crowded" d="${crowded.map((hex) => this.sheet.outline(hex, 0.86)).join('')}"/>`;
    this.offers.innerHTML = inside + costs;
    this.drawMarks(hand);
    this.hover(over, hand);
  }

  private drawMarks(hand: Hand): void {
    let inside = '';
    const aimed = hand.draft ? new Set(hand.draft.targets) : null;
    for (const hex of hand.targets) if (!aimed?.has(hex)) inside += `<path class="target" d="${this.sheet.outline(hex, 0.9)}"/>`;
    for (const hex of aimed ?? []) inside += `<path class="target aimed" d="${this.sheet.outline(hex, 0.9)}"/>`;
    for (const unit of hand.draft?.attackers ?? []) inside += this.arrow(hand.hexOf(unit), hand.draft!.targets[0]!);
    const combat = this.session.view?.combat;
    if (combat) {
      for (const hex of combat.targets) inside += `<path class="target aimed" d="${this.sheet.outline(hex, 0.9)}"/>`;
      if (combat.stage === 'column')
        for (const unit of combat.attackers) if (unit) inside += this.arrow(hand.hexOf(unit), combat.targets[0]!);
    }
    const flying = new Map<Hex, number>();
    for (const { unit, target } of this.session.view?.units ?? []) {
      if (!target) continue;
      flying.set(target, (flying.get(target) ?? 0) + 1);
      inside += this.flight(hand.hexOf(unit), target);
    }
    for (const [hex, count] of flying) inside += this.flyers(hex, count);
    if (hand.way) inside += this.way(hand);
    if (hand.hex) inside += `<path class="chosen" d="${this.sheet.outline(hand.hex, 0.98)}"/>`;
    this.marks.innerHTML = `${inside}<path class="hovered"/><path class="cursor"/><g class="trail-tag"></g>`;
    this.cursor(this.cursorAt);
  }

  /** A fat arrow from an attacker towards what it attacks. */
  private arrow(from: Hex | null, to: Hex): string {
    if (!from) return '';
    const a = this.sheet.centre(from);
    const b = this.sheet.centre(to);
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return `<path class="attack-arrow" transform="translate(${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}) rotate(${angle.toFixed(0)})" d="M-13 -5H1V-11L14 0L1 11V5H-13Z"/>`;
  }

  /** The way that the player is laying. */
  private way(hand: Hand): string {
    const { unit, path } = hand.way!;
    const from = hand.hexOf(unit);
    const d = this.sheet.line([...(from ? [from] : []), ...path]);
    const stops = path.map((hex) => {
      const { x, y } = this.sheet.centre(hex);
      return `<circle class="trail-end" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6"/>`;
    });
    return `<path class="trail-under" d="${d}"/><path class="trail-line" d="${d}"/>${stops.join('')}`;
  }

  /** Where an air unit is sent. */
  private flight(from: Hex | null, to: Hex): string {
    const { x, y } = this.sheet.centre(to);
    const ring = `<circle class="bombed" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="24"/>`;
    return from ? `${ring}<path class="flight" d="${this.sheet.line([from, to])}"/>` : ring;
  }

  /** How many are sent there. */
  private flyers(hex: Hex, count: number): string {
    const { x, y } = this.sheet.centre(hex);
    return `<g class="flyers" transform="translate(${(x - 20).toFixed(1)} ${(y - 22).toFixed(1)})"><circle r="11"/><text y="5">${count}</text></g>`;
  }

  hover(hex: Hex | null, hand: Hand): void {
    const ring = this.marks.querySelector('.hovered');
    ring?.setAttribute('d', hex ? this.sheet.outline(hex, 0.98) : '');
    const choice = hex && !hand.way ? hand.offers.get(hex)?.[0] : undefined;
    this.trail.innerHTML = choice ? this.path(choice, hand) : '';
    const tag = this.marks.querySelector('.trail-tag');
    if (tag) tag.innerHTML = choice ? costTag(choice, this.sheet) : '';
  }

  private path(choice: Choice, hand: Hand): string {
    const { unit, path } = fields(choice.action);
    const from = unit ? hand.hexOf(unit) : null;
    const goal = destination(choice.action);
    if (!goal) return '';
    const hexes = [...(from ? [from] : []), ...(path ?? [goal])];
    const { x, y } = this.sheet.centre(goal);
    return `<path class="trail-under" d="${this.sheet.line(hexes)}"/><path class="trail-line ${kindOf(choice)}" d="${this.sheet.line(hexes)}"/><circle class="trail-end ${kindOf(choice)}" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7"/>`;
  }

  cursor(hex: Hex | null): void {
    this.cursorAt = hex;
    this.marks.querySelector('.cursor')?.setAttribute('d', hex ? this.sheet.outline(hex, 1) : '');
  }
}
