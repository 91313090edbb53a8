/** Puts together what was told before and what has changed since. */
import type { Change, Update } from '../generated/messages.ts';

interface OfUnit {
  readonly unit: string;
}

/** The update that the change stands for. */
export function applied(before: Update, change: Change): Update {
  const { state, view, options, ...news } = change;
  return {
    ...news,
    type: 'update',
    state: patched(before.state, state),
    view: patched(before.view, view),
    options: patched(before.options, options),
  };
}

/** What came replaces what was there, and null removes it. Of units only those may come that have changed, by their keys. */
function patched<T extends object>(before: T, changes: object = {}): T {
  const now = { ...before } as Record<string, unknown>;
  for (const [field, value] of Object.entries(changes)) {
    if (value === null) delete now[field];
    else if (field === 'units' && !Array.isArray(value)) now[field] = units(now[field] as OfUnit[], value as Record<string, OfUnit | null>);
    else now[field] = value;
  }
  return now as T;
}

const units = (before: readonly OfUnit[], changed: Readonly<Record<string, OfUnit | null>>): OfUnit[] =>
  before.map((unit) => (unit.unit in changed ? changed[unit.unit]! : unit)).filter((unit) => unit !== null);
