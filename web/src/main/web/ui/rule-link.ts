/** A case number that opens the rules reference at that case. */
import { html, type TemplateResult } from 'lit';
import { citation } from './citation.ts';

export function openRule(id: string): void {
  dispatchEvent(new CustomEvent('seelowe-rule', { detail: id }));
}

export const ruleLink = (id: string): TemplateResult =>
  html`<button class="rule-link" title="Read this rule" @click=${() => openRule(id)}>[${citation(id)}]</button>`;

/** Text with its citations, such as [8.23], made into links. */
export function withRuleLinks(text: string): (string | TemplateResult)[] {
  return text.split(/(\[(?:LT )?[\d.]+[a-z]?(?:, (?:LT )?[\d.]+[a-z]?)*\])/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const ids = piece.slice(1, -1).split(', ');
    return html`${ids.map((id) => ruleLink(id))}`;
  });
}
