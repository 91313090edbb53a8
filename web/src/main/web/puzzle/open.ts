/** Goes to a fresh game of a puzzle; the one that was played before is of no use to anybody. */
import type { Host } from '../host/host.ts';

export async function openPuzzle(host: Host, puzzle: string, before?: string): Promise<void> {
  const game = await host.startPuzzle(puzzle);
  location.hash = `#/game/${game}/puzzle/${puzzle}`;
  if (before) await host.remove(before).catch(() => undefined);
}
