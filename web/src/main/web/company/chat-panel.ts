/** What is said beside the game, as text and as nothing else. Whom one does not want to hear is muted here. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { Circle, IgnoredPerson, Ignoring, Remark, Seat } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const LONGEST = 500;
const AMONG: Record<Circle, string> = {
  players: 'You talk to the other player. Onlookers read it when the game is over.',
  onlookers: 'You talk among onlookers. The players read it when the game is over.',
};
const OF: Record<Circle, string> = { players: 'players', onlookers: 'onlookers' };

@customElement('sl-chat')
export class ChatPanel extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private text = '';
  @state() private failure = '';
  @state() private told = '';
  /** Whose remark has its menu open, and whether a report of him is being written. */
  @state() private about: Remark | null = null;
  @state() private reporting = false;
  @state() private why = '';
  @state() private ignored: IgnoredPerson[] = [];
  private readonly watch = new Watch(this, ['said']);

  override willUpdate(): void {
    this.watch.on(this.session.chat);
  }

  override updated(): void {
    this.session.chat.read();
    const list = this.querySelector('.talk-list');
    const last = this.session.chat.remarks.at(-1);
    if (list && last && this.shown !== key(last)) {
      this.shown = key(last);
      list.scrollTop = list.scrollHeight;
    }
  }

  private shown = '';

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      this.failure = this.told = '';
      await deed();
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private readonly say = (event: Event): void => {
    event.preventDefault();
    const { text } = this;
    if (!text.trim()) return;
    void this.attempt(async () => {
      await this.session.chat.say(text);
      this.text = '';
    });
  };

  private async ignore({ who, name }: Remark, how: Ignoring): Promise<void> {
    await this.attempt(async () => {
      await this.session.host.manners.ignore(this.session.id, who, how);
      await this.session.chat.again();
      await this.list();
      this.about = null;
      this.told = `You do not hear ${name} any more; nobody is told.`;
    });
  }

  override firstUpdated(): void {
    void this.attempt(() => this.list());
  }

  private async list(): Promise<void> {
    if (this.session.chat.speaks) this.ignored = await this.session.host.manners.ignored();
  }

  private async hear({ id, name }: IgnoredPerson): Promise<void> {
    await this.attempt(async () => {
      await this.session.host.manners.hear(id);
      await this.session.chat.again();
      await this.list();
      this.told = `You hear ${name} again.`;
    });
  }

  private readonly report = (event: Event): void => {
    event.preventDefault();
    const { about, why } = this;
    if (!about || !why.trim()) return;
    void this.attempt(async () => {
      await this.session.host.manners.report(this.session.id, about.who, why);
      this.about = null;
      this.reporting = false;
      this.why = '';
      this.told = 'The host has it, with what was said last.';
    });
  };

  override render() {
    const { chat } = this.session;
    return html`<section class="talk" aria-label="Talk">
      <p class="muted talk-circle">${chat.circle ? AMONG[chat.circle] : 'You watch your own game here: speak at your own seat.'}</p>
      <ol class="talk-list" role="log" aria-label="What was said" tabindex="0">
        ${chat.remarks.map((remark) => this.remark(remark))}
      </ol>
      ${chat.remarks.length === 0 ? html`<p class="muted">Nothing has been said yet.</p>` : nothing}
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
      <p class="link-told" role="status">${this.told}</p>
      ${this.form()} ${this.unheard()}
    </section>`;
  }

  private remark(remark: Remark): TemplateResult {
    const { chat, seat } = this.session;
    const mine = chat.isMine(remark);
    const other = chat.circle !== null && remark.circle !== chat.circle;
    return html`<li class="remark ${mine ? 'mine' : ''}">
      <p class="remark-head">
        <b>${remark.name}</b> <small>${as(remark.role, seat, mine)}${other ? ` · ${OF[remark.circle]}` : ''} · <time>${time(remark.at)}</time></small>
        ${
          mine || !chat.speaks
            ? nothing
            : html`<button class="tool small" aria-label="About ${remark.name}" title="Mute, block, report" aria-expanded=${this.about === remark} @click=${() => this.turnTo(remark)}>…</button>`
        }
      </p>
      <p class="remark-text">${remark.text}</p>
      ${this.about === remark ? this.manners(remark) : nothing}
    </li>`;
  }

  private turnTo(remark: Remark): void {
    this.about = this.about === remark ? null : remark;
    this.reporting = false;
  }

  private manners(remark: Remark): TemplateResult {
    if (this.reporting)
      return html`<form class="talk-report" @submit=${this.report}>
        <label>Why? The host of this server reads it, with what was said last.<input maxlength=${LONGEST} required .value=${this.why} @input=${(event: Event) => (this.why = (event.target as HTMLInputElement).value)} /></label>
        <button class="button small primary">Report</button>
      </form>`;
    return html`<div class="button-row">
      <button class="button small" title="What he says and shows is not told to you" @click=${() => void this.ignore(remark, 'mute')}>Mute</button>
      <button class="button small" title="Nor are his challenges" @click=${() => void this.ignore(remark, 'block')}>Block</button>
      <button class="button small" @click=${() => (this.reporting = true)}>Report…</button>
    </div>`;
  }

  private unheard() {
    if (this.ignored.length === 0) return nothing;
    return html`<details>
      <summary>Whom you do not hear (${this.ignored.length})</summary>
      <ul class="links">
        ${this.ignored.map((person) => html`<li><span>${person.name}</span><button class="button small" @click=${() => void this.hear(person)}>Hear again</button></li>`)}
      </ul>
    </details>`;
  }

  private form() {
    const { chat } = this.session;
    if (!chat.circle) return nothing;
    if (!chat.speaks) return html`<p class="muted">Open the link once more and give a name to say something.</p>`;
    return html`<form class="talk-form" @submit=${this.say}>
      <input aria-label="Say something" placeholder="Say something" maxlength=${LONGEST} autocomplete="off" .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)} />
      <button class="button primary" aria-label="Say it">${icon('next')}</button>
    </form>`;
  }
}

const key = ({ circle, number }: Remark): string => `${circle} ${number}`;

const time = (at: number): string => new Date(at).toLocaleString([], { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

function as(role: Seat, seat: Seat, mine: boolean): string {
  if (mine) return 'you';
  return role === 'spectator' || role === 'both' ? 'onlooker' : `${sideName(role)}${role === seat ? ', your side' : ''}`;
}
