/** The way to the editor, which is a bundle of its own: only those who open it fetch it. */
import { html, type TemplateResult } from 'lit';
import type { Host } from '../host/host.ts';

let asked: Promise<void> | null = null;

function fetchEditor(): Promise<void> {
  asked ??= new Promise((resolve, reject) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/editor.css';
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/editor.js';
    script.onload = () => resolve();
    script.onerror = () => {
      asked = null;
      script.remove();
      reject(new Error('The editor cannot be fetched. Is the program still running?'));
    };
    document.head.append(style, script);
  });
  return asked;
}

/** The element is there at once and becomes the editor when that has come. */
export function editorAt(host: Host, edition: string, place: readonly string[]): TemplateResult {
  fetchEditor().catch((error: Error) => {
    const door = document.querySelector('.editor-door');
    if (door) door.textContent = error.message;
  });
  return html`<sl-editor .host=${host} .edition=${edition} .place=${place.map(decodeURIComponent)}><p class="notice loading editor-door">Fetching the editor…</p></sl-editor>`;
}
