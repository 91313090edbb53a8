/** The forms of the protocol, as docs/protocol.md has them. Nothing in the page is truer than these. */

export type Side = 'german' | 'british';
export type Seat = Side | 'both' | 'spectator';
/** A unit's key, such as GE-ID17-IR021. */
export type UnitKey = string;
/** A printed hex number, such as 3926. */
export type Hex = string;

/** One decision. The fields beside the type are those of the rules' action of that name. */
export interface Action {
  type: string;
  unit?: UnitKey;
  hex?: Hex | null;
  path?: Hex[];
  area?: string;
  units?: UnitKey[];
  attackers?: UnitKey[];
  targets?: Hex[];
  supply?: UnitKey[];
  column?: string;
  stand?: boolean;
  group?: number;
}

/** One fact of the game: its kind, and the fields of that kind. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface UnitView {
  unit: UnitKey;
  place: string;
  marks: string[];
  target?: Hex | null;
}

export interface HiddenView {
  side: Side;
  place: string;
  marks: string[];
}

export interface CombatView {
  stage: string;
  attackers: (UnitKey | null)[];
  targets: Hex[];
  column: string | null;
  result?: string;
  /** Units that must still retreat or refuse, or city hexes whose owner must choose. */
  pending: (string | null)[];
  standing: Hex[];
  exchange: number;
  vacated: Hex[];
}

export interface ResultView {
  level: string;
  title: string;
  winner: Side | null;
}

export interface View {
  turn: number;
  phase: string;
  weather: string;
  units: UnitView[];
  hidden: HiddenView[];
  germanHeld: Hex[];
  homeGuard: Hex[];
  invadedAreas: string[];
  openAreas: string[];
  wave: { number: number; points: number | null; supplyEmbarked: boolean | null; used: boolean; mayStart: boolean };
  combat?: CombatView;
  raid?: RaidView;
  campaign?: CampaignView;
  result?: ResultView;
}

export interface RaidView {
  over: boolean;
  attacks: { hex: Hex; airUnits: number; extended: boolean }[];
  targets: (UnitKey | null)[];
  lossAt: Hex | null;
}

export interface CampaignView {
  airfields: Hex[];
  garrisoned: { city: string; emptyFor: number }[];
  losses: number;
  edgeGroup: number;
  countedHalfPoints: number;
  scoreHalfPoints: number;
}

/** An action on offer, where it leads and what it costs. */
export interface Choice {
  action: Action;
  notation?: string;
  to?: string;
  cost?: number;
  overstacks?: true;
}

export interface AttackGroup {
  targets: Hex[];
  attackers: UnitKey[];
  /** A defender lies face down. */
  unknown: boolean;
  column?: string | null;
  /** Absent if even all together are too weak. */
  action?: Action;
}

/** What the decider may do: what belongs to no unit, who can do what kind of thing, and attacks by target with all who may join. */
export interface Options {
  general: Choice[];
  units: { unit: UnitKey; place: string; can: string[] }[];
  attacks: AttackGroup[];
}

export interface Contribution {
  unit: UnitKey | null;
  unknown?: boolean;
  printed?: number;
  /** A number or a fraction, such as 15/2. */
  strength?: string;
  reasons?: string[];
}

export interface Odds {
  allowed?: boolean;
  rule?: string;
  message?: string;
  unknown: boolean;
  flanking: boolean;
  attack: string;
  defence?: string;
  column?: string | null;
  dieModifier: number;
  attackers: Contribution[];
  defenders: Contribution[];
  /** Faces of six for each result that can come up. */
  chances?: Record<string, number>;
  supply: UnitKey[];
  supplyUnits: number;
  /** The columns the attacker may use, the best first, with the result of each face. */
  columns?: { column: string; byFace: string[] }[];
  action: Action;
}

export interface Refusal {
  rule: string;
  why: string;
}

/** Where a game stands in a few words. */
export interface Standing {
  decider: Side | null;
  canUndo: boolean;
  turns: number;
  actions: number;
  ports?: number;
  germanStrength?: number;
  britishStrength?: number;
}

/** A change, or how things stand. */
export interface Update {
  type: 'update' | 'snapshot';
  seq: number;
  kind: 'start' | 'act' | 'undo' | 'comment';
  events?: GameEvent[];
  view: View;
  options: Options;
  /** Whose doing it was. */
  side?: Side;
  state: Standing;
  /** At a shared screen with secrets: who must take the chair first. */
  handOver?: Side;
  /** Why nobody may go on here for now (a match whose other board is behind). */
  waits?: { rule: string; message: string };
  /** What a computer opponent said about it. */
  why?: string;
  comment?: string;
  /** Revealed when the game is over. */
  diceSeed?: string;
}

export interface UnitInfo {
  unit: UnitKey;
  side: Side;
  name: string;
  formation: string;
  kind: string;
  size: string;
  strength: number;
  movement: number;
  factors: string;
  mechanized: boolean;
  arrives?: { how: string; turn?: number; hex?: Hex; area?: string | null; edge?: string };
}

export interface HexInfo {
  hex: Hex;
  terrain: string;
  city?: string;
  name?: string;
  port?: string;
  beach?: boolean;
  area?: string;
  germanNormalRange?: boolean;
  britishSource?: boolean;
  /** Directions, north first, clockwise, in which a railway leaves. */
  rail?: number[];
}

export interface MapInfo {
  columns: number;
  rows: number;
  hexes: HexInfo[];
  picture: { width: number; height: number; hexHeight: number; hexSide: number; frameX: number; frameY: number };
  areas: { area: string; coast: string; echelon: Hex; hexes: Hex[] }[];
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  question?: string;
  reason?: string;
  rulings: string[];
  see: string[];
}

export interface RuleSection {
  number: string;
  title: string;
  rules: RuleText[];
}

/** The rules as the server sends them: a table of contents, and every rule. */
export interface RuleBook {
  contents: { number: string; title: string; rules: { id: string; title: string }[] }[];
  rules: RuleText[];
}

export interface ScenarioInfo {
  scenario: string;
  title: string;
  summary: string;
  turns: number;
  landingAreas: string[];
  options: { option: string; default: boolean | number; explanation: string }[];
}

export interface OpponentInfo {
  opponent: string;
  title: string;
  description: string;
}

export interface GameSummary {
  game: string;
  token: string;
  role: Seat;
  scenario: string;
  mode: string;
  /** The computer opponent on this side; empty for a person. */
  german: string;
  british: string;
  turn: number;
  phase: string;
  decider: Side | null;
  yourTurn: boolean;
  result: string | null;
  lastPlayed: number;
  match?: string;
  board?: number;
}
