import { ofEdition, tableEdition } from '../model/edition.ts';

/** What a player sets once: light or dark, the pace of the other side, whether hints pop up. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** Milliseconds for a step of the other side; 0 shows only the outcome. */
  pace: number;
  /** Milliseconds for an action in a replay. */
  replay: number;
  /** Whether the game is heard, and the weather passes over the map; at first, unless the system asks for less motion. */
  sound: boolean;
  /** Whether the map shows names, and the numbers of its hexes. */
  names: boolean;
  numbers: boolean;
  /** What is folded away. */
  miniMapFolded: boolean;
  panelFolded: boolean;
}

const KEY = 'seelowe.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  pace: 450,
  replay: 700,
  sound: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== true,
  names: true,
  numbers: true,
  miniMapFolded: false,
  panelFolded: false,
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = read();

export const reducedMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** There is none where the page's logic is tested. */
const lampLit = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export const isDark = (): boolean => (settings.theme === 'auto' ? lampLit?.matches === true : settings.theme === 'dark');

/** The map by day or by night, with or without names and numbers: one file, of which a part is asked for. */
export function mapPicture(full = false, edition = tableEdition()): string {
  const left = full || (settings.names && settings.numbers) ? '' : settings.numbers ? 'unnamed' : settings.names ? 'unnumbered' : 'bare';
  const part = [isDark() ? 'night' : '', left].filter(Boolean).join('-');
  const map = ofEdition('/map.svg', edition);
  return part ? `${map}#${part}` : map;
}

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  dispatchEvent(new Event('seelowe-settings'));
}

lampLit?.addEventListener('change', applyTheme);

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  applyTheme();
}
