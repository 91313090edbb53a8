/**
 * The messages by the names that the page uses. Their fields are made from the JSON Schemas in the build (generated/messages.ts): what
 * is not in a schema cannot be read here.
 */
export type {
  Account,
  AccountSession,
  ActionType,
  AirChart,
  AirEffect,
  Aside,
  AttackGroup,
  Catalogue,
  Charts,
  Choice,
  Circle,
  ClockTerms,
  Clocks,
  CombatResult,
  Contribution,
  Edition,
  Editions,
  Event as GameEvent,
  GameEdition,
  Hello,
  Hex,
  HexInfo,
  Host as HostInfo,
  Ignoring,
  Invitation,
  Lesson,
  Lessons,
  LessonStep,
  Link,
  LinkKind,
  ListedGame,
  ListedGames,
  ListedPlayer,
  Lobby as LobbyInfo,
  LinkPicture,
  MadeLink,
  MailedLinkInfo,
  Map as MapInfo,
  Mark,
  MarkShown,
  MatchStanding,
  NewGame,
  NewMatch,
  NewOffer,
  NewPlace,
  NewPosition,
  NewSeries,
  NoticePlace,
  NoticeSettings,
  Notices as NoticeInfo,
  Offer,
  OpponentInfo,
  Outline as Options,
  Passkey,
  Payment,
  Playable as Action,
  Player,
  PlayerPage,
  Players,
  Proposals,
  ProposalsMessage,
  Puzzle,
  Puzzles,
  RatedComputerGame,
  Reason,
  Remark,
  Roll,
  Roster,
  Rule as RuleText,
  RuleBook,
  ScenarioCharts,
  ScenarioInfo,
  ScenarioRoll,
  Seat,
  SeatInfo,
  Seats,
  SeriesStanding,
  Side,
  Stage,
  StandingOrder,
  State as Standing,
  Summary as GameSummary,
  Terrain,
  TurnFigures,
  Unit as UnitKey,
  UnitInfo,
  UnitView,
  Update,
  View,
  Weather,
  Words,
} from '../generated/messages.ts';
import type { Answer, Error as HostError, IgnoredPeople, ProtocolRequest, Reply, Request, Rule } from '../generated/messages.ts';

/** Somebody whom one does not hear. */
export type IgnoredPerson = IgnoredPeople['ignored'][number];

type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Every field that one of several forms has: it may be asked of any of them. */
export type Fields<T> = { [K in Keys<T>]?: Value<T, K> };

/** An action or an event to be asked for fields that not all of them have. */
export const fields = <T extends { type: string }>(form: T): Fields<T> => form as unknown as Fields<T>;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Asked =
  | 'view'
  | 'options'
  | 'reach'
  | 'why'
  | 'odds'
  | 'air-odds'
  | 'supply'
  | 'zones'
  | 'threat'
  | 'standing'
  | 'summary'
  | 'position-string'
  | 'suggest'
  | 'suggest-set-up'
  | 'lesson'
  | 'puzzle';

/** What may be said about a game: the questions of the protocol, and what only somebody at a table says. */
export type Question = Without<Request | Extract<ProtocolRequest, { type: Asked }>, 'id' | 'as'>;

/** What is answered; a refusal comes as an exception. */
export type AnswerTo<T extends Question['type']> = T extends Reply['type'] ? Extract<Reply, { type: T }> : Extract<Answer, { type: T }>;

export type Odds = AnswerTo<'odds'>;
export type RefusalCode = HostError['code'];

/** Why not, with the rule to read about it; empty if there is none. */
export interface Refusal {
  rule: string;
  why: string;
}

/** A section of the rules with its rules in full. */
export interface RuleSection {
  number: string;
  title: string;
  rules: Rule[];
}
