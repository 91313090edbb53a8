/** What can be laid over the map: supply, zones, what the enemy can reach, range, rail, landing areas, victory. */
import type { GameSession } from '../model/session.ts';
import type { Hex, HexInfo } from '../model/wire.ts';
import { border, centre, line, neighbour, outline } from './geometry.ts';

export type OverlayKind = 'supply' | 'zones' | 'threat' | 'range' | 'rail' | 'areas' | 'victory';

export const OVERLAYS: { kind: OverlayKind; name: string; legend: string }[] = [
  {
    kind: 'supply',
    name: 'Supply',
    legend: 'Green: a path to a source of supply, the stronger the nearer. Red rings: units without.',
  },
  { kind: 'zones', name: 'Zones of control', legend: 'Grey with a solid edge: German. Gold with a dashed edge: British.' },
  { kind: 'threat', name: 'What the enemy can reach', legend: 'Red: hexes that enemy units can come to in their next movement.' },
  { kind: 'range', name: 'German air range', legend: 'Blue: normal range. Beyond it the extended table is used.' },
  { kind: 'rail', name: 'Railways', legend: 'Hexes joined by rail.' },
  { kind: 'areas', name: 'Landing areas', legend: 'Each area with its beaches, ports and echelon. Red: landed in already. Blue: not yet.' },
  {
    kind: 'victory',
    name: 'Victory so far',
    legend: 'Every port with who holds it: G German, B British. Ports in German hands count for victory.',
  },
];

const fill = (hexes: Iterable<Hex>, name: string): string =>
  `<path class="${name}" d="${[...hexes].map((hex) => outline(hex)).join('')}"/>`;

export class OverlayLayer extends EventTarget {
  kind: OverlayKind | null = null;
  private turn = 0;

  constructor(
    private readonly layer: SVGGElement,
    private readonly session: GameSession,
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
      this.layer.innerHTML = '';
      return;
    }
    void this.draw(kind)
      .then((markup) => {
        if (turn === this.turn) this.layer.innerHTML = markup;
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
        return fill(
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

  private where(test: (hex: HexInfo) => boolean): Hex[] {
    return this.session.map.hexes.filter(test).map((hex) => hex.hex);
  }

  private async supply(): Promise<string> {
    const answer = (await this.session.ask({ type: 'supply', side: this.session.mySide })) as {
      hexes?: { hex: Hex; distance: number }[];
      units?: { unit: string; status: string }[];
    };
    let inside = '';
    const bands = new Map<string, Hex[]>();
    for (const { hex, distance } of answer.hexes ?? []) {
      const band = distance <= 5 ? 'a' : distance <= 10 ? 'b' : 'c';
      (bands.get(band) ?? bands.set(band, []).get(band)!).push(hex);
    }
    for (const [band, hexes] of bands) inside += fill(hexes, `ov-supply ${band}`);
    for (const { unit, status } of answer.units ?? []) {
      const place = this.session.units.get(unit)?.place;
      if (status !== 'supplied' && place && /^\d{4}$/.test(place)) inside += `<path class="ov-cut" d="${outline(place, 0.92)}"/>`;
    }
    return inside;
  }

  private async zones(): Promise<string> {
    const answer = (await this.session.ask({ type: 'zones' })) as { german?: Hex[]; british?: Hex[] };
    return (
      fill(answer.german ?? [], 'ov-zone german') +
      fill(answer.british ?? [], 'ov-zone british') +
      `<path class="ov-zone-edge german" d="${border(new Set(answer.german))}"/><path class="ov-zone-edge british" d="${border(new Set(answer.british))}"/>`
    );
  }

  private async threat(): Promise<string> {
    const answer = (await this.session.ask({ type: 'threat', side: this.session.mySide === 'german' ? 'british' : 'german' })) as {
      hexes?: { hex: Hex; units?: number }[];
    };
    const hexes = answer.hexes ?? [];
    const heavy = hexes.filter((each) => (each.units ?? 1) > 2).map((each) => each.hex);
    return (
      fill(
        hexes.map((each) => each.hex),
        'ov-threat',
      ) + fill(heavy, 'ov-threat heavy')
    );
  }

  private rail(): string {
    let path = '';
    for (const { hex, rail } of this.session.map.hexes) {
      for (const way of rail ?? []) {
        const next = neighbour(hex, way);
        if (hex < next && this.session.hexes.has(next)) path += line([hex, next]);
      }
    }
    return `<path class="ov-rail-under" d="${path}"/><path class="ov-rail" d="${path}"/>`;
  }

  private areas(): string {
    const invaded = new Set(this.session.view?.invadedAreas ?? []);
    return this.session.map.areas
      .map(({ area, echelon, hexes }) => {
        const { x, y } = centre(echelon);
        const state = invaded.has(area) ? ' invaded' : '';
        return `<path class="ov-area${state}" d="${hexes.map((hex) => outline(hex)).join('')}"/>${hexes.map((hex) => `<text class="ov-letter" x="${centre(hex).x}" y="${centre(hex).y + 7}">${area}</text>`).join('')}<circle class="ov-echelon${state}" cx="${x}" cy="${y}" r="27"/>`;
      })
      .join('');
  }

  private victory(): string {
    const held = new Set(this.session.view?.germanHeld ?? []);
    return this.where((hex) => !!hex.port)
      .map((hex) => {
        // On the upper edge of its hex, where no counter hides it.
        const { x, y } = centre(hex);
        const mine = held.has(hex);
        return `<g class="ov-port ${mine ? 'german' : 'british'}" transform="translate(${x} ${y - 31})"><circle r="14"/><text y="6">${mine ? 'G' : 'B'}</text></g>`;
      })
      .join('');
  }
}
