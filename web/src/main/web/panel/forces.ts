/** What is not on the map: France, the ships, the holding area, those to come, those lost; and how victory stands. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import type { UnitView } from '../model/wire.ts';
import { isHex, placeName } from '../model/words.ts';
import { smallCounter, spoken, tooltip } from '../board/counters.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { faceDown } from '../model/sentences.ts';

const FIRST = ['france', 'airborne', 'pool', 'hand', 'holding'];

@customElement('sl-forces')
export class ForcesPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  private readonly watchSession = new Watch(this, ['view']);
  private readonly watchHand = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
    this.watchHand.on(this.hand);
  }

  override render() {
    const view = this.hand.session.view;
    if (!view) return nothing;
    const boxes = new Map<string, UnitView[]>();
    for (const unit of view.units) if (!isHex(unit.place)) (boxes.get(unit.place) ?? boxes.set(unit.place, []).get(unit.place)!).push(unit);
    const order = [...boxes.keys()]
      .filter((place) => place !== 'awaited' && place !== 'eliminated')
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    return html`<div class="forces">
      ${this.standing()} ${order.map((place) => this.box(placeName(place), boxes.get(place)!))} ${this.faceDown()}
      ${this.awaited(boxes.get('awaited') ?? [])} ${this.lost(boxes.get('eliminated') ?? [])}
    </div>`;
  }

  private standing() {
    const { view, standing } = this.hand.session;
    const { wave, campaign } = view!;
    const score = campaign?.scoreHalfPoints;
    return html`<dl class="standing">
      ${
        standing?.ports !== undefined
          ? html`<div>
              <dt>German ports ${ruleLink('15.2')}</dt>
              <dd>${standing.ports}</dd>
            </div>`
          : nothing
      }
      ${
        standing?.germanStrength !== undefined
          ? html`<div>
              <dt>German strength</dt>
              <dd>${standing.germanStrength}</dd>
            </div>`
          : nothing
      }
      ${
        standing?.britishStrength !== undefined
          ? html`<div>
              <dt>British strength</dt>
              <dd>${standing.britishStrength}</dd>
            </div>`
          : nothing
      }
      ${
        score !== undefined
          ? html`<div>
              <dt>Score</dt>
              <dd>${score / 2}</dd>
            </div>`
          : nothing
      }
      ${
        wave.number > 0
          ? html`<div>
              <dt>${icon('anchor')} Wave ${wave.number} ${ruleLink('12.1')}</dt>
              <dd>${wave.points ?? '?'} TP left</dd>
            </div>`
          : nothing
      }
    </dl>`;
  }

  private box(title: string, units: UnitView[], closed = false): TemplateResult {
    return html`<details class="tray" ?open=${!closed}>
      <summary>
        <h3>${title} <small>${units.length}</small></h3>
      </summary>
      <div class="tray-units">${units.map((unit) => this.unit(unit))}</div>
    </details>`;
  }

  private unit(unit: UnitView) {
    const info = this.hand.session.unit(unit.unit);
    const picked = this.hand.picked.includes(unit.unit);
    return html`<button
      class="tray-unit ${picked ? 'picked' : ''}"
      title=${tooltip(info, unit.marks)}
      @click=${() => this.hand.pick([unit.unit])}
    >
      ${smallCounter(info, unit.marks)}<span class="visually-hidden">${spoken(info, unit.marks)}</span>
    </button>`;
  }

  private faceDown() {
    const count = this.hand.session.view!.hidden.filter((unit) => !isHex(unit.place)).length;
    return count > 0 ? html`<p class="muted pad">${faceDown(count)}</p>` : nothing;
  }

  /** Reinforcements by the turn they are due. */
  private awaited(units: UnitView[]) {
    if (units.length === 0) return nothing;
    const turns = new Map<number, UnitView[]>();
    for (const unit of units) {
      const turn = this.hand.session.unit(unit.unit).arrives?.turn ?? 0;
      (turns.get(turn) ?? turns.set(turn, []).get(turn)!).push(unit);
    }
    return html`<h3 class="tray-title">To come</h3>
      ${[...turns].sort(([a], [b]) => a - b).map(([turn, list]) => this.box(turn ? `Game-Turn ${turn}` : 'Later', list, true))}`;
  }

  private lost(units: UnitView[]) {
    if (units.length === 0) return nothing;
    const bySide = (side: string): UnitView[] => units.filter((unit) => this.hand.session.unit(unit.unit).side === side);
    const german = bySide('german');
    const british = bySide('british');
    return html`<h3 class="tray-title">Lost</h3>
      ${german.length ? this.box('German losses', german, true) : nothing}${british.length ? this.box('British losses', british, true) : nothing}`;
  }
}

const rank = (place: string): number => {
  const at = FIRST.indexOf(place);
  return at < 0 ? FIRST.length : at;
};
