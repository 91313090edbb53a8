import { expect, test } from './expect.ts';
import { Camera } from '../board/camera.ts';
import { border, centre, hexUnder, neighbour, sheetOf } from '../board/geometry.ts';

const sheet = sheetOf(52, 33);

test('the middle of a hex lies in that hex, and so does every point near it', () => {
  for (const hex of ['0101', '0233', '2620', '5201', '5133']) {
    const { x, y } = centre(hex);
    expect(hexUnder({ x, y }, sheet)).toBe(hex);
    expect(hexUnder({ x: x + 22, y: y - 12 }, sheet)).toBe(hex);
  }
  expect(hexUnder({ x: 5, y: 5 }, sheet)).toBeNull();
});

test('even columns lie lower, so that a neighbour is one hex height away', () => {
  for (const hex of ['2020', '2120']) {
    const from = centre(hex);
    for (let way = 0; way < 6; way++) {
      const to = centre(neighbour(hex, way));
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(60, 5);
    }
  }
});

test('the border of two neighbours leaves out the side between them', () => {
  expect(border(new Set(['2020'])).match(/M/g)).toHaveLength(6);
  expect(border(new Set(['2020', neighbour('2020', 1)])).match(/M/g)).toHaveLength(10);
});

test('zooming keeps the point under the pointer', () => {
  const camera = new Camera(sheet);
  camera.resize(900, 660);
  camera.k = 1;
  camera.centreOn({ x: 1400, y: 1000 });
  const pointer = { x: 200, y: 300 };
  const before = camera.toSheet(pointer);
  camera.zoomAt(pointer, 1.3);
  const after = camera.toSheet(pointer);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test('the map can neither be pushed off the screen nor made smaller than the whole', () => {
  const camera = new Camera(sheet);
  camera.resize(900, 660);
  camera.zoomAt({ x: 0, y: 0 }, 0.001);
  expect(camera.k).toBe(camera.farthest);
  camera.k = 1;
  camera.pan(99999, -99999);
  expect(camera.x).toBe(0);
  expect(camera.y).toBeCloseTo(660 - sheet.height, 6);
});
