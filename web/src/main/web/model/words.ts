/** The words the page uses for the rules' terms: phases, actions, marks, kinds of unit, places, results. */
import type { Action, Side } from './wire.ts';

export interface PhaseWords {
  title: string;
  short: string;
  side: Side | null;
  /** What the player can do in it, in a sentence or two. */
  now: string;
  rule: string;
}

const phase = (side: Side | null, title: string, short: string, rule: string, now: string): PhaseWords => ({
  title,
  short,
  side,
  rule,
  now,
});

export const PHASES: Record<string, PhaseWords> = {
  U1: phase(
    'german',
    'Secret landing plan',
    'Plan',
    '11.61',
    'Send each unit of the landing force to an area. The British do not see it until they have deployed.',
  ),
  U2: phase('british', 'British deployment', 'Deploy', '11.62', 'Place your units where you expect the landing.'),
  L1: phase('british', 'British set-up', 'British set-up', 'LT 2.12', 'Set up the British army in the north.'),
  L2: phase('german', 'German set-up', 'German set-up', 'LT 2.22', 'Set up your army in the south and lay out your airfields.'),
  L3: phase('british', 'Partisan set-up', 'Partisans', 'LT 3.12', 'Place the first partisans behind the German lines.'),
  GA: phase('german', 'Weather', 'Weather', '12.6', 'Roll to see whether the Channel lets you cross.'),
  GB: phase('german', 'Landing', 'Landing', '12.3', 'Put units ashore: choose a unit at sea or in the air, then a glowing hex.'),
  GC: phase('german', 'German reinforcement', 'Reinforce', '12.0', 'New units arrive in France.'),
  GD: phase('german', 'German supply judgement', 'Supply', '9.0', 'Every German unit ashore is judged: supplied, unsupplied or isolated.'),
  GE: phase('german', 'German air attack', 'Air', '10.1', 'Send air units against enemy hexes. When all are sent, launch the attacks.'),
  GF: phase(
    'german',
    'German initial movement',
    'Move',
    '5.0',
    'Move your units. Choose one: the hexes it can reach glow with their cost.',
  ),
  GQ: phase(
    'german',
    'Risings in empty towns after initial movement',
    'Risings',
    'LT 3.14',
    'Towns that the movement left without a garrison may rise.',
  ),
  GX: phase('german', 'Off-map combat', 'Off map', 'LT 5.21', 'The fighting beyond the edge of the map is settled.'),
  GG: phase('german', 'German combat', 'Combat', '8.0', 'Attack: choose an enemy hex next to your units.'),
  GH: phase('german', 'German mechanized movement', 'Mech.', '5.4', 'Mechanized units move again.'),
  GR: phase('german', 'Risings in empty towns', 'Risings', 'LT 3.14', 'Towns left without a garrison may rise.'),
  GJ: phase('german', 'German disruption removal', 'Recover', '10.82', 'Roll for each disrupted unit.'),
  GK: phase('german', 'Embarkation', 'Embark', '12.1', 'Load units in France on the ships of an area. They can land next turn.'),
  GS: phase('german', 'Supply off the map', 'Off map', 'LT 4.25', 'Name the group beyond the edge that is supplied from the map.'),
  BA: phase('british', 'British reinforcement', 'Reinforce', '12.7', 'New units arrive in the holding area.'),
  BB: phase('british', 'Activation', 'Activate', '12.71', 'Roll to see which units may act.'),
  BC: phase('british', 'British supply judgement', 'Supply', '9.0', 'Every British unit is judged for supply.'),
  BD: phase(
    'british',
    'British air attack',
    'Air',
    '10.1',
    'Send air units against enemy hexes or ships. Then launch the attacks and land the survivors.',
  ),
  BE: phase(
    'british',
    'British initial and rail movement',
    'Move',
    '5.0',
    'Move on foot, by road or by rail, and bring in reinforcements.',
  ),
  BS: phase('british', 'Raid on supply off the map', 'Raid', 'LT 4.23', 'Destroy German supply beyond the edge.'),
  BF: phase('british', 'British combat', 'Combat', '8.0', 'Attack: choose an enemy hex next to your units.'),
  BG: phase('british', 'British mechanized movement', 'Mech.', '5.4', 'Mechanized units move again.'),
  BH: phase('british', 'Entraining and detraining', 'Trains', '5.5', 'Load units that have rested onto trains, or unload them.'),
  BJ: phase('british', 'British disruption removal', 'Recover', '10.82', 'Roll for each disrupted unit.'),
  '--': phase(null, 'Game over', 'End', '15.0', 'The game is over.'),
};

