/** A new invitation, to anybody or to one player. Tells "offered" with it. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keepChoices, lastChoices } from '../between/choices.ts';
import { host } from '../host/current.ts';
import { CLOCKS, clockTerms, WHEN_OUT, type WhenOut } from '../model/time.ts';
import type { Catalogue, NewOffer, Offer } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

type Value = string | number;

@customElement('sl-offer-form')
export class OfferForm extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  /** Whom it challenges: his id; empty for anybody. */
  @property() to = '';
  /** What whoever is here is called; empty if that is not known yet. */
  @property() name = '';
  /** The name that was given elsewhere on the page; null if it is asked here. */
  @property({ attribute: false }) guest: string | null = null;
  @state() private scenario = lastChoices().scenario || 'N';
  @state() private contest: NonNullable<NewOffer['contest']> = 'game';
  @state() private side: NonNullable<NewOffer['side']> = 'either';
  @state() private clock = 'none';
  @state() private whenOut: WhenOut = 'claim';
  @state() private rated = true;
  @state() private open = true;
  @state() private hours = 24;
  @state() private options: Record<string, boolean | number> = {};
  @state() private given = lastChoices().name;
  @state() private failure = '';
  @state() private busy = false;

  private get own(): string {
    return (this.guest ?? this.given).trim();
  }

  private get order(): NewOffer {
    const order: NewOffer = { contest: this.contest, side: this.side, rated: this.rated, public: this.open, hours: this.hours };
    if (this.contest !== 'series') order.scenario = this.scenario;
    if (Object.keys(this.options).length > 0) order.options = this.options;
    const clock = clockTerms(this.clock, this.rated ? 'claim' : this.whenOut);
    if (clock) order.clock = clock;
    if (this.to) order.to = this.to;
    if (!this.name) order.name = this.own;
    return order;
  }

  private async send(event: Event): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      const offer = await host.lobby.offer(this.order);
      if (!this.name) keepChoices({ ...lastChoices(), name: this.own });
      this.dispatchEvent(new CustomEvent<Offer>('offered', { detail: offer }));
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  override render() {
    const { scenarios } = this.catalogue;
    return html`<form class="offer-form" @submit=${(event: Event) => void this.send(event)}>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
      ${
        this.name || this.guest !== null
          ? nothing
          : html`<label class="name-field"
              >Your name<input autocomplete="nickname" maxlength="40" required .value=${this.given} @input=${(event: Event) => (this.given = (event.target as HTMLInputElement).value)}
            /></label>`
      }
      ${this.contest === 'series' ? nothing : this.choice('Scenario', this.scenario, scenarios.map(({ scenario, title }) => [scenario, title] as const), (value) => {
        this.scenario = value;
        this.options = {};
      })}
      ${this.choice('Length', this.contest, [['game', 'One game'], ['match', 'Match: each side once'], ['series', 'Series: three matches']] as const, (value) => (this.contest = value))}
      ${this.choice('Your side', this.side, [['either', 'As the other likes'], ['german', 'German'], ['british', 'British'], ['roll', 'Both throw a die']] as const, (value) => (this.side = value))}
      ${this.choice('Clock', this.clock, CLOCKS.map(({ name, title }) => [name, title] as const), (value) => (this.clock = value))}
      ${this.clock === 'none' ? nothing : this.outOfTime()}
      ${this.choice('It stands for', this.hours, [[2, 'two hours'], [24, 'a day'], [72, 'three days'], [336, 'two weeks']] as const, (value) => (this.hours = Number(value)))}
      ${this.tick('Rated: the result counts', this.rated, (on) => (this.rated = on))} ${this.tick('Anybody may watch', this.open, (on) => (this.open = on))} ${this.variants()}
      <button class="button primary" ?disabled=${this.busy || scenarios.length === 0}>${icon('plus')} ${this.to ? 'Challenge' : 'Invite anybody'}</button>
    </form>`;
  }

  /** In a rated game the computer plays for nobody. */
  private outOfTime() {
    const offered = WHEN_OUT.filter(([value]) => value === 'claim' || !this.rated);
    return this.choice('Out of time', this.rated ? 'claim' : this.whenOut, offered, (value) => (this.whenOut = value));
  }

  private choice<V extends Value>(title: string, current: V, values: readonly (readonly [V, string])[], set: (value: V) => void) {
    return html`<label class="name-field"
      >${title}<select @change=${(event: Event) => set(values[(event.target as HTMLSelectElement).selectedIndex]![0])}>
        ${values.map(([value, label]) => html`<option value=${value} ?selected=${value === current}>${label}</option>`)}
      </select></label
    >`;
  }

  private tick(label: string, on: boolean, set: (on: boolean) => void) {
    return html`<label class="choice"><input type="checkbox" .checked=${on} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} /><span>${label}</span></label>`;
  }

  private variants() {
    const options = this.catalogue.scenarios.find(({ scenario }) => scenario === this.scenario)?.options ?? [];
    return html`<details class="variants">
      <summary>Variants and rulings</summary>
      <div class="variant-list">
        ${options.map(({ option, default: usual, explanation }) => {
          const [on, off] = typeof usual === 'boolean' ? [true, false] : [usual, 0];
          return this.tick(explanation, (this.options[option] ?? usual) === on, (wanted) => this.option(option, wanted ? on : off, usual));
        })}
      </div>
    </details>`;
  }

  private option(name: string, value: boolean | number, usual: boolean | number): void {
    const { [name]: _before, ...rest } = this.options;
    this.options = value === usual ? rest : { ...rest, [name]: value };
  }
}
