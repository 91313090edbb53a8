/** A link that keeps the record of a game as a file. */
import { html, type TemplateResult } from 'lit';
import type { GameSession } from '../model/session.ts';
import { icon } from './icons.ts';

export const recordLink = (session: GameSession, words: string): TemplateResult =>
  html`<a
    class="button"
    href="#/game/${session.id}"
    @click=${(event: Event) => {
      event.preventDefault();
      void save(session);
    }}
    >${icon('download')} ${words}</a
  >`;

async function save(session: GameSession): Promise<void> {
  try {
    const { name, text } = await session.host.record(session.id);
    const file = new Blob([text], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    session.refuse({ rule: '', why: (error as Error).message });
  }
}
