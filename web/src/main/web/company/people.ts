/** Who plays, and every link of this seat: for the other player, for onlookers, for oneself on another device; what was made can be withdrawn. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { ago } from '../model/sentences.ts';
import type { LinkKind, MadeLink, Side } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { takenAlong } from './along.ts';
import '../between/resign.ts';
import './consent.ts';
import './link-card.ts';

const KINDS: Record<LinkKind, string> = {
  seat: 'For the other player',
  watch: 'For onlookers',
  share: 'For another device of yours',
  move: 'To move to another device',
};

@customElement('sl-people')
export class People extends Part {
  @property({ attribute: false }) session!: GameSession;
  /** The game was begun a moment ago, to invite somebody. */
  @property({ type: Boolean }) fresh = false;
  @state() private links: MadeLink[] = [];
  /** The link that is shown, by its id. */
  @state() private shown = '';
  @state() private reaches = true;
  @state() private failure = '';
  private readonly watch = new Watch(this, ['seats']);

  override willUpdate(): void {
    this.watch.on(this.session.company);
  }

  override firstUpdated(): void {
    this.session.company.addEventListener('seats', this.again);
    this.session.host.about().then(
      ({ hosted }) => (this.reaches = hosted),
      () => null,
    );
    void this.list();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.company.removeEventListener('seats', this.again);
  }

  override updated(): void {
    openDialogs(this);
  }

  private readonly again = (): void => void this.list();

  private async list(): Promise<void> {
    if (this.session.seat === 'spectator') return;
    await this.attempt(async () => {
      this.links = await this.session.host.links.list(this.session.id);
    });
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private async make(kind: LinkKind): Promise<void> {
    await this.attempt(async () => {
      this.shown = (await this.session.host.links.make(this.session.id, kind)).id;
      await this.list();
    });
  }

  private async withdraw({ id }: MadeLink): Promise<void> {
    await this.attempt(async () => {
      await this.session.host.links.withdraw(this.session.id, id);
      await this.list();
    });
  }

  override render() {
    const { company, seat } = this.session;
    const plays = seat !== 'spectator';
    const free = plays ? company.free : undefined;
    const body = html`${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
    ${free ? this.invitation(free) : nothing} ${company.seats && plays ? this.onlookers() : nothing} ${plays && company.seats && !free ? this.between() : nothing} ${plays ? this.along() : nothing}
    ${plays ? this.made() : html`<p>You watch. Both players know that somebody may, and see nothing of what onlookers see.</p>`}
    ${this.reaches || !plays ? nothing : html`<p class="muted">This Seelöwe serves this machine alone: a link opens in another browser, or a private window, of this machine. <code>./seelowe serve --help</code> tells how others can reach it.</p>`}`;
    return dialog(free && plays ? 'Invite somebody' : 'Players and links', body, () => this.dispatchEvent(new Event('close')));
  }

  private invitation(side: Side): TemplateResult {
    const link = this.newest('seat');
    const words = `Play Seelöwe with me: ${this.session.title}. You are the ${sideName(side)} side.`;
    return html`<section class="people-part">
      <h3>The ${sideName(side)} seat</h3>
      <p>For the first who opens this link. He says a name and plays; no account is needed. You need not wait for him: the game is kept.</p>
      ${
        link
          ? html`<sl-link-card .token=${this.token(link)} .words=${words} .reaches=${this.reaches} ?copied=${this.fresh}></sl-link-card>`
          : html`<button class="button primary" @click=${() => void this.make('seat')}>${icon('share')} Make a link</button>`
      }
    </section>`;
  }

  private onlookers(): TemplateResult {
    const link = this.newest('watch');
    const open = link !== undefined && this.shown === link.id;
    return html`<section class="people-part">
      <h3>Onlookers</h3>
      <p>However many may watch with one link. They see what is open to both sides, and nothing that is hidden from either.</p>
      ${
        open
          ? html`<sl-link-card .token=${this.token(link)} .words=${'Watch a game of Seelöwe.'} .reaches=${this.reaches}></sl-link-card>`
          : html`<button class="button" @click=${() => (link ? (this.shown = link.id) : void this.make('watch'))}>${icon('share')} A link to watch</button>`
      }
    </section>`;
  }

  private between(): TemplateResult {
    const close = (): boolean => this.dispatchEvent(new Event('close'));
    return html`<section class="people-part">
      <h3>With the other player</h3>
      <p>What both must want waits until it is answered, also for who is not there.</p>
      <div class="button-row"><sl-asking .session=${this.session} @asked=${close}></sl-asking> <sl-resign .session=${this.session} @resigned=${close}></sl-resign></div>
    </section>`;
  }

  private along(): TemplateResult {
    const link = this.links.find((each) => each.id === this.shown && takenAlong(each.kind) && !each.taken);
    return html`<section class="people-part">
      <h3>Take it along</h3>
      <p>Your own seat on another device: the link is good for an hour and for one device.</p>
      ${
        link
          ? html`<p><b>${KINDS[link.kind]}.</b> ${link.kind === 'move' ? 'When it is opened there, the seat is given up here and everywhere else.' : 'You can play on both.'}</p>
              <sl-link-card .token=${this.token(link)} .words=${'My seat in Seelöwe.'} .reaches=${this.reaches}></sl-link-card>`
          : html`<div class="button-row">
              <button class="button" @click=${() => void this.make('share')}>${icon('users')} Play there too</button>
              <button class="button" @click=${() => void this.make('move')}>${icon('next')} Move there</button>
            </div>`
      }
    </section>`;
  }

  private made() {
    const links = this.links.filter((each) => !(each.kind === 'seat' && each.taken));
    if (links.length === 0) return nothing;
    return html`<details class="people-part">
      <summary>Links you have made (${links.length})</summary>
      <ul class="links">
        ${links.map(
          (link) =>
            html`<li>
              <span><b>${KINDS[link.kind]}</b> <small>${this.state(link)}</small></span>
              <button class="button small" @click=${() => void this.withdraw(link)}>Withdraw</button>
            </li>`,
        )}
      </ul>
    </details>`;
  }

  private state({ taken, takenBy, created }: MadeLink): string {
    const made = ago(Math.floor((Date.now() - created) / 60_000));
    return taken ? `used${takenBy ? ` by ${takenBy}` : ''}` : `made ${made}`;
  }

  /** That can still be shown. */
  private newest(kind: LinkKind): MadeLink | undefined {
    return this.links.find((each) => each.kind === kind && !each.taken && this.token(each));
  }

  private token({ id }: MadeLink): string {
    return this.session.host.links.tokenOf(id) ?? '';
  }
}
