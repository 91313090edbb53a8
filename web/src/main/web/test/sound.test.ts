import { expect, test } from './expect.ts';
import { soundsOf } from '../sound/occasion.ts';
import type { GameEvent, Roll } from '../model/wire.ts';

const rolled: Roll = { purpose: 'weather', title: '', rule: '', text: '', dice: [{ face: 3, hit: true, text: '' }], hexes: [] };
const storm: GameEvent = { type: 'weather-set', weather: 'storm', text: '' };
const ended: GameEvent = {
  type: 'game-ended',
  result: { level: 'british-victory', title: '', winner: 'british' },
  ports: 0,
  germanStrength: 0,
  britishStrength: 0,
  text: '',
};

test('a roll for the weather sounds as dice and then as the weather', () => {
  expect(soundsOf([storm], [rolled], 'german')).toEqual(['dice', 'storm']);
});

test('the end sounds as it is for whoever hears it', () => {
  expect(soundsOf([ended], [], 'british')).toEqual(['victory']);
  expect(soundsOf([ended], [], 'german')).toEqual(['defeat']);
  expect(soundsOf([ended], [], 'both')).toEqual(['victory']);
});

test('nothing sounds where nothing happens, and never more than two sounds at once', () => {
  expect(soundsOf([], [], 'german')).toEqual([]);
  const many: GameEvent[] = [storm, { type: 'game-turn-began', turn: 2, text: '' }, { type: 'unit-eliminated', unit: 'A', cause: 'combat', text: '' }];
  expect(soundsOf(many, [rolled], 'german')).toHaveLength(2);
});
