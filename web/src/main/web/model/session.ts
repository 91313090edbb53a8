/** One game as this page knows it: what is shown, what may be done, and who is asked. Tells its topics as events. */
import { api } from '../net/api.ts';
import { GameSocket, type LineState } from '../net/socket.ts';
import { emptyMenu, sortChoices, sortOptions, type Menu, type UnitChoices } from './menu.ts';
import { Log } from './log.ts';
import { Pace } from './pace.ts';
import type {
  Action,
  Choice,
  GameEvent,
  HexInfo,
  MapInfo,
  Odds,
  Refusal,
  Seat,
  Side,
  Standing,
  UnitInfo,
  UnitView,
  Update,
  View,
} from './wire.ts';

/** Topics: view, menu, line, log, refused, events (with the events about to be shown). */
export class GameSession extends EventTarget {
  view: View | null = null;
  menu: Menu = emptyMenu();
  decider: Side | null = null;
  canUndo = false;
  line: LineState = 'connecting';
  refusal: Refusal | null = null;
  private busy: Promise<boolean> = Promise.resolve(true);
  readonly log = new Log(this);
  readonly pace: Pace;
  roster = new Map<string, UnitInfo>();
  map!: MapInfo;
  hexes = new Map<string, HexInfo>();
  units = new Map<string, UnitView>();
  turns = 15;
  title = '';
  standing: Standing = { decider: null, canUndo: false, turns: 0, actions: 0 };
  handOver: Side | null = null;
  waits: Refusal | null = null;
  words = '';
  /** What the dice are bound to, told before the first roll; and the secret, told when the game is over. */
  diceCommitment = '';
  diceSeed = '';
  private choices = new Map<string, Promise<UnitChoices>>();
  private readonly socket: GameSocket;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly scenario: string,
    readonly seat: Seat,
    readonly mode: string,
    readonly opponent: string | null,
  ) {
    super();
    this.pace = new Pace((update, live) => this.show(update, live));
    this.socket = new GameSocket(
      id,
      token,
      (update) => this.pace.take(update, this.isMine(update)),
      (state) => this.lineChanged(state),
      (commitment) => (this.diceCommitment = commitment),
    );
  }

  async open(): Promise<void> {
    const [roster, map, { scenarios }] = await Promise.all([api.roster(this.scenario), api.map(), api.catalogue()]);
    for (const unit of roster.units) this.roster.set(unit.unit, unit);
    this.map = map;
    for (const hex of map.hexes) this.hexes.set(hex.hex, hex);
    const scenario = scenarios.find((each) => each.scenario === this.scenario);
    this.turns = scenario?.turns ?? this.turns;
    this.title = scenario?.title ?? '';
    this.socket.open();
  }

  close(): void {
    this.pace.stop();
    this.socket.close();
  }

  /** Whether the person at this screen may decide for a side. */
  holds(side: Side | null): boolean {
    return side !== null && (this.seat === 'both' || this.seat === side);
  }

  get myMove(): boolean {
    return this.holds(this.decider) && !this.pace.behind;
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
  private async recall(): Promise<void> {
    const answer = await this.socket.ask({ type: 'log' }).catch(() => null);
    if (!answer || !this.view) return;
    this.log.fill((answer['entries'] as { number: number; events?: GameEvent[] }[] | undefined) ?? [], this.view);
    this.tell('log');
  }

  private show(update: Update, live: boolean): void {
    const events = update.events ?? [];
    if (this.view === null && update.seq > 0 && this.mode !== 'replay') void this.recall();
    if (update.kind === 'undo') this.log.undo();
    if (live && events.length > 0) this.tell('events', events);
    this.log.add(update.seq, events, update.view);
    this.view = update.view;
    this.units = new Map(update.view.units.map((unit) => [unit.unit, unit]));
    this.standing = update.state;
    this.decider = update.state.decider;
    this.canUndo = update.state.canUndo;
    this.turns = update.state.turns;
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
    let asked = this.choices.get(unit);
    if (!asked) {
      asked = this.socket.ask({ type: 'options', unit, paths: true }).then((answer) => {
        const units = (answer['units'] as { unit: string; choices: Choice[] }[] | undefined) ?? [];
        return sortChoices(units.find((each) => each.unit === unit)?.choices ?? []);
      });
      this.choices.set(unit, asked);
    }
    return asked;
  }

  private lineChanged(state: LineState): void {
    this.line = state;
    this.tell('line');
  }

  tell(topic: string, detail?: GameEvent[]): void {
    this.dispatchEvent(detail ? new CustomEvent(topic, { detail }) : new Event(topic));
  }

  /** Sends a decision. What comes of it arrives as an update; a refusal is shown. */
  async act(action: Action): Promise<boolean> {
    const before = this.busy;
    this.busy = this.send(before, { type: 'act', action });
    return this.busy;
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.busy = this.send(this.busy, { type: 'undo' });
    await this.busy;
  }

  /** One decision after the other: each waits for the answer to the one before. */
  private async send(before: Promise<boolean>, request: { type: string; action?: Action }): Promise<boolean> {
    await before;
    try {
      return this.judge(await this.socket.ask(request));
    } catch (error) {
      this.refuse({ rule: '', why: (error as Error).message });
      return false;
    }
  }

  private judge(answer: Record<string, unknown>): boolean {
    if (answer['type'] === 'error') {
      this.refuse({ rule: String(answer['rule'] ?? ''), why: String(answer['message'] ?? 'That did not work.') });
      return false;
    }
    return true;
  }

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    this.tell('refused');
  }

  async odds(attackers: string[], targets: string[]): Promise<Odds> {
    return (await this.socket.ask({ type: 'odds', attackers, targets })) as unknown as Odds;
  }

  /** Why a unit cannot get to a hex, or an action is not allowed; null if nothing forbids it. */
  async why(question: { unit?: string; hex?: string; action?: Action }): Promise<Refusal | null> {
    const answer = await this.socket.ask({ type: 'why', ...question });
    return answer['allowed'] === false ? { rule: String(answer['rule'] ?? ''), why: String(answer['message'] ?? '') } : null;
  }

  /** Any other question of the protocol: zones, supply, threats, a hint. */
  ask(question: { type: string; [field: string]: unknown }): Promise<Record<string, unknown>> {
    return this.socket.ask(question);
  }

  unit(key: string): UnitInfo {
    return (
      this.roster.get(key) ?? {
        unit: key,
        side: 'german',
        name: key,
        formation: '',
        kind: 'infantry',
        size: '',
        strength: 0,
        movement: 0,
        factors: '',
        mechanized: false,
      }
    );
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
