/** The sentences of the lobby. */
import { termsText } from '../model/time.ts';
import type { Catalogue, ListedGame, ListedPlayer, Offer, Player } from '../model/wire.ts';

const LENGTHS: Record<Offer['contest'], string> = { game: '', match: 'match, each side once', series: 'series of three matches' };
const SIDES: Record<'german' | 'british', string> = { german: 'Germans', british: 'British' };

/** A rating, with a question mark while it is not certain. */
export const ratingText = ({ rating, provisional }: { rating?: number; provisional?: true }): string =>
  rating === undefined ? '' : `${rating}${provisional ? '?' : ''}`;

export const titleOf = (catalogue: Catalogue, code: string | undefined): string =>
  catalogue.scenarios.find(({ scenario }) => scenario === code)?.title ?? code ?? 'Series';

/** What is offered, in one line; @param own whether it is told to who has made it. */
export function offerText(offer: Offer, catalogue: Catalogue, own: boolean): string {
  const { contest, side, clock, rated, options } = offer;
  const who = own ? 'you have' : `${offer.from.name} has`;
  const sides = side === 'either' ? (own ? 'the other chooses a side' : 'choose your side') : side === 'roll' ? 'sides by the roll of a die' : `${who} the ${SIDES[side]}`;
  const known = catalogue.scenarios.find(({ scenario }) => scenario === offer.scenario)?.options ?? [];
  const changed = known.filter(({ option }) => options[option as keyof typeof options] !== undefined).length;
  return [LENGTHS[contest], sides, termsText(clock), rated ? 'rated' : 'not rated', offer.public ? '' : 'nobody watches', changed > 0 ? `${changed} changed in the rules` : '']
    .filter(Boolean)
    .join(' · ');
}

/** Who plays, by side. */
export const versus = (game: ListedGame, computer: (name: string) => string): string => `${nameOf(game.german, computer)} against ${nameOf(game.british, computer)}`;

export const nameOf = ({ name, computer: isComputer }: ListedPlayer, computer: (name: string) => string): string => (isComputer ? computer(name) : name || 'somebody');

/** What came of a game, for somebody who reads a list. */
export function outcome({ winner, result, german, british }: ListedGame, computer: (name: string) => string): string {
  if (winner === 'draw') return 'Draw';
  const won = winner === 'german' ? german : british;
  return `${nameOf(won, computer)} wins: ${result ?? ''}`;
}

export const isComputer = ({ player }: Player): boolean => player.startsWith('computer:');
