/** How the game stands, always in view: each figure that victory goes by against its marks, and on a click what the next level takes. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { AnswerTo } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { gauge } from './gauge.ts';

type Standing = AnswerTo<'standing'>;
type Measure = Standing['measures'][number];

/** The board changes faster than anybody reads: so long it must rest before the figures are asked for again. */
const REST = 120;

@customElement('sl-standing')
export class StandingStrip extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private standing: Standing | null = null;
  private timer = 0;

  override firstUpdated(): void {
    this.session.addEventListener('view', this.later);
    this.ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.session.removeEventListener('view', this.later);
  }

  private readonly later = (): void => {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.ask(), REST);
  };

  /** Of the board that is shown: while the other side's turn is being told, the figures of its end would tell it beforehand. */
  private ask(): void {
    const number = this.session.standing?.actions ?? 0;
    this.session.ask({ type: 'standing', number }).then(
      (standing) => (this.standing = standing),
      () => null,
    );
  }

  override render() {
    const { standing } = this;
    if (!standing) return nothing;
    const [next] = standing.next;
    return html`<details class="standing-strip" aria-label="How the game stands">
      <summary title=${[...standing.lines, ...(next ? [`Next: ${next.text}`] : [])].join(' ')}>
        <span class="standing-level">${standing.title ?? 'How it stands'}</span>
        <span class="standing-figures">${standing.measures.map((each) => this.small(each))}</span>
      </summary>
      <div class="standing-more">
        ${standing.lines.map((line) => html`<p>${line}</p>`)} ${standing.measures.map((each) => this.large(each))}
        ${standing.next.length > 0 ? html`<h3>What the Germans still need</h3>` : nothing}
        <ul>
          ${standing.next.map((each) => html`<li>${each.text}</li>`)}
        </ul>
      </div>
    </details>`;
  }

  private small(measure: Measure) {
    const goal = measure.marks.find(({ at }) => at > measure.value) ?? measure.marks.at(-1);
    return html`<span class="standing-figure" title="${measure.title} [${measure.rule}]: ${measure.text} ${marksOf(measure)}"
      ><span>${measure.title} <b>${measure.said}</b>${goal ? html`<i>/${goal.said}</i>` : nothing}</span>${gauge(measure)}</span
    >`;
  }

  private large(measure: Measure) {
    return html`<div class="standing-measure">
      <p><b>${measure.title} ${measure.said}</b> ${ruleLink(measure.rule)} <small>${measure.text}</small></p>
      ${gauge(measure, true)}
    </div>`;
  }
}

const marksOf = ({ marks }: Measure): string => marks.map(({ said, levels }) => `${said}: ${levels.join(', ')}.`).join(' ');
