import { expect, test } from './expect.ts';
import { Camera } from '../board/camera.ts';
import { moveCursor } from '../board/geometry.ts';
import { sheet } from './samples.ts';

test('the middle of a hex lies in that hex, and so does every point near it', () => {
  for (const hex of ['0101', '0233', '2620', '5201', '5133']) {
    const { x, y } = sheet.centre(hex);
    expect(sheet.hexUnder({ x, y })).toBe(hex);
    expect(sheet.hexUnder({ x: x + 22, y: y - 12 })).toBe(hex);
  }
  expect(sheet.hexUnder({ x: 5, y: 5 })).toBeNull();
});

test('a neighbour is one hex height away, the north first, clockwise', () => {
  expect([0, 1, 2, 3, 4, 5].map((way) => sheet.neighbour('2020', way))).toEqual(['2019', '2120', '2121', '2021', '1921', '1920']);
  expect([0, 1, 2, 3, 4, 5].map((way) => sheet.neighbour('2120', way))).toEqual(['2119', '2219', '2220', '2121', '2020', '2019']);
  expect(sheet.neighbour('0101', 5)).toBeNull();
  expect(sheet.areNeighbours('2020', '2121')).toBe(true);
  expect(sheet.areNeighbours('2020', '2119')).toBe(false);
});

test('arrow keys keep to the row that the hexes are numbered by', () => {
  expect(moveCursor('2020', 'ArrowRight', sheet)).toBe('2120');
  expect(moveCursor('2120', 'ArrowRight', sheet)).toBe('2220');
  expect(moveCursor('2120', 'ArrowLeft', sheet)).toBe('2020');
  expect(moveCursor('2120', 'ArrowUp', sheet)).toBe('2119');
  expect(moveCursor('0101', 'ArrowLeft', sheet)).toBeNull();
});

test('the border of two neighbours leaves out the side between them', () => {
  expect(sheet.border(new Set(['2020'])).match(/M/g)).toHaveLength(6);
  expect(sheet.border(new Set(['2020', '2120'])).match(/M/g)).toHaveLength(10);
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
