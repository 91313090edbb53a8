/**
 * The story of a stretch of the game, told from the boards that the host remembers: what happened before this screen was opened, and the other
 * side's turn once more. It goes into the same line as what happens now, and what happens meanwhile waits behind it.
 */
import type { GameSession } from '../model/session.ts';
import { FORMER } from '../model/log.ts';
import type { AnswerTo, Seat, Update, View } from '../model/wire.ts';
import { phaseOf } from '../model/words.ts';
import { remember, seenOf } from './seen.ts';

/** Who was away for longer than this is shown the last turn only. */
const LONGEST = 400;

/** The phases in which armies are set up, or a landing is planned: nobody has had a turn yet. */
export const BEFORE_PLAY = /^[LU]/;

/** Whether anybody has had a turn who is the other side to this seat; at a shared screen, to whose turn it is. The Germans begin. */
export function hasHadTurn({ turn, phase }: Pick<View, 'turn' | 'phase'>, seat: Seat): boolean {
  if (BEFORE_PLAY.test(phase)) return false;
  return turn > 1 || seat === 'british' || phaseOf(phase).side === 'british';
}

export class Tale {
  /** Changes that came while the story was being fetched. */
  private held: Update[] | null = null;
  /** Whether the story begins with the game itself. */
  fromTheStart = false;
  /** Lessons and puzzles begin where they begin, and tell what they have to tell themselves. */
  silent = false;
  /** What was answered in a Player-Turn. */
  private known = { turn: '', answer: Promise.resolve(false) };

  constructor(private readonly session: GameSession) {}

  get isTelling(): boolean {
    return this.held !== null;
  }

  /** Takes a change that must wait for the story; says whether it did. */
  hold(update: Update): boolean {
    this.held?.push(update);
    return this.held !== null;
  }

  /** The first look at a game. If it went on unseen the story is told before; says whether it is. */
  opens(now: Update, instant: boolean): boolean {
    const { session } = this;
    const from = seenOf(session.id) ?? 0;
    const unseen = now.state.actions - from;
    const played = session.seat === 'german' || session.seat === 'british';
    if (this.silent || instant || !played || unseen <= 0 || now.view.result) return false;
    this.fromTheStart = from === 0;
    this.held = [now];
    void this.tell(unseen > LONGEST ? null : from, now.state.actions);
    return true;
  }

  /** Whether the other side has had a turn that could be shown once more; asked once for each Player-Turn. */
  canTellAgain(): Promise<boolean> {
    const { session } = this;
    const { view } = session;
    if (!view || session.standing?.actions === 0 || !hasHadTurn(view, session.seat)) return Promise.resolve(false);
    const turn = `${view.turn} ${phaseOf(view.phase).side}`;
    if (this.known.turn !== turn) {
      const answer = session.ask({ type: 'summary' }).then(
        ({ from }) => from > 0,
        () => false,
      );
      this.known = { turn, answer };
    }
    return this.known.answer;
  }

  /** The other side's last turn once more, and then the board as it is now. */
  async again(now: Update): Promise<void> {
    if (this.held) return;
    this.held = [{ ...now, kind: 'start', events: [], rolls: [] }];
    await this.tell(null, 0);
  }

  private async tell(from: number | null, to: number): Promise<void> {
    const { session } = this;
    session.pace.expect();
    try {
      let [first, last] = [from ?? 0, to];
      if (from === null) {
        const turn = await session.ask({ type: 'summary' });
        [first, last] = turn.from > 0 ? [turn.from - 1, turn.to] : [last, last];
      }
      for (let number = first; number <= last && this.held; number++) {
        const step = await session.ask({ type: 'step', number });
        session.pace.queue(this.board(step, number === first));
      }
    } catch {
      /* The line broke: the board as it is must do. */
    }
    const held = this.held ?? [];
    this.held = null;
    session.pace.arrive(held);
  }

  /** A remembered board as if it came now; the first is where the story begins. */
  private board(step: AnswerTo<'step'>, first: boolean): Update {
    const now = this.held![0]!;
    return {
      type: 'update',
      seq: step.number - FORMER,
      kind: first ? 'start' : 'act',
      ...(step.side ? { side: step.side } : {}),
      view: step.view,
      events: first ? [] : (step.events ?? []),
      rolls: first ? [] : (step.rolls ?? []),
      options: { general: [], units: [], attacks: [] },
      state: { ...now.state, turn: step.view.turn, phase: step.view.phase, weather: step.view.weather, actions: step.number, canUndo: false },
    };
  }

  /** What is shown now has been seen. */
  shown(update: Update): void {
    if (update.seq >= 0) remember(this.session.id, update.state.actions);
  }
}
