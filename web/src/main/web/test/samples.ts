/** Small things that tests speak of: a map picture, words, a host that answers what it is told to. */
import { Sheet } from '../board/geometry.ts';
import type { Host, Line, Listener } from '../host/host.ts';
import type { Action, AnswerTo, Choice, GameSummary, MapInfo, Options, Question, Update, Words } from '../model/wire.ts';

const HEIGHT = 60;
const SIDE = HEIGHT / Math.sqrt(3);

const hexAt = (column: number, row: number): string => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** A picture laid out as the map's is: even columns lie half a hex lower. */
export function picture(columns: number, rows: number): MapInfo['picture'] {
  const centres: Record<string, number[]> = {};
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++)
      centres[hexAt(column, row)] = [70 + SIDE + 1.5 * SIDE * (column - 1), 70 + HEIGHT * (row - 0.5) + (column % 2 === 0 ? HEIGHT / 2 : 0)];
  return { width: 140 + SIDE * (1.5 * columns + 0.5), height: 140 + HEIGHT * (rows + 0.5), hexHeight: HEIGHT, hexSide: SIDE, centres };
}

export const sheet = new Sheet(picture(52, 33));

export const choice = (action: Action): Choice => ({ action, notation: '' });

const said = { title: '', text: '', rule: '' };

export const words: Words = {
  phases: [
    { phase: 'GA', side: 'german', brief: 'Weather', roll: 'Roll for weather', ...said, title: 'Weather' },
    { phase: 'GB', side: 'german', brief: 'Landing', ...said, title: 'Landing' },
    { phase: 'BA', side: 'british', brief: 'Reinforce', ...said },
    { phase: '--', side: 'british', brief: 'End', ...said },
  ],
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
  boxes: [{ place: 'sea-C', title: 'At sea, echelon C' }],
  actions: [
    { action: 'roll', label: 'Roll the die', rule: '4.1' },
    { action: 'embark', label: 'Embark for area {area}', rule: '12.1' },
    { action: 'choose-column', label: 'Roll at {column}', rule: '8.6' },
    { action: 'move', label: 'Move to {hex}', rule: '5.0', one: 'unit could still move', many: 'units could still move' },
    { action: 'assign-air', label: 'Attack {hex} from the air', rule: '10.1' },
    { action: 'attack', label: 'Attack {hex}', rule: '8.0' },
    { action: 'retreat', label: 'Retreat to {hex}', otherwise: 'No retreat: the unit is lost', rule: '8.71' },
    { action: 'stand-in-city', label: 'Stand in {hex}', otherwise: 'Give way in {hex}', rule: '13.0' },
    { action: 'exit', label: 'Leave the map{way}, join group {group}', otherwise: 'Leave the map{way}', rule: 'LT 4.22' },
  ],
};

export const game: GameSummary = {
  game: 'g',
  token: 't',
  role: 'german',
  scenario: 'N',
  mode: 'solo',
  german: '',
  british: 'recruit',
  turn: 1,
  phase: 'GG',
  decider: 'german',
  yourTurn: true,
  result: null,
  created: 0,
  lastPlayed: 0,
};

export const NOTHING: Options = { general: [], units: [], attacks: [] };

/** A board on which the German player is to decide. */
export const board = (seq: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  kind: 'act',
  side: 'german',
  events: [],
  options: NOTHING,
  view: {
    as: 'german',
    turn: 1,
    phase: 'GG',
    weather: 'clear',
    units: [{ unit: 'A', place: '2020', marks: [] }],
    hidden: [],
    germanHeld: [],
    germanEntered: [],
    nextAirTransport: 0,
    homeGuard: [],
    invadedAreas: [],
    openAreas: [],
    wave: { number: 1, points: 0, supplyEmbarked: false, used: false, mayStart: true },
  },
  state: {
    scenario: 'N',
    turn: 1,
    turns: 15,
    phase: 'GG',
    phaseTitle: '',
    phasing: 'german',
    weather: 'clear',
    actions: seq,
    canUndo: true,
    over: false,
    decider: 'german',
    ports: 0,
  },
  ...more,
});

/** A host with one game. What is said to it is kept; the answers are the test's. */
export class SampleHost implements Host {
  readonly asked: Question[] = [];
  listener!: Listener;

  constructor(private readonly answer: (question: Question) => Promise<unknown>) {}

  line(_game: string, listener: Listener): Line {
    this.listener = listener;
    return {
      ask: <Q extends Question>(question: Q) => {
        this.asked.push(question);
        return this.answer(question) as Promise<AnswerTo<Q['type']>>;
      },
      close: () => {},
    };
  }

  editions = () => Promise.resolve({ editions: [] });
  newEdition = () => unheard();
  importEdition = () => unheard();
  deleteEdition = () => unheard();
  catalogue = () => Promise.resolve({ scenarios: [], series: [], opponents: [] });
  words = () => Promise.resolve(words);
  roster = () => Promise.resolve({ scenario: 'N', units: [] });
  map = (): Promise<MapInfo> =>
    Promise.resolve({
      columns: 52,
      rows: 33,
      directions: [],
      hexes: [],
      cities: [],
      places: [],
      areas: [],
      rivers: [],
      railways: [],
      picture: picture(52, 33),
    });
  manners = { ignore: () => unheard(), report: () => unheard(), ignored: () => unheard(), hear: () => unheard() };
  notices = { look: () => unheard(), set: () => unheard(), add: () => unheard(), remove: () => unheard(), stop: () => unheard() };
  links = { look: () => unheard(), take: () => unheard(), list: () => unheard(), make: () => unheard(), withdraw: () => unheard(), picture: () => unheard(), tokenOf: () => undefined };
  account = {} as never;
  lobby = {
    ...{ look: () => unheard(), offer: () => unheard(), accept: () => unheard(), decline: () => unheard(), withdraw: () => unheard(), own: () => unheard() },
    ...{ over: () => unheard(), watch: () => unheard(), players: () => unheard(), player: () => unheard(), against: () => unheard() },
  };
  about = () => unheard();
  rules = () => unheard();
  charts = () => unheard();
  lessons = () => unheard();
  puzzles = () => unheard();
  startLesson = () => unheard();
  startPuzzle = () => unheard();
  start = () => unheard();
  startMatch = () => unheard();
  startSeries = () => unheard();
  startAt = () => unheard();
  rollForScenario = () => unheard();
  upload = () => unheard();
  lookThrough = () => unheard();
  games = () => unheard();
  game = () => unheard();
  remove = () => unheard();
  record = () => unheard();
  match = () => unheard();
  series = () => unheard();
  forget = () => {};
  hasSeat = () => true;
  takeSeat = () => {};
}

const unheard = (): Promise<never> => Promise.reject(new Error('Nobody asks that here.'));