export const phaseOf = (code: string): PhaseWords => PHASES[code] ?? phase(null, code, code, '4.1', '');

/** The phases of a player-turn in their order; those a scenario does not use are left out where it matters. */
export const GERMAN_TURN = ['GA', 'GB', 'GC', 'GD', 'GE', 'GF', 'GG', 'GH', 'GJ', 'GK'];
export const BRITISH_TURN = ['BA', 'BB', 'BC', 'BD', 'BE', 'BF', 'BG', 'BH', 'BJ'];
export const SET_UP = ['U1', 'U2', 'L1', 'L2', 'L3'];

export const SIDE_NAME: Record<string, string> = { german: 'German', british: 'British', both: 'Both sides', spectator: 'Spectator' };

export interface MarkWords {
  letter: string;
  name: string;
  meaning: string;
  rule: string;
  /** How it is drawn on a counter; null: not drawn. */
  badge: 'alert' | 'state' | 'done' | null;
}

export const MARKS: Record<string, MarkWords> = {
  disrupted: {
    letter: 'D',
    name: 'Disrupted',
    meaning: 'half strength, half movement, until a roll shakes it off',
    rule: '10.81',
    badge: 'alert',
  },
  isolated: { letter: 'I', name: 'Isolated', meaning: 'cut off from supply', rule: '9.4', badge: 'alert' },
  unsupplied: { letter: 'U', name: 'Unsupplied', meaning: 'out of reach of supply: it may not attack', rule: '9.4', badge: 'alert' },
  entrained: { letter: 'E', name: 'Entrained', meaning: 'on the train: moves by rail, defends halved', rule: '5.5', badge: 'state' },
  unactivated: {
    letter: 'N',
    name: 'Not activated',
    meaning: 'may not act until a roll or the enemy rouses it',
    rule: '11.52',
    badge: 'state',
  },
  activated: { letter: 'V', name: 'Activated', meaning: 'may enter the map by rail', rule: '12.71', badge: 'state' },
  moved: { letter: 'M', name: 'Moved', meaning: 'has moved in this phase', rule: '5.0', badge: 'done' },
  attacked: { letter: 'A', name: 'Attacked', meaning: 'has attacked in this phase', rule: '8.14', badge: 'done' },
  defended: { letter: 'F', name: 'Was attacked', meaning: 'cannot be attacked again in this phase', rule: '8.14', badge: null },
  expended: {
    letter: 'X',
    name: 'Used up',
    meaning: 'a supply unit that will be removed at the end of the phase',
    rule: '9.7',
    badge: 'alert',
  },
  debarked: { letter: 'L', name: 'Just landed', meaning: 'landing counts against its movement', rule: '12.5', badge: null },
  'debarked-in-zone': {
    letter: 'Z',
    name: 'Landed under fire',
    meaning: 'it landed in an enemy zone of control, which counts against its movement',
    rule: '12.51',
    badge: null,
  },
  'must-detrain': { letter: 'T', name: 'Must detrain', meaning: 'must leave the train', rule: '5.5', badge: 'alert' },
  airborne: { letter: 'Y', name: 'In the air', meaning: 'waits for a base to land on', rule: '10.2', badge: 'state' },
  based: { letter: 'B', name: 'Based', meaning: 'has taken its base for this turn', rule: '10.2', badge: null },
  stirred: { letter: 'S', name: 'Stirred', meaning: 'has moved or attacked in this player-turn', rule: '5.5', badge: null },
  revealed: { letter: 'R', name: 'Seen by the enemy', meaning: 'the enemy knows what it is', rule: '11.12', badge: null },
};

export const KINDS: Record<string, string> = {
  infantry: 'Infantry',
  'mountain-infantry': 'Mountain infantry',
  'motorized-infantry': 'Motorized infantry',
  partisan: 'Partisans',
  parachute: 'Parachute troops',
  airlanding: 'Airlanding troops',
  'mechanized-infantry': 'Mechanized infantry',
  armor: 'Armour',
  'amphibious-armor': 'Amphibious armour',
  air: 'Air unit',
  supply: 'Supply unit',
};

