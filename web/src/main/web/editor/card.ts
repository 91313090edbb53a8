/** What the edition is called, by whom it is and what it is about. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import type { Work } from './work.ts';

const FILE = 'edition.properties';
const FIELDS = [
  { key: 'title', title: 'Title', most: 60 },
  { key: 'by', title: 'By', most: 60 },
  { key: 'about', title: 'About', most: 400 },
] as const;

@customElement('sl-edition-card')
export class EditionCard extends Part {
  @property({ attribute: false }) work!: Work;
  @state() private open = false;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  override updated(): void {
    openDialogs(this);
  }

  private write(key: string, event: Event): void {
    const value = (event.target as HTMLInputElement).value.trim();
    void this.work.change([{ file: FILE, set: { [key]: value || null } }]);
  }

  override render() {
    const contents = this.work.contents!;
    return html`<h1 class="editor-title"><button class="link" title="Title, author, about" @click=${() => (this.open = true)}>${contents.title || contents.edition}</button></h1>
      ${this.open ? dialog('This edition', this.form(), () => (this.open = false)) : nothing}`;
  }

  private form() {
    const contents = this.work.contents!;
    return html`<div class="editor-form">
      ${FIELDS.map(({ key, title, most }) => html`<label class="row-cell"><span>${title}</span><input class="cell" maxlength=${most} .value=${contents[key]} @change=${(event: Event) => this.write(key, event)} /></label>`)}
      <p class="hint">${icon('file')} Its files are in the data folder of your games, under <code>editions/${contents.edition}</code>: tables that a spreadsheet or a text editor can change too.</p>
    </div>`;
  }
}
