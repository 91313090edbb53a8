/** An event in a sentence. Quiet events (bookkeeping, what a neighbour event says already) give none. */
import { phaseOf, RESULTS, WEATHER, placeName } from './words.ts';
import type { GameSession } from './session.ts';
import type { GameEvent, Hex, ResultView, Side } from './wire.ts';

export interface Line {
  text: string;
  hexes: Hex[];
  dice: number[];
  tone: 'plain' | 'head' | 'phase' | 'fight' | 'loss' | 'air';
  side: Side | null;
}

const CAUSES: Record<string, string> = {
  combat: 'in combat',
  exchange: 'in an exchange',
  'no-retreat': 'with nowhere to retreat',
  overstacked: 'for want of room',
  expended: 'used up by attacks',
  'shot-down': 'shot down',
  overrun: 'caught on the ground',
  'no-base': 'without a base',
  'off-map': 'in fighting off the map',
  raided: 'in a raid',
};

type Teller = (event: GameEvent, session: GameSession) => Omit<Line, 'dice'> | null;

const name = (session: GameSession, key: unknown): string => (typeof key === 'string' ? session.unit(key).name : 'A hidden unit');
const sideOf = (session: GameSession, key: unknown): Side | null => (typeof key === 'string' ? session.unit(key).side : null);
const list = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).filter((each): each is string => typeof each === 'string') : [];
const hexes = (session: GameSession, all: string[]): string => all.map((hex) => session.hexName(hex)).join(' and ');

/** A unit and a hex: "NAME lands at HEX". */
const unitAt =
  (verb: string, tone: Line['tone'] = 'plain'): Teller =>
  (event, session) => {
    const hex = String(event['hex']);
    return {
      text: `${name(session, event['unit'])} ${verb} ${session.hexName(hex)}`,
      hexes: [hex],
      tone,
      side: sideOf(session, event['unit']),
    };
  };

/** A unit alone: "NAME is disrupted". */
const unitIs =
  (verb: string, tone: Line['tone'] = 'plain'): Teller =>
  (event, session) => {
    const place = session.units.get(String(event['unit']))?.place ?? '';
    return {
      text: `${name(session, event['unit'])} ${verb}`,
      hexes: /^\d{4}$/.test(place) ? [place] : [],
      tone,
      side: sideOf(session, event['unit']),
    };
  };

const along =
  (verb: string): Teller =>
  (event, session) => {
    const path = list(event['path']);
    const goal = path.at(-1);
    return goal
      ? {
          text: `${name(session, event['unit'])} ${verb} ${session.hexName(goal)}`,
          hexes: path,
          tone: 'plain',
          side: sideOf(session, event['unit']),
        }
      : null;
  };

const plain =
  (tell: (event: GameEvent, session: GameSession) => string, tone: Line['tone'] = 'plain'): Teller =>
  (event, session) => ({ text: tell(event, session), hexes: [], tone, side: null });