/** The mark over the box of a counter. */
export const SIZE_MARKS: Record<string, string> = { division: 'XX', brigade: 'X', regiment: 'III', battalion: 'II', none: '' };

export const TERRAIN: Record<string, string> = {
  clear: 'Clear',
  rough: 'Rough',
  forest: 'Forest',
  swamp: 'Swamp',
  city: 'City',
  sea: 'Sea',
};

export const WEATHER: Record<string, { name: string; icon: string; meaning: string }> = {
  clear: { name: 'Clear', icon: 'sun', meaning: 'Everything sails and flies.' },
  rough: { name: 'Rough', icon: 'wave', meaning: 'Landings on beaches are harder.' },
  'rough-overcast': { name: 'Rough, overcast', icon: 'cloud', meaning: 'Rough seas, and no flying.' },
  storm: { name: 'Storm', icon: 'storm', meaning: 'Nothing lands and nothing flies.' },
};

const BOXES: Record<string, string> = {
  awaited: 'To come',
  eliminated: 'Lost',
  france: 'France',
  airborne: 'Airborne box',
  holding: 'Holding area',
  pool: 'Landing force, no area yet',
  hand: 'At hand',
};

/** What a box is called; a hex is called by its number. */
export function placeName(place: string): string {
  if (place.startsWith('force-')) return `Landing force, area ${place.slice(6)}`;
  if (place.startsWith('sea-')) return `At sea, echelon ${place.slice(4)}`;
  if (place.startsWith('beyond-')) return place === 'beyond-0' ? 'Beyond the edge' : `Beyond the edge, group ${place.slice(7)}`;
  return BOXES[place] ?? `hex ${place}`;
}

export const isHex = (place: string | null | undefined): place is string => !!place && /^\d{4}$/.test(place);

interface ActionWords {
  /** What the button says; the words in braces are fields of the action. */
  verb: string;
  rule: string;
}

const ACTIONS: Record<string, ActionWords> = {
  roll: { verb: 'Roll the die', rule: '4.1' },
  'end-phase': { verb: 'End phase', rule: '4.1' },
  'assign-area': { verb: 'Plan for area {area}', rule: '11.61' },
  land: { verb: 'Land at {hex}', rule: '12.3' },
  drop: { verb: 'Drop at {hex}', rule: '11.41' },
  'return-to-france': { verb: 'Return to France', rule: '12.33' },
  'fly-supply': { verb: 'Fly to {hex}', rule: '10.9' },
  'assign-air': { verb: 'Attack {hex} from the air', rule: '10.1' },
  'recall-air': { verb: 'Recall', rule: '10.1' },
  'launch-air': { verb: 'Launch the air attacks', rule: '10.1' },
  'roll-air': { verb: 'Roll against it', rule: '10.6' },
  'lose-air': { verb: 'This one was shot down', rule: '10.6' },
  'base-air': { verb: 'Base at {hex}', rule: '10.2' },
  move: { verb: 'Move to {hex}', rule: '5.0' },
  'move-by-rail': { verb: 'By rail to {hex}', rule: '5.5' },
  'enter-by-rail': { verb: 'Enter and go to {hex}', rule: '12.72' },
  'remove-excess': { verb: 'Remove from the overstacked hex', rule: '7.5' },
  attack: { verb: 'Attack {hex}', rule: '8.0' },
  'choose-column': { verb: 'Roll at {column}', rule: '8.6' },
  'stand-in-city': { verb: 'Stand', rule: '13.0' },
  retreat: { verb: 'Retreat to {hex}', rule: '8.71' },
  'take-exchange': { verb: 'Give up these units', rule: '8.81' },
  advance: { verb: 'Advance to {hex}', rule: '8.72' },
  'start-wave': { verb: 'Open the next wave', rule: '12.13' },
  embark: { verb: 'Embark for area {area}', rule: '12.1' },
  'place-partisan': { verb: 'Raise a partisan at {hex}', rule: '12.8' },
  deploy: { verb: 'Set up at {hex}', rule: 'LT 2.12' },
  'build-airfield': { verb: 'Airfield at {hex}', rule: 'LT 2.24' },
  withdraw: { verb: 'Refuse combat, fall back to {hex}', rule: 'LT 3.22' },
  'give-battle': { verb: 'Stay and fight', rule: 'LT 3.22' },
  exit: { verb: 'Leave the map', rule: 'LT 4.22' },
  'take-losses': { verb: 'Give up these units', rule: 'LT 5.24' },
  'name-group': { verb: 'Supply group {group} from the map', rule: 'LT 4.25' },
  regroup: { verb: 'Join group {group}', rule: 'LT 4.22' },
  'raid-supply': { verb: 'Destroy this supply unit', rule: 'LT 4.23' },
  entrain: { verb: 'Entrain', rule: '5.5' },
  detrain: { verb: 'Detrain', rule: '5.5' },
};

