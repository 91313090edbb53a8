/** What is heard, if the player wants to hear it. The sound card is asked for when there is something to play, not before. */
import type { GameSession } from '../model/session.ts';
import type { GameEvent, Roll } from '../model/wire.ts';
import { settings } from '../ui/settings.ts';
import { soundsOf } from './occasion.ts';
import { makeSound, type SoundKind } from './synth.ts';

/** Beside the sound before it, in milliseconds, another is not told apart. */
const APART = 140;

let context: AudioContext | null = null;
let last = 0;

export function play(kind: SoundKind): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || performance.now() - last < APART) return;
  last = performance.now();
  context ??= new AudioContext();
  void context.resume();
  makeSound(kind, context);
  dispatchEvent(new CustomEvent('seelowe-sound', { detail: kind }));
}

/** Sounds whatever the session shows; the function that ends it. */
export function accompany(session: GameSession): () => void {
  let events: readonly GameEvent[] = [];
  const happened = ({ detail }: CustomEvent<GameEvent[]>): void => {
    events = detail;
    queueMicrotask(sound);
  };
  const rolled = ({ detail }: CustomEvent<Roll[]>): void => void (rolls = detail);
  let rolls: readonly Roll[] = [];
  const sound = (): void => {
    const kinds = soundsOf(events, rolls, session.seat);
    [events, rolls] = [[], []];
    kinds.forEach((kind, i) => setTimeout(() => play(kind), i * (APART + 160)));
  };
  session.addEventListener('events', happened as EventListener);
  session.addEventListener('rolls', rolled as EventListener);
  return () => {
    session.removeEventListener('events', happened as EventListener);
    session.removeEventListener('rolls', rolled as EventListener);
  };
}
