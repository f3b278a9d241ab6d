import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCurrentToast } from "#src/platform/page/toast.ts";
import { useReadAloud, type SpokenVerse } from "./use-read-aloud.ts";

class FakeUtterance extends EventTarget {
  rate = 1;
  pitch = 0;
  volume = 1;
  lang = "";
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: FakeUtterance[] = [];
const cancel = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", { speak: (utterance: FakeUtterance) => spoken.push(utterance), cancel });
});

afterEach(() => {
  // What is being read is stopped, for which the voice is needed.
  cleanup();
  spoken.length = 0;
  cancel.mockClear();
  vi.unstubAllGlobals();
});

const verses: readonly SpokenVerse[] = [
  { chapterIndex: 0, verse: 1, text: "The LORD is my shepherd." },
  { chapterIndex: 0, verse: 2, text: "He restoreth my soul." },
];

const setUp = (list: readonly SpokenVerse[], onFinished = () => {}) =>
  renderHook(() => ({ aloud: useReadAloud(list, onFinished), toast: useCurrentToast() }));

describe("reading aloud", () => {
  it("says 'Nothing to read.' when there is nothing", () => {
    const { result } = setUp([]);
    act(() => result.current.aloud.toggle());
    expect(result.current.toast).toMatchObject({ title: "Nothing to read.", tone: "refusal" });
  });

  it("speaks verse by verse at the usual rate, pitch and volume, and marks the current verse", () => {
    const onFinished = vi.fn<() => void>();
    const { result } = setUp(verses, onFinished);
    act(() => result.current.aloud.toggle());
    expect(result.current.toast?.title).toBe("Reading scripture aloud.");
    expect(spoken[0]).toMatchObject({ text: "The LORD is my shepherd.", rate: 0.8, pitch: 1, volume: 0.7 });
    expect(result.current.aloud.spoken?.verse).toBe(1);
    act(() => void spoken[0]!.dispatchEvent(new Event("end")));
    expect(result.current.aloud.spoken?.verse).toBe(2);
    expect(onFinished).not.toHaveBeenCalled();
    act(() => void spoken[1]!.dispatchEvent(new Event("end")));
    expect(onFinished).toHaveBeenCalledOnce();
    expect(result.current.aloud.isSpeaking).toBe(false);
  });

  it("cancels when pressed again, and when the screen closes", () => {
    const onFinished = vi.fn<() => void>();
    const { result, unmount } = setUp(verses, onFinished);
    act(() => result.current.aloud.toggle());
    act(() => result.current.aloud.toggle());
    expect(cancel).toHaveBeenCalledOnce();
    act(() => result.current.aloud.toggle());
    act(() => unmount());
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(onFinished).not.toHaveBeenCalled();
  });

  it.each([
    ["has no voice", { speak: (utterance: FakeUtterance) => utterance.dispatchEvent(new Event("error")), cancel }],
    [
      "refuses to speak",
      {
        speak: () => {
          throw new Error("refused");
        },
        cancel,
      },
    ],
  ])("reports it when the browser %s, and can be pressed again", async (_case, synthesis) => {
    vi.stubGlobal("speechSynthesis", synthesis);
    const { result } = setUp(verses);
    await act(async () => result.current.aloud.toggle());
    expect(result.current.toast?.title).toBe("This browser cannot read aloud. Try another one.");
    expect(result.current.aloud.isSpeaking).toBe(false);
    vi.stubGlobal("speechSynthesis", { speak: (utterance: FakeUtterance) => spoken.push(utterance), cancel });
    await act(async () => result.current.aloud.toggle());
    expect(result.current.aloud.isSpeaking).toBe(true);
  });

  it("reports missing speech, but not an interruption by another tab", async () => {
    const { result } = setUp(verses);
    await act(async () => result.current.aloud.toggle());
    await act(async () => void spoken[0]!.dispatchEvent(Object.assign(new Event("error"), { error: "interrupted" })));
    expect(result.current.aloud.isSpeaking).toBe(false);
    expect(result.current.toast?.title).toBe("Reading scripture aloud.");
    vi.stubGlobal("SpeechSynthesisUtterance", undefined);
    await act(async () => result.current.aloud.toggle());
    expect(result.current.toast?.title).toBe("This browser cannot read aloud. Try another one.");
  });
});
