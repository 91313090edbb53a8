import { expect, test } from './expect.ts';
import { bandColour, learnFormations, shortName } from '../board/formations.ts';
import type { UnitInfo } from '../model/wire.ts';


const unit = (name: string, formation: string, kind = 'infantry'): UnitInfo => ({ name, formation, kind }) as UnitInfo;

test('a counter bears its number and its division, or the name by which it is known', () => {
  expect(shortName(unit('Inf Rgt 21', '17. Infanterie-Division'))).toBe('21/17');
  expect(shortName(unit('134 Inf Bde', '45th Division, XII Corps'))).toBe('134/45');
  expect(shortName(unit('1 London Bde', '1st London Division, XII Corps'))).toBe('1 London');
  expect(shortName(unit('Panzer-Abt (U) C', 'Tauchpanzer'))).toBe('C');
  expect(shortName(unit('SS-Leibstandarte AH', 'SS'))).toBe('SS-Leibstandarte AH');
  expect(shortName(unit('Luftlande-Sturm-Rgt', '7. Flieger-Division'))).toBe('Luftlande-Sturm');
});

test('units of one formation share a colour, and those of two that follow each other do not', () => {
  const a = unit('Inf Rgt 21', '17. Infanterie-Division');
  const b = unit('Inf Rgt 55', '17. Infanterie-Division');
  const c = unit('Inf Rgt 109', '35. Infanterie-Division');
  learnFormations([a, b, c]);
  expect(bandColour(a)).toBe(bandColour(b));
  expect(bandColour(a) === bandColour(c)).toBe(false);
});
