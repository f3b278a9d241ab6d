/** A note: its pitch in hertz, when it begins and how long it sounds, in milliseconds. */
export interface Note {
  readonly hz: number;
  readonly atMs: number;
  readonly forMs: number;
}

const loudest = 0.06;
const attackSeconds = 0.015;

let context: AudioContext | undefined;

/** Plays soft notes, made in the browser: no file is loaded. Silent where the browser has no Web Audio or does not let it play. */
export const playNotes = (notes: readonly Note[]): void => {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().catch(() => undefined);
  for (const { hz, atMs, forMs } of notes) {
    const start = audio.currentTime + atMs / 1000;
    const end = start + forMs / 1000;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(loudest, start + attackSeconds);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    const voice = audio.createOscillator();
    voice.type = "sine";
    voice.frequency.value = hz;
    voice.connect(loudness).connect(audio.destination);
    voice.start(start);
    voice.stop(end);
  }
};
