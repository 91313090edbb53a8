/** A counter carried by the pointer from its hex, or from a tray beside the map, to where it is let go. */
import type { Hand } from '../model/hand.ts';
import { actors } from '../model/menu.ts';
import type { Hex, UnitKey } from '../model/wire.ts';
import { counterMarkup } from './counters.ts';
import type { Point } from './geometry.ts';

const NS = 'http://www.w3.org/2000/svg';
const FAR_ENOUGH = 6;

export class Carrier {
  private ghost: SVGGElement | null = null;

  constructor(
    private readonly layer: SVGGElement,
    private readonly hand: Hand,
  ) {}

  /** Takes up who can act in this hex; a finger only what it has picked before, for it also pushes the map. */
  grab(hex: Hex | null, byFinger: boolean): boolean {
    const { hand } = this;
    if (!hex || !hand.session.myMove || hand.way || hand.draft) return false;
    const able = actors(hand.session.menu);
    const isPicked = hand.hex === hex && hand.picked.some((unit) => hand.hexOf(unit) === hex);
    if (!isPicked && (byFinger || !(hand.session.view?.units ?? []).some(({ unit }) => able.has(unit) && hand.hexOf(unit) === hex)))
      return false;
    if (!isPicked) hand.open(hex);
    return hand.picked.length > 0;
  }

  /** Shows what is carried at this point of the sheet. */
  show({ x, y }: Point): void {
    if (!this.ghost) {
      this.ghost = document.createElementNS(NS, 'g');
      this.ghost.setAttribute('class', 'ghost');
      this.ghost.innerHTML = this.hand.picked
        .slice(0, 3)
        .map((unit, i) => this.counter(unit, i * 5))
        .join('');
      this.layer.append(this.ghost);
    }
    this.ghost.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  }

  private counter(unit: UnitKey, shift: number): string {
    const info = this.hand.session.unit(unit);
    return `<g transform="translate(${shift} ${-shift})"><g class="counter ${info.side} ${info.kind}">${counterMarkup(info, [])}</g></g>`;
  }

  hide(): void {
    this.ghost?.remove();
    this.ghost = null;
  }

  /** Does what a press there would do; where nothing can be done, says why not. */
  async drop(hex: Hex | null): Promise<void> {
    this.hide();
    const { hand } = this;
    const [unit] = hand.picked;
    if (!hex || !unit || hand.hexOf(unit) === hex) return;
    await Promise.all(hand.picked.filter((each) => hand.session.menu.can.has(each)).map((each) => hand.session.choicesOf(each))).catch(() => null);
    await Promise.resolve();
    if (hand.offers.has(hex) || hand.targets.has(hex)) hand.press(hex);
    else void hand.why(hex);
  }
}

const swallow = (click: Event): void => click.stopPropagation();

/** Counters in trays can be carried to the map, several at once if several are picked. */
export function carryFromTrays(root: HTMLElement, hand: Hand, show: (event: PointerEvent) => void, drop: (event: PointerEvent) => void): () => void {
  const begin = (down: PointerEvent): void => {
    const unit = (down.target as Element).closest<HTMLElement>('.tray-unit[data-unit]')?.dataset['unit'];
    if (!unit || down.button !== 0 || down.pointerType === 'touch') return;
    let carrying = false;
    const move = (event: PointerEvent): void => {
      if (!carrying && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR_ENOUGH) return;
      if (!carrying && !hand.picked.includes(unit)) hand.pick([unit]);
      carrying = true;
      show(event);
    };
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      if (!carrying) return;
      // The click that ends the drag picks nothing.
      addEventListener('click', swallow, { capture: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
        drop(event);
      });
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
  };
  root.addEventListener('pointerdown', begin);
  return () => root.removeEventListener('pointerdown', begin);
}
