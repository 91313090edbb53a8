/** The keys of the table; those of the board are the board's own. */

/** What a key does, if it does anything now. */
export type Shortcuts = (key: string) => (() => void) | null;

/** Whether a key is meant for something else: a field, a dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** A key held down ends one phase and takes one thing back, not all of them. */
const isHeldDown = (event: KeyboardEvent): boolean => event.repeat && /^[eu]$/i.test(event.key);

/** Listens until the returned function is called. */
export function listen(shortcuts: Shortcuts): () => void {
  const key = (event: KeyboardEvent): void => {
    const act = isTaken(event) || isHeldDown(event) ? null : shortcuts(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
