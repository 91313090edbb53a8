/** The column is chosen before an attack is declared: unless the enemy refuses combat, the die is then rolled without asking again. */
import type { GameSession } from './session.ts';

export class AutoRoll {
  /** The die is being rolled in the column chosen before: nothing is to be decided until it lies. */
  rolling = false;
  private column: string | null = null;

  constructor(
    private readonly session: GameSession,
    private readonly changed: () => void,
  ) {}

  intend(column: string | null): void {
    this.column = column;
  }

  /** The board has changed: is it time to roll? */
  look(): void {
    this.rolling = false;
    const { column } = this;
    const stage = this.session.view?.combat?.stage;
    if (!column || stage === 'refusal') return;
    this.column = null;
    if (stage !== 'column' || !this.session.myMove) return;
    const choice = this.session.menu.plain.find(({ action }) => action.type === 'choose-column' && action.column === column);
    if (!choice) return;
    this.rolling = true;
    queueMicrotask(() => void this.session.act(choice.action).then(() => this.rolled()));
  }

  /** Whether the die fell or not: if the page is still asked for the column, the player is too. */
  private rolled(): void {
    if (!this.rolling) return;
    this.rolling = false;
    this.changed();
  }
}
