/** Which lessons were finished and which puzzles solved on this machine. */
const KEY = 'seelowe.learned';

interface Learned {
  lessons: string[];
  puzzles: string[];
}

function read(): Learned {
  try {
    return { lessons: [], puzzles: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learned>) };
  } catch {
    return { lessons: [], puzzles: [] };
  }
}

export const knows = (kind: keyof Learned, name: string): boolean => read()[kind].includes(name);

export function remember(kind: keyof Learned, name: string): void {
  const learned = read();
  if (learned[kind].includes(name)) return;
  learned[kind].push(name);
  localStorage.setItem(KEY, JSON.stringify(learned));
}
