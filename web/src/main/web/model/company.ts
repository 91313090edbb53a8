/** Who is at the table: who sits on each side where two people play, and whether he is there. Tells "seats". */
import type { GameSession } from './session.ts';
import type { Aside, Hello, SeatInfo, Seats, Side } from './wire.ts';
import { sideName } from './words.ts';

export class Company extends EventTarget {
  /** Null where nobody plays against somebody elsewhere. */
  seats: Seats | null = null;

  constructor(private readonly session: GameSession) {
    super();
    session.addEventListener('hello', ((event: CustomEvent<Hello>) => this.sit(event.detail.seats ?? null)) as EventListener);
    session.addEventListener('aside', ((event: CustomEvent<Aside>) => this.hear(event.detail)) as EventListener);
  }

  private hear(aside: Aside): void {
    if (aside.type === 'seats') this.sit({ german: aside.german, british: aside.british });
  }

  private sit(seats: Seats | null): void {
    this.seats = seats;
    this.dispatchEvent(new Event('seats'));
  }

  /** The seat of a side; undefined where there are no seats to speak of. */
  at(side: Side): SeatInfo | undefined {
    return this.seats?.[side];
  }

  /** The side whose seat nobody has taken. */
  get free(): Side | undefined {
    return this.seats ? (['german', 'british'] as const).find((side) => !this.seats![side].name) : undefined;
  }

  /** What is said while the other player is to decide; empty where no other person plays. */
  waitingFor(side: Side): string {
    const seat = this.at(side);
    if (!seat || this.session.holds(side)) return '';
    return waiting(seat, sideName(side));
  }
}

export const goneForGood = (side: string): string => `Who had the ${side} side has left this server for good.`;

/** @param side as it is called */
export function waiting({ name, presence }: SeatInfo, side: string): string {
  if (!name) return `Nobody has taken the ${side} seat yet.`;
  if (presence === 'left') return `${goneForGood(side)} Nobody decides for that side any more.`;
  if (presence === 'here') return `${name} is at the board.`;
  return presence === 'away' ? `${name} looks at something else, or the line to him is broken.` : `${name} is not here at the moment.`;
}
