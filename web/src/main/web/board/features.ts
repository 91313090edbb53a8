/** What lies in hexes beside counters: German airfields and the Home Guard. Drawn under the counters, at the edge of the hex. */
import type { Hex, View } from '../model/wire.ts';
import { centre } from './geometry.ts';

export class FeatureLayer {
  private sign = '';

  constructor(private readonly layer: SVGGElement) {}

  draw(view: View): void {
    const airfields = view.campaign?.airfields ?? [];
    const sign = `${airfields.join()}|${view.homeGuard.join()}`;
    if (sign === this.sign) return;
    this.sign = sign;
    this.layer.innerHTML = airfields.map(airfield).join('') + view.homeGuard.map(homeGuard).join('');
  }
}

function at(hex: Hex, dx: number, dy: number): string {
  const { x, y } = centre(hex);
  return `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`;
}

const airfield = (hex: Hex): string =>
  `<g class="airfield" transform="${at(hex, 0, 0)}"><circle r="25"/><path d="M-11 0H11M0 -11V11M-5 9H5"/><title>German airfield</title></g>`;

const homeGuard = (hex: Hex): string =>
  `<g class="home-guard" transform="${at(hex, 0, 22)}"><rect x="-13" y="-7" width="26" height="14" rx="3"/><text y="4">HG</text><title>Home Guard</title></g>`;
