import { expect, test } from './expect.ts';
import * as sentences from '../model/sentences.ts';
import { readdirSync, readFileSync } from 'node:fs';

/** Every maker of sentences with what it is asked, and what it must say. */
const SAID: Record<keyof typeof sentences, [said: string, expected: string][]> = {
  counted: [
    [sentences.counted(0, 'unit'), '0 units'],
    [sentences.counted(1, 'unit'), '1 unit'],
    [sentences.counted(2, 'hex', 'hexes'), '2 hexes'],
  ],
  inSentence: [
    [sentences.inSentence('Game over'), 'game over'],
    [sentences.inSentence('German set-up'), 'German set-up'],
  ],
  onTheWay: [
    [sentences.onTheWay(1), '1 air unit on the way. Send more, call some back, or launch the attacks.'],
    [sentences.onTheWay(5), '5 air units on the way. Send more, call some back, or launch the attacks.'],
  ],
  rollFor: [
    [sentences.rollFor(1), 'Roll for the unit that is attacked.'],
    [sentences.rollFor(3), '3 units are attacked: roll for each, or for all at once.'],
  ],
  tooManyFly: [
    [sentences.tooManyFly(6, 5), '6 air units would fly there, and no more than 5 count: the other adds nothing.'],
    [sentences.tooManyFly(11, 1), '11 air units would fly there, and no more than 1 counts: the others add nothing.'],
  ],
  addNothing: [
    [sentences.addNothing(1, 6, 5), '1 of 6 adds nothing: 5 count.'],
    [sentences.addNothing(2, 3, 1), '2 of 3 add nothing: 1 counts.'],
  ],
  wouldBeBetter: [[sentences.wouldBeBetter(1), '1 more would be better.']],
  hexesToChoose: [
    [sentences.hexesToChoose(1), '1 hex to choose from'],
    [sentences.hexesToChoose(12), '12 hexes to choose from'],
  ],
  unitsChosen: [[sentences.unitsChosen(2), '2 units chosen.']],
  attackOn: [
    [sentences.attackOn(['Dover (4524)'], '3-1', 1), 'Attack on Dover (4524) at 3-1, with 1 unit.'],
    [sentences.attackOn(['3825', '3826'], '1-1', 4), 'Attack on 3825 and 3826 at 1-1, with 4 units.'],
  ],
  faceDown: [
    [sentences.faceDown(1), '1 further unit lies face down beside the map.'],
    [sentences.faceDown(9), '9 further units lie face down beside the map.'],
  ],
  giveUp: [
    [sentences.giveUp(0), 'Give up units'],
    [sentences.giveUp(1), 'Give up 1 unit'],
    [sentences.giveUp(2), 'Give up 2 units'],
  ],
  costBeyond: [
    [sentences.costBeyond(1), 'The fighting beyond the edge has cost 1 point: choose which units are given up.'],
    [sentences.costBeyond(7), 'The fighting beyond the edge has cost 7 points: choose which units are given up.'],
  ],
  pointsChosen: [
    [sentences.pointsChosen(0, true, 1), '0 of exactly 1 point chosen'],
    [sentences.pointsChosen(3, false, 4), '3 of at least 4 points chosen'],
  ],
  command: [
    [sentences.command('German', 15, true), 'You command the German side for 15 Game-Turns. The first move is yours.'],
    [sentences.command('British', 1, false), 'You command the British side for 1 Game-Turn.'],
    [sentences.command('both', 12, true), 'Both sides are played at this screen, for 12 Game-Turns.'],
  ],
  turnOf: [
    [sentences.turnOf('German', 1, true), 'German turn 1'],
    [sentences.turnOf('British', 3, false), 'British turn 3 so far'],
  ],
  changedMeanwhile: [
    [sentences.changedMeanwhile([]), 'The board has changed meanwhile. Nothing was done; look again and decide.'],
    [sentences.changedMeanwhile(['A moves', 'B rests']), 'The board has changed meanwhile: A moves; B rests. Nothing was done; look again and decide.'],
  ],
  ago: [
    [sentences.ago(1), 'just now'],
    [sentences.ago(2), '2 minutes ago'],
    [sentences.ago(60), 'an hour ago'],
    [sentences.ago(150), '2 hours ago'],
    [sentences.ago(60 * 24), 'yesterday'],
    [sentences.ago(60 * 24 * 3), '3 days ago'],
  ],
  mistakesFound: [
    [sentences.mistakesFound(0), 'No mistakes'],
    [sentences.mistakesFound(1), '1 mistake'],
    [sentences.mistakesFound(2), '2 mistakes'],
  ],
  rowsDiffer: [
    [sentences.rowsDiffer(0, false), 'Nothing differs.'],
    [sentences.rowsDiffer(1, false), '1 row differs.'],
    [sentences.rowsDiffer(2000, true), '2000 rows and more differ.'],
  ],
  gamesPlayed: [[sentences.gamesPlayed(3, 100), '3 of 100 games']],
};

test('the page counts and names things as people do', () => {
  for (const said of Object.values(SAID)) for (const [actual, expected] of said) expect(actual).toBe(expected);
});

test('no sentence is without a test', () => {
  expect(Object.keys(SAID).sort()).toEqual(Object.keys(sentences).sort());
});

/** A number before a word in the plural belongs into sentences.ts, where one is told from many. */
const COUNTS = /\$\{[^{}]+\} (units|hexes|points|minutes|hours|days|games|counters|actions|steps|ports)\b(?!<)/;

test('nobody else counts', () => {
  const files = readdirSync('.', { recursive: true }).filter((file) => file.endsWith('.ts') && !/^(test|generated)|sentences/.test(file));
  const counting = files.filter((file) => COUNTS.test(readFileSync(file, 'utf8')));
  expect(counting).toEqual([]);
});
