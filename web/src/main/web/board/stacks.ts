/** The counters on the map, a leaf for each hex. Only hexes in which something changed are drawn again. */
import { boardHex } from '../model/place.ts';
import type { GameSession } from '../model/session.ts';
import type { Hex, Mark, Side, UnitView, View } from '../model/wire.ts';
import { counterMarkup, hiddenMarkup } from './counters.ts';
import { leafOf } from './leaves.ts';

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
  private readonly drawn = new Map<Hex, { sign: string; leaf: SVGSVGElement }>();
  stacks = new Map<Hex, StackCounter[]>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly session: GameSession,
  ) {}

  draw(view: View, actors: ReadonlySet<string>, picked: ReadonlySet<string>): void {
    this.stacks = stacksOf(view, this.session);
    for (const [hex, { leaf }] of this.drawn) {
      if (this.stacks.has(hex)) continue;
      leaf.remove();
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
      const leaf = this.build(hex, stack, actors, picked);
      if (old) old.leaf.replaceWith(leaf);
      else this.layer.append(leaf);
      this.drawn.set(hex, { sign, leaf });
    }
  }

  leaf(hex: Hex): SVGSVGElement | undefined {
    return this.drawn.get(hex)?.leaf;
  }

  private build(hex: Hex, stack: StackCounter[], actors: ReadonlySet<string>, picked: ReadonlySet<string>): SVGSVGElement {
    const { sheet } = this.session;
    const { x, y } = sheet.centre(hex);
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
    const corner = 19 + shift;
    if (stack.length > 1)
      inside += `<g class="count"><circle cx="${-corner}" cy="${corner}" r="8"/><text x="${-corner}" y="${corner + 3.9}">${stack.length}</text></g>`;
    return leafOf(sheet, `<g class="stack" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`);
  }
}
