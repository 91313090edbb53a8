/** A case number that opens the rules reference at that case. */
import { html, type TemplateResult } from 'lit';

/** How a ledger id is cited: R8.4a as 8.4, LT4.23 as LT 4.23, Q27 as ruling 27. */
export function citation(id: string): string {
  const lions = /^LT\s?([\d.]+)/.exec(id);
  if (lions) return `LT ${lions[1]}`;
  const ruling = /^Q(\d+)/.exec(id);
  if (ruling) return `ruling ${ruling[1]}`;
  return id.replace(/^[RC]/, '').replace(/[a-z]$/, '');
}

export function openRule(id: string): void {
  dispatchEvent(new CustomEvent('seelowe-rule', { detail: id }));
}

export const ruleLink = (id: string): TemplateResult => html`<button class="rule-link" title="Read this rule" @click=${() => openRule(id)}>[${citation(id)}]</button>`;

/** Text with its citations, such as [8.23], made into links. */
export function withRuleLinks(text: string): (string | TemplateResult)[] {
  return text.split(/(\[(?:LT )?[\d.]+[a-z]?(?:, (?:LT )?[\d.]+[a-z]?)*\])/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const ids = piece.slice(1, -1).split(', ');
    return html`${ids.map((id) => ruleLink(id))}`;
  });
}
