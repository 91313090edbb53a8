import { expect, test } from './expect.ts';
import { isCited, matches, sectionOf } from '../model/rules-search.ts';
import { sayAction } from '../model/say-action.ts';
import { actionLabel, learn, phaseOf, placeName, undoneWords } from '../model/words.ts';
import type { UnitInfo } from '../model/wire.ts';
import { countFaces, points } from '../panel/arithmetic.ts';
import { words } from './samples.ts';
import { citation } from '../ui/citation.ts';

learn(words);

const unknown: UnitInfo = {
  unit: 'A',
  name: '',
  side: 'german',
  formation: '',
  kind: 'air',
  size: 'none',
  strength: 0,
  movement: 0,
  factors: '',
  mechanized: false,
  exempt: false,
  arrives: { how: '' },
};

test('buttons say what an action does', () => {
  expect(actionLabel({ type: 'embark', unit: 'A', area: 'C' })).toBe('Embark for area C');
  expect(actionLabel({ type: 'choose-column', column: '3-1' })).toBe('Roll at 3-1');
  expect(actionLabel({ type: 'move', unit: 'A', path: ['2020', '2121'] })).toBe('Move to 2121');
  expect(actionLabel({ type: 'retreat', unit: 'A', hex: null })).toBe('No retreat: the unit is lost');
  expect(actionLabel({ type: 'stand-in-city', hex: '2020', stand: false })).toBe('Give way in 2020');
  expect(actionLabel({ type: 'roll' }, 'GA')).toBe('Roll for weather');
  expect(actionLabel({ type: 'roll' }, 'GG')).toBe('Roll the die');
  expect(actionLabel({ type: 'exit', unit: 'A', path: [], group: 2 })).toBe('Leave the map, join group 2');
  expect(undoneWords('move', 2)).toBe('units could still move');
  expect(phaseOf('--').side).toBeNull();
});

test('where places have names, what is done there is said with them', () => {
  const names = {
    unit: () => ({ ...unknown, name: 'Ju 88' }),
    hexName: (hex: string) => (hex === '3123' ? 'Ashford (3123)' : hex),
  };
  expect(sayAction({ type: 'assign-air', unit: 'A', hex: '3123' }, names)).toBe('Ju 88: Attack Ashford (3123) from the air');
  expect(sayAction({ type: 'move', unit: 'A', path: ['2020', '3123'] }, names)).toBe('Ju 88: Move to Ashford (3123)');
  expect(sayAction({ type: 'attack', attackers: ['A'], targets: ['3123', '3124'], supply: [] }, names)).toBe('Ju 88: Attack Ashford (3123) + 3124');
  expect(sayAction({ type: 'exit', unit: 'A', path: ['3123'], group: 2 }, names)).toBe('Ju 88: Leave the map by Ashford (3123), join group 2');
});

test('places have names', () => {
  expect(placeName('sea-C')).toBe('At sea, echelon C');
  expect(placeName('3926')).toBe('hex 3926');
  expect(placeName('beyond-2')).toBe('Beyond the edge, group 2');
});

test('fractions are written as people write them', () => {
  expect(points('15/2')).toBe('7½');
  expect(points('3/8')).toBe('⅜');
  expect(points('12')).toBe('12');
  expect(countFaces(['De', 'De', 'Ex'])).toEqual({ De: 2, Ex: 1 });
});

const sections = [
  { number: '8.1', title: 'Who', rules: [{ id: 'R8.14a', title: 'One attack per unit', text: 'Only once.', rulings: [], see: [] }] },
  { number: '8.4', title: 'Flanking', rules: [{ id: 'R8.4a', title: 'Flanking attack', text: 'All six hexes.', rulings: [], see: [] }] },
];

test('a case cites its parts and nothing else', () => {
  expect(isCited('8.1', 'R8.14a')).toBe(false);
  expect(isCited('8.14', 'R8.14a')).toBe(true);
  expect(isCited('LT 4.2', 'LT4.25')).toBe(false);
  expect(sectionOf(sections, '8.4')?.number).toBe('8.4');
  expect(citation('R8.4a')).toBe('8.4');
  expect(citation('R4.1-GA')).toBe('4.1');
  expect(citation('R11.41B1')).toBe('11.41');
  expect(citation('Q27')).toBe('ruling 27');
});

test('rules are found by all words of the search, or by number', () => {
  expect(matches(sections, 'attack flanking').map((rule) => rule.id)).toEqual(['R8.4a']);
  expect(matches(sections, '8.14').map((rule) => rule.id)).toEqual(['R8.14a']);
});