export const ruleOf = (type: string): string => ACTIONS[type]?.rule ?? '4.1';

const ROLLS: Record<string, string> = {
  GA: 'Roll for weather',
  U1: 'Roll for the areas',
  BB: 'Roll for activation',
  GJ: 'Roll for recovery',
  BJ: 'Roll for recovery',
  GQ: 'Roll for the towns',
  GR: 'Roll for the towns',
  GX: 'Roll for the fighting off the map',
};

/** What a button for the action says, in a given phase. */
export function actionLabel(action: Action, phaseCode = ''): string {
  const words = ACTIONS[action.type];
  if (!words) return action.type.replaceAll('-', ' ');
  if (action.type === 'roll') return ROLLS[phaseCode] ?? words.verb;
  if (action.type === 'stand-in-city') return action.stand ? `Stand in ${action.hex}` : `Give way in ${action.hex}`;
  if (action.type === 'retreat' && !action.hex) return 'No retreat: the unit is lost';
  if (action.type === 'name-group' && !action.group) return 'Supply no group';
  if (action.type === 'exit' && action.group) return `Leave the map, join group ${action.group}`;
  const hex = action.hex ?? action.path?.at(-1) ?? action.targets?.join(' + ') ?? '';
  const fields: Record<string, string> = { hex, area: action.area ?? '', column: action.column ?? '', group: String(action.group ?? '') };
  return words.verb.replace(/\{(\w+)\}/, (_, field: string) => fields[field] ?? '');
}

export const RESULTS: Record<string, { name: string; meaning: string; tone: 'bad' | 'even' | 'good' }> = {
  Ae: { name: 'Attacker eliminated', meaning: 'all attacking units are lost', tone: 'bad' },
  Ar: { name: 'Attacker retreats', meaning: 'the defender sends the attackers back', tone: 'bad' },
  Br: { name: 'Both retreat', meaning: 'defenders first, then attackers', tone: 'even' },
  Dr: { name: 'Defender retreats', meaning: 'the attacker sends the defenders back', tone: 'good' },
  Ex: { name: 'Exchange', meaning: 'defenders are lost, the attacker gives up as much', tone: 'even' },
  De: { name: 'Defender eliminated', meaning: 'all defending units are lost', tone: 'good' },
};

export const REASONS: Record<string, string> = {
  disrupted: 'disrupted: halved',
  entrained: 'on the train: halved',
  isolated: 'isolated: halved',
  flanking: 'flanking: doubled',
  'not-fresh': 'attacked before: does not count',
  'supply-covered': 'supply beside combat units: does not count',
  'home-guard': 'Home Guard',
  integral: 'the hex defends itself',
};

/** What the decider is asked in each stage of a combat. */
export const STAGES: Record<string, { title: string; ask: string; rule: string }> = {
  refusal: { title: 'Refuse combat?', ask: 'Some of your attacked units may fall back instead of fighting.', rule: 'LT 3.22' },
  column: { title: 'Choose the column', ask: 'You may use the computed column or a lower one. Then the die is rolled.', rule: '8.6' },
  'defender-city': { title: 'Stand in the city?', ask: 'Units in a city may ignore the retreat.', rule: '13.0' },
  'defender-retreat': { title: 'Send the defenders back', ask: 'Choose a retreating unit and the hex it must go to.', rule: '8.71' },
  'attacker-city': { title: 'Stand in the city?', ask: 'Units in a city may ignore the retreat.', rule: '13.0' },
  'attacker-retreat': { title: 'Send the attackers back', ask: 'Choose a retreating unit and the hex it must go to.', rule: '8.71' },
  exchange: { title: 'Pay for the exchange', ask: 'Choose which of your attackers are given up.', rule: '8.81' },
  advance: { title: 'Advance after combat', ask: 'Move attackers into the hexes that have been emptied, or end here.', rule: '8.72' },
};
