/** Which page is shown. The address after # says so: home, rules, or a game. */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from './host/current.ts';
import { RECORD } from './host/record-engine.ts';
import type { GameSummary } from './model/wire.ts';
import { dialog, openDialogs } from './ui/dialog.ts';
import { Part } from './ui/element.ts';
import { icon } from './ui/icons.ts';
import { editorAt } from './pages/editor-door.ts';
import './account/account-page.ts';
import './account/sign-in.ts';
import './between/position-page.ts';
import './company/join.ts';
import './lobby/lobby.ts';
import './lobby/player.ts';
import './notices/notice-page.ts';
import './notices/stop-mails.ts';
import './pages/charts-page.ts';
import './pages/home.ts';
import './replay/replay.ts';
import './pages/rules.ts';
import './pages/table.ts';
import './puzzle/puzzle-list.ts';

@customElement('sl-app')
export class App extends Part {
  @state() private route: string[] = [];
  @state() private rule: string | null = null;
  @state() private summary: GameSummary | null = null;
  @state() private failure = '';

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.follow);
    addEventListener('seelowe-rule', this.openRule as EventListener);
    this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.follow);
    removeEventListener('seelowe-rule', this.openRule as EventListener);
  }

  private readonly follow = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
    this.route = path.split('/').filter(Boolean);
    this.rule = null;
    const token = new URLSearchParams(query).get('token');
    const game = this.route[0] === 'game' ? this.route[1] : undefined;
    if (game && token) host.takeSeat(game, token);
    if (game && this.summary?.game !== game) void this.look(game);
    document.title = game ? 'Seelöwe: the board' : this.route[0] === 'rules' ? 'Seelöwe: the rules' : this.route[0] === 'puzzles' ? 'Seelöwe: puzzles' : this.route[0] === 'account' ? 'Seelöwe: your account' : 'Seelöwe';
  };

  private readonly openRule = (event: CustomEvent<string>): void => {
    if (this.route[0] === 'rules') location.hash = `#/rules/${event.detail}`;
    else this.rule = event.detail;
  };

  private async look(game: string): Promise<void> {
    this.summary = null;
    this.failure = '';
    try {
      const found = await host.game(game);
      if (found) this.summary = found;
      else this.failure = game === RECORD ? 'Open its file once more.' : 'This browser holds no seat in that game.';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override updated(): void {
    openDialogs(this);
  }

  override render() {
    return html`${this.page()}
    ${this.rule === null ? nothing : dialog('Rules', html`<sl-rules .at=${this.rule}></sl-rules>`, () => (this.rule = null), 'wide tall')}`;
  }

  private page() {
    if (this.route[0] === 'rules') {
      return html`<div class="rules-page">
        <header class="bar">
          <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
          <h1 class="bar-title">Rules</h1>
        </header>
        <main><sl-rules .at=${decodeURIComponent(this.route[1] ?? '')}></sl-rules></main>
      </div>`;
    }
    if (this.route[0] === 'position') return html`<sl-position .position=${decodeURIComponent(this.route.slice(1).join('/'))}></sl-position>`;
    if (this.route[0] === 'charts') {
      return html`<div class="rules-page">
        <header class="bar">
          <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
          <h1 class="bar-title">Charts</h1>
        </header>
        <main><sl-charts-page></sl-charts-page></main>
      </div>`;
    }
    if (this.route[0] === 'game') {
      if (this.failure)
        return html`<main class="notice">
          <h1>This game cannot be opened</h1>
          <p>${this.failure}</p>
          <a class="button" href="#/">Home</a>
        </main>`;
      const game = this.summary;
      if (!game) return html`<main class="notice"><p class="loading">${icon('anchor')} Opening the game…</p></main>`;
      if (this.route[2] === 'replay')
        return html`<sl-replay .game=${game}></sl-replay>`;
      return html`<sl-table .game=${game} .lesson=${this.route[2] === 'learn' ? (this.route[3] ?? 'first-landing') : ''} .puzzle=${this.route[2] === 'puzzle' ? (this.route[3] ?? '') : ''} ?inviting=${this.route[2] === 'invite'}></sl-table>`;
    }
    if (this.route[0] === 'edition' && this.route[1]) return editorAt(host, this.route[1], this.route.slice(2));
    if (this.route[0] === 'join') return html`<sl-join .token=${this.route[1] ?? ''}></sl-join>`;
    if (this.route[0] === 'account') return html`<sl-account></sl-account>`;
    if (this.route[0] === 'sign-in') return html`<sl-sign-in .token=${this.route[1] ?? ''}></sl-sign-in>`;
    if (this.route[0] === 'lobby') return html`<sl-lobby></sl-lobby>`;
    if (this.route[0] === 'player') return html`<sl-player .player=${decodeURIComponent(this.route[1] ?? '')}></sl-player>`;
    if (this.route[0] === 'notices') return html`<sl-notice-page></sl-notice-page>`;
    if (this.route[0] === 'stop-mails') return html`<sl-stop-mails .token=${this.route[1] ?? ''}></sl-stop-mails>`;
    if (this.route[0] === 'puzzles') return html`<sl-puzzles></sl-puzzles>`;
    if (this.route[0])
      return html`<main class="notice">
        <h1>There is nothing at this address</h1>
        <p>It may be mistyped, or what was here has gone.</p>
        <a class="button primary" href="#/">To the first page</a>
      </main>`;
    return html`<sl-home></sl-home>`;
  }
}
