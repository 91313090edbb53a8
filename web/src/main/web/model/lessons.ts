/** The lessons of the guided first game: two turns, for in the first there may be no room to move. The first one whose time has come and that is not done is shown. */
import type { Hand } from './hand.ts';
import { actors } from './menu.ts';
import type { ActionType } from './wire.ts';
import { isHex } from './words.ts';

export interface Lesson {
  id: string;
  title: string;
  text: string;
  rule?: string;
  /** Whether its moment is now. */
  when: (hand: Hand) => boolean;
  /** It is read rather than done: a button goes on. */
  read?: boolean;
  /** Points at a good example. */
  show?: (hand: Hand) => void;
}

const phase = (hand: Hand): string => hand.session.view?.phase ?? '';
const turn = (hand: Hand): number => hand.session.view?.turn ?? 0;
const ashore = (hand: Hand): number =>
  hand.session.view?.units.filter((unit) => isHex(unit.place) && hand.session.unit(unit.unit).side === 'german').length ?? 0;
const can = (hand: Hand, type: ActionType): string | undefined => [...hand.session.menu.can].find(([, kinds]) => kinds.includes(type))?.[0];
/** What a column such as 3-1 or 1-2 is worth to the attacker. */
const odds = (column: string | null | undefined): number => {
  const [attack, defence] = (column ?? '0-1').split('-').map(Number);
  return (attack ?? 0) / (defence || 1);
};
const showUnit =
  (type: ActionType) =>
  (hand: Hand): void => {
    const unit = can(hand, type);
    if (!unit) return;
    hand.pick([unit]);
    void hand.session.choicesOf(unit).then(({ toHex }) => {
      const hex = [...toHex.keys()][0] ?? hand.hex;
      if (hex) hand.look(hex);
    });
  };

