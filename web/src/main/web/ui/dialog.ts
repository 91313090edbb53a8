/** A dialog over the page: titled, closed by Escape, its button or a press outside. */
import { html, type TemplateResult } from 'lit';
import { icon } from './icons.ts';

export function dialog(title: string, body: TemplateResult, close: () => void, extra = ''): TemplateResult {
  const shut = (event: Event): void => {
    event.preventDefault();
    close();
  };
  return html`<dialog
    class="dialog ${extra}"
    aria-label=${title}
    @cancel=${shut}
    @click=${(event: MouseEvent) => {
      if (event.target === event.currentTarget) close();
    }}
  >
    <div class="dialog-box">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button class="close" aria-label="Close" @click=${close}>${icon('close')}</button>
      </header>
      <!-- What is longer than the screen is scrolled by keyboard too, though it holds nothing to press. -->
      <div class="dialog-body" tabindex="0">${body}</div>
    </div>
  </dialog>`;
}

/** Opens every dialog of an element that is rendered but not open. */
export function openDialogs(host: Element): void {
  for (const each of host.querySelectorAll<HTMLDialogElement>('dialog:not([open])')) each.showModal();
}
