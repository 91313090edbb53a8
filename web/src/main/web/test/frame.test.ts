import { expect, test } from './expect.ts';
import { Camera } from '../board/camera.ts';
import { frame } from '../board/follow.ts';

const camera = (): Camera => {
  const made = new Camera({ width: 3000, height: 2000 });
  made.resize(390, 400);
  made.k = 1;
  made.centreOn({ x: 1500, y: 1000 });
  return made;
};

test('what is in sight leaves the map where it is', () => {
  const still = camera();
  expect(frame(still, [{ x: 1500, y: 1000 }, { x: 1600, y: 1050 }], 0.5)).toBe(false);
  expect(still.k).toBe(1);
});

test('hexes beyond the edge are brought into sight, smaller if they must be', () => {
  const moved = camera();
  const far = { x: 1980, y: 1000 };
  expect(frame(moved, [{ x: 1500, y: 1000 }, far], 0.5)).toBe(true);
  const at = moved.toScreen(far);
  expect(at.x > 0 && at.x < 390).toBe(true);
  expect(moved.k < 1 && moved.k >= 0.5).toBe(true);
});

test('what no readable map could hold leaves the unit itself in the middle', () => {
  const wide = camera();
  expect(frame(wide, [{ x: 1500, y: 1000 }, { x: 100, y: 100 }, { x: 2900, y: 1900 }], 0.5)).toBe(true);
  expect(wide.k).toBe(0.5);
  expect(Math.round(wide.toScreen({ x: 1500, y: 1000 }).x)).toBe(195);
});
