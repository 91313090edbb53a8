/** The cells of one row as a form: what differs is marked and can be taken back, and what the checker says of a cell stands beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../ui/icons.ts';
import { changedColumns, differenceOf, type Row } from './tables.ts';
import { rewrite } from './tools.ts';
import type { Column, Finding } from './wire.ts';
import type { Work } from './work.ts';

const TITLES: Record<string, string> = {
  'air-range': 'Air range',
  area: 'Landing area',
  'factors-source': 'Source of factors',
  'name-source': 'Source of name',
};
const SOURCE_WORDS = ['rules', 'history', 'estimate', 'printed'];

export const titleOf = (column: string): string => TITLES[column] ?? column[0]!.toUpperCase() + column.slice(1).replaceAll('-', ' ');

export interface CellPlace {
  work: Work;
  file: string;
  row: Row & { cells: NonNullable<Row['cells']> };
  /** Told while one types. */
  typed?: (column: string, value: string) => void;
}

export const findingsOf = (work: Work, file: string, key: string, column?: string): Finding[] =>
  work.findings.filter((each) => each.file === file && each.key === key && (column === undefined || each.column === column));

/** A cell to change in place. */
export function cellInput({ work, file, row, typed }: CellPlace, { column, words }: Column, label: string): TemplateResult {
  const value = row.cells[column] ?? '';
  const faulty = findingsOf(work, file, row.key, column).length > 0;
  const write = (event: Event): void => {
    const next = (event.target as HTMLInputElement).value.trim();
    if (next !== value) void work.change(rewrite(work.tables, file, row.key, { [column]: next }));
  };
  const choices = words ?? (column.endsWith('source') ? SOURCE_WORDS : undefined);
  const mark = changedColumns(row).includes(column) ? 'differs' : '';
  if (choices?.length) {
    return html`<select class="cell ${mark}" aria-label=${label} aria-invalid=${faulty} @change=${write}>
      ${['', ...choices, ...(value && !choices.includes(value) ? [value] : [])].map((word) => html`<option value=${word} ?selected=${word === value}>${word || '–'}</option>`)}
    </select>`;
  }
  return html`<input
    class="cell ${mark}"
    aria-label=${label}
    aria-invalid=${faulty}
    .value=${value}
    autocomplete="off"
    spellcheck="false"
    maxlength="400"
    @change=${write}
    @input=${(event: Event) => typed?.(column, (event.target as HTMLInputElement).value)}
  />`;
}

/** Says how a row differs, and takes that back. */
export function differenceTag(work: Work, file: string, row: Row): TemplateResult | typeof nothing {
  const difference = differenceOf(row);
  if (difference === 'same') return nothing;
  const words = { changed: 'Changed', added: 'New', removed: 'Taken away' }[difference];
  return html`<span class="row-tag ${difference}">${words}</span>
    <button class="button quiet small" @click=${() => void work.change([difference === 'added' ? { file, key: row.key, remove: true } : { file, key: row.key, restore: true }])}>
      ${icon('undo')} ${difference === 'added' ? 'Take it out' : 'As it was'}
    </button>`;
}

/** @param columns those that are shown; all of them without it */
export function rowForm(work: Work, file: string, key: string, title: string, columns?: readonly string[], typed?: CellPlace['typed']): TemplateResult | typeof nothing {
  const table = work.tables.get(file);
  const row = table?.rows.get(key);
  if (!table || !row) return nothing;
  const { cells } = row;
  if (!cells) return html`<section class="row-form"><h3>${title}</h3>${differenceTag(work, file, row)}</section>`;
  const shown = table.columns.filter(({ column }) => columns?.includes(column) ?? true);
  const place: CellPlace = { work, file, row: { ...row, cells }, ...(typed ? { typed } : {}) };
  return html`<section class="row-form" aria-label=${title}>
    <header class="row-head"><h3>${title}</h3>${differenceTag(work, file, row)}</header>
    <div class="row-cells">
      ${shown.map((column) => html`<label class="row-cell ${column.column}"><span>${titleOf(column.column)}</span>${cellInput(place, column, `${title}: ${titleOf(column.column)}`)}</label>`)}
    </div>
    ${findingsOf(work, file, key).map((finding) => findingLine(work, finding))}
  </section>`;
}

/** What is wrong, and what would put it right. */
export function findingLine(work: Work, { message, fix }: Finding): TemplateResult {
  return html`<p class="finding">
    ${message} ${fix ? html`<button class="button small" @click=${() => void work.change(fix.changes)}>${icon('check')} ${fix.label}</button>` : nothing}
  </p>`;
}

