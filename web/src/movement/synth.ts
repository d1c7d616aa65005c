// How the table's sounds are made: from a few partials and a little noise. No files; short and quiet.

import type { Sound } from "../boards/board";

interface Tone {
  // Partials in Hz, each with its share of the loudness.
  partials: readonly (readonly [hertz: number, share: number])[];
  // Where all partials glide to, as a factor.
  glide?: number;
  // Seconds until it cannot be heard.
  fades: number;
  loud: number;
}

interface Noise {
  // A band around this frequency (Hz), narrow or wide, and where it glides to.
  hertz: number;
  narrow: number;
  glide?: number;
  begins?: number;
  fades: number;
  loud: number;
}

const TONES: Record<Sound, Tone | null> = {
  wood: {
    partials: [
      [820, 0.6],
      [1_340, 0.25],
      [2_210, 0.1],
    ],
    glide: 0.85,
    fades: 0.08,
    loud: 0.22,
  },
  card: null,
  coin: {
    partials: [
      [2_637, 0.5],
      [3_951, 0.35],
      [5_919, 0.12],
    ],
    fades: 0.35,
    loud: 0.09,
  },
  drum: {
    partials: [
      [112, 0.65],
      [178, 0.3],
      [267, 0.12],
    ],
    glide: 0.65,
    fades: 0.45,
    loud: 0.34,
  },
  bell: {
    partials: [
      [523, 0.4],
      [786, 0.2],
      [1_247, 0.16],
      [1_568, 0.1],
      [2_490, 0.05],
    ],
    fades: 1.9,
    loud: 0.2,
  },
  clash: {
    partials: [
      [1_870, 0.25],
      [2_713, 0.25],
      [3_907, 0.2],
    ],
    glide: 0.97,
    fades: 0.3,
    loud: 0.09,
  },
  brush: null,
};

const NOISES: Partial<Record<Sound, Noise>> = {
  wood: { hertz: 1_900, narrow: 1.2, fades: 0.025, loud: 0.14 },
  card: { hertz: 3_200, narrow: 0.9, glide: 0.5, begins: 0.012, fades: 0.09, loud: 0.16 },
  drum: { hertz: 320, narrow: 0.8, fades: 0.06, loud: 0.16 },
  clash: { hertz: 5_200, narrow: 1.4, fades: 0.08, loud: 0.12 },
  brush: { hertz: 1_500, narrow: 0.7, glide: 1.7, begins: 0.09, fades: 0.26, loud: 0.1 },
};

const SILENCE = 0.0001;

// Noise to cut from.
export function grainOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.floor(context.sampleRate / 2);
  const grain = context.createBuffer(1, length, context.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return grain;
}

export function perform(context: BaseAudioContext, grain: AudioBuffer, sound: Sound, at: number): void {
  const tone = TONES[sound];
  const noise = NOISES[sound];
  if (tone) ring(context, tone, at);
  if (noise) rustle(context, grain, noise, at);
}

function ring(context: BaseAudioContext, { partials, glide = 1, fades, loud }: Tone, at: number): void {
  for (const [hertz, share] of partials) {
    const voice = context.createOscillator();
    voice.frequency.setValueAtTime(hertz, at);
    voice.frequency.exponentialRampToValueAtTime(hertz * glide, at + fades);
    // High partials die first, as they do in wood and bronze.
    const length = fades * Math.min(1, Math.sqrt(partials[0]![0] / hertz));
    voice.connect(faded(context, at, 0.003, length, loud * share));
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}

function rustle(context: BaseAudioContext, grain: AudioBuffer, noise: Noise, at: number): void {
  const { hertz, narrow, glide = 1, begins = 0.002, fades, loud } = noise;
  const voice = context.createBufferSource();
  voice.buffer = grain;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(hertz, at);
  band.frequency.exponentialRampToValueAtTime(hertz * glide, at + begins + fades);
  voice.connect(band).connect(faded(context, at, begins, fades, loud));
  voice.start(at);
  voice.stop(at + begins + fades + 0.02);
}

function faded(context: BaseAudioContext, at: number, begins: number, fades: number, loud: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.linearRampToValueAtTime(loud, at + begins);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + begins + fades);
  gain.connect(context.destination);
  return gain;
}
