/** What a player sets once: light or dark, the pace of the other side, whether hints pop up. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** Milliseconds for a step of the other side; 0 shows only the outcome. */
  pace: number;
}

const KEY = 'seelowe.settings';
const DEFAULTS: Settings = { theme: 'auto', pace: 450 };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = read();

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function applyTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  applyTheme();
  dispatchEvent(new Event('seelowe-settings'));
}
