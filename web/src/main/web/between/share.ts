/** A position to send to somebody: as a picture, as a link that opens it, or as a line of text. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board } from '../board/board.ts';
import type { GameSession } from '../model/session.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { pictureOf } from './picture.ts';

@customElement('sl-share')
export class Share extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private position = '';
  @state() private told = '';

  override firstUpdated(): void {
    this.session.ask({ type: 'position-string' }).then(
      ({ position }) => (this.position = position),
      (error: Error) => (this.told = error.message),
    );
  }

  private get link(): string {
    return `${location.origin}${location.pathname}#/position/${encodeURIComponent(this.position)}`;
  }

  private async copy(text: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.told = `The ${what} is copied.`;
    } catch {
      this.told = 'Copy it from the field below.';
    }
  }

  private async picture(): Promise<void> {
    const board = document.querySelector<Board>('sl-board');
    if (!board) return;
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await pictureOf(board));
      link.download = `seelowe-turn-${this.session.view?.turn ?? 0}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      this.told = 'The picture is saved.';
    } catch (error) {
      this.told = (error as Error).message;
    }
  }

  override render() {
    return html`<section class="share" aria-label="Share this position">
      <h3 class="setting-title">Share this position</h3>
      <div class="button-row">
        <button class="button small" @click=${() => void this.picture()}>${icon('download')} Picture</button>
        ${
          this.position
            ? html`<button class="button small" @click=${() => void this.copy(this.link, 'link')}>${icon('share')} Copy the link</button>
                <button class="button small" @click=${() => void this.copy(this.position, 'text')}>${icon('file')} Copy as text</button>`
            : nothing
        }
      </div>
      ${this.position ? html`<input class="share-text" readonly aria-label="The position as text" .value=${this.position} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />` : nothing}
      <p class="muted" role="status">${this.told}</p>
    </section>`;
  }
}
