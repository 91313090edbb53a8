/** The sentences in which the page itself counts or names something. All others come with the messages; a test reads every one of these aloud. */

/** So many of something: 1 unit, 2 units. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const airUnits = (count: number): string => counted(count, 'air unit');

export const onTheWay = (sent: number): string => `${airUnits(sent)} on the way. Send more, call some back, or launch the attacks.`;

export const rollFor = (waiting: number): string =>
  waiting === 1 ? 'Roll for the unit that is attacked.' : `${counted(waiting, 'unit')} are attacked: roll for each, or for all at once.`;

export const tooManyFly = (sent: number, counting: number): string =>
  `${airUnits(sent)} would fly there, and no more than ${counting} ${counting === 1 ? 'counts' : 'count'}: the ${sent - counting === 1 ? 'other adds' : 'others add'} nothing.`;

export const addNothing = (spare: number, sent: number, counting: number): string =>
  `${spare} of ${sent} ${spare === 1 ? 'adds' : 'add'} nothing: ${counting} ${counting === 1 ? 'counts' : 'count'}.`;

export const wouldBeBetter = (more: number): string => `${more} more would be better.`;

export const hexesToChoose = (hexes: number): string => `${counted(hexes, 'hex', 'hexes')} to choose from`;

export const unitsChosen = (units: number): string => `${counted(units, 'unit')} chosen.`;

export const attackOn = (places: readonly string[], column: string, units: number): string =>
  `Attack on ${places.join(' and ')} at ${column}, with ${counted(units, 'unit')}.`;

export const faceDown = (units: number): string => `${counted(units, 'further unit')} ${units === 1 ? 'lies' : 'lie'} face down beside the map.`;

export const giveUp = (units: number): string => (units === 0 ? 'Give up units' : `Give up ${counted(units, 'unit')}`);

export const costBeyond = (points: number): string => `The fighting beyond the edge has cost ${counted(points, 'point')}: choose which units are given up.`;

export const pointsChosen = (worth: number, exact: boolean, due: number): string =>
  `${worth} of ${exact ? 'exactly' : 'at least'} ${counted(due, 'point')} chosen`;

/** @param first whether the first move of all is this player's */
export function command(side: string, turns: number, first: boolean): string {
  const length = `for ${counted(turns, 'Game-Turn')}.`;
  if (side === 'both') return `Both sides are played at this screen, ${length}`;
  return `You command the ${side} side ${length}${first ? ' The first move is yours.' : ''}`;
}

export const turnOf = (side: string, turn: number, over: boolean): string => `${side} turn ${turn}${over ? '' : ' so far'}`;

export const changedMeanwhile = (news: readonly string[]): string =>
  `The board has changed meanwhile${news.length > 0 ? `: ${news.join('; ')}` : ''}. Nothing was done; look again and decide.`;

/** A title in the middle of a sentence: names of sides keep their capital. */
export const inSentence = (title: string): string => (/^(German|British)\b/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));

/** How long ago something was, in minutes. */
export function ago(minutes: number): string {
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${counted(hours, 'hour')} ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${counted(days, 'day')} ago`;
}

export const mistakesFound = (mistakes: number): string => (mistakes === 0 ? 'No mistakes' : counted(mistakes, 'mistake'));

/** @param more whether there are others that are not listed */
export const rowsDiffer = (rows: number, more: boolean): string =>
  rows === 0 ? 'Nothing differs.' : more ? `${rows} rows and more differ.` : `${counted(rows, 'row')} ${rows === 1 ? 'differs' : 'differ'}.`;

export const gamesPlayed = (played: number, planned: number): string => `${played} of ${counted(planned, 'game')}`;
