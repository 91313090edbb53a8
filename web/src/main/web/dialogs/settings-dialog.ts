/** Settings, the record of this game, and the keys. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { api } from '../net/api.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, settings, type Settings } from '../ui/settings.ts';

@customElement('sl-settings')
export class SettingsDialog extends Part {
  @property() record = '';
  @property() token = '';

  override updated(): void {
    openDialogs(this);
  }

  private set(changes: Partial<Settings>): void {
    change(changes);
    this.requestUpdate();
  }

  override render() {
    const radio = <K extends keyof Settings>(field: K, value: Settings[K], label: string) => html`<label class="choice"><input type="radio" name=${field} .checked=${settings[field] === value} @change=${() => this.set({ [field]: value } as Partial<Settings>)} /><span>${label}</span></label>`;
    const body = html`
      <fieldset class="setting"><legend>Appearance</legend>${radio('theme', 'auto', 'As the system')}${radio('theme', 'light', 'Light')}${radio('theme', 'dark', 'Dark')}</fieldset>
      <fieldset class="setting"><legend>The other side's turn</legend>${radio('pace', 1100, 'Slow')}${radio('pace', 450, 'Normal')}${radio('pace', 150, 'Fast')}${radio('pace', 0, 'Instant')}</fieldset>
      ${this.record ? html`<p><a class="button" href=${api.recordUrl(this.record, this.token)} download>${icon('download')} Download the record of this game</a></p>` : nothing}
    `;
    return dialog('Settings', body, () => this.dispatchEvent(new Event('close')));
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
  ['M', 'go to the map'],
  ['C', 'charts'],
  ['Space', "skip the other side's turn"],
];

@customElement('sl-keys')
export class KeysDialog extends Part {
  override updated(): void {
    openDialogs(this);
  }

  override render() {
    return dialog('Keys and gestures', html`<dl class="keys">${KEYS.map(([key, meaning]) => html`<div><dt>${key}</dt><dd>${meaning}</dd></div>`)}</dl>`, () => this.dispatchEvent(new Event('close')));
  }
}
