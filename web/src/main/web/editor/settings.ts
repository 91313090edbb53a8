/** The settings of a scenario: each with what it means, the rule it belongs to, and whom it is taken from. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RuleBook } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { settingsFile } from './orders.ts';
import { findingLine, titleOf } from './row-form.ts';
import { AREAS, HEXES } from './tools.ts';
import { present } from './tables.ts';
import type { Setting } from './wire.ts';
import type { Work } from './work.ts';

/** What belongs together; what is in none stands at the end. */
const GROUPS: readonly [string, readonly string[]][] = [
  ['The scenario', ['code', 'title', 'summary', 'takes']],
  ['Length and lists', ['turns', 'waves-percent', 'british', 'british-from-turn', 'british-values', 'weather']],
  ['Landings', ['first-turn-landing', 'landing-areas', 'free-deployment-areas', 'rolled-areas', 'rolled-area-minimum', 'mechanized-embark-turn']],
  ['The British', ['activation', 'automatic-activation-turn', 'partisans-from-turn', 'home-guard-from-turn']],
  ['Supply and air', ['supplied-within', 'unsupplied-within', 'partial-supply-within', 'air-range', 'air-transport-turn', 'air-transport-interval']],
  ['Victory', ['substantive-ports', 'decisive-ports', 'decisive-ratio', 'victory-port-city', 'victory-ports-by-default', 'sudden-defeat']],
];
const NAMES: Record<string, string> = { turns: 'Game-Turns', 'waves-percent': 'Transport Points, per cent', british: 'British list', 'british-values': 'British values of', code: 'Short name', takes: 'Takes from' };

@customElement('sl-scenario-settings')
export class ScenarioSettings extends Part {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) rules: RuleBook | null = null;
  @property() folder = '';
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  private get file(): string {
    return settingsFile(this.folder);
  }

  private write(key: string, value: string | null): void {
    void this.work.change([{ file: this.file, set: { [key]: value } }]);
  }

  override render() {
    const settings = this.work.settings.get(this.file) ?? [];
    const grouped = new Set(GROUPS.flatMap(([, keys]) => keys));
    const rest = settings.filter(({ key }) => !grouped.has(key)).map(({ key }) => key);
    const special = rest.filter((key) => key === 'special-rules' || key.includes('.'));
    const groups = [...GROUPS, ['Others', rest.filter((key) => !special.includes(key))] as const, ['Special rules', special] as const];
    return html`<div class="settings">
      ${groups.map(([title, keys]) => {
        const there = keys.map((key) => settings.find((each) => each.key === key)).filter((each) => each !== undefined);
        return there.length === 0 ? nothing : html`<section class="setting-group"><h2>${title}</h2>${there.map((each) => this.setting(each))}</section>`;
      })}
    </div>`;
  }

  private setting(setting: Setting): TemplateResult {
    const { key, meaning = '', rule = '', own, value } = setting;
    const title = NAMES[key] ?? titleOf(key);
    const wrong = this.work.findings.filter((each) => each.file === this.file && each.key === key);
    return html`<div class="setting-row ${own ? 'own' : ''}">
      <div class="setting-name">
        <span id=${`setting-${key}`}>${title}</span>
        ${rule ? html`<span class="setting-rule" title=${this.wordsOf(rule)}>${ruleLink(rule)}</span>` : nothing}
      </div>
      <div class="setting-value" title=${meaning}>${this.input(setting, title)}</div>
      <div class="setting-from">${this.origin(setting)}</div>
      ${meaning ? html`<p class="hint">${meaning}</p>` : nothing} ${value === null && !meaning ? html`<p class="hint">Not set.</p>` : nothing}
      ${wrong.map((each) => findingLine(this.work, each))}
    </div>`;
  }

  /** What the rule says, for the pointer that rests on it. */
  private wordsOf(rule: string): string {
    const found = this.rules?.rules.find(({ id }) => id === rule || id === `R${rule}`);
    return found ? `${found.title}\n${found.text}` : 'Read this rule';
  }

  private origin({ key, own, was, from }: Setting) {
    const folder = (from ?? '').replace(/^scenarios\//, '');
    const other = this.work.scenario(folder)?.title ?? folder;
    if (!own) return folder && folder !== this.folder ? html`<span class="muted">from ${other}</span>` : nothing;
    if (was === null || was === undefined) return nothing;
    return html`<button class="button quiet small" title=${`As taken: ${was}`} @click=${() => this.write(key, null)}>${icon('undo')} ${was || 'As taken'}</button>`;
  }

  private input({ key, type, value, words = [], least, most }: Setting, title: string): TemplateResult {
    const now = value ?? '';
    const write = (event: Event): void => {
      const next = (event.target as HTMLInputElement).value.trim();
      if (next !== now) this.write(key, next || null);
    };
    if (type === 'areas') return this.areas(key, now, title);
    if (type === 'yes-no' || type === 'word' || type === 'list' || type === 'scenario') {
      const choices = type === 'scenario' ? (this.work.contents?.scenarios.map(({ folder }) => folder).filter((each) => each !== this.folder) ?? []) : words.length > 0 ? words : ['yes', 'no'];
      const all = [...(value === null ? [''] : []), ...choices, ...(now && !choices.includes(now) ? [now] : [])];
      return html`<select class="cell" aria-label=${title} @change=${write}>
        ${all.map((word) => html`<option value=${word} ?selected=${word === now}>${type === 'scenario' ? (this.work.scenario(word)?.title ?? (word || '–')) : word || '–'}</option>`)}
      </select>`;
    }
    if (key === 'summary') return html`<textarea class="cell" rows="3" maxlength="400" aria-label=${title} .value=${now} @change=${write}></textarea>`;
    const choices = type === 'city' ? [...words, ...new Set(present(this.work.tables.get(HEXES)).map(({ cells }) => cells['city'] ?? '').filter(Boolean))] : words;
    if (type === 'number' && words.length === 0) return html`<input class="cell number" type="number" min=${least ?? 0} max=${most ?? 999} aria-label=${title} .value=${now} @change=${write} />`;
    return html`<input class="cell ${type}" list=${`words-${key}`} aria-label=${title} maxlength="200" autocomplete="off" .value=${now} @change=${write} />
      <datalist id=${`words-${key}`}>${choices.map((word) => html`<option value=${word}></option>`)}</datalist>`;
  }

  private areas(key: string, now: string, title: string): TemplateResult {
    const open = new Set(now.split(/\s+/).filter((each) => (AREAS as readonly string[]).includes(each)));
    const toggle = (area: string): void => {
      if (!open.delete(area)) open.add(area);
      this.write(key, AREAS.filter((each) => open.has(each)).join(' ') || 'none');
    };
    return html`<div class="areas" role="group" aria-label=${title}>
      ${AREAS.map((area) => html`<label class="area-choice"><input type="checkbox" .checked=${open.has(area)} @change=${() => toggle(area)} /><span>${area}</span></label>`)}
    </div>`;
  }
}
