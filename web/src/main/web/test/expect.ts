/** What the tests say, on top of what Node brings. */
import assert from 'node:assert/strict';

export { describe, it, test } from 'node:test';

export const expect = (actual: unknown) => ({
  toBe: (expected: unknown) => assert.equal(actual, expected),
  toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
  toBeCloseTo: (expected: number, digits: number) =>
    assert.ok(Math.abs((actual as number) - expected) < 0.5 * 10 ** -digits, `${actual} is not ${expected}, to ${digits} digits`),
  toBeNull: () => assert.equal(actual, null),
  toBeUndefined: () => assert.equal(actual, undefined),
  toHaveLength: (expected: number) => assert.equal((actual as { length: number }).length, expected),
});
