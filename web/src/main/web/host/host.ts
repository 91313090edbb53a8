/** Who keeps the games and knows the rules. The page speaks to this alone, and does not know how it is reached. */
import type {
  AnswerTo,
  Catalogue,
  Charts,
  GameSummary,
  Hello,
  Lessons,
  MapInfo,
  MatchStanding,
  NewGame,
  NewMatch,
  NewPosition,
  NewSeries,
  Puzzles,
  Question,
  RefusalCode,
  Roster,
  RuleBook,
  ScenarioRoll,
  SeriesStanding,
  Side,
  Update,
  Words,
} from '../model/wire.ts';

export interface Host {
  catalogue(): Promise<Catalogue>;
  words(): Promise<Words>;
  map(): Promise<MapInfo>;
  roster(scenario: string): Promise<Roster>;
  rules(): Promise<RuleBook>;
  charts(): Promise<Charts>;
  lessons(): Promise<Lessons>;
  puzzles(): Promise<Puzzles>;

  /** Begins a game with a seat for whoever is here; its name. */
  start(order: NewGame): Promise<string>;
  /** Begins a match; the name of its first game. */
  startMatch(order: NewMatch): Promise<string>;
  /** Begins a series; the name of the first game of its first match. */
  startSeries(order: NewSeries): Promise<string>;
  /** Begins a guided game, or a game that is a puzzle; its name. */
  startLesson(lesson: string): Promise<string>;
  startPuzzle(puzzle: string): Promise<string>;
  /** Begins a game with a position; its name. */
  startAt(order: NewPosition): Promise<string>;
  /** [11.0] Two players throw for scenario and side. */
  rollForScenario(): Promise<ScenarioRoll>;
  /** Goes on with the game of a record, by two at one screen after all of it unless told otherwise; its name. */
  upload(record: string, how?: Resumption): Promise<string>;

  /** The games in which somebody here has a seat. */
  games(): Promise<GameSummary[]>;
  /** One of them, or undefined. */
  game(game: string): Promise<GameSummary | undefined>;
  hasSeat(game: string): boolean;
  /** Takes a seat that somebody else made out. */
  takeSeat(game: string, key: string): void;
  remove(game: string): Promise<void>;
  /** A game as a file. */
  record(game: string): Promise<{ name: string; text: string }>;
  match(game: string): Promise<MatchStanding>;
  series(game: string): Promise<SeriesStanding>;

  /** Opens a line to a game. */
  line(game: string, listener: Listener): Line;
}

/** How a game goes on from a record: who plays, and after how many of its actions. */
export interface Resumption {
  mode: 'solo' | 'hotseat';
  side?: Side;
  opponent?: string;
  actions?: number;
}

/** A conversation about one game. It is taken up again by itself when it breaks. */
export interface Line {
  /** Fails with a Refused, or with another error if nobody heard it. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q['type']>>;
  close(): void;
}

/** Lost: it will be tried again. Refused: there is no such game, or no seat in it. */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

export interface Listener {
  greeted(hello: Hello): void;
  /** Every change, in order and once. */
  changed(update: Update): void;
  lineChanged(state: LineState): void;
}

/** The host heard it and says no. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    sentence: string,
    readonly rule = '',
  ) {
    super(sentence);
  }
}
