/** The counters on the map. Only hexes in which something changed are drawn again. */
import { boardHex } from '../model/place.ts';
import type { GameSession } from '../model/session.ts';
import type { Hex, Mark, Side, UnitView, View } from '../model/wire.ts';
import { counterMarkup, hiddenMarkup } from './counters.ts';

const NS = 'http://www.w3.org/2000/svg';
const STEP = 4;
/** Counters of a stack that are drawn; the number says how many there are. */
const SHOWN = 4;

export interface StackCounter {
  key: string | null;
  side: Side;
  marks: Mark[];
}

const RANK: Record<string, number> = { air: 0, supply: 1 };

/** Who lies on top: combat units over supply over air units, the strongest uppermost. */
function order(session: GameSession, units: UnitView[]): UnitView[] {
  const rank = (unit: UnitView): number => {
    const info = session.unit(unit.unit);
    return (RANK[info.kind] ?? 2) * 100 + info.strength;
  };
  return units.sort((a, b) => rank(a) - rank(b) || (a.unit < b.unit ? -1 : 1));
}

export function stacksOf(view: View, session: GameSession): Map<Hex, StackCounter[]> {
  const known = new Map<Hex, UnitView[]>();
  for (const unit of view.units) {
    const hex = boardHex(unit.place, session);
    if (!hex) continue;
    const list = known.get(hex);
    if (list) list.push(unit);
    else known.set(hex, [unit]);
  }
  const stacks = new Map<Hex, StackCounter[]>();
  for (const [hex, units] of known)
    stacks.set(
      hex,
      order(session, units).map(({ unit, marks }) => ({ key: unit, side: session.unit(unit).side, marks })),
    );
  for (const hidden of view.hidden) {
    const hex = boardHex(hidden.place, session);
    if (!hex) continue;
    const stack = stacks.get(hex) ?? [];
    stack.push({ key: null, side: hidden.side, marks: hidden.marks });
    stacks.set(hex, stack);
  }
  return stacks;
}

export class StackLayer {
  private readonly drawn = new Map<Hex, { sign: string; group: SVGGElement }>();
  stacks = new Map<Hex, StackCounter[]>();

  constructor(
    private readonly layer: SVGGElement,
    private readonly session: GameSession,
  ) {}

  draw(view: View, actors: ReadonlySet<string>, picked: ReadonlySet<string>): void {
    this.stacks = stacksOf(view, this.session);
    for (const [hex, { group }] of this.drawn) {
      if (this.stacks.has(hex)) continue;
      group.remove();
      this.drawn.delete(hex);
    }
    for (const [hex, stack] of this.stacks) {
      const sign = stack
        .map(
          (each) =>
            `${each.key}${each.marks.join()}${each.key && actors.has(each.key) ? '!' : ''}${each.key && picked.has(each.key) ? '*' : ''}`,
        )
        .join('|');
      const old = this.drawn.get(hex);
      if (old?.sign === sign) continue;
      const group = this.build(hex, stack, actors, picked);
      if (old) old.group.replaceWith(group);
      else this.layer.append(group);
      this.drawn.set(hex, { sign, group });
    }
  }

  group(hex: Hex): SVGGElement | undefined {
    return this.drawn.get(hex)?.group;
  }

  private build(hex: Hex, stack: StackCounter[], actors: ReadonlySet<string>, picked: ReadonlySet<string>): SVGGElement {
    const group = document.createElementNS(NS, 'g');
    const { x, y } = this.session.sheet.centre(hex);
    group.setAttribute('class', 'stack');
    group.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    const top = stack.slice(-SHOWN);
    const pickedOnes = stack.filter((each) => each.key && picked.has(each.key));
    const lift = pickedOnes.length > 0 && !top.includes(pickedOnes[0]!) ? [...top.slice(1), pickedOnes[0]!] : top;
    const shift = ((lift.length - 1) * STEP) / 2;
    let inside = '';
    lift.forEach((each, i) => {
      const offset = i * STEP - shift;
      const state = `${each.key && actors.has(each.key) ? ' able' : ''}${each.key && picked.has(each.key) ? ' picked' : ''}`;
      const info = each.key ? this.session.unit(each.key) : null;
      const markup = info ? counterMarkup(info, each.marks) : hiddenMarkup(each.marks);
      inside += `<g transform="translate(${offset} ${-offset})"><g class="counter ${each.side} ${info?.kind ?? 'unknown'}${state}"${each.key ? ` data-unit="${each.key}"` : ''}>${markup}</g></g>`;
    });
    if (stack.length > 1)
      inside += `<g class="count" transform="translate(${-19 - shift} ${19 + shift})"><circle r="8"/><text y="3.9">${stack.length}</text></g>`;
    group.innerHTML = inside;
    return group;
  }
}
