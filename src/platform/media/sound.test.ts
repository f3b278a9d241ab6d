import { afterEach, expect, it, vi } from "vitest";
import { playNotes } from "./sound.ts";

const started: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn<() => void>(),
  linearRampToValueAtTime: vi.fn<() => void>(),
  exponentialRampToValueAtTime: vi.fn<() => void>(),
});
class FakeAudio {
  currentTime = 2;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: param(), connect: (next: unknown) => next });
  createOscillator = () => ({
    type: "",
    frequency: param(),
    connect: (next: unknown) => next,
    start: (at: number) => void started.push(at),
    stop: () => {},
  });
}

afterEach(() => vi.unstubAllGlobals());

it("is silent without Web Audio, and plays each note at its time with it", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => playNotes([{ hz: 440, atMs: 0, forMs: 100 }])).not.toThrow();
  vi.stubGlobal("AudioContext", FakeAudio);
  playNotes([
    { hz: 440, atMs: 0, forMs: 100 },
    { hz: 660, atMs: 120, forMs: 100 },
  ]);
  expect(started).toEqual([2, 2.12]);
});
