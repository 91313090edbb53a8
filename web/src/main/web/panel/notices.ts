/** What is said over the map: the other side's turn, a refusal, what the overlay means. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OVERLAYS, type OverlayKind } from '../board/overlays.ts';
import type { GameSession } from '../model/session.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import '../story/briefing.ts';
import '../story/rolls.ts';
import './pace-bar.ts';

/** So long a refusal stays. */
const LINGER = 9000;

/** Tells "overlay" when the overlay is to be taken off. */
@customElement('sl-notices')
export class Notices extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property() overlay: OverlayKind | null = null;
  private timer = 0;
  private readonly watch = new Watch(this, ['refused']);

  override willUpdate(): void {
    this.watch.on(this.session);
  }

  override firstUpdated(): void {
    this.session.addEventListener('refused', () => {
      clearTimeout(this.timer);
      if (this.session.refusal) this.timer = window.setTimeout(() => this.session.refuse(null), LINGER);
    });
  }

  override render() {
    return html`<div class="board-top" role="region" aria-label="Notices">
      <sl-pace .session=${this.session}></sl-pace><sl-briefing .session=${this.session}></sl-briefing>${this.refusal()}${this.legend()}
      <sl-rolls .session=${this.session}></sl-rolls>
    </div>`;
  }

  private refusal() {
    const { refusal } = this.session;
    return refusal
      ? html`<div class="refusal" role="alert">
          <span>${refusal.why}</span> ${refusal.rule ? ruleLink(refusal.rule) : nothing}<button
            class="close"
            aria-label="Close"
            @click=${() => this.session.refuse(null)}
          >
            ${icon('close')}
          </button>
        </div>`
      : nothing;
  }

  private legend() {
    const shown = OVERLAYS.find((each) => each.kind === this.overlay);
    return shown
      ? html`<div class="overlay-note">
          <b>${shown.name}</b> ${shown.legend}<button
            class="close"
            aria-label="Remove the overlay"
            @click=${() => this.dispatchEvent(new CustomEvent('overlay', { detail: null }))}
          >
            ${icon('close')}
          </button>
        </div>`
      : nothing;
  }
}
