/** Settings, the record of this game, and the keys. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import '../between/resign.ts';
import '../company/consent.ts';
import '../between/share.ts';
import { icon } from '../ui/icons.ts';
import { recordLink } from '../ui/record-link.ts';
import { change, settings, type Settings } from '../ui/settings.ts';

@customElement('sl-settings')
export class SettingsDialog extends Part {
  @property({ attribute: false }) session: GameSession | null = null;

  override updated(): void {
    openDialogs(this);
  }

  private set(changes: Partial<Settings>): void {
    change(changes);
    this.requestUpdate();
  }

  override render() {
    const radio = <K extends keyof Settings>(field: K, value: Settings[K], label: string) =>
      html`<label class="choice"
        ><input
          type="radio"
          name=${field}
          .checked=${settings[field] === value}
          @change=${() => this.set({ [field]: value } as Partial<Settings>)}
        /><span>${label}</span></label
      >`;
    const tick = (field: 'names' | 'numbers' | 'miniMapFolded', on: boolean, label: string) =>
      html`<label class="choice"
        ><input
          type="checkbox"
          .checked=${settings[field] === on}
          @change=${(event: Event) => this.set({ [field]: (event.target as HTMLInputElement).checked === on })}
        /><span>${label}</span></label
      >`;
    const body = html`
      <fieldset class="setting">
        <legend>Appearance</legend>
        ${radio('theme', 'auto', 'As the system')}${radio('theme', 'light', 'Light')}${radio('theme', 'dark', 'Dark')}
      </fieldset>
      <fieldset class="setting">
        <legend>The other side's turn</legend>
        ${radio('pace', 1100, 'Slow')}${radio('pace', 450, 'Normal')}${radio('pace', 150, 'Fast')}${radio('pace', 0, 'Instant')}
      </fieldset>
      <fieldset class="setting">
        <legend>The map shows</legend>
        ${tick('names', true, 'Names')}${tick('numbers', true, 'Hex numbers')}${tick('miniMapFolded', false, 'The small map')}
      </fieldset>
      ${this.session ? this.game(this.session) : nothing}
    `;
    return dialog('Settings', body, () => this.dispatchEvent(new Event('close')));
  }

  private game(session: GameSession) {
    return html`<div class="button-row">
        ${recordLink(session, 'Download the record of this game')}
        ${session.seat === 'spectator' ? nothing : html`<button class="button" @click=${() => this.dispatchEvent(new Event('people'))}>${icon('share')} ${session.company.seats ? 'Players and links' : 'Take it along'}</button>`}
        <sl-asking .session=${session} @asked=${() => this.dispatchEvent(new Event('close'))}></sl-asking>
        ${session.seat === 'german' || session.seat === 'british' ? html`<button class="button" @click=${() => this.dispatchEvent(new Event('orders'))}>${icon('orders')} Standing orders</button>` : nothing}
        <sl-resign .session=${session} @resigned=${() => this.dispatchEvent(new Event('close'))}></sl-resign>
      </div>
      <sl-share .session=${session}></sl-share>
      ${
        session.diceCommitment
          ? html`<h3 class="setting-title">Dice that nobody has to trust</h3>
              <p class="muted">
                All rolls of this game follow from a secret that was fixed before the first of them. This is its fingerprint; the secret is
                told when the game is over, and <code>./seelowe verify</code> checks a record against it.
              </p>
              <p><code class="fingerprint">${session.diceSeed || session.diceCommitment}</code></p>`
          : nothing
      }`;
  }
}

const KEYS: [string, string][] = [
  ['N, P', 'next or previous unit that can act'],
  ['Arrow keys', 'go from hex to hex on the board'],
  ['Enter', 'choose the hex: pick a unit, move, attack'],
  ['?', 'why not? at the hex of the cursor'],
  ['Esc', 'let go'],
  ['E', 'end the phase'],
  ['U', 'undo'],
  ['H', 'a hint'],
  ['+ − 0', 'zoom in, out, whole map'],
  ['Shift + arrows', 'pan the map'],
  ['Shift + click', 'take further units or targets'],
  ['Right click, long press', 'why not?'],
  ['X', 'show the hex of the cursor to the others'],
  ['Shift + X, then X', 'show them an arrow from one hex to another'],
  ['M', 'go to the map'],
  ['C', 'charts'],
  ['F', 'full screen'],
  ['B', 'fold the side panel, or open it'],
  ['Space', "skip the other side's turn"],
];

@customElement('sl-keys')
export class KeysDialog extends Part {
  override updated(): void {
    openDialogs(this);
  }

  override render() {
    return dialog(
      'Keys and gestures',
      html`<dl class="keys">
        ${KEYS.map(
          ([key, meaning]) =>
            html`<div>
              <dt>${key}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>`,
      () => this.dispatchEvent(new Event('close')),
    );
  }
}
