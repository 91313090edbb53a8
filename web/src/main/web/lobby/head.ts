/** The bar over the pages of the lobby; at its end a way to elsewhere. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../ui/icons.ts';

export const lobbyHead = (title: string, more: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<header class="bar">
    <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
    <h1 class="bar-title">${title}</h1>
    ${more}
  </header>`;
