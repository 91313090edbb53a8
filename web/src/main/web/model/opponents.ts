/** The computer players of the catalogue: levels, some of them with characters that go by names of their own. */
import type { OpponentInfo } from './wire.ts';

/** Behind a name may stand how many seconds somebody has for a turn, as in marshal@15s. */
export const characterOf = (name: string): string => name.replace(/@\d+s$/, '');

/** The seconds that a name speaks of, or the level's usual ones. */
export const secondsOf = (level: OpponentInfo, name: string): number => Number(/@(\d+)s$/.exec(name)?.[1] ?? level.seconds?.usual);

/** The same opponent with so many seconds for a turn, as far as his level allows it. */
export function withSeconds(level: OpponentInfo, name: string, seconds: number): string {
  if (!level.seconds || !Number.isFinite(seconds)) return characterOf(name);
  const { least, most, usual } = level.seconds;
  const given = Math.round(Math.min(most, Math.max(least, seconds)));
  return given === usual ? characterOf(name) : `${characterOf(name)}@${given}s`;
}

/** The level of an opponent of this name. */
export const levelOf = (opponents: readonly OpponentInfo[], name: string): OpponentInfo | undefined =>
  opponents.find((each) => each.opponent === characterOf(name) || each.characters.some((one) => one.opponent === characterOf(name)));

/** What to call an opponent: his level, and his character if it is not the level's own; his name if nobody knows him. */
export function opponentTitle(opponents: readonly OpponentInfo[], name: string): string {
  const level = levelOf(opponents, name);
  if (!level) return name;
  const own = characterOf(name);
  const character = level.opponent === own ? undefined : level.characters.find((one) => one.opponent === own);
  const title = character ? `${level.title}, ${character.title.toLowerCase()}` : level.title;
  return own === name ? title : `${title}, ${secondsOf(level, name)} s`;
}
