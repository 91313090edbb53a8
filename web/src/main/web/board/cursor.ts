/** What is said of the hex that one comes to by keyboard. */
import type { Hand } from '../model/hand.ts';
import { actionLabel, terrainOf } from '../model/words.ts';
import type { Hex } from '../model/wire.ts';
import { spoken } from './counters.ts';
import type { StackCounter } from './stacks.ts';
import type { Point } from './geometry.ts';

/** How far the arrow keys push the map, with Shift. */
export const PANS: Record<string, Point> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

export function describeHex(hex: Hex, hand: Hand, stack: readonly StackCounter[]): string {
  const { session } = hand;
  const info = session.hexes.get(hex);
  const parts = [`Hex ${hex}`];
  const name = info?.port ?? info?.city ?? info?.name;
  if (name) parts.push(name);
  parts.push(terrainOf(info?.terrain));
  if (info?.port) parts.push('port');
  if (info?.beach) parts.push('beach');
  for (const each of stack) parts.push(each.key ? spoken(session.unit(each.key), each.marks) : `hidden ${each.side} unit`);
  const offer = hand.offers.get(hex)?.[0];
  if (offer) parts.push(`${actionLabel(offer.action)}${offer.cost ? `, cost ${offer.cost}` : ''}: press Enter`);
  else if (hand.targets.has(hex)) parts.push('can be attacked: press Enter');
  return parts.filter(Boolean).join('. ');
}
