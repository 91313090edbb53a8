/** An event as a line of the story: its own sentence, and where and how it is shown. Bookkeeping, and what a neighbour event says already, gives none. */
import { fields, type GameEvent, type Hex, type Side } from './wire.ts';
import type { GameSession } from './session.ts';
import { isHex, phaseOf } from './words.ts';

export interface Line {
  text: string;
  hexes: Hex[];
  dice: number[];
  tone: Tone;
  side: Side | null;
}

type Tone = 'plain' | 'head' | 'phase' | 'fight' | 'loss' | 'air';

/** Events that are not told. */
const QUIET = new Set<GameEvent['type']>([
  'unit-set-up',
  'hex-set-up',
  'areas-invaded',
  'die-rolled',
  'area-planned',
  'air-loss-due',
  'raid-ended',
  'excess-noted',
  'excess-due',
  'combat-stage-began',
  'combat-ended',
  'airfields-attacked',
  'towns-garrisoned',
  'towns-counted',
  'risings-due',
  'move-paused',
  'groups-counted',
]);

const TONES: Partial<Record<GameEvent['type'], Tone>> = {
  'game-turn-began': 'head',
  'game-ended': 'head',
  'phase-began': 'phase',
  'air-assigned': 'air',
  'air-recalled': 'air',
  'raid-launched': 'air',
  'air-attack-rolled': 'air',
  'air-based': 'air',
  'unit-disrupted': 'loss',
  'unit-eliminated': 'loss',
  'home-guard-reduced': 'loss',
  'airfield-destroyed': 'loss',
  'losses-due': 'loss',
  'attack-declared': 'fight',
  'attack-announced': 'fight',
  'column-chosen': 'fight',
  'combat-rolled': 'fight',
  'city-decided': 'fight',
  'unit-retreated': 'fight',
  'unit-advanced': 'fight',
  'unit-withdrew': 'fight',
  'battle-given': 'fight',
};

const isQuiet = (event: GameEvent): boolean =>
  QUIET.has(event.type) || (event.type === 'supply-judged' && event.status === 'supplied') || (event.type === 'losses-due' && event.points === 0);

/** Where it happened: the way that was gone, or the hexes it names, or where its unit is. */
export function hexesOf(event: GameEvent, session: GameSession): Hex[] {
  const { path, hex, hexes, targets, unit } = fields(event);
  const named = path?.length ? path : hex ? [hex] : (hexes ?? targets ?? []);
  const place = unit ? session.units.get(unit)?.place : undefined;
  return named.length > 0 ? named.filter((each): each is Hex => isHex(each)) : isHex(place) ? [place] : [];
}

function sideOf(event: GameEvent, session: GameSession): Side | null {
  if (event.type === 'phase-began') return phaseOf(event.phase).side;
  const { unit, target, attackers } = fields(event);
  const who = unit ?? target ?? attackers?.[0];
  return who ? session.unit(who).side : null;
}

export function tellEvent(event: GameEvent, session: GameSession): Line | null {
  if (isQuiet(event)) return null;
  return { text: event.text, hexes: hexesOf(event, session), tone: TONES[event.type] ?? 'plain', side: sideOf(event, session), dice: [] };
}
