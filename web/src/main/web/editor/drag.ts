/** A counter carried by mouse, pen or finger from anywhere to anywhere: over the map, over a box, over a turn. */
import type { UnitInfo } from '../model/wire.ts';
import { counterMarkup } from '../board/counters.ts';

const FAR_ENOUGH = 6;
/** So long a finger rests on a counter before it takes it up; one that moves up or down sooner scrolls. */
const HOLD = 350;
const NS = 'http://www.w3.org/2000/svg';

export interface Spot {
  x: number;
  y: number;
  /** What lies under the pointer. */
  element: Element | null;
}

function ghostOf(unit: UnitInfo): SVGSVGElement {
  const ghost = document.createElementNS(NS, 'svg');
  ghost.setAttribute('class', 'drag-ghost');
  ghost.setAttribute('viewBox', '-22 -22 48 45');
  ghost.innerHTML = `<g class="counter ${unit.side} ${unit.kind}">${counterMarkup(unit, [])}</g>`;
  document.body.append(ghost);
  return ghost;
}

/** Follows this press until it ends; a press that goes nowhere is a click and is left alone. */
export function carry(event: PointerEvent, unit: UnitInfo, dropped: (spot: Spot) => void): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const source = event.currentTarget as HTMLElement;
  const ending = new AbortController();
  let ghost: SVGSVGElement | null = null;
  let moved = false;
  const show = ({ clientX: x, clientY: y }: PointerEvent): void => {
    ghost ??= ghostOf(unit);
    ghost.style.left = `${x}px`;
    ghost.style.top = `${y}px`;
  };
  const hold = event.pointerType === 'touch' ? window.setTimeout(show, HOLD, event) : 0;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (!moved && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR_ENOUGH) return;
    moved = true;
    show(now);
    mark(now.clientX, now.clientY);
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    clearTimeout(hold);
    ending.abort();
    mark(-1, -1);
    ghost?.remove();
    if (!moved) return;
    // The click that follows a drag chooses nothing.
    const hush = (click: Event): void => click.stopImmediatePropagation();
    source.addEventListener('click', hush, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', hush, { capture: true }), 0);
    if (now.type === 'pointerup') dropped({ x: now.clientX, y: now.clientY, element: document.elementFromPoint(now.clientX, now.clientY) });
  };
  const { signal } = ending;
  // What is carried does not scroll.
  source.addEventListener('touchmove', (touch) => ghost && touch.preventDefault(), { signal, passive: false });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** Shows which box would take what is carried. */
export function mark(x: number, y: number): void {
  const under = x < 0 ? null : (document.elementFromPoint(x, y)?.closest('[data-place]') ?? null);
  for (const each of document.querySelectorAll('.drop-here')) if (each !== under) each.classList.remove('drop-here');
  under?.classList.add('drop-here');
}
