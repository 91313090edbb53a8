/** The table: board, side panel, top bar, and the dialogs one needs while playing. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board } from '../board/board.ts';
import { OVERLAYS, type OverlayKind } from '../board/overlays.ts';
import type { Draft } from '../model/draft.ts';
import { Hand } from '../model/hand.ts';
import { GameSession } from '../model/session.ts';
import type { Refusal, Seat } from '../model/wire.ts';
import { phaseOf, SIDE_NAME } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import '../board/board.ts';
import '../dialogs/charts.ts';
import '../dialogs/settings-dialog.ts';
import '../panel/combat.ts';
import '../panel/forces.ts';
import '../panel/hint.ts';
import '../panel/log-panel.ts';
import '../panel/match-bar.ts';
import '../panel/now.ts';
import '../panel/odds.ts';
import '../panel/pace-bar.ts';
import '../panel/selection.ts';
import '../panel/track.ts';
import '../panel/trays.ts';
import './coach.ts';
import './end.ts';
import './hand-over.ts';

type Tab = 'play' | 'forces' | 'log';

@customElement('sl-table')
export class Table extends Part {
  @property() game = '';
  @property() token = '';
  @property() scenario = '';
  @property() seat: Seat = 'german';
  @property() mode = 'solo';
  @property() opponent = '';
  @property({ type: Boolean }) guided = false;
  @property({ type: Boolean }) inMatch = false;
  @state() private tab: Tab = 'play';
  @state() private menu: 'overlays' | null = null;
  @state() private dialog: 'charts' | 'settings' | 'keys' | null = null;
  @state() private overlay: OverlayKind | null = null;
  @state() private failure = '';
  @state() private loaded = false;
  @state() private endSeen = false;
  @state() private sure = false;
  /** Why the phase cannot be ended yet. */
  @state() private notYet: Refusal | null = null;
  private session!: GameSession;
  private hand!: Hand;
  private refusalTimer = 0;
  private drafting = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
    this.session?.close();
  }

  override firstUpdated(): void {
    this.session = new GameSession(this.game, this.token, this.scenario, this.seat, this.mode, this.opponent || null);
    this.hand = new Hand(this.session);
    const first = (): void => {
      this.loaded = true;
      this.session.removeEventListener('view', first);
    };
    this.session.addEventListener('view', first);
    this.session.addEventListener('view', () => this.requestUpdate());
    this.session.addEventListener('line', () => this.requestUpdate());
    this.session.addEventListener('refused', () => this.refused());
    this.session.addEventListener('menu', () => void this.menuChanged());
    this.session.pace.addEventListener('pace', () => this.requestUpdate());
    this.hand.addEventListener('hand', () => this.handChanged());
    this.session.open().catch((error: Error) => (this.failure = error.message));
  }

  private async menuChanged(): Promise<void> {
    const { view } = this.session;
    this.sure = false;
    this.notYet = null;
    if (!this.session.myMove || this.session.menu.end || this.session.menu.plain.length > 0) return;
    const refusal = await this.session.why({ action: { type: 'end-phase' } }).catch(() => null);
    if (view === this.session.view) this.notYet = refusal;
  }

  private handChanged(): void {
    if (!!this.hand.draft !== this.drafting) this.fromTheTop();
    this.drafting = !!this.hand.draft;
    if (this.hand.draft || this.hand.picked.length > 0) this.tab = this.tab === 'log' ? 'play' : this.tab;
    this.requestUpdate();
  }

  /** An attack is put together, or no longer: another page in the same panel. */
  private fromTheTop(): void {
    void this.updateComplete.then(() => this.querySelector('.side-body')?.scrollTo(0, 0));
  }

  private refused(): void {
    clearTimeout(this.refusalTimer);
    if (this.session.refusal) this.refusalTimer = window.setTimeout(() => this.session.refuse(null), 9000);
    this.requestUpdate();
  }

  private get board(): Board | null {
    return this.querySelector('sl-board');
  }

  private readonly key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (
      !this.loaded ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) ||
      document.querySelector('dialog[open]')
    )
      return;
    const act = this.shortcut(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  private shortcut(key: string): (() => void) | null {
    const { session, hand } = this;
    switch (key) {
      case 'u':
      case 'U':
        return () => void session.undo();
      case 'n':
      case 'N':
        return () => hand.next();
      case 'p':
      case 'P':
        return () => hand.next(-1);
      case 'e':
      case 'E':
        return () => this.end();
      case 'Escape':
        return () => (hand.explained || hand.chooser ? hand.dismiss() : hand.clear());
      case 'h':
        return session.myMove ? () => void hand.askHint() : null;
      case 'c':
        return () => (this.dialog = 'charts');
      case 'k':
        return () => (this.dialog = 'keys');
      case 'm':
        return () => this.board?.querySelector<HTMLElement>('.viewport')?.focus();
      case ' ':
        return session.pace.behind ? () => session.pace.skip() : null;
      default:
        return null;
    }
  }

  /** Ends the phase; asks once more when something important is still open. */
  private end(): void {
    const { menu, view, myMove } = this.session;
    if (!myMove || !menu.end) return;
    const open = menu.attacks.length > 0 || ['GB', 'GF', 'BE', 'GK'].includes(view!.phase) ? menu.can.size + menu.attacks.length : 0;
    if (open > 0 && !this.sure) {
      this.sure = true;
      return;
    }
    this.sure = false;
    this.hand.act(menu.end);
  }

  override render() {
    if (this.failure)
      return html`<main class="notice">
        <h1>This game cannot be opened</h1>
        <p>${this.failure}</p>
        <a class="button" href="#/">Home</a>
      </main>`;
    if (this.session?.line === 'refused')
      return html`<main class="notice">
        <h1>This game is not here</h1>
        <p>It was deleted, or the seat is not yours.</p>
        <a class="button" href="#/">Home</a>
      </main>`;
    if (!this.loaded) return html`<main class="notice"><p class="loading">${icon('anchor')} Setting up the board…</p></main>`;
    const { session, hand } = this;
    const ended = session.view?.result && !this.endSeen && !session.pace.behind;
    return html`<div class="table">
      ${this.bar()}
      <sl-board role="main" aria-label="Board" .session=${session} .hand=${hand}></sl-board>
      <div class="board-top" role="region" aria-label="Notices">
        <sl-pace .session=${session}></sl-pace>${this.refusalNote()}${this.overlayNote()}
      </div>
      <aside class="side" aria-label="Side panel">${this.tabs()} ${this.panel()} ${this.foot()}</aside>
      ${this.guided && !session.view?.result ? html`<sl-coach .hand=${hand}></sl-coach>` : nothing}
      ${session.handOver ? html`<sl-hand-over .session=${session}></sl-hand-over>` : nothing}
      ${ended ? html`<sl-end .session=${session} @leave=${() => (this.endSeen = true)}></sl-end>` : nothing} ${this.dialogs()}
    </div>`;
  }

  private bar(): TemplateResult {
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
            aria-expanded=${this.menu === 'overlays'}
            aria-haspopup="true"
            @click=${() => (this.menu = this.menu ? null : 'overlays')}
          >
            ${icon('layers')}<span>Overlays</span>
          </button>
          ${this.menu === 'overlays' ? this.overlayMenu() : nothing}
        </div>
        <button class="tool labelled" @click=${() => (this.dialog = 'charts')} aria-label="Charts" title="Charts (C)">
          ${icon('chart')}<span>Charts</span>
        </button>
        <a class="tool labelled" href="#/rules" target="_blank" rel="noopener" @click=${this.openRules} aria-label="Rules" title="Rules"
          >${icon('book')}<span>Rules</span></a
        >
        <button class="tool" aria-label="Keys" title="Keys (K)" @click=${() => (this.dialog = 'keys')}>${icon('help')}</button>
        <button class="tool" aria-label="Settings" title="Settings" @click=${() => (this.dialog = 'settings')}>${icon('gear')}</button>
      </nav>
    </header>`;
  }

  private readonly openRules = (event: Event): void => {
    event.preventDefault();
    dispatchEvent(new CustomEvent('seelowe-rule', { detail: phaseOf(this.session.view?.phase ?? '').rule }));
  };

  private overlayMenu() {
    return html`<div
      class="menu"
      role="menu"
      @focusout=${(event: FocusEvent) => {
        if (!(event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null)) setTimeout(() => (this.menu = null), 120);
      }}
    >
      <button role="menuitemradio" aria-checked=${this.overlay === null} @click=${() => this.lay(null)}>None</button>
      ${OVERLAYS.map(({ kind, name }) => html`<button role="menuitemradio" aria-checked=${this.overlay === kind} @click=${() => this.lay(kind)}>${name}</button>`)}
    </div>`;
  }

  private lay(kind: OverlayKind | null): void {
    this.overlay = kind;
    this.menu = null;
    this.board?.overlays.show(kind);
  }

  private overlayNote() {
    const shown = OVERLAYS.find((each) => each.kind === this.overlay);
    return shown
      ? html`<div class="overlay-note">
          <b>${shown.name}</b> ${shown.legend}<button class="close" aria-label="Remove the overlay" @click=${() => this.lay(null)}>
            ${icon('close')}
          </button>
        </div>`
      : nothing;
  }

  private refusalNote() {
    const refusal = this.session.refusal;
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

  private tabs() {
    const tab = (name: Tab, label: string) =>
      html`<button
        role="tab"
        id="tab-${name}"
        aria-controls="panel-body"
        aria-selected=${this.tab === name}
        @click=${() => (this.tab = name)}
      >
        ${label}
      </button>`;
    return html`<div class="tabs" role="tablist">${tab('play', 'Play')}${tab('forces', 'Forces')}${tab('log', 'Log')}</div>`;
  }

  private panel() {
    const { hand } = this;
    return html`<div class="side-body" id="panel-body" role="tabpanel" aria-labelledby="tab-${this.tab}">
      ${this.tab !== 'play' || hand.draft ? html`<h2 class="visually-hidden">${hand.draft && this.tab === 'play' ? 'Attack' : this.tab === 'log' ? 'Log' : 'Forces'}</h2>` : nothing}
      ${this.tab === 'play' ? html`${this.inMatch ? html`<sl-match .session=${this.session}></sl-match>` : nothing}<sl-odds .hand=${hand}></sl-odds>${hand.draft ? nothing : html`<sl-now .hand=${hand}></sl-now><sl-hint .hand=${hand}></sl-hint><sl-combat .hand=${hand}></sl-combat><sl-selection .hand=${hand}></sl-selection><sl-trays .hand=${hand}></sl-trays>`}` : nothing}
      ${this.tab === 'forces' ? html`<sl-selection .hand=${hand}></sl-selection><sl-forces .hand=${hand}></sl-forces>` : nothing}
      ${this.tab === 'log' ? html`<sl-log .hand=${hand}></sl-log>` : nothing}
    </div>`;
  }

  private foot() {
    const { session } = this;
    const { view, menu, pace } = session;
    const end = session.myMove && menu.end;
    const over = view?.result;
    if (this.hand.draft) return this.attackFoot(this.hand.draft);
    return html`<footer class="side-foot">
      <button
        class="button"
        ?disabled=${!session.canUndo || !session.myMove}
        aria-label="Undo"
        title="Take the last action back (U)"
        @click=${() => void session.undo()}
      >
        ${icon('undo')}<span class="foot-label">Undo</span>
      </button>
      ${
        over
          ? html`<button class="button primary grow" @click=${() => (this.endSeen = false)}>${icon('flag')} Result</button>`
          : end
            ? html`<button
                class="button primary grow ${this.sure ? 'sure' : ''}"
                data-action="end-phase"
                title="End this phase (E)"
                @click=${() => this.end()}
              >
                ${this.sure ? 'Some could still act. End anyway?' : this.endLabel()}
              </button>`
            : session.myMove
              ? html`<span class="foot-note grow"
                  >${this.notYet ? html`${this.notYet.why} ${this.notYet.rule ? ruleLink(this.notYet.rule) : nothing}` : 'A decision is needed'}</span
                >`
              : html`<span class="foot-note grow">${session.decider ? `${SIDE_NAME[session.decider]} to decide` : ''}</span>`
      }
      ${!over && session.myMove ? html`<button class="tool" title="A hint (H)" aria-label="A hint" @click=${() => void this.hand.askHint()}>${icon('bulb')}</button>` : nothing}
      ${!over && session.myMove && pace.replayable ? html`<button class="tool" title="Show the other side's last turn again" aria-label="Show the other side's last turn again" @click=${() => pace.replay()}>${icon('again')}</button>` : nothing}
    </footer>`;
  }

  /** While an attack is put together the foot of the panel is where it is launched. */
  private attackFoot({ odds, column }: Draft) {
    return html`<footer class="side-foot">
      <button class="button" @click=${() => this.hand.clear()}>Cancel</button>
      <button class="button primary grow attack" ?disabled=${!odds || odds.allowed === false} @click=${() => void this.hand.attack()}>
        ${icon('dice')} <span>Attack${odds?.column ? html` at <span class="whole">${column ?? odds.column}</span>` : ''}</span>
      </button>
    </footer>`;
  }

  private endLabel(): string {
    const stage = this.session.view?.combat?.stage;
    if (stage === 'advance') return 'No further advance';
    return `End ${phaseOf(this.session.view?.phase ?? '')
      .title.replace(/^(German|British) /, '')
      .toLowerCase()}`;
  }

  private dialogs() {
    const close = (): void => void (this.dialog = null);
    if (this.dialog === 'charts')
      return html`<sl-charts
        .turns=${this.session.turns}
        .turn=${this.session.view?.turn ?? 0}
        .session=${this.session}
        @close=${close}
      ></sl-charts>`;
    if (this.dialog === 'settings') return html`<sl-settings .session=${this.session} @close=${close}></sl-settings>`;
    if (this.dialog === 'keys') return html`<sl-keys @close=${close}></sl-keys>`;
    return nothing;
  }
}
