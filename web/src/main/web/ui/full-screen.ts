/** The whole screen for the board, where the browser lets one have it. */
import { html, nothing } from 'lit';
import { icon } from './icons.ts';

export const toggleFullScreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => null);
};

export const fullScreenTool = () =>
  document.fullscreenEnabled
    ? html`<button class="tool" title="Full screen (F)" aria-label="Full screen" @click=${toggleFullScreen}>${icon('screen')}</button>`
    : nothing;
