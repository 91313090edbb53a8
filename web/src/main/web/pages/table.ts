/** The table: board, side panel, top bar, and the dialogs one needs while playing. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board } from '../board/board.ts';
import { carryFromTrays } from '../board/carry.ts';
import type { Point } from '../board/geometry.ts';
import type { OverlayKind } from '../board/overlays.ts';
import { host } from '../host/current.ts';
import { callAttention } from '../company/attention.ts';
import { tellWhetherLooking } from '../company/looking.ts';
import { noteEnd } from '../between/results.ts';
import { Hand } from '../model/hand.ts';
import { GameSession } from '../model/session.ts';
import type { GameEvent, GameSummary } from '../model/wire.ts';
import { accompany } from '../sound/sound.ts';
import type { Foot } from '../panel/foot.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { settings } from '../ui/settings.ts';
import { foldPanel, panelFold } from '../ui/panel-fold.ts';
import { listen } from './shortcuts.ts';
import '../board/board.ts';
import '../company/clocks.ts';
import '../company/consent.ts';
import '../company/chat-panel.ts';
import '../company/orders.ts';
import '../company/people.ts';
import '../company/seats.ts';
import '../lesson/coach.ts';
import '../puzzle/puzzle-box.ts';
import '../dialogs/charts-dialog.ts';
import '../dialogs/settings-dialog.ts';
import '../panel/air.ts';
import '../panel/announcer.ts';
import '../panel/bar.ts';
import '../panel/combat.ts';
import '../panel/edition-line.ts';
import '../panel/foot.ts';
import '../panel/forces.ts';
import '../panel/hint.ts';
import '../panel/log-panel.ts';
import '../panel/match-bar.ts';
import '../panel/notices.ts';
import '../panel/now.ts';
import '../panel/odds.ts';
import '../panel/selection.ts';
import '../panel/set-up.ts';
import '../panel/trays.ts';
import '../standing/standing.ts';
import '../story/ceremony.ts';
import '../story/recap.ts';
import './end.ts';
import './hand-over.ts';

type Dialog = 'charts' | 'settings' | 'keys' | 'people' | 'orders';
type Tab = 'play' | 'forces' | 'log' | 'talk';
const TABS: [Tab, string][] = [
  ['play', 'Play'],
  ['forces', 'Forces'],
  ['log', 'Log'],
];

@customElement('sl-table')
export class Table extends Part {
  @property({ attribute: false }) game!: GameSummary;
  /** The lesson or the puzzle that this game is; empty for none. */
  @property() lesson = '';
  @property() puzzle = '';
  /** The game was begun to invite somebody. */
  @property({ type: Boolean }) inviting = false;
  @state() private tab: Tab = 'play';
  @state() private dialog: Dialog | null = null;
  @state() private overlay: OverlayKind | null = null;
  @state() private failure = '';
  @state() private loaded = false;
  @state() private endSeen = false;
  private session!: GameSession;
  private hand!: Hand;
  private drafting = false;
  private deafen = (): void => {};
  private hush = (): void => {};
  private readonly themed = new Watch(this, ['seelowe-settings']);

  override connectedCallback(): void {
    super.connectedCallback();
    this.themed.on(window);
    this.deafen = listen((key) => (this.loaded ? this.shortcut(key) : null));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.deafen();
    this.hush();
    this.session?.close();
  }

  override firstUpdated(): void {
    this.session = new GameSession(host, this.game);
    this.hand = new Hand(this.session);
    this.session.addEventListener('view', () => {
      this.loaded = true;
      this.requestUpdate();
    });
    this.session.addEventListener('events', ((event: CustomEvent<GameEvent[]>) => noteEnd(this.session, event.detail)) as EventListener);
    this.session.addEventListener('line', () => this.requestUpdate());
    this.session.pace.addEventListener('pace', () => this.requestUpdate());
    this.hand.addEventListener('hand', () => this.handChanged());
    this.session.tale.silent = !!(this.lesson || this.puzzle);
    const hush = accompany(this.session);
    const unsee = tellWhetherLooking(this.session);
    const calm = callAttention(this.session);
    this.session.chat.addEventListener('said', () => this.requestUpdate());
    this.hush = () => [hush, unsee, calm].forEach((end) => end());
    if (this.inviting) this.dialog = 'people';
    this.session.open().catch((error: Error) => (this.failure = error.message));
    carryFromTrays(
      this,
      this.hand,
      (event) => this.carried(event, (at) => this.board!.carry(at)),
      (event) => this.board?.drop(this.board.pointOf(event)),
    );
  }

  /** A class of its own, for the style sheet must not ask what lies within: then every click would style the whole table anew. */
  override updated(): void {
    this.classList.toggle('guided', this.querySelector(':scope > sl-coach, :scope > sl-puzzle') !== null);
  }

  private carried(event: PointerEvent, show: (at: Point) => void): void {
    const at = this.board?.pointOf(event);
    if (at) show(at);
  }

  private handChanged(): void {
    if (!!this.hand.draft !== this.drafting) this.fromTheTop();
    this.drafting = !!this.hand.draft;
    if (this.hand.draft || this.hand.picked.length > 0) this.tab = this.tab === 'forces' ? this.tab : 'play';
    this.requestUpdate();
  }

  /** An attack is put together, or no longer: another page in the same panel. */
  private fromTheTop(): void {
    void this.updateComplete.then(() => this.querySelector('.side-body')?.scrollTo(0, 0));
  }

  private get board(): Board | null {
    return this.querySelector('sl-board');
  }

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
        return () => this.querySelector<Foot>('sl-foot')?.end();
      case 'Escape':
        return () => this.letGo();
      case 'h':
        return session.myMove && !session.agreed?.rated ? () => void hand.askHint() : null;
      case 'c':
        return () => (this.dialog = 'charts');
      case 'k':
        return () => (this.dialog = 'keys');
      case 'm':
        return () => this.board?.querySelector<HTMLElement>('.viewport')?.focus();
      case 'f':
        return toggleFullScreen;
      case 'b':
        return foldPanel;
      case ' ':
        return session.pace.behind ? () => session.pace.skip() : null;
      default:
        return null;
    }
  }

  /** Whether the result lies over the board. */
  private get ended(): boolean {
    return !!this.session.view?.result && !this.endSeen && !this.session.pace.behind;
  }

  /** Closes what lies uppermost: the result, an answer, what is picked, the overlay. */
  private letGo(): void {
    const { hand } = this;
    if (this.ended) this.endSeen = true;
    else if (hand.explained || hand.chooser) hand.dismiss();
    else if (hand.picked.length > 0 || hand.hex || hand.draft) hand.clear();
    else if (this.overlay) this.layOver(null);
  }

  override render() {
    if (this.failure) return notice('This game cannot be opened', this.failure);
    if (this.session?.line === 'refused') return notice('This game is not here', this.session.refusedWhy || 'It was deleted, or the seat is not yours.');
    if (!this.loaded) return html`<main class="notice"><p class="loading">${icon('anchor')} Setting up the board…</p></main>`;
    const { session, hand } = this;
    const folded = settings.panelFolded && !this.lesson && !hand.draft && !session.menu.payment;
    return html`${this.guide()}<div class="table ${folded ? 'folded' : ''}">
      <sl-bar .session=${session} .overlay=${this.overlay} @overlay=${this.lay} @dialog=${this.openDialog}></sl-bar>
      <sl-board role="main" aria-label="Board" .session=${session} .hand=${hand}></sl-board>
      <sl-ceremony .session=${session}></sl-ceremony>
      <sl-announcer .hand=${hand}></sl-announcer>
      <sl-notices .session=${session} .overlay=${this.overlay} @overlay=${this.lay}></sl-notices>
      <aside class="side" aria-label="Side panel">
        ${this.tabs()} <sl-seats .session=${session} @people=${() => (this.dialog = 'people')} @orders=${() => (this.dialog = 'orders')}></sl-seats> <sl-clocks .session=${session}></sl-clocks> <sl-consent .session=${session}></sl-consent> <sl-standing .session=${session}></sl-standing> ${this.panel()} <sl-edition-line .session=${session}></sl-edition-line> <sl-foot .hand=${hand} @result=${() => (this.endSeen = false)}></sl-foot>
      </aside>
      ${session.handOver ? html`<sl-hand-over .session=${session}></sl-hand-over>` : nothing}
      ${this.ended ? html`<sl-end .session=${session} @leave=${() => (this.endSeen = true)}></sl-end>` : nothing} ${this.dialogs()}
    </div>`;
  }

  /** Beside the board and never over it. */
  private guide() {
    const { hand } = this;
    if (this.lesson && !this.session.view?.result) return html`<sl-coach .hand=${hand} .lesson=${this.lesson}></sl-coach>`;
    return this.puzzle ? html`<sl-puzzle .hand=${hand} .puzzle=${this.puzzle}></sl-puzzle>` : nothing;
  }

  private readonly openDialog = (event: CustomEvent<Dialog>): void => {
    this.dialog = event.detail;
  };

  /** Whoever comes back to this address need not be shown the links again. */
  private readonly invited = (): void => {
    this.dialog = null;
    if (this.inviting) history.replaceState(null, '', `#/game/${this.game.game}`);
  };

  private readonly lay = (event: CustomEvent<OverlayKind | null>): void => this.layOver(event.detail);

  private layOver(kind: OverlayKind | null): void {
    this.overlay = kind;
    this.board?.overlays.show(kind);
  }

  private tabs() {
    return html`<div class="side-head"><div class="tabs" role="tablist">
      ${TABS.map(([name, label]) => html`<button role="tab" id="tab-${name}" aria-controls="panel-body" aria-selected=${this.tab === name} @click=${() => (this.tab = name)}>${label}</button>`)} ${this.talkTab()}
    </div>${panelFold()}</div>`;
  }

  /** Where there is somebody to talk to; with how much one has not read. */
  private talkTab() {
    const { chat } = this.session;
    if (!chat.open) return nothing;
    const fresh = this.tab === 'talk' ? 0 : chat.unread;
    return html`<button role="tab" id="tab-talk" aria-controls="panel-body" aria-selected=${this.tab === 'talk'} @click=${() => (this.tab = 'talk')}>
      Talk${fresh > 0 ? html` <span class="unread" aria-label="${fresh} not read">${fresh}</span>` : nothing}
    </button>`;
  }

  private panel() {
    const { hand, tab } = this;
    const title = tab === 'play' ? (hand.draft ? 'Attack' : '') : tab === 'log' ? 'Log' : tab === 'talk' ? 'Talk' : 'Forces';
    return html`<div class="side-body" id="panel-body" role="tabpanel" aria-labelledby="tab-${tab}">
      ${title ? html`<h2 class="visually-hidden">${title}</h2>` : nothing} ${tab === 'play' ? this.play() : nothing}
      ${tab === 'forces' ? html`<sl-selection .hand=${hand}></sl-selection><sl-forces .hand=${hand}></sl-forces>` : nothing}
      ${tab === 'log' ? html`<sl-log .hand=${hand}></sl-log>` : nothing} ${tab === 'talk' ? html`<sl-chat .session=${this.session}></sl-chat>` : nothing}
    </div>`;
  }

  private play() {
    const { hand } = this;
    const match = this.game.match ? html`<sl-match .session=${this.session} .inSeries=${this.game.series !== undefined}></sl-match>` : nothing;
    if (hand.draft) return html`${match}<sl-odds .hand=${hand}></sl-odds>`;
    return html`${match}<sl-now .hand=${hand}></sl-now><sl-set-up .hand=${hand}></sl-set-up><sl-recap .hand=${hand}></sl-recap><sl-hint .hand=${hand}></sl-hint><sl-combat .hand=${hand}></sl-combat><sl-air .hand=${hand}></sl-air
      ><sl-selection .hand=${hand}></sl-selection><sl-trays .hand=${hand}></sl-trays>`;
  }

  private dialogs() {
    const { session } = this;
    const close = (): void => void (this.dialog = null);
    if (this.dialog === 'charts')
      return html`<sl-charts .session=${session} @close=${close}></sl-charts>`;
    if (this.dialog === 'settings') return html`<sl-settings .session=${session} @close=${close} @people=${() => (this.dialog = 'people')} @orders=${() => (this.dialog = 'orders')}></sl-settings>`;
    if (this.dialog === 'orders') return html`<sl-orders .session=${session} @close=${close}></sl-orders>`;
    if (this.dialog === 'people') return html`<sl-people .session=${session} ?fresh=${this.inviting} @close=${this.invited}></sl-people>`;
    if (this.dialog === 'keys') return html`<sl-keys @close=${close}></sl-keys>`;
    return nothing;
  }
}

const notice = (title: string, text: string) =>
  html`<main class="notice">
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="#/">Home</a>
  </main>`;
