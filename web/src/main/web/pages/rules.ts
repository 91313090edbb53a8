/** The rules in our own words: searchable, every case linked to those it speaks of. */
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { tableEdition } from '../model/edition.ts';
import { matches, sectionOf, sectionsOf } from '../model/rules-search.ts';
import type { RuleSection, RuleText } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { citation } from '../ui/citation.ts';
import { ruleLink, withRuleLinks } from '../ui/rule-link.ts';

@customElement('sl-rules')
export class RulesReference extends Part {
  /** The case to open at. */
  @property() at = '';
  @state() private sections: RuleSection[] = [];
  @state() private search = '';
  @state() private chapter = '';
  @state() private failure = '';

  override firstUpdated(): void {
    host.rules(tableEdition()).then(
      (book) => {
        this.sections = sectionsOf(book);
        this.go();
      },
      (error: Error) => (this.failure = error.message),
    );
  }

  override updated(changes: PropertyValues): void {
    if (changes.has('at') && this.sections.length > 0) this.go();
    this.querySelector('.rule.wanted')?.scrollIntoView({ block: 'start' });
  }

  private go(): void {
    const section = sectionOf(this.sections, this.at) ?? this.sections[0];
    this.chapter = section ? chapterOf(section.number) : '';
    this.search = '';
  }

  override render() {
    const chapters = this.chapters();
    const found = this.search.trim().length > 1 ? matches(this.sections, this.search) : null;
    return html`<div class="rules">
      <nav class="rules-nav" aria-label="Contents">
        <label class="search"
          >${icon('search')}<input
            type="search"
            placeholder="Search the rules"
            aria-label="Search the rules"
            .value=${this.search}
            @input=${(event: Event) => (this.search = (event.target as HTMLInputElement).value)}
        /></label>
        <ol>
          ${chapters.map(
            ([number, sections]) =>
              html`<li>
                <button class=${number === this.chapter && !found ? 'current' : ''} @click=${() => this.open(number)}>
                  <span>${number}</span> ${sections[0]!.title}
                </button>
              </li>`,
          )}
        </ol>
      </nav>
      <div class="rules-body" tabindex="0" aria-label="Rules">
        ${this.failure ? html`<p class="warn">${this.failure}</p>` : nothing}
        ${
          found
            ? html`<p class="muted" role="status">${found.length} ${found.length === 1 ? 'rule' : 'rules'} found</p>
                ${found.slice(0, 80).map((rule) => this.rule(rule))}`
            : this.sections
                .filter((section) => chapterOf(section.number) === this.chapter)
                .map(
                  (section) =>
                    html`<section>
                      <h2><span>${section.number}</span> ${section.title}</h2>
                      ${section.rules.map((rule) => this.rule(rule))}
                    </section>`,
                )
        }
      </div>
    </div>`;
  }

  private open(chapter: string): void {
    this.chapter = chapter;
    this.search = '';
    this.at = '';
    this.querySelector('.rules-body')?.scrollTo(0, 0);
  }

  private chapters(): [string, RuleSection[]][] {
    const chapters = new Map<string, RuleSection[]>();
    for (const section of this.sections) {
      const key = chapterOf(section.number);
      (chapters.get(key) ?? chapters.set(key, []).get(key)!).push(section);
    }
    return [...chapters];
  }

  private hasExactly(id: string): boolean {
    return this.sections.some((section) => section.rules.some((rule) => rule.id === id));
  }

  private rule(rule: RuleText) {
    const wanted = this.at !== '' && (this.hasExactly(this.at) ? rule.id === this.at : citation(rule.id) === citation(this.at));
    return html`<article class="rule ${wanted ? 'wanted' : ''}" id="rule-${rule.id}">
      <h3><span class="rule-id">${caseOf(rule.id)}</span> ${rule.title}</h3>
      ${rule.question ? html`<p class="question">${rule.question}</p>` : nothing}
      <p>${withRuleLinks(rule.text)}</p>
      ${rule.reason ? html`<p class="muted">${withRuleLinks(rule.reason)}</p>` : nothing}
      ${rule.see.length + rule.rulings.length > 0 ? html`<p class="see">See ${[...rule.see, ...rule.rulings].map((id) => ruleLink(id))}</p>` : nothing}
    </article>`;
  }
}

/** The case with its letter: R8.4a as 8.4a. */
const caseOf = (id: string): string => (/^Q/.test(id) ? citation(id) : id.replace(/^[RC](?=\d)/, '').replace(/^LT/, 'LT '));

const chapterOf = (number: string): string => (/^LT/.test(number) ? 'LT' : number.split('.')[0]!);
