/** The computer players of the catalogue: levels, some of them with characters that go by names of their own. */
import type { OpponentInfo } from './wire.ts';

/** The level of an opponent of this name. */
export const levelOf = (opponents: readonly OpponentInfo[], name: string): OpponentInfo | undefined =>
  opponents.find((each) => each.opponent === name || each.characters.some((one) => one.opponent === name));

/** What to call an opponent: his level, and his character if it is not the level's own; his name if nobody knows him. */
export function opponentTitle(opponents: readonly OpponentInfo[], name: string): string {
  const level = levelOf(opponents, name);
  if (!level) return name;
  const character = level.opponent === name ? undefined : level.characters.find((one) => one.opponent === name);
  return character ? `${level.title}, ${character.title.toLowerCase()}` : level.title;
}
