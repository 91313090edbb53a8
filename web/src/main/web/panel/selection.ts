/** The units of the chosen hex, and what the picked one is and can do. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actors } from '../model/menu.ts';
import { isMarch, type Way } from '../model/way.ts';
import type { Mark, UnitView } from '../model/wire.ts';
import { actionLabel, kindOf, markOf, placeName, terrainOf } from '../model/words.ts';
import { shown, smallCounter, spoken, tooltip } from '../board/counters.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { hexesToChoose } from '../model/sentences.ts';

@customElement('sl-selection')
export class SelectionPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  private readonly watch = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watch.on(this.hand);
  }

  override render() {
    const { session, hex, picked } = this.hand;
    if (!hex && picked.length === 0) return nothing;
    const here = hex ? (session.view?.units ?? []).filter((unit) => unit.place === hex) : [];
    const boxed = here.length === 0 && picked[0] ? (session.units.get(picked[0])?.place ?? '') : '';
    return html`<section class="card selection" aria-label="Chosen">
      ${boxed ? this.box(boxed) : hex ? this.head(hex) : nothing} ${here.length > 1 ? this.stack(here) : nothing}
      ${picked.map((unit) => this.unit(unit))} ${picked.length === 0 && here.length === 1 ? this.unit(here[0]!.unit) : nothing}
    </section>`;
  }

  private head(hex: string) {
    const info = this.hand.session.hexes.get(hex);
    const facts = [
      terrainOf(info?.terrain),
      info?.port ? 'port' : '',
      info?.beach ? 'beach' : '',
      info?.area ? `area ${info.area}` : '',
      this.hand.session.view?.homeGuard.includes(hex) ? 'Home Guard' : '',
    ].filter(Boolean);
    return html`<header class="card-head">
      <h3>${this.hand.session.hexName(hex)}</h3>
      <span>${facts.join(' · ')}</span
      ><button class="close" aria-label="Let go" title="Let go (Esc)" @click=${() => this.hand.clear()}>${icon('close')}</button>
    </header>`;
  }

  private box(place: string) {
    return html`<header class="card-head">
      <h3>${placeName(place)}</h3>
      <button class="close" aria-label="Let go" title="Let go (Esc)" @click=${() => this.hand.clear()}>${icon('close')}</button>
    </header>`;
  }

  private stack(here: UnitView[]) {
    const { session, picked } = this.hand;
    const able = actors(session.menu);
    const movable = here.filter((unit) => session.menu.can.has(unit.unit));
    return html`<div class="tray-units">
        ${here.map((unit) => {
          const info = session.unit(unit.unit);
          const on = picked.includes(unit.unit);
          return html`<button
            class="tray-unit ${on ? 'picked' : ''} ${able.has(unit.unit) ? 'able' : ''}"
            title=${tooltip(info, unit.marks)}
            aria-pressed=${on}
            @click=${(event: MouseEvent) => (event.shiftKey ? this.hand.toggle(unit.unit) : this.hand.pick([unit.unit], this.hand.hex))}
          >
            ${smallCounter(info, unit.marks)}<span class="visually-hidden">${spoken(info, unit.marks)}</span>
          </button>`;
        })}
      </div>
      ${
        movable.length > 1 && picked.length < movable.length
          ? html`<button
              class="button small"
              @click=${() =>
                this.hand.pick(
                  movable.map((unit) => unit.unit),
                  this.hand.hex,
                )}
            >
              Take all ${movable.length}
            </button>`
          : nothing
      }`;
  }

  private unit(key: string) {
    const { session } = this.hand;
    const info = session.unit(key);
    const view = session.units.get(key);
    const marks = view?.marks ?? [];
    const only = this.hand.choices.get(key)?.only ?? [];
    const hexes = this.hand.choices.get(key)?.toHex.size ?? 0;
    const phase = session.view?.phase ?? '';
    return html`<div class="unit-card ${info.side}">
      ${smallCounter(info, marks)}
      <div class="unit-facts">
        <h4>${info.name}</h4>
        <p>
          ${kindOf(info.kind)}${info.size === 'none' ? '' : ` ${info.size}`}${info.kind === 'air' ? '' : html` · strength <b>${info.strength}</b>, moves <b>${info.movement}</b>`}
        </p>
        ${info.formation ? html`<p class="muted">${info.formation}</p>` : nothing}
        ${marks.filter((mark) => mark === 'debarked' || shown([mark]).length > 0).map((mark) => this.mark(mark))}
        ${hexes > 0 ? html`<p class="hint">${icon('target')} ${hexesToChoose(hexes)} on the map</p>` : nothing}
        ${this.way(key)}
        ${only.length > 0 ? html`<div class="button-row">${only.map((choice) => html`<button class="button" data-action=${choice.action.type} @click=${() => void this.hand.perform(choice)}>${actionLabel(choice.action, phase, (hex) => session.hexName(hex))}${choice.cost ? html` <small>${choice.cost} TP</small>` : nothing}</button>`)}</div>` : nothing}
      </div>
    </div>`;
  }

  private mark(mark: Mark) {
    const { letter, title, text, rule } = markOf(mark);
    return html`<p class="mark"><b>${letter}</b> ${title}: ${text} ${ruleLink(rule)}</p>`;
  }

  /** A march takes the cheapest way unless the player lays another: what is passed on the way can matter. */
  private way(key: string) {
    const { way, choices, picked } = this.hand;
    if (way?.unit === key) return this.laid(way);
    const marches = [...(choices.get(key)?.toHex.values() ?? [])].some((each) => each.some(isMarch));
    return marches && picked.length === 1
      ? html`<button class="button small" @click=${() => this.hand.layWay(key)}>Lay the way hex by hex</button>`
      : nothing;
  }

  private laid(way: Way) {
    const { path, end, refusal, action, unit } = way;
    return html`<div class="laid-way">
      <p class="hint">
        ${end ? html`By ${path.map((hex) => this.hand.session.hexName(hex)).join(', ')}. Go on with a hex next to the last one.` : 'Choose the first hex on the map.'}
      </p>
      ${refusal ? html`<p class="warn">${refusal.why} ${refusal.rule ? ruleLink(refusal.rule) : nothing}</p>` : nothing}
      <div class="button-row">
        <button class="button primary" ?disabled=${!end || !!refusal} @click=${() => this.hand.act(action)}>Go</button>
        ${end && way.mayLeave ? way.groups.map((group) => html`<button class="button" data-action="exit" @click=${() => this.hand.act(way.exit(group))}>${actionLabel(way.exit(group), '', (hex) => this.hand.session.hexName(hex))}</button>`) : nothing}
        <button class="button" @click=${() => this.hand.pick([unit], this.hand.hex)}>Never mind</button>
      </div>
    </div>`;
  }
}
