/** Sounds made on the spot, from noise and a few sine waves: no file is loaded for them. All of them are quiet and short. */

export type SoundKind = 'dice' | 'guns' | 'aircraft' | 'clear' | 'rough' | 'storm' | 'loss' | 'turn' | 'victory' | 'defeat';

const LOUDNESS = 0.22;

/** A second of noise, made once. */
let noise: AudioBuffer | null = null;

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

/** How loud something is from its beginning to its end, in seconds. */
function swell(context: AudioContext, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak * LOUDNESS), at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(context.destination);
  return gain;
}

function hiss(context: AudioContext, at: number, type: BiquadFilterType, pitch: number, peak: number, rise: number, fall: number): void {
  const source = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(Math.max(30, pitch * 0.5), at + rise + fall);
  source.connect(filter).connect(swell(context, at, peak, rise, fall));
  source.start(at);
  source.stop(at + rise + fall);
}

function tone(context: AudioContext, at: number, type: OscillatorType, from: number, to: number, peak: number, rise: number, fall: number): void {
  const wave = context.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  wave.connect(swell(context, at, peak, rise, fall));
  wave.start(at);
  wave.stop(at + rise + fall);
}

const chord = (context: AudioContext, at: number, pitches: readonly number[], peak: number, fall: number): void => {
  for (const pitch of pitches) tone(context, at, 'triangle', pitch, pitch, peak / pitches.length, 0.03, fall);
};

type Recipe = (context: AudioContext, at: number) => void;

const RECIPES: Record<SoundKind, Recipe> = {
  dice: (context, at) => {
    for (const late of [0, 0.07, 0.12, 0.2, 0.31]) hiss(context, at + late, 'bandpass', 2600 - late * 2500, 0.55 - late, 0.002, 0.035);
  },
  guns: (context, at) => {
    for (const late of [0, 0.16, 0.42]) {
      tone(context, at + late, 'sine', 85, 38, 0.9, 0.008, 0.5);
      hiss(context, at + late, 'lowpass', 420, 0.5, 0.005, 0.45);
    }
  },
  aircraft: (context, at) => {
    tone(context, at, 'sawtooth', 92, 78, 0.16, 0.5, 0.9);
    tone(context, at, 'sawtooth', 95, 80, 0.16, 0.5, 0.9);
  },
  clear: (context, at) => {
    chord(context, at, [523, 659, 784], 0.5, 0.9);
    chord(context, at + 0.18, [1047], 0.14, 0.9);
  },
  rough: (context, at) => hiss(context, at, 'lowpass', 900, 0.4, 0.7, 1),
  storm: (context, at) => {
    hiss(context, at, 'lowpass', 1300, 0.6, 0.5, 1.3);
    tone(context, at + 0.5, 'sine', 60, 32, 0.7, 0.05, 1.1);
  },
  loss: (context, at) => tone(context, at, 'triangle', 196, 147, 0.35, 0.02, 0.6),
  turn: (context, at) => chord(context, at, [392, 587], 0.3, 0.8),
  victory: (context, at) => {
    chord(context, at, [392, 494, 587], 0.7, 0.5);
    chord(context, at + 0.35, [440, 554, 659], 0.7, 0.5);
    chord(context, at + 0.7, [523, 659, 784, 1047], 0.9, 1.8);
  },
  defeat: (context, at) => {
    chord(context, at, [294, 349, 440], 0.6, 0.7);
    chord(context, at + 0.5, [233, 294, 349], 0.6, 1.6);
  },
};

export const makeSound = (kind: SoundKind, context: AudioContext): void => RECIPES[kind](context, context.currentTime + 0.01);
