/** A way that the player lays hex by hex, when the cheapest one is not the one he wants. Whether it may be gone, the engine says. */
import type { Sheet } from '../board/geometry.ts';
import type { GameSession } from './session.ts';
import { fields, type Action, type Choice, type Hex, type Refusal, type UnitKey } from './wire.ts';

type March = Extract<Action['type'], 'move' | 'move-by-rail' | 'enter-by-rail'>;

const MARCHES: ReadonlySet<string> = new Set<March>(['move', 'move-by-rail', 'enter-by-rail']);

export const isMarch = (choice: Choice): boolean => MARCHES.has(choice.action.type);

export class Way {
  path: Hex[] = [];
  /** Why it may not be gone as it lies. */
  refusal: Refusal | null = null;
  /** Whether the unit may leave the map from where it ends now. */
  mayLeave = false;
  private type: March = 'move';

  constructor(
    readonly unit: UnitKey,
    private readonly from: Hex | null,
    private readonly offers: ReadonlyMap<Hex, readonly Choice[]>,
    private readonly sheet: Pick<Sheet, 'areNeighbours'>,
    private readonly exits: readonly Choice[] = [],
  ) {}

  /** The groups that the unit may join beyond the edge, whichever way it leaves; empty if it cannot. */
  get groups(): number[] {
    return [...new Set(this.exits.map((exit) => fields(exit.action).group ?? 0))];
  }

  /** Off the map at the end of the way. */
  exit(group: number): Action {
    return { type: 'exit', unit: this.unit, path: [...this.path], group };
  }

  get end(): Hex | null {
    return this.path.at(-1) ?? null;
  }

  get action(): Action {
    return { type: this.type, unit: this.unit, path: [...this.path] } as Action;
  }

  /** Goes on to a neighbour, back to a hex of the way, or begins with the cheapest way to a hex; false if the hex is none of these. */
  lay(hex: Hex): boolean {
    const at = this.path.indexOf(hex);
    const end = this.end ?? this.from;
    if (at >= 0) this.path = this.path.slice(0, at + 1);
    else if (this.path.length > 0 && end && this.sheet.areNeighbours(end, hex)) this.path = [...this.path, hex];
    else if (this.path.length === 0) return this.begin(hex);
    else return false;
    return true;
  }

  private begin(hex: Hex): boolean {
    const offered = this.offers.get(hex)?.find(isMarch);
    if (offered) {
      this.type = offered.action.type as March;
      this.path = [...(fields(offered.action).path ?? [])];
    } else if (this.from && this.sheet.areNeighbours(this.from, hex)) this.path = [hex];
    else return false;
    return true;
  }

  /** Asks whether it may be gone as it lies now. */
  async judge(session: GameSession): Promise<void> {
    const asked = this.path;
    const [group] = this.groups;
    const [refusal, barred] = await Promise.all([
      session.why({ action: this.action }),
      group === undefined ? null : session.why({ action: this.exit(group) }),
    ]);
    if (asked !== this.path) return;
    this.refusal = refusal;
    this.mayLeave = group !== undefined && !barred;
  }
}