export const LESSONS: Lesson[] = [
  {
    id: 'welcome',
    title: 'The Channel, September 1940',
    text: 'You are the German player. Your landing force waits at sea off the south coast; the British army waits behind it. You win by holding ports and keeping a strong army ashore. Drag the map to move it, turn the wheel to zoom.',
    when: (hand) => hand.session.view?.turn === 1,
    read: true,
  },
  {
    id: 'weather',
    title: 'Roll for the weather',
    text: 'Each turn begins with the weather. Press the big button.',
    rule: '12.6',
    when: (hand) => phase(hand) === 'GA' && hand.session.myMove,
  },
  {
    id: 'land',
    title: 'Put a unit ashore',
    text: 'Choose a unit of the landing force in the panel, or the stack at sea. On the first turn it lands on the beaches of its own area: those where there is room glow. Click one.',
    rule: '11.41',
    when: (hand) => phase(hand) === 'GB' && ashore(hand) === 0,
    show: showUnit('land'),
  },
  {
    id: 'land-more',
    title: 'And the others',
    text: 'All of the landing force must land now. Keep units together: one alone is easily surrounded. Think of the supply units too: after this turn every attack needs one in reach and uses it up. If you change your mind, press Undo.',
    rule: '9.7',
    when: (hand) => phase(hand) === 'GB' && can(hand, 'land') !== undefined,
    show: showUnit('land'),
  },
  {
    id: 'drop',
    title: 'Drop the parachutists',
    text: 'Parachute and airlanding troops come down inland, where they hold up the British. Choose one and a glowing hex.',
    rule: '11.41',
    when: (hand) => phase(hand) === 'GB' && can(hand, 'drop') !== undefined,
    show: showUnit('drop'),
  },
  {
    id: 'land-end',
    title: 'Everybody is ashore',
    text: 'End the phase with the button at the bottom right.',
    when: (hand) => phase(hand) === 'GB',
  },
  {
    id: 'air',
    title: 'Send the Luftwaffe',
    text: 'Choose an air unit in the panel and then an enemy hex: units hit from the air are disrupted. When you have sent enough, press "Launch the air attacks".',
    rule: '10.1',
    when: (hand) => phase(hand) === 'GE' && hand.session.myMove,
    show: showUnit('assign-air'),
  },
  {
    id: 'move',
    title: 'Move',
    text: 'Choose a unit: the hexes it can reach glow with their cost, and the path follows your pointer. Enemy units slow you down next to them. Right click a hex to learn why a unit cannot go there.',
    rule: '5.0',
    when: (hand) => phase(hand) === 'GF' && can(hand, 'move') !== undefined,
    show: showUnit('move'),
  },
  { id: 'move-end', title: 'Done moving', text: 'End the phase to fight.', when: (hand) => phase(hand) === 'GF' },
  {
    id: 'fight',
    title: 'Attack',
    text: 'Enemy hexes that you can attack are ringed. Click one: the panel shows who takes part, the odds and the chance of each result, for you and against you. If you like them, press Attack.',
    rule: '8.0',
    when: (hand) => phase(hand) === 'GG' && hand.session.menu.attacks.length > 0,
    show: (hand) => {
      const best = [...hand.session.menu.attacks]
        .filter((group) => group.targets.length === 1 && group.allowed !== false)
        .sort((a, b) => odds(b.column) - odds(a.column))[0];
      if (!best) return;
      hand.plan(best.targets);
      hand.look(best.targets[0]!);
    },
  },
  {
    id: 'decide',
    title: 'The fight goes on',
    text: 'The die may ask something of you: choose the column, send defenders back, advance into the empty hex. The panel says what; the map glows where you can choose.',
    rule: '8.7',
    when: (hand) => hand.session.view?.combat !== undefined && hand.session.myMove,
  },
  { id: 'fight-end', title: 'No more attacks', text: 'End the combat phase.', when: (hand) => phase(hand) === 'GG' && hand.session.myMove },
  {
    id: 'mech',
    title: 'Tanks move again',
    text: 'Mechanized units move a second time after combat. Here that is all there is to it: move them or end the phase.',
    rule: '5.4',
    when: (hand) => phase(hand) === 'GH' && hand.session.myMove,
  },
  {
    id: 'embark',
    title: 'Load the next wave',
    text: 'The ships have transport points for further units. Choose a unit in France, then the area to which it sails. Send supply units early: attacks use them up, and nobody attacks without one.',
    rule: '12.1',
    when: (hand) => phase(hand) === 'GK' && hand.session.myMove && actors(hand.session.menu).size > 0,
    show: showUnit('embark'),
  },
  {
    id: 'embark-end',
    title: 'The ships are loaded',
    text: 'End the phase. Then it is the British turn: watch what they do, or skip it.',
    when: (hand) => phase(hand) === 'GK' && hand.session.myMove,
  },
  {
    id: 'other',
    title: 'Go on',
    text: 'The panel says what this phase is about. Do it, or end the phase.',
    when: (hand) => turn(hand) <= 2 && hand.session.myMove && phase(hand).startsWith('G'),
  },
  {
    id: 'british',
    title: 'The British turn',
    text: 'The British activate units, move by rail and strike back. Pause or speed it up in the bar over the map. The log tells everything with its dice.',
    when: (hand) => hand.session.view?.turn === 1 && !hand.session.myMove,
  },
  {
    id: 'done',
    title: 'You know enough',
    text: 'Supply is judged anew each turn by the way to a supply unit. Who is too far from one may not attack and moves half as far; a beach or port of your own nearby only saves a unit from being isolated. Switch on the overlay "Supply" to see it. The rules are always one click away. This game is yours now: go on with it.',
    rule: '9.1',
    when: (hand) => turn(hand) > 2 || (turn(hand) === 2 && phase(hand).startsWith('B')),
    read: true,
  },
];

/** The last lesson comes before all others once its time has come. */
export function lessonFor(hand: Hand, seen: ReadonlySet<string>): Lesson | undefined {
  const due = LESSONS.filter((lesson) => !seen.has(lesson.id) && lesson.when(hand));
  return due.find((lesson) => lesson.id === 'done') ?? due[0];
}
