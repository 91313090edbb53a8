/** Which edition of the data lies on the table: the map, the armies, the rules and the charts are that one's. */
let onTable = '';

/** The hash of the edition of the game that is looked at; empty for that of the host. */
export const tableEdition = (): string => onTable;

export function layOut(edition: string): void {
  onTable = edition;
}

/** The address of something printed. */
export const ofEdition = (path: string, edition: string): string => (edition ? `${path}?edition=${encodeURIComponent(edition)}` : path);

/** Whether it names files that never change, rather than a folder. */
export const isHash = (edition: string): boolean => /^[0-9a-f]{64}$/.test(edition);
