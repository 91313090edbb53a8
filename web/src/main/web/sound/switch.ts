/** One click, and it is quiet; another, and it sounds again. */
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, settings } from '../ui/settings.ts';
import { play } from './sound.ts';

@customElement('sl-sound')
export class SoundSwitch extends Part {
  private turn(): void {
    change({ sound: !settings.sound });
    this.requestUpdate();
    play('turn');
  }

  override render() {
    const label = settings.sound ? 'Sound and ceremony off' : 'Sound and ceremony on';
    return html`<button class="tool" aria-label=${label} title=${label} aria-pressed=${settings.sound} @click=${() => this.turn()}>
      ${icon(settings.sound ? 'sound' : 'silence')}
    </button>`;
  }
}
