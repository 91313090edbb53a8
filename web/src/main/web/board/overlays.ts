/** What can be laid over the map: supply, zones, what the enemy can reach, range, rail, landing areas, victory. */
import type { GameSession } from '../model/session.ts';
import type { AnswerTo, Hex, HexInfo } from '../model/wire.ts';
import { isHex } from '../model/words.ts';
import type { Sheet } from './geometry.ts';

type SupplyStatus = AnswerTo<'supply'>['hexes'][number]['status'];

export type OverlayKind = 'supply' | 'zones' | 'threat' | 'range' | 'rail' | 'areas' | 'victory';

export const OVERLAYS: { kind: OverlayKind; name: string; legend: string }[] = [
  {
    kind: 'supply',
    name: 'Supply',
    legend:
      'Green: near enough to a source of supply now. Pale: a path that is too long for full supply. Solid red ring: judged without supply at the last Supply Phase, until the next. Dashed ring: would be judged so now.',
  },
  { kind: 'zones', name: 'Zones of control', legend: 'Grey with a solid edge: German. Gold with a dashed edge: British.' },
  { kind: 'threat', name: 'What the enemy can reach', legend: 'Red: hexes that enemy units can come to in their next movement.' },
  { kind: 'range', name: 'German air range', legend: 'Blue: normal range. Beyond it the extended table is used.' },
  { kind: 'rail', name: 'Railways', legend: 'Hexes joined by rail.' },
  { kind: 'areas', name: 'Landing areas', legend: 'Each area with its beaches, ports and echelon. Red: landed in already. Blue: not yet.' },
  {
    kind: 'victory',
    name: 'Victory so far',
    legend: 'Every port by its name with who holds it: G German, B British. Ports in German hands count for victory.',
  },
];

/** How strongly a hex is tinted, by what its path to a source makes of a unit there. */
const BANDS: Record<SupplyStatus, string> = { supplied: 'a', unsupplied: 'b', isolated: 'c' };
/** More units than these in reach make a hex darker. */
const MANY = 2;

export class OverlayLayer extends EventTarget {
  kind: OverlayKind | null = null;
  private turn = 0;

  constructor(
    private readonly layer: SVGGElement,
    private readonly session: GameSession,
    /** For what must be read over the counters. */
    private readonly top: SVGGElement,
  ) {
    super();
  }

  show(kind: OverlayKind | null): void {
    this.kind = kind;
    this.refresh();
    this.dispatchEvent(new Event('overlay'));
  }

  refresh(): void {
    const kind = this.kind;
    const turn = ++this.turn;
    if (!kind) {
      this.layer.innerHTML = this.top.innerHTML = '';
      return;
    }
    void this.draw(kind)
      .then((markup) => {
        if (turn !== this.turn) return;
        this.layer.innerHTML = kind === 'victory' ? '' : markup;
        this.top.innerHTML = kind === 'victory' ? markup : '';
      })
      .catch(() => {
        if (turn === this.turn) this.layer.innerHTML = '';
      });
  }

  private async draw(kind: OverlayKind): Promise<string> {
    switch (kind) {
      case 'supply':
        return this.supply();
      case 'zones':
        return this.zones();
      case 'threat':
        return this.threat();
      case 'range':
        return this.fill(
          this.where((hex) => !!hex.germanNormalRange),
          'ov-range',
        );
      case 'rail':
        return this.rail();
      case 'areas':
        return this.areas();
      case 'victory':
        return this.victory();
    }
  }

  private get sheet(): Sheet {
    return this.session.sheet;
  }

  private fill(hexes: readonly Hex[], name: string): string {
    return `<path class="${name}" d="${hexes.map((hex) => this.sheet.outline(hex)).join('')}"/>`;
  }

  private where(test: (hex: HexInfo) => boolean): Hex[] {
    return this.session.map.hexes.filter(test).map((hex) => hex.hex);
  }

  private async supply(): Promise<string> {
    const { hexes, units } = await this.session.ask({ type: 'supply', side: this.session.mySide });
    let inside = '';
    for (const [status, band] of Object.entries(BANDS))
      inside += this.fill(
        hexes.filter((each) => each.status === status).map((each) => each.hex),
        `ov-supply ${band}`,
      );
    for (const { unit, status } of units) {
      const { place, marks } = this.session.units.get(unit) ?? {};
      if (!isHex(place)) continue;
      if (marks?.some((mark) => mark === 'unsupplied' || mark === 'isolated')) inside += `<path class="ov-cut" d="${this.sheet.outline(place, 0.92)}"/>`;
      if (status !== 'supplied') inside += `<path class="ov-cut now" d="${this.sheet.outline(place, 0.8)}"/>`;
    }
    return inside;
  }

  private async zones(): Promise<string> {
    const { german, british } = await this.session.ask({ type: 'zones' });
    const edge = (side: string, hexes: Hex[]): string => `<path class="ov-zone-edge ${side}" d="${this.sheet.border(new Set(hexes))}"/>`;
    return this.fill(german, 'ov-zone german') + this.fill(british, 'ov-zone british') + edge('german', german) + edge('british', british);
  }

  private async threat(): Promise<string> {
    const enemy = this.session.mySide === 'german' ? 'british' : 'german';
    const { hexes } = await this.session.ask({ type: 'threat', side: enemy });
    const all = hexes.map((each) => each.hex);
    const heavy = hexes.filter((each) => each.units > MANY).map((each) => each.hex);
    return this.fill(all, 'ov-threat') + this.fill(heavy, 'ov-threat heavy');
  }

  private rail(): string {
    let path = '';
    for (const { hex, rail } of this.session.map.hexes) {
      for (const way of rail ?? []) {
        const next = this.sheet.neighbour(hex, way);
        if (next && hex < next) path += this.sheet.line([hex, next]);
      }
    }
    return `<path class="ov-rail-under" d="${path}"/><path class="ov-rail" d="${path}"/>`;
  }

  private areas(): string {
    const invaded = new Set(this.session.view?.invadedAreas ?? []);
    return this.session.map.areas
      .map(({ area, echelon, hexes }) => {
        const { x, y } = this.sheet.centre(echelon);
        const state = invaded.has(area) ? ' invaded' : '';
        return `<path class="ov-area${state}" d="${hexes.map((hex) => this.sheet.outline(hex)).join('')}"/>${hexes.map((hex) => `<text class="ov-letter" x="${this.sheet.centre(hex).x}" y="${this.sheet.centre(hex).y + 7}">${area}</text>`).join('')}<circle class="ov-echelon${state}" cx="${x}" cy="${y}" r="27"/>`;
      })
      .join('');
  }

  private victory(): string {
    const held = new Set(this.session.view?.germanHeld ?? []);
    return this.where((hex) => !!hex.port)
      .map((hex) => {
        // On the upper edge of its hex, where no counter hides it.
        const { x, y } = this.sheet.centre(hex);
        const mine = held.has(hex);
        return `<g class="ov-port ${mine ? 'german' : 'british'}" transform="translate(${x} ${y - 31})"><circle r="14"/><text y="6">${mine ? 'G' : 'B'}</text><text class="ov-name" y="-19">${this.session.hexes.get(hex)?.port ?? ''}, ${mine ? 'German' : 'British'}</text></g>`;
      })
      .join('');
  }
}
