/** Strengths and chances as people write them. */

const FRACTIONS: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' };

/** A fraction such as 15/2 as people write it. */
export function points(text: string | undefined): string {
  if (!text) return '?';
  const [top, bottom] = text.split('/').map(Number);
  if (!bottom) return text;
  const whole = Math.floor(top! / bottom);
  const part = `${top! % bottom}/${bottom}`;
  const rest = FRACTIONS[part] ?? part;
  return whole === 0 ? rest : `${whole}${rest}`;
}

/** Faces of six for each result. */
export function countFaces(byFace: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of byFace) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
