/** Which sound goes with what happens. At most two at a time: more would be a noise. */
import type { GameEvent, Roll, Seat, Side, Weather } from '../model/wire.ts';
import type { SoundKind } from './synth.ts';

const WEATHERS: Record<Weather, SoundKind> = { clear: 'clear', rough: 'rough', 'rough-overcast': 'rough', storm: 'storm' };
const MOST = 2;

const endOf = (winner: Side | null, seat: Seat): SoundKind => {
  if (winner === null) return 'turn';
  return (seat === 'german' || seat === 'british') && seat !== winner ? 'defeat' : 'victory';
};

/** The sounds of what is about to be shown to whoever sits in this seat. */
export function soundsOf(events: readonly GameEvent[], rolls: readonly Roll[], seat: Seat): SoundKind[] {
  const sounds = new Set<SoundKind>();
  for (const event of events) {
    if (event.type === 'game-ended') return [endOf(event.result.winner, seat)];
    if (event.type === 'weather-set') sounds.add(WEATHERS[event.weather]);
    if (event.type === 'attack-declared') sounds.add('guns');
    if (event.type === 'raid-launched') sounds.add('aircraft');
    if (event.type === 'game-turn-began') sounds.add('turn');
    if (event.type === 'unit-eliminated') sounds.add('loss');
  }
  const thrown = rolls.some(({ dice }) => dice.length > 0);
  return [...(thrown ? (['dice'] as const) : []), ...sounds].slice(0, MOST);
}
