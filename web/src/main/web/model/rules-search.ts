/** Finding rules by words and by case number. */
import type { RuleBook, RuleSection, RuleText } from './wire.ts';

/** The sections of the contents with their rules in full. */
export function sectionsOf(book: RuleBook): RuleSection[] {
  const byId = new Map(book.rules.map((rule) => [rule.id, rule]));
  return book.contents.map(({ number, title, rules }) => ({ number, title, rules: rules.flatMap(({ id }) => byId.get(id) ?? []) }));
}

const bare = (id: string): string => id.replace(/^[RC](?=\d)/, '').replace(/\s/g, '');

/** Whether a citation such as 8.4 or R8.4a speaks of the rule with this id. */
export function isCited(cited: string, id: string): boolean {
  const wanted = bare(cited);
  const own = bare(id);
  if (own === wanted) return true;
  return own.startsWith(wanted) && !/\d/.test(own.charAt(wanted.length));
}

/** The section that holds a case, or the nearest one above it. */
export function sectionOf(sections: readonly RuleSection[], cited: string): RuleSection | undefined {
  if (!cited) return undefined;
  const exact = sections.find((section) => section.rules.some((rule) => isCited(cited, rule.id)));
  if (exact) return exact;
  const number = bare(cited);
  return (
    sections.find((section) => bare(section.number) === number) ??
    sections.find((section) => bare(section.number).split('.')[0] === number.split('.')[0])
  );
}

/** Every rule in which all words occur; those with a word in the title first. */
export function matches(sections: readonly RuleSection[], search: string): RuleText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = sections.flatMap((section) => section.rules);
  if (words.length === 1 && /\d/.test(words[0]!)) {
    const byNumber = all.filter((rule) => isCited(words[0]!.toUpperCase(), rule.id));
    if (byNumber.length > 0) return byNumber;
  }
  const found = all.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text} ${rule.question ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const inTitle = (rule: RuleText): boolean => words.some((word) => rule.title.toLowerCase().includes(word));
  return [...found.filter(inTitle), ...found.filter((rule) => !inTitle(rule))];
}
