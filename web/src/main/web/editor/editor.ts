/** An edition of one's own, being made: the bar with its views and steps, and what the checker says of it. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Sheet } from '../board/geometry.ts';
import type { Host } from '../host/host.ts';
import type { Hex, RuleBook } from '../model/wire.ts';
import { mistakesFound } from '../model/sentences.ts';
import { learn } from '../model/words.ts';
import { openDialogs } from '../ui/dialog.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { zip } from './api.ts';
import { HEXES } from './tools.ts';
import type { Finding } from './wire.ts';
import { Work } from './work.ts';
import './card.ts';
import './compare.ts';
import './findings.ts';
import './forces.ts';
import './map-view.ts';
import './scenario.ts';
import './try.ts';

const VIEWS = { map: 'Map', forces: 'Forces', scenario: 'Scenarios', compare: 'Compare' } as const;
type View = keyof typeof VIEWS;

@customElement('sl-editor')
export class Editor extends Part {
  @property({ attribute: false }) host!: Host;
  @property() edition = '';
  /** What follows the edition in the address. */
  @property({ attribute: false }) place: readonly string[] = [];
  @state() private sheet: Sheet | null = null;
  @state() private failure = '';
  @state() private listing = false;
  @state() private hex: Hex | '' = '';
  private seen = '';
  private work: Work | null = null;
  private rules: RuleBook | null = null;
  private readonly watch = new Watch(this, ['changed']);

  override connectedCallback(): void {
    this.querySelector('.editor-door')?.remove();
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
  }

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('place') && this.view !== this.seen) this.listing = false;
    this.seen = this.view;
    if (this.edition !== this.work?.edition) void this.open();
    if (this.work) this.watch.on(this.work);
  }

  private async open(): Promise<void> {
    const work = new Work(this.edition);
    this.work = work;
    try {
      const [map, words, rules] = await Promise.all([this.host.map(), this.host.words(), this.host.rules(), work.open()]);
      learn(words);
      this.rules = rules;
      this.sheet = new Sheet(map.picture);
      document.title = `${work.contents?.title ?? this.edition}: an edition of Seelöwe`;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.listing = false;
    if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('input:not([type=radio]):not([type=checkbox]), textarea')) return;
    const pressed = event.key.toLowerCase();
    if (pressed === 'z' && event.shiftKey) void this.work?.redo();
    else if (pressed === 'y') void this.work?.redo();
    else if (pressed === 'z') void this.work?.undo();
    else return;
    event.preventDefault();
  };

  private get view(): View {
    const view = this.place[0] ?? 'map';
    return view in VIEWS ? (view as View) : 'map';
  }

  /** Goes to where the mistake is. */
  private readonly look = ({ detail: { file, hexes, key } }: CustomEvent<Finding>): void => {
    const folder = /^scenarios\/([^/]+)\//.exec(file)?.[1];
    if (hexes?.[0] && (file.startsWith('map/') || !folder)) {
      this.hex = hexes[0];
      this.go('map');
    } else if (file.startsWith('units/')) this.go('forces', /british/.test(file) ? 'british' : 'german', key ?? '');
    else if (folder) this.go('scenario', folder);
    else if (file === HEXES) this.go('map');
  };

  private go(...place: string[]): void {
    location.hash = `#/edition/${this.edition}/${place.filter(Boolean).map(encodeURIComponent).join('/')}`;
  }

  override updated(): void {
    openDialogs(this);
  }

  override render() {
    const { work, sheet } = this;
    if (this.failure)
      return html`<main class="notice">
        <h1>This edition cannot be opened</h1>
        <p>${this.failure}</p>
        <a class="button" href="#/">Home</a>
      </main>`;
    if (!work?.contents || !sheet) return html`<main class="notice"><p class="loading">${icon('map')} Opening the edition…</p></main>`;
    return html`<div class="editor">
      ${this.bar(work)}
      <main class="editor-main" aria-label=${VIEWS[this.view]} @look=${this.look}>
        ${work.told ? html`<p class="editor-told warn" role="alert">${work.told} <button class="close" aria-label="Close" @click=${() => work.say('')}>${icon('close')}</button></p>` : nothing}
        ${this.body(work, sheet)} ${this.listing ? html`<sl-findings .work=${work} @shut=${() => (this.listing = false)}></sl-findings>` : nothing}
      </main>
    </div>`;
  }

  private bar(work: Work) {
    const { findings } = work;
    const count = findings.length;
    return html`<section class="bar editor-bar" aria-label="The edition">
      <a class="bar-home" href="#/">${icon('home')}<span class="visually-hidden">Home</span></a>
      <sl-edition-card .work=${work}></sl-edition-card>
      <nav class="editor-views" aria-label="Views">
        ${Object.entries(VIEWS).map(([view, title]) => html`<a href="#/edition/${work.edition}/${view}" aria-current=${view === this.view ? 'page' : 'false'}>${title}</a>`)}
      </nav>
      <div class="bar-tools">
        <button class="tool" aria-label="Undo" title="Undo (Ctrl+Z)" ?disabled=${work.undos === 0} @click=${work.undo}>${icon('undo')}</button>
        <button class="tool redo" aria-label="Redo" title="Redo (Ctrl+Shift+Z)" ?disabled=${work.redos === 0} @click=${work.redo}>${icon('undo')}</button>
        <button class="tool labelled findings-button ${count ? 'some' : 'none'}" aria-label=${mistakesFound(count)} aria-expanded=${this.listing} @click=${() => (this.listing = !this.listing)}>
          ${icon(count ? 'flag' : 'check')}<span>${mistakesFound(count)}</span>
        </button>
        <sl-try .work=${work} .host=${this.host} .folder=${this.view === 'scenario' ? (this.place[1] ?? '') : ''}></sl-try>
        <a class="tool" href=${zip(work.edition)} download aria-label="Save as a file to share" title="Save as a file to share">${icon('download')}</a>
      </div>
      <span class="editor-saving visually-hidden" role="status">${work.busy ? 'Saving' : work.kept ? 'All changes are kept' : 'The last change was not kept'}</span>
    </section>`;
  }

  private body(work: Work, sheet: Sheet) {
    switch (this.view) {
      case 'forces':
        return html`<sl-edition-forces .work=${work} .side=${this.place[1] === 'british' ? 'british' : 'german'} .wanted=${this.place[2] ?? ''}></sl-edition-forces>`;
      case 'scenario':
        return html`<sl-scenario .work=${work} .sheet=${sheet} .rules=${this.rules} .folder=${this.place[1] ?? ''} .leaf=${this.place[2] ?? 'settings'}></sl-scenario>`;
      case 'compare':
        return html`<sl-compare .work=${work} .host=${this.host} .sheet=${sheet} .other=${this.place[1] ?? 'standard'}></sl-compare>`;
      default:
        return html`<sl-map-view .work=${work} .sheet=${sheet} .wanted=${this.hex}></sl-map-view>`;
    }
  }
}
