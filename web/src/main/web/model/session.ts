/** One game as this page knows it: what is shown, what may be done, and who is asked. Tells its topics as events. */
import { layOut } from './edition.ts';
import { Sheet } from '../board/geometry.ts';
import { learnFormations } from '../board/formations.ts';
import { Refused, type Host, type Line, type LineState } from '../host/host.ts';
import { emptyMenu, sortChoices, sortOptions, type Menu, type UnitChoices } from './menu.ts';
import { Chat } from './chat.ts';
import { Company } from './company.ts';
import { Consent } from './consent.ts';
import { Log } from './log.ts';
import { Pace } from './pace.ts';
import { Tale } from '../story/tale.ts';
import { settings } from '../ui/settings.ts';
import { Time } from './time.ts';
import { Together } from './together.ts';
import { learn, phaseOf } from './words.ts';
import { changedMeanwhile } from './sentences.ts';
import type {
  Action,
  AnswerTo,
  Aside,
  GameEvent,
  GameSummary,
  GameEdition,
  Hello,
  HexInfo,
  MapInfo,
  Odds,
  Question,
  Refusal,
  Roll,
  Seat,
  Side,
  Standing,
  UnitInfo,
  UnitView,
  Update,
  View,
} from './wire.ts';

/** Topics: view, menu, line, log, refused, acted, events and rolls (with what is about to be shown); hello and aside with what the host says beside the game. */
export class GameSession extends EventTarget {
  view: View | null = null;
  menu: Menu = emptyMenu();
  standing: Standing | null = null;
  line: LineState = 'connecting';
  /** Why the line was refused, if the host said so. */
  refusedWhy = '';
  refusal: Refusal | null = null;
  readonly log = new Log(this);
  readonly pace: Pace;
  readonly tale = new Tale(this);
  readonly company = new Company(this);
  readonly consent = new Consent(this);
  readonly time = new Time(this);
  /** What was agreed in the lobby; null of other games. */
  agreed: Hello['agreed'] | null = null;
  readonly chat = new Chat(this);
  roster = new Map<string, UnitInfo>();
  map!: MapInfo;
  sheet!: Sheet;
  hexes = new Map<string, HexInfo>();
  units = new Map<string, UnitView>();
  /** The phases of the scenario in their order. */
  phases: string[] = [];
  title = '';
  /** What the scenario is about. */
  summary = '';
  handOver: Side | null = null;
  waits: Refusal | null = null;
  words = '';
  /** What the dice are bound to, told before the first roll; and the secret, told when the game is over. */
  diceCommitment = '';
  diceSeed = '';
  /** What the game is played with, if that is not the host's own. */
  edition: GameEdition | null = null;
  /** The last change that is shown. */
  private seq = -1;
  private busy: Promise<boolean> = Promise.resolve(true);
  private choices = new Map<string, Promise<UnitChoices>>();
  private talk: Line | null = null;
  /** The newest board, shown or not. */
  private latest: Update | null = null;
  private readonly together = new Together();

  constructor(
    readonly host: Host,
    readonly game: GameSummary,
    readonly seat: Seat = game.role,
    /** A replay shows boards of its own choice and has no use for the story so far. */
    private readonly isReplay = false,
  ) {
    super();
    this.pace = new Pace((update, live) => this.show(update, live));
  }

  async open(): Promise<void> {
    const { host } = this;
    const edition = this.game.edition?.hash ?? '';
    layOut(edition);
    const [roster, map, { scenarios }, words] = await Promise.all([
      host.roster(this.game.scenario, edition),
      host.map(edition),
      host.catalogue(edition),
      host.words(),
    ]);
    learn(words);
    for (const unit of roster.units) this.roster.set(unit.unit, unit);
    learnFormations(roster.units);
    this.map = map;
    this.sheet = new Sheet(map.picture);
    for (const hex of map.hexes) this.hexes.set(hex.hex, hex);
    const scenario = scenarios.find((each) => each.scenario === this.game.scenario);
    this.title = scenario?.title ?? '';
    this.summary = scenario?.summary ?? '';
    this.phases = scenario?.phases ?? [];
    this.talk = host.line(this.id, {
      greeted: (hello) => {
        this.diceCommitment = hello.diceCommitment;
        this.edition = hello.edition ?? null;
        this.agreed = hello.agreed ?? null;
        this.tell('hello', hello);
      },
      heard: (aside) => this.tell('aside', aside),
      changed: (update) => this.came(update),
      lineChanged: (state, why) => this.lineChanged(state, why),
    });
  }

