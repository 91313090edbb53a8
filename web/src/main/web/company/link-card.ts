/** A link to hand to somebody: to copy, to send with whatever this device sends things with, or to be read by a telephone. */
import { html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { addressOf } from '../host/links.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

/** White around the code, in squares of it: readers need it. */
const MARGIN = 4;

@customElement('sl-link-card')
export class LinkCard extends Part {
  @property() token = '';
  /** What it is, to who gets it. */
  @property() words = '';
  /** Whether other devices can follow it. */
  @property({ attribute: false }) reaches = true;
  /** Copies it by itself when it is shown. */
  @property({ type: Boolean }) copied = false;
  @state() private rows: string[] = [];
  @state() private told = '';

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('token') || changes.has('reaches')) {
      this.told = '';
      void this.draw();
    }
  }

  override firstUpdated(): void {
    if (this.copied) void this.copy(true);
  }

  private async draw(): Promise<void> {
    this.rows = [];
    if (!this.reaches) return;
    const { token } = this;
    const picture = await host.links.picture(token).catch(() => null);
    if (token === this.token && this.reaches) this.rows = picture?.rows ?? [];
  }

  /** @param byItself if nobody asked for it, nothing is said when it fails */
  private async copy(byItself = false): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressOf(this.token));
      this.told = 'The link is copied: send it.';
    } catch {
      if (!byItself) this.told = 'This browser does not let it be copied; mark it in the field above.';
    }
  }

  private async share(): Promise<void> {
    try {
      await navigator.share({ title: 'Seelöwe', text: this.words, url: addressOf(this.token) });
    } catch {
      /* He has thought better of it. */
    }
  }

  override render() {
    return html`<div class="link-card ${this.rows.length > 0 ? 'drawn' : ''}">
      <div class="link-line">
        <input readonly aria-label="The link" .value=${addressOf(this.token)} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <div class="button-row">
          <button class="button primary" @click=${() => void this.copy()}>${icon('copy')} Copy the link</button>
          ${typeof navigator.share === 'function' ? html`<button class="button" @click=${() => void this.share()}>${icon('share')} Send</button>` : nothing}
        </div>
        <p class="link-told" role="status">${this.told}</p>
      </div>
      ${this.rows.length > 0 ? this.code() : nothing}
    </div>`;
  }

  private code() {
    const size = this.rows.length + 2 * MARGIN;
    return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="The link as a QR code" shape-rendering="crispEdges">
      ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${squares(this.rows)} fill="#000" />`}
    </svg>`;
  }
}

/** Each run of dark squares in a row is one stroke. */
export function squares(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index + MARGIN} ${y + MARGIN}h${run[0].length}v1h-${run[0].length}z`))
    .join('');
}
