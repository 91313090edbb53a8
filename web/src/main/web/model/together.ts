/** Actions that the player made with one gesture, such as the moves of a stack: they are taken back with one, too. */
export class Together {
  private readonly groups: { from: number; to: number }[] = [];

  /** From so many standing actions to so many, all with one gesture. */
  note(from: number, to: number): void {
    if (to > from + 1) this.groups.push({ from, to });
  }

  /** How many actions one step back takes, when so many stand. */
  steps(actions: number): number {
    while (this.groups.length > 0 && this.groups.at(-1)!.to > actions) this.groups.pop();
    const last = this.groups.at(-1);
    return last?.to === actions ? actions - last.from : 1;
  }
}
