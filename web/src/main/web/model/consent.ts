/** What the players of a game ask of each other: a draw, to take something back, that others may watch. Tells "proposals". */
import type { GameSession } from './session.ts';
import type { Aside, Hello, Proposals, ProposalsMessage, Side } from './wire.ts';

export type News = ProposalsMessage['news'];
export type What = News['what'];

export class Consent extends EventTarget {
  proposals: Proposals = [];
  /** What was answered a moment ago. */
  news: News | null = null;

  constructor(private readonly session: GameSession) {
    super();
    session.addEventListener('hello', ((event: CustomEvent<Hello>) => this.take(event.detail.proposals ?? [], null)) as EventListener);
    session.addEventListener('aside', ((event: CustomEvent<Aside>) => {
      if (event.detail.type === 'proposals') this.take(event.detail.proposals, event.detail.news);
    }) as EventListener);
  }

  private take(proposals: Proposals, news: News | null): void {
    this.proposals = proposals;
    this.news = news?.how === 'asked' ? null : news;
    this.dispatchEvent(new Event('proposals'));
  }

  seen(): void {
    this.take(this.proposals, null);
  }

  /** Whether this player plays one side against somebody else, and the game is on. */
  get possible(): boolean {
    const { company, seat, view } = this.session;
    return !!company.seats && company.free === undefined && (seat === 'german' || seat === 'british') && !view?.result;
  }

  asked(what: What, side: Side): boolean {
    return this.proposals.some((each) => each.what === what && each.side === side);
  }

  /** Agrees to what is shown here: who asks may ask for more at that very moment. */
  async agree({ what, actions }: Proposals[number]): Promise<void> {
    await this.send(actions === undefined ? { type: 'agree', what } : { type: 'agree', what, actions });
  }

  async say(type: 'propose' | 'decline', what: What): Promise<void> {
    await this.send({ type, what });
  }

  private async send(question: Parameters<GameSession['ask']>[0]): Promise<void> {
    try {
      await this.session.ask(question);
    } catch (error) {
      this.session.refuse({ rule: '', why: (error as Error).message });
    }
  }
}

const ASKED: Record<What, string> = { draw: 'offers a draw', 'take-back': 'asks to take back', publish: 'would let anybody watch this game' };
const OWN: Record<What, string> = { draw: 'You have offered a draw', 'take-back': 'You have asked to take back', publish: 'You have proposed that anybody may watch' };
const MATTER: Record<What, string> = { draw: 'the draw', 'take-back': 'taking back', publish: 'letting others watch' };

/** What one side asks, to the other and to itself. */
export function askedWords(what: What, name: string, own: boolean, undoes = 0): string {
  const how = what === 'take-back' ? ` ${undoes === 1 ? 'the last decision' : `the last ${undoes} decisions`}` : '';
  return own ? `${OWN[what]}${how}. It waits for an answer.` : `${name} ${ASKED[what]}${how}.`;
}

/** What has become of it. */
export function answeredWords({ what, how }: News, asker: string, other: string): string {
  const matter = MATTER[what];
  if (how === 'declined') return `${other} declines ${matter}.`;
  if (how === 'withdrawn') return `${asker} no longer asks for ${matter}.`;
  if (how === 'lapsed') return 'The game has gone on: nothing is taken back.';
  return what === 'draw' ? 'The game is a draw.' : what === 'publish' ? 'Anybody may watch this game now, and find it when it is over.' : 'It was taken back.';
}
