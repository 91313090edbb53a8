/** How a ledger id is cited: R8.4a as 8.4, R4.1-GA as 4.1, LT4.23 as LT 4.23, Q27 as ruling 27. */
export function citation(id: string): string {
  const lions = /^LT\s?([\d.]+)/.exec(id);
  if (lions) return `LT ${lions[1]}`;
  const ruling = /^Q(\d+)/.exec(id);
  if (ruling) return `ruling ${ruling[1]}`;
  return /^[RC]?(\d+(?:\.\d+)*)/.exec(id)?.[1] ?? id;
}
