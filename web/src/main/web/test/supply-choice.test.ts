import { describe, expect, it } from './expect.ts';
import { SupplyChoice } from '../model/supply-choice.ts';

describe('the supply units of an attack', () => {
  const proposed = { type: 'attack' as const, attackers: ['A', 'B'], targets: ['3923'], supply: ['S1', 'S1'] };
  const draws = new Map([
    ['A', ['S1']],
    ['B', ['S1', 'S2']],
  ]);

  it('are those that the engine proposes until the player says otherwise', () => {
    const supply = new SupplyChoice(proposed, draws);

    expect(supply.action).toEqual(proposed);
    expect(supply.isChanged).toBe(false);
    expect(supply.used).toEqual(['S1']);
  });

  it('can be chosen for an attacker that reaches several', () => {
    const supply = new SupplyChoice(proposed, draws);
    expect(supply.open).toEqual([{ attacker: 'B', from: ['S1', 'S2'], now: 'S1' }]);

    supply.choose('B', 'S2');

    expect(supply.action.supply).toEqual(['S1', 'S2']);
    expect(supply.isChanged).toBe(true);
    expect(supply.used).toEqual(['S1', 'S2']);
    expect(proposed.supply).toEqual(['S1', 'S1']);
  });
});