  private came(update: Update): void {
    if (this.isReplay && this.view !== null) return;
    this.latest = update;
    const first = this.view === null && !this.isReplay;
    if (this.tale.hold(update) || (first && this.tale.opens(update, settings.pace === 0))) return;
    this.pace.take(update, this.isMine(update));
  }

  /** Shows the other side's last turn again, all of it, and then the board as it is now. */
  showAgain(): void {
    if (this.latest) void this.tale.again(this.latest);
  }

  close(): void {
    this.pace.stop();
    this.talk?.close();
  }

  get id(): string {
    return this.game.game;
  }

  get decider(): Side | null {
    return this.standing?.decider ?? null;
  }

  /** Whose decisions are seen now: while a story is told that is not who has to decide when it is over. */
  get deciding(): Side | null {
    const told = this.pace.behind && this.view ? phaseOf(this.view.phase).side : null;
    return told ?? this.decider;
  }

  get canUndo(): boolean {
    return this.standing?.canUndo ?? false;
  }

  get turns(): number {
    return this.standing?.turns ?? 0;
  }

  /** Whether the person at this screen may decide for a side. */
  holds(side: Side | null): boolean {
    return side !== null && (this.seat === 'both' || this.seat === side);
  }

  get myMove(): boolean {
    return this.holds(this.decider) && !this.pace.behind;
  }

  get mayResign(): boolean {
    return this.consent.possible || (this.myMove && !this.view?.result);
  }

  /** The side whose chair this is; at a shared screen, whoever decides. */
  get mySide(): Side {
    if (this.seat === 'german' || this.seat === 'british') return this.seat;
    return this.decider ?? 'german';
  }

  /** Whether the person here did this, or nobody: then it is shown at once. */
  private isMine(update: Update): boolean {
    return this.view === null || update.kind !== 'act' || update.side === undefined || this.holds(update.side);
  }

  /** A game that is taken up again has a past. */
  private async recall(actions: number): Promise<void> {
    const answer = await this.ask({ type: 'log' }).catch(() => null);
    if (!answer || !this.view) return;
    this.log.fill(
      answer.entries.filter(({ number }) => number <= actions),
      this.view,
    );
    this.tell('log');
  }

  /** Whether something happened that this page was not told: before it was opened, or while its line was down for long. */
  private isMissing(update: Update): boolean {
    if (this.view === null) return update.state.actions > 0;
    return update.type === 'snapshot' && update.seq > this.seq + 1;
  }

  /** One's own last action, or with consent many. */
  private takeBack(left: number): void {
    if ((this.standing?.actions ?? 0) <= left + 1) {
      this.log.undo();
      return;
    }
    this.log.forget();
    void this.recall(left);
  }

  private show(update: Update, live: boolean): void {
    const events = update.events ?? [];
    if (this.isMissing(update) && !this.isReplay) void this.recall(update.state.actions);
    if (update.kind === 'undo') this.takeBack(update.state.actions);
    if (live && events.length > 0) this.tell('events', events);
    if (live && update.rolls?.length) this.tell('rolls', update.rolls);
    this.tale.shown(update);
    this.log.add(update.seq, events, update.view);
    this.seq = update.seq;
    this.view = update.view;
    this.units = new Map(update.view.units.map((unit) => [unit.unit, unit]));
    this.standing = update.state;
    this.handOver = update.handOver ?? null;
    this.waits = update.waits ? { rule: update.waits.rule, why: update.waits.message } : null;
    this.words = update.why ?? (this.holds(this.decider) ? '' : this.words);
    this.diceSeed = update.diceSeed ?? '';
    this.choices = new Map();
    this.menu = this.holds(this.decider) ? sortOptions(update.options) : emptyMenu();
    this.tell('view');
    this.tell('menu');
    this.tell('log');
  }

  /** Shows a board that is not the present one, as a replay does. */
  present(update: Update): void {
    this.show(update, true);
  }

