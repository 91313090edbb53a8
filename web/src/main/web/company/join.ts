/** What somebody sees who opens a link: who invites him to what. He gives a name, if one is wanted, and is at the board. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keepChoices, lastChoices } from '../between/choices.ts';
import { host } from '../host/current.ts';
import { termsText } from '../model/time.ts';
import type { Catalogue, Invitation, Seat } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { takenAlong } from './along.ts';

/** What the sides are called before there is a board with words. */
const SIDES: Record<Seat, string> = { german: 'German', british: 'British', both: '', spectator: '' };

@customElement('sl-join')
export class JoinPage extends Part {
  /** Of the link. */
  @property() token = '';
  @state() private invitation: Invitation | null = null;
  @state() private catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private name = '';
  @state() private failure = '';
  /** What is wrong with the link itself. */
  @state() private useless = '';
  @state() private busy = false;

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('token')) void this.look();
  }

  private async look(): Promise<void> {
    this.invitation = null;
    this.useless = this.failure = '';
    try {
      const [invitation, catalogue] = await Promise.all([host.links.look(this.token), host.catalogue()]);
      this.catalogue = catalogue;
      this.name = invitation.you || lastChoices().name;
      this.invitation = invitation;
    } catch (error) {
      this.useless = (error as Error).message;
    }
  }

  override updated(changes: Map<string, unknown>): void {
    if (changes.has('invitation')) this.querySelector<HTMLElement>('input, .button.primary')?.focus();
  }

  private async take(event: Event): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    try {
      const name = this.name.trim();
      const game = await host.links.take(this.token, name);
      if (name) keepChoices({ ...lastChoices(), name });
      // The link does not stay in the history: whoever goes back would find it used.
      location.replace(`#/game/${game}`);
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  override render() {
    return html`<div class="join">
      <div class="home-sea" aria-hidden="true"></div>
      <main class="join-box">
        <p class="join-brand">Seelöwe</p>
        ${this.useless ? this.nothingHere() : this.invitation ? this.invited(this.invitation) : html`<p class="loading">${icon('anchor')} Looking at the link…</p>`}
      </main>
    </div>`;
  }

  private nothingHere(): TemplateResult {
    return html`<h1>This link opens nothing</h1>
      <p>${this.useless}</p>
      <a class="button" href="#/">${icon('home')} To the first page</a>`;
  }

  private invited(invitation: Invitation): TemplateResult {
    const { kind, state: how } = invitation;
    if (how === 'own')
      return html`<h1>This is your own invitation</h1>
        <p>Send the link to whom you want to play with: the first who takes the seat has it. To try both sides alone, there is "Two at this screen".</p>
        <a class="button primary" href="#/">${icon('home')} To the first page</a>`;
    if (how === 'taken')
      return html`<h1>${kind === 'seat' ? 'The seat is taken' : 'This link has been used'}</h1>
        <p>${kind === 'seat' ? 'Somebody else was faster. If that was you, open the game in the browser where you took it.' : 'It was good for one device.'}</p>
        <a class="button" href="#/">${icon('home')} To the first page</a>`;
    return html`<h1>${this.headline(invitation)}</h1>
      <p>${this.story(invitation)}</p>
      ${this.options(invitation)}
      <form @submit=${(event: Event) => void this.take(event)}>
        ${how === 'yours' || takenAlong(kind) ? nothing : this.nameField(invitation)}
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        <button class="button primary big" ?disabled=${this.busy}>${this.deed(invitation)}</button>
      </form>
      ${kind === 'seat' ? html`<p class="muted">No account is needed. The seat belongs to this browser from then on.</p>` : nothing}`;
  }

  private titleOf(code: string): string {
    return this.catalogue.scenarios.find(({ scenario }) => scenario === code)?.title ?? code;
  }

  private headline({ kind, scenario, from }: Invitation): string {
    const game = this.titleOf(scenario);
    if (takenAlong(kind)) return `Go on with ${game} here`;
    const who = from || 'Somebody';
    return kind === 'watch' ? `Watch ${from ? `${from} play ` : ''}${game}` : `${who} invites you to ${game}`;
  }

  private story({ kind, role, scenario, match, state: how }: Invitation): string {
    if (kind === 'share') return 'Your seat is opened here as well as where you play now.';
    if (kind === 'move') return 'Your seat moves here: where you play now, it is given up.';
    const contest = match ? 'It is a match: each side once. ' : '';
    if (kind === 'watch') return `${contest}You see what is open to both players.`;
    const summary = this.catalogue.scenarios.find((each) => each.scenario === scenario)?.summary ?? '';
    if (how === 'yours') return 'The seat is yours already.';
    return `${contest}You command the ${SIDES[role]} side. ${summary}`;
  }

  /** What was agreed upon that is not as usual. */
  private options({ options, scenario, kind, clock }: Invitation) {
    const known = this.catalogue.scenarios.find((each) => each.scenario === scenario)?.options ?? [];
    const chosen = known.filter(({ option }) => options[option] !== undefined);
    if ((chosen.length === 0 && !clock) || takenAlong(kind)) return nothing;
    return html`<ul class="join-options">
      ${clock ? html`<li>Clock: ${termsText(clock)}</li>` : nothing}
      ${chosen.map(({ option, explanation }) => html`<li>${options[option] ? '' : 'Not: '}${explanation}</li>`)}
    </ul>`;
  }

  private nameField({ kind }: Invitation): TemplateResult {
    return html`<label class="name-field"
      >Your name${kind === 'watch' ? html` <small>if you like</small>` : nothing}<input
        name="name"
        autocomplete="nickname"
        maxlength="40"
        ?required=${kind === 'seat'}
        .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
    /></label>`;
  }

  private deed({ kind, state: how }: Invitation): TemplateResult {
    if (how === 'yours') return html`${icon('play')} Go on`;
    if (kind === 'watch') return html`${icon('play')} Watch`;
    if (takenAlong(kind)) return html`${icon('play')} Go on here`;
    return html`${icon('play')} Take the seat`;
  }
}
