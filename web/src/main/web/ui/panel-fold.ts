/** Folds the side panel away, all but its foot, or opens it again. */
import { html } from 'lit';
import { icon } from './icons.ts';
import { change, settings } from './settings.ts';

export const foldPanel = (): void => change({ panelFolded: !settings.panelFolded });

export function panelFold() {
  const label = settings.panelFolded ? 'Open the panel' : 'Fold the panel';
  return html`<button class="panel-fold" title="${label} (B)" aria-label=${label} aria-expanded=${!settings.panelFolded} @click=${foldPanel}>
    ${icon(settings.panelFolded ? 'unfold' : 'fold')}
  </button>`;
}
