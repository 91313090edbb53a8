/** Editions of one's own at home: begun, opened to be changed, taken from a file and saved as one. Tells "failed" with a sentence. */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { mistakesFound } from '../model/sentences.ts';
import type { Edition } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

/** In bytes; the server takes no larger one. */
const LARGEST = 2 << 20;

@customElement('sl-own-editions')
export class OwnEditions extends Part {
  @state() private editions: Edition[] = [];
  @state() private mayEdit = false;
  @state() private told = '';

  override firstUpdated(): void {
    void this.list();
  }

  private async list(): Promise<void> {
    try {
      const { editions, mayEdit = false } = await host.editions();
      this.editions = editions.filter(({ edition }) => edition !== '');
      this.mayEdit = mayEdit;
    } catch {
      this.editions = [];
    }
  }

  private async attempt(deed: () => Promise<string | void>): Promise<void> {
    this.told = '';
    try {
      const edition = await deed();
      if (edition) location.hash = `#/edition/${edition}`;
    } catch (error) {
      this.told = (error as Error).message;
    }
    await this.list();
  }

  private readonly begin = (): Promise<void> => this.attempt(() => host.newEdition('My own edition'));

  private readonly take = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    if (file.size > LARGEST) this.told = `${file.name} is too large for an edition of Seelöwe.`;
    else
      void this.attempt(async () => {
        const title = await host.importEdition(file);
        this.told = `"${title}" is here now.`;
      });
  };

  private async erase({ edition, title, hash }: Edition): Promise<void> {
    if (confirm(`Delete the edition "${title}" for good? Games that were begun with it keep what they need.`)) await this.attempt(() => host.deleteEdition(edition, hash));
  }

  override render() {
    if (!this.mayEdit) return nothing;
    return html`<section class="home-card own-editions">
      <h2>${icon('map')} Your own edition</h2>
      <p>Correct the map and the counters, or make scenarios of your own.</p>
      ${this.editions.length > 0 ? html`<ul>${this.editions.map((each) => this.row(each))}</ul>` : nothing}
      <p class="muted" role="status">${this.told}</p>
      <div class="button-row">
        <button class="button" @click=${this.begin}>${icon('plus')} New edition</button>
        <label class="button file"><input type="file" accept=".zip,application/zip" @change=${this.take} />Open a shared one</label>
      </div>
    </section>`;
  }

  private row(edition: Edition) {
    const { edition: id, title, by, mistakes } = edition;
    return html`<li class="game-row">
      <a href="#/edition/${id}"
        ><b>${title}</b><span class="game-status">${mistakes ? mistakesFound(mistakes) : 'Can be played'}</span>${by ? html`<span class="muted">By ${by}</span>` : nothing}</a
      >
      <a class="tool" href="#/edition/${id}/compare" aria-label="Compare ${title} with others" title="Compare">${icon('layers')}</a>
      <a class="tool" href=${`/api/editions/${id}/zip`} download aria-label="Save ${title} as a file" title="Save as a file to share">${icon('download')}</a>
      <button class="tool" aria-label="Delete ${title}" title="Delete" @click=${() => void this.erase(edition)}>${icon('trash')}</button>
    </li>`;
  }
}
