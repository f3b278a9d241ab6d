import { isBrowser } from "../environment.ts";
import { toast } from "../page/toast.ts";
import { platformMessages } from "../messages.ts";

/** Reads aloud with the browser's own voices (docs/product/reading.md, "Reading aloud"). */
const speechSettings = { rate: 0.8, pitch: 1, volume: 0.7, language: "en" } as const;

/** Whether the browser can read aloud; false during prerendering. A voice may still be missing. */
export const canSpeak = (): boolean =>
  isBrowser && "speechSynthesis" in window && typeof SpeechSynthesisUtterance === "function";

const cannotSpeak = { title: platformMessages.cannotSpeak, tone: "refusal" } as const;

const noVoice = { title: platformMessages.noVoice, tone: "refusal" } as const;

/** Something else, such as another tab, cancelled the speech. The voice itself works. */
const silenced: readonly unknown[] = ["canceled", "interrupted"];

interface SpeechEvents {
  onPart?: (index: number) => void;
  /** Called once: after the last part (`finished`), or when speech was stopped or failed. */
  onEnd?: (reason: "finished" | "stopped" | "failed") => void;
}

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0]!;

/**
 * Speaks the parts one after another, one utterance each, because browsers cut long utterances off at about 15 s
 * of speech. Stops any earlier speech first. Where there is no voice, tells the visitor and calls `onEnd` after
 * returning. `language` is a BCP 47 tag. Returns the function that stops the speech.
 */
export const speak = (
  parts: readonly string[],
  events: SpeechEvents = {},
  language: string = speechSettings.language,
): (() => void) => {
  let isOver = false;
  const end = (reason: "finished" | "stopped" | "failed") => {
    if (isOver) return;
    isOver = true;
    if (active === stop) active = undefined;
    events.onEnd?.(reason);
  };
  const stop = () => {
    if (isOver) return;
    end("stopped");
    speechSynthesis.cancel();
  };
  const failSoon = (reason?: unknown, message: typeof cannotSpeak | typeof noVoice = cannotSpeak) =>
    queueMicrotask(() => {
      if (!isOver && !silenced.includes(reason)) toast(message);
      end("failed");
    });
  if (!canSpeak()) {
    failSoon();
    return stop;
  }
  // Some browsers keep to their own language unless they are given a voice. English is left to them.
  const voices = language === speechSettings.language ? [] : (speechSynthesis.getVoices?.() ?? []);
  const voice = voices.find(({ lang }) => primary(lang) === primary(language));
  if (voices.length > 0 && !voice) {
    failSoon(undefined, noVoice);
    return stop;
  }
  active?.();
  active = stop;
  const say = (index: number) => {
    if (isOver) return;
    const text = parts[index];
    if (text === undefined) {
      end("finished");
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.rate = speechSettings.rate;
    utterance.pitch = speechSettings.pitch;
    utterance.volume = speechSettings.volume;
    utterance.lang = language;
    if (voice) utterance.voice = voice;
    utterance.addEventListener("end", () => say(index + 1));
    utterance.addEventListener("error", (event) => failSoon(event.error));
    events.onPart?.(index);
    try {
      speechSynthesis.speak(utterance);
    } catch {
      failSoon();
    }
  };
  say(0);
  return stop;
};

let active: (() => void) | undefined;

/** Stops any speech, whichever screen started it. */
export const stopSpeaking = (): void => active?.();