const TELLERS: Record<string, Teller> = {
  'game-turn-began': plain((event) => `Game-Turn ${event['turn']}`, 'head'),
  'phase-began': (event) => {
    const phase = phaseOf(String(event['phase']));
    return { text: phase.title, hexes: [], tone: 'phase', side: phase.side };
  },
  'weather-set': plain((event) => `Weather: ${WEATHER[String(event['weather'])]?.name ?? event['weather']}`),
  'areas-opened': plain((event) => `The plan may use the areas ${list(event['areas']).join(', ')}`),
  'unit-received': (event, session) => ({
    text: `${name(session, event['unit'])} arrives: ${placeName(String(event['place']))}`,
    hexes: [],
    tone: 'plain',
    side: sideOf(session, event['unit']),
  }),
  'unit-landed': unitAt('lands at'),
  'unit-dropped': unitAt('comes down at'),
  'unit-returned': unitIs('returns to France'),
  'supply-flown': unitAt('is flown to'),
  'supply-judged': (event, session) => {
    const status = String(event['status']);
    return status === 'supplied' ? null : unitIs(`is ${status}`)(event, session);
  },
  'air-assigned': unitAt('is sent against', 'air'),
  'air-recalled': unitIs('is recalled', 'air'),
  'raid-launched': (event, session) => ({
    text: `Air attacks on ${hexes(session, list(event['hexes']))}`,
    hexes: list(event['hexes']),
    tone: 'air',
    side: null,
  }),
  'air-attack-rolled': (event, session) => {
    const effect = String(event['effect']);
    const what = effect === 'none' ? 'is not hit' : effect === 'disrupted' ? 'is hit' : 'is missed, an air unit is lost';
    return { text: `${name(session, event['target'])} ${what}`, hexes: [], tone: 'air', side: sideOf(session, event['target']) };
  },
  'air-based': unitAt('bases at', 'air'),
  'unit-disrupted': unitIs('is disrupted', 'loss'),
  'unit-recovered': unitIs('recovers'),
  'unit-moved': along('moves to'),
  'unit-railed': along('goes by rail to'),
  'unit-entered': along('enters by rail, to'),
  'attack-declared': (event, session) => ({
    text: `${list(event['attackers'])
      .map((unit) => name(session, unit))
      .join(', ')} attack ${hexes(session, list(event['targets']))} at ${event['column'] ?? '?'}`,
    hexes: list(event['targets']),
    tone: 'fight',
    side: sideOf(session, list(event['attackers'])[0]),
  }),
  'attack-announced': (event, session) => ({
    text: `Attack on ${hexes(session, list(event['targets']))}: will it be refused?`,
    hexes: list(event['targets']),
    tone: 'fight',
    side: null,
  }),
  'column-chosen': plain((event) => `Rolled in the column ${event['column']}`, 'fight'),
  'combat-rolled': plain((event) => {
    const code = String(event['result']);
    return `${RESULTS[code]?.name ?? code} (${code}), die ${event['modifiedDie']} after modifiers`;
  }, 'fight'),
  'city-decided': (event, session) => ({
    text: `The units in ${session.hexName(String(event['hex']))} ${event['stand'] ? 'stand' : 'give way'}`,
    hexes: [String(event['hex'])],
    tone: 'fight',
    side: null,
  }),
  'unit-retreated': unitAt('retreats to', 'fight'),
  'unit-advanced': unitAt('advances to', 'fight'),
  'unit-withdrew': unitAt('refuses combat and falls back to', 'fight'),
  'battle-given': unitIs('stays to fight', 'fight'),
  'unit-eliminated': (event, session) => unitIs(`is lost ${CAUSES[String(event['cause'])] ?? ''}`.trim(), 'loss')(event, session),
  'home-guard-raised': (event) => ({ text: 'The Home Guard stands to', hexes: list(event['hexes']), tone: 'plain', side: 'british' }),
  'home-guard-reduced': (event, session) => ({
    text: `The Home Guard of ${session.hexName(String(event['hex']))} is gone`,
    hexes: [String(event['hex'])],
    tone: 'loss',
    side: 'british',
  }),
  'wave-started': plain((event) => `Wave ${event['wave']}: ${event['points']} transport points`),
  'unit-embarked': (event, session) => ({
    text: `${name(session, event['unit'])} embarks for area ${event['area']}`,
    hexes: [],
    tone: 'plain',
    side: 'german',
  }),
  'partisan-placed': unitAt('rises at'),
  'unit-activated': unitIs('is activated'),
  'activation-lapsed': unitIs('must be activated again'),
  'unit-entrained': unitIs('entrains'),
  'unit-detrained': unitIs('detrains'),
  'unit-deployed': unitAt('is set up at'),
  'airfield-built': (event, session) => ({
    text: `Airfield at ${session.hexName(String(event['hex']))}`,
    hexes: [String(event['hex'])],
    tone: 'plain',
    side: 'german',
  }),
  'airfield-destroyed': (event, session) => ({
    text: `The airfield at ${session.hexName(String(event['hex']))} is destroyed`,
    hexes: [String(event['hex'])],
    tone: 'loss',
    side: 'german',
  }),
  'supply-lifted': unitAt('is flown to'),
  'town-rolled': plain((event) => `${event['city']}: ${event['face']}, needs ${event['needed']}`),
  'rising-failed': plain((event) => `No place for the partisan of ${event['city']}`),
  'unit-exited': (event, session) => ({
    text: `${name(session, event['unit'])} leaves the map${event['group'] ? `, group ${event['group']}` : ''}`,
    hexes: list(event['path']),
    tone: 'plain',
    side: sideOf(session, event['unit']),
  }),
  'unit-regrouped': (event, session) => ({
    text: `${name(session, event['unit'])} joins group ${event['group']}`,
    hexes: [],
    tone: 'plain',
    side: sideOf(session, event['unit']),
  }),
  'losses-due': (event) =>
    Number(event['points']) > 0
      ? { text: `${event['points']} strength points must be given up off the map`, hexes: [], tone: 'loss', side: 'german' }
      : null,
  'group-named': (event) => ({
    text: Number(event['group']) ? `Group ${event['group']} is supplied from the map` : 'No group is supplied from the map',
    hexes: [],
    tone: 'plain',
    side: 'german',
  }),
  'turn-scored': plain((event) => `Score ${Number(event['halfPoints']) / 2}, together ${Number(event['total']) / 2}`),
  'game-ended': plain(
    (event) =>
      `${(event['result'] as ResultView | undefined)?.title ?? 'The game is over'}: ${event['ports']} ports, strength ${event['germanStrength']} to ${event['britishStrength']}`,
    'head',
  ),
};

export function tellEvent(event: GameEvent, session: GameSession): Line | null {
  const line = TELLERS[event.type]?.(event, session);
  return line ? { ...line, dice: [] } : null;
}
