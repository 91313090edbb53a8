/** A scenario that is begun: it names another that it takes from, and says only what differs. */
import { settingsFile } from './orders.ts';
import type { Change, ScenarioLine } from './wire.ts';

export interface Plan {
  title: string;
  takes: string;
  turns: string;
  percent: string;
  summary: string;
  /** Made from the title if empty. */
  code: string;
}

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'scenario';

/** The first of these that is not taken yet. */
function free(wished: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wished)) return wished;
  for (let i = 2; ; i++) if (!taken.has(`${wished}${i}`)) return `${wished}${i}`;
}

/** The initials of a title, as the short names of the game are. */
const initials = (title: string): string =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
    .slice(0, 6) || 'M';

export function newScenario({ title, takes, turns, percent, summary, code }: Plan, there: readonly ScenarioLine[]): { folder: string; code: string; changes: Change[] } {
  const folder = free(slug(title), new Set(there.map((each) => each.folder)));
  const short = code || free(initials(title), new Set(there.map((each) => each.code)));
  const set: Record<string, string> = { code: short, title: title.trim(), summary: summary.trim() || `${turns} Game-Turns.`, takes, turns };
  if (percent !== '100') set['waves-percent'] = percent;
  return { folder, code: short, changes: [{ file: settingsFile(folder), set }] };
}