  /** What a unit may do now; asked once for each change. */
  choicesOf(unit: string): Promise<UnitChoices> {
    const { choices } = this;
    let asked = choices.get(unit);
    if (!asked) {
      asked = this.ask({ type: 'options', unit, paths: true }).then(({ units }) =>
        sortChoices(units?.find((each) => each.unit === unit)?.choices ?? []),
      );
      choices.set(unit, asked);
      asked.catch(() => choices.delete(unit));
    }
    return asked;
  }

  private lineChanged(state: LineState, why = ''): void {
    this.line = state;
    this.refusedWhy = why;
    this.tell('line');
  }

  tell(topic: string, detail?: GameEvent[] | Roll[] | Hello | Aside): void {
    this.dispatchEvent(detail ? new CustomEvent(topic, { detail }) : new Event(topic));
  }

  /** Sends a decision. What comes of it arrives as an update; a refusal is shown. */
  act(action: Action): Promise<boolean> {
    this.busy = this.send(this.busy, (seq) => this.ask({ type: 'act', action, seq }));
    return this.busy;
  }

  /** Gives up, whatever the board is by now. */
  resign(): Promise<boolean> {
    this.busy = this.send(this.busy, () => this.ask({ type: 'act', action: { type: 'resign' } }));
    return this.busy;
  }

  /** Takes back what was done with the last gesture. */
  async undo(): Promise<void> {
    for (let left = this.together.steps(this.standing?.actions ?? 0); left > 0 && this.canUndo; left--) {
      this.busy = this.send(this.busy, (seq) => this.ask({ type: 'undo', seq }));
      if (!(await this.busy)) return;
    }
  }

  /** Several decisions with one gesture, as far as they are allowed. */
  async actTogether(actions: readonly Action[]): Promise<void> {
    const from = this.standing?.actions ?? 0;
    for (const action of actions) if (!(await this.act(action))) break;
    this.together.note(from, this.standing?.actions ?? from);
  }

  /** One decision after the other: each waits for the answer to the one before, and says which board it was made on. */
  private async send(before: Promise<boolean>, ask: (seq: number) => Promise<unknown>): Promise<boolean> {
    await before;
    const { seq } = this;
    try {
      this.tell('acted');
      await ask(seq);
      return true;
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      this.refuse(refused?.code === 'stale' ? this.meanwhile(seq) : { rule: refused?.rule ?? '', why: (error as Error).message });
      return false;
    }
  }

  /** Something happened before the decision came: it is shown, and the player decides again. */
  private meanwhile(seq: number): Refusal {
    this.pace.skip();
    const news = this.log.since(seq).map((entry) => entry.text);
    return { rule: '', why: changedMeanwhile(news.slice(-3)) };
  }

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    this.tell('refused');
  }

  odds(attackers: string[], targets: string[]): Promise<Odds> {
    return this.ask({ type: 'odds', attackers, targets });
  }

  /** Why a unit cannot get to a hex, or an action is not allowed; null if nothing forbids it. */
  async why(question: { unit: string; hex: string } | { action: Action }): Promise<Refusal | null> {
    const answer = await this.ask({ type: 'why', ...question });
    return answer.allowed ? null : { rule: answer.rule ?? '', why: answer.message ?? '' };
  }

  /** Any question about the game. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q['type']>> {
    return this.talk?.ask(question) ?? Promise.reject(new Error('There is no line to the game yet.'));
  }

  unit(key: string): UnitInfo {
    return this.roster.get(key) ?? { ...UNKNOWN, unit: key, name: key };
  }

  at(place: string): UnitView[] {
    return this.view?.units.filter((unit) => unit.place === place) ?? [];
  }

  /** What a hex is called: a city, a port or a place, with its number. */
  hexName(hex: string): string {
    const info = this.hexes.get(hex);
    const name = info?.port ?? info?.city ?? info?.name;
    return name ? `${name} (${hex})` : hex;
  }
}

const UNKNOWN: Omit<UnitInfo, 'unit' | 'name'> = {
  side: 'german',
  formation: '',
  kind: 'infantry',
  size: 'none',
  strength: 0,
  movement: 0,
  factors: '',
  mechanized: false,
  exempt: false,
  arrives: { how: '' },
};
