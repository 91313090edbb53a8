/** What the page says of the things of the game. The words come from the host; here they are found. */
import { fields, type Action, type CombatResult, type Hex, type Mark, type Side, type Stage, type Terrain, type Weather, type Words } from './wire.ts';

type PhaseWords = Omit<Words['phases'][number], 'side'> & { side: Side | null };

/** What a word of the protocol is called and means. */
export interface Saying {
  title: string;
  text: string;
  rule: string;
}

const by = <T, K extends keyof T>(list: readonly T[], key: K): Map<T[K], T> => new Map(list.map((each) => [each[key], each]));

const indexed = (words: Words) => ({
  phases: by(words.phases, 'phase'),
  sides: by(words.sides, 'side'),
  weather: by(words.weather, 'weather'),
  marks: by(words.marks, 'mark'),
  kinds: by(words.kinds, 'kind'),
  sizes: by(words.sizes, 'size'),
  terrain: by(words.terrain, 'terrain'),
  results: by(words.results, 'result'),
  stages: by(words.stages, 'stage'),
  reasons: by(words.reasons, 'reason'),
  effects: by(words.effects, 'effect'),
  boxes: by(words.boxes, 'place'),
  actions: by(words.actions, 'action'),
});

const NONE: Words = {
  phases: [],
  sides: [],
  weather: [],
  marks: [],
  kinds: [],
  sizes: [],
  terrain: [],
  results: [],
  stages: [],
  reasons: [],
  effects: [],
  boxes: [],
  actions: [],
};

let known = indexed(NONE);

/** From now on these words are used. */
export function learn(words: Words): void {
  known = indexed(words);
}

const unsaid = (word: string): Saying => ({ title: word, text: '', rule: '4.1' });

const OVER = '--';

/** A phase; the end of the game is no side's. */
export function phaseOf(code: string): PhaseWords {
  const words = known.phases.get(code);
  return words ? { ...words, side: code === OVER ? null : words.side } : { phase: code, brief: code, side: null, ...unsaid(code) };
}

export const weatherOf = (weather: Weather): Saying => known.weather.get(weather) ?? unsaid(weather);
export const markOf = (mark: Mark): Saying & { letter: string } => known.marks.get(mark) ?? { letter: '', ...unsaid(mark) };
export const resultOf = (result: CombatResult): Saying => known.results.get(result) ?? unsaid(result);
export const marks = (): Words['marks'] => [...known.marks.values()];
export const sizes = (): Words['sizes'] => [...known.sizes.values()];
export const results = (): Words['results'] => [...known.results.values()];
export const effects = (): Words['effects'] => [...known.effects.values()];
export const stageOf = (stage: Stage): Saying => known.stages.get(stage) ?? unsaid(stage);
export const reasonOf = (reason: Words['reasons'][number]['reason']): string => known.reasons.get(reason)?.text ?? reason;
export const kindOf = (kind: Words['kinds'][number]['kind']): string => known.kinds.get(kind)?.title ?? kind;
export const sizeMark = (size: Words['sizes'][number]['size']): string => known.sizes.get(size)?.symbol ?? '';
export const terrainOf = (terrain: Terrain | undefined): string => (terrain ? (known.terrain.get(terrain)?.title ?? terrain) : '');

export function sideName(side: Side | 'both' | 'spectator'): string {
  if (side === 'both') return 'Both sides';
  if (side === 'spectator') return 'Spectator';
  return known.sides.get(side)?.title ?? side;
}

export const isHex = (place: string | null | undefined): place is string => !!place && /^\d{4}$/.test(place);

/** What a box is called; a hex is called by its number, and beyond the edge there are as many boxes as groups. */
export function placeName(place: string): string {
  if (isHex(place)) return `hex ${place}`;
  const group = /^beyond-(\d+)$/.exec(place)?.[1];
  if (group) return group === '0' ? 'Beyond the edge' : `Beyond the edge, group ${group}`;
  return known.boxes.get(place)?.title ?? place;
}

export const ruleOf = (type: Action['type']): string => known.actions.get(type)?.rule ?? '4.1';

/** What is said of so many units that could still do this; undefined if nothing is. */
export function undoneWords(type: Action['type'], count: number): string | undefined {
  const words = known.actions.get(type);
  return count === 1 ? words?.one : words?.many;
}

/** What a button for the action says, in a given phase; hexes by their numbers, unless they are called otherwise. */
export function actionLabel(action: Action, phase = '', called = (hex: Hex): string => hex): string {
  const words = known.actions.get(action.type);
  if (!words) return action.type.replaceAll('-', ' ');
  if (action.type === 'roll') return phaseOf(phase).roll ?? words.label;
  const { hex, path, to, targets, area, column, group, stand } = fields(action);
  const one = hex ?? path?.at(-1) ?? to;
  const lacks = hex === null || group === 0 || stand === false;
  const said: Record<string, string> = {
    way: path?.length ? ` by ${path.map(called).join(', ')}` : '',
    hex: (one ? [one] : (targets ?? [])).map(called).join(' + '),
    area: area ?? '',
    column: column ?? '',
    group: String(group ?? ''),
  };
  return ((lacks && words.otherwise) || words.label).replace(/\{(\w+)\}/g, (_, field: string) => said[field] ?? '');
}
