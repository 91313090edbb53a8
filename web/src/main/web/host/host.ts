/** Who keeps the games and knows the rules. The page speaks to this alone, and does not know how it is reached. */
import type {
  AnswerTo,
  Aside,
  Catalogue,
  Charts,
  Editions,
  GameSummary,
  Hello,
  HostInfo,
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
import type { AccountHost } from './account.ts';
import type { Links } from './links.ts';
import type { Lobby } from './lobby.ts';
import type { Manners } from './manners.ts';
import type { Notices } from './notices.ts';

export interface Host {
  /** Links to seats. */
  readonly links: Links;
  /** Who somebody is here, where there are accounts. */
  readonly account: AccountHost;
  /** Where people who do not know each other find a game. */
  readonly lobby: Lobby;
  /** Whom one does not want to hear. */
  readonly manners: Manners;
  /** How one is told that a game waits. */
  readonly notices: Notices;
  /** What this host is, and what it can do beyond the game. */
  about(): Promise<HostInfo>;
  /** Which editions there are to play with, that of the host first. */
  editions(): Promise<Editions>;
  /** Begins an edition; its name. */
  newEdition(title: string): Promise<string>;
  /** Takes an edition from the file that somebody sent; its title. */
  importEdition(file: Blob): Promise<string>;
  deleteEdition(edition: string, version: string): Promise<void>;
  /** What is printed, of the host's own edition or of another: its name, or the hash that a game tells. */
  catalogue(edition?: string): Promise<Catalogue>;
  words(): Promise<Words>;
  map(edition?: string): Promise<MapInfo>;
  roster(scenario: string, edition?: string): Promise<Roster>;
  rules(edition?: string): Promise<RuleBook>;
  charts(edition?: string): Promise<Charts>;
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
  /**
   * Opens a record only to look through it, which needs nobody who keeps games; its name.
   * @param edition that it was played with, where the host has it at hand
   */
  lookThrough(record: string, edition?: GameSummary['edition']): Promise<string>;

  /** The games in which somebody here has a seat. */
  games(): Promise<GameSummary[]>;
  /** One of them, or undefined. */
  game(game: string): Promise<GameSummary | undefined>;
  hasSeat(game: string): boolean;
  /** Takes a seat that somebody else made out. */
  takeSeat(game: string, key: string): void;
  remove(game: string): Promise<void>;
  /** Gives a seat up as far as this browser knows of it. */
  forget(game: string): void;
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
  /** What is said beside the game. */
  heard(aside: Aside): void;
  /** @param why it was refused, if the host says so */
  lineChanged(state: LineState, why?: string): void;
}

/** Nobody heard it. */
export class Away extends Error {}

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
