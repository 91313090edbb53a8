/** The messages about an edition that is worked on, by the names that the editor uses. */
import type { EditionChange, EditionComparison, EditionFiles, EditionState, EditionTable, TrialFigures } from '../generated/messages.ts';

export type { Finding, Trial } from '../generated/messages.ts';
export type Contents = EditionFiles;
export type ScenarioLine = EditionFiles['scenarios'][number];
export type Change = EditionChange;
export type Score = TrialFigures;
export type Comparison = EditionComparison;
export type ComparedRow = EditionComparison['rows'][number];
/** How an edition is; what else comes of a change. */
export type Found = EditionState;

type All<T, K extends keyof T> = { [P in K]-?: NonNullable<T[P]> };

/** A file is a table or settings. */
export type WireTable = All<EditionTable, 'file' | 'version' | 'columns' | 'rows' | 'keys' | 'differing'>;
export type WireSettings = All<EditionTable, 'file' | 'version' | 'settings'>;
export type Column = WireTable['columns'][number];
export type Setting = WireSettings['settings'][number];
