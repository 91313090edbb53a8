/** What lies in hexes beside counters: German airfields and the Home Guard. Drawn under the counters, at the edge of the hex. */
import type { Hex, View } from '../model/wire.ts';
import type { Sheet } from './geometry.ts';

export class FeatureLayer {
  private sign = '';

  constructor(
    private readonly layer: SVGGElement,
    private readonly sheet: Sheet,
  ) {}

  draw(view: View): void {
    const airfields = view.campaign?.airfields ?? [];
    const sign = `${airfields.join()}|${view.homeGuard.join()}`;
    if (sign === this.sign) return;
    this.sign = sign;
    this.layer.innerHTML =
      airfields.map((hex) => airfield(this.at(hex, 0))).join('') + view.homeGuard.map((hex) => homeGuard(this.at(hex, 22))).join('');
  }

  private at(hex: Hex, dy: number): string {
    const { x, y } = this.sheet.centre(hex);
    return `translate(${x.toFixed(1)} ${(y + dy).toFixed(1)})`;
  }
}

const airfield = (place: string): string =>
  `<g class="airfield" transform="${place}"><circle r="25"/><path d="M-11 0H11M0 -11V11M-5 9H5"/><title>German airfield</title></g>`;

const homeGuard = (place: string): string =>
  `<g class="home-guard" transform="${place}"><rect x="-13" y="-7" width="26" height="14" rx="3"/><text y="4">HG</text><title>Home Guard</title></g>`;
