/** How far along a bar something lies, in hundredths; what is beyond the last mark is at the end. */
export function along(value: number, marks: readonly { at: number }[]): number {
  const end = Math.max(1, ...marks.map(({ at }) => at));
  return Math.min(100, Math.round((value / end) * 1000) / 10);
}
