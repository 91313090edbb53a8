/** The charts at hand at any time of a game. */
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import './charts.ts';

@customElement('sl-charts')
export class ChartsDialog extends Part {
  @property({ attribute: false }) session!: GameSession;

  override updated(): void {
    openDialogs(this);
  }

  override render() {
    const { view, turns, game } = this.session;
    const body = html`<sl-chart-sheets
      .scenario=${game.scenario}
      .turns=${turns}
      .turn=${view?.turn ?? 0}
      .wave=${view?.wave.number ?? 0}
    ></sl-chart-sheets>`;
    return dialog('Charts', body, () => this.dispatchEvent(new Event('close')), 'wide');
  }
}
