import { expect, test } from './expect.ts';
import { readFileSync } from 'node:fs';

const css = readFileSync('styles/base.css', 'utf8');

/** The rule that begins like this, as its lines without space at their ends. */
const lines = (begin: string): string[] => {
  const from = css.indexOf(`${begin} {`);
  return css
    .slice(from, css.indexOf('}', from))
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

test('a page without a program is as dark in a dark room as one with it', () => {
  const dark = lines(":root[data-theme='dark']");
  const alone = lines(':root:not([data-theme])');

  expect(alone.filter((line) => !dark.includes(line))).toEqual([]);
  expect(alone.map((line) => line.split(':')[0]!)).toEqual(['--paper', '--ink', '--accent', '--on-accent', 'color-scheme']);
});
