/** Which edition a new game is played with; nothing where there is only one. Tells "edition" with its name. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { Edition } from '../model/wire.ts';
import { Part } from '../ui/element.ts';

@customElement('sl-edition-choice')
export class EditionChoice extends Part {
  /** The name of the one that is chosen; empty for that of the host. */
  @property() edition = '';
  @state() private editions: Edition[] = [];

  override firstUpdated(): void {
    host.editions().then(
      ({ editions }) => {
        this.editions = editions;
        if (!this.chosen || this.chosen.mistakes) this.choose('');
      },
      () => (this.editions = []),
    );
  }

  private get chosen(): Edition | undefined {
    return this.editions.find((each) => each.edition === this.edition);
  }

  private choose(edition: string): void {
    if (edition !== this.edition) this.dispatchEvent(new CustomEvent('edition', { detail: edition, bubbles: true, composed: true }));
  }

  private refused(broken: readonly Edition[]) {
    return html`<details class="edition-mistakes">
      <summary>${broken.length === 1 ? 'One edition cannot be played yet' : `${broken.length} editions cannot be played yet`}</summary>
      ${broken.map(({ title, mistakes = 0, first = [] }) => html`<p><b>${title}</b>: ${first[0]}${mistakes > 1 ? ` And ${mistakes - 1} more.` : ''}</p>`)}
    </details>`;
  }

  override render() {
    if (this.editions.length < 2) return nothing;
    const { by = '', about = '' } = this.chosen ?? {};
    const broken = this.editions.filter((each) => each.mistakes);
    return html`<div class="edition-choice">
      <label class="name-field"
        >Edition<select @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
          ${this.editions.map(
            ({ edition, title, mistakes }) =>
              html`<option value=${edition} ?selected=${edition === this.edition} ?disabled=${mistakes !== undefined}>
                ${title}${mistakes === undefined ? '' : ` (has ${mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`})`}
              </option>`,
          )}
        </select></label
      >
      ${by || about ? html`<p class="muted">${about}${by ? ` By ${by}.` : ''}</p>` : nothing}
      ${broken.length > 0 ? this.refused(broken) : nothing}
    </div>`;
  }
}
