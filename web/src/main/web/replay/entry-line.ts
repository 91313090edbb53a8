/** What the log beside a replay says of an action: what came of it, or what was decided if nothing is told of that. */
import { sayAction } from '../model/say-action.ts';
import type { GameSession } from '../model/session.ts';
import { tellEvent } from '../model/story.ts';
import type { Entry } from './course.ts';

export function lineOf(entry: Entry, session: GameSession): string {
  // A new Game-Turn and a new phase are headings of their own.
  const told = entry.events
    .filter(({ type }) => type !== 'game-turn-began' && type !== 'phase-began')
    .flatMap((event) => tellEvent(event, session) ?? [])
    .map(({ text }) => text);
  if (told.length > 0) return told.join('. ');
  const { action } = entry;
  if (action?.type === 'end-phase' || entry.events.some(({ type }) => type === 'phase-began')) return 'The phase ends';
  return action ? sayAction(action, session, entry.phase) : '';
}
