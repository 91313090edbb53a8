/** Points at a good example of what a step asks for. */
import type { Hand } from '../model/hand.ts';
import type { ActionType } from '../model/wire.ts';

export function showExample(hand: Hand, type: ActionType): void {
  if (type === 'attack') showAttack(hand);
  else void showUnit(hand, type);
}

async function showUnit(hand: Hand, type: ActionType): Promise<void> {
  const unit = [...hand.session.menu.can].find(([, kinds]) => kinds.includes(type))?.[0];
  if (!unit) return;
  hand.pick([unit]);
  const { toHex } = await hand.session.choicesOf(unit);
  const hex = [...toHex.keys()][0] ?? hand.hexOf(unit);
  if (hex) hand.look(hex);
}

/** What a column such as 3-1 or 1-2 is worth to the attacker. */
function worth(column: string | null | undefined): number {
  const [attack, defence] = (column ?? '0-1').split('-').map(Number);
  return (attack ?? 0) / (defence || 1);
}

function showAttack(hand: Hand): void {
  const [best] = hand.session.menu.attacks
    .filter((group) => group.targets.length === 1 && group.allowed !== false)
    .sort((a, b) => worth(b.column) - worth(a.column));
  if (!best) return;
  hand.plan(best.targets);
  hand.look(best.targets[0]!);
}
