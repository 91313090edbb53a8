/** The bar at the top: home, the track of turn and phases, overlays, and the tools one needs while playing. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { OVERLAYS, type OverlayKind } from '../board/overlays.ts';
import type { GameSession } from '../model/session.ts';
import { phaseOf } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { openRule } from '../ui/rule-link.ts';
import '../sound/switch.ts';
import './track.ts';

/** Tells "dialog" with the name of one to open, and "overlay" with the kind to lay over the map. */
@customElement('sl-bar')
export class Bar extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property() overlay: OverlayKind | null = null;
  @state() private open = false;

  private ask(name: 'charts' | 'settings' | 'keys'): void {
    this.dispatchEvent(new CustomEvent('dialog', { detail: name }));
  }

  private lay(kind: OverlayKind | null): void {
    this.open = false;
    this.dispatchEvent(new CustomEvent('overlay', { detail: kind }));
  }

  private readonly openRules = (event: Event): void => {
    event.preventDefault();
    openRule(phaseOf(this.session.view?.phase ?? '').rule);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pointerdown', this.elsewhere);
    addEventListener('keydown', this.escape, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pointerdown', this.elsewhere);
    removeEventListener('keydown', this.escape, { capture: true });
  }

  private readonly elsewhere = (event: Event): void => {
    if (this.open && !(event.target as Element).closest('.menu-anchor')) this.open = false;
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (!this.open || event.key !== 'Escape') return;
    event.stopPropagation();
    this.open = false;
  };

  override render() {
    return html`<header class="bar">
      <a class="bar-home" href="#/" title="Home"
        >${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a
      >
      <h1 class="visually-hidden">${this.session.title}</h1>
      <sl-track .session=${this.session}></sl-track>
      <nav class="bar-tools" aria-label="Tools">
        <div class="menu-anchor">
          <button
            class="tool labelled ${this.overlay ? 'on' : ''}"
            aria-label="Overlays"
            title="Overlays"
            aria-expanded=${this.open}
            aria-haspopup="true"
            @click=${() => (this.open = !this.open)}
          >
            ${icon('layers')}<span>Overlays</span>
          </button>
          ${this.open ? this.overlays() : nothing}
        </div>
        <button class="tool labelled" @click=${() => this.ask('charts')} aria-label="Charts" title="Charts (C)">
          ${icon('chart')}<span>Charts</span>
        </button>
        <a class="tool labelled" href="#/rules" target="_blank" rel="noopener" @click=${this.openRules} aria-label="Rules" title="Rules"
          >${icon('book')}<span>Rules</span></a
        >
        <sl-sound></sl-sound>
        <button class="tool" aria-label="Keys" title="Keys (K)" @click=${() => this.ask('keys')}>${icon('help')}</button>
        <button class="tool" aria-label="Settings" title="Settings" @click=${() => this.ask('settings')}>${icon('gear')}</button>
      </nav>
    </header>`;
  }

  private overlays() {
    return html`<div
      class="menu"
      role="menu"
      @focusout=${(event: FocusEvent) => {
        if (!(event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null)) setTimeout(() => (this.open = false), 120);
      }}
    >
      <button role="menuitemradio" aria-checked=${this.overlay === null} @click=${() => this.lay(null)}>None</button>
      ${OVERLAYS.map(({ kind, name }) => html`<button role="menuitemradio" aria-checked=${this.overlay === kind} @click=${() => this.lay(kind)}>${name}</button>`)}
    </div>`;
  }
}
