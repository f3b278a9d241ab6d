import { isBlank, isSuspicious, sanitise } from "./sanitise.ts";

/**
 * The rules for a prayer that leaves the device as a request. What stays on the device is never measured by them.
 */
const prayerText = { minCharacters: 10, maxCharacters: 500, maxRepeatsOfAWord: 10 } as const;

const prayerTextMessages = {
  empty: "Prayer text cannot be empty.",
  suspicious: "Prayer text contains suspicious content",
  short: "Prayer text is too short",
  long: "Prayer text is too long (maximum 500 characters).",
  language: "Please use appropriate language in your prayer request.",
  repetition: "Text appears to contain excessive repetition.",
} as const;

type PrayerTextProblem = keyof typeof prayerTextMessages;
type PrayerTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: PrayerTextProblem; readonly message: string };

const maxRepeats = (text: string): number => {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

const problemOf = (text: string, hasBlockedLanguage: (text: string) => boolean): PrayerTextProblem | undefined => {
  if (isBlank(text)) return "empty";
  if (isSuspicious(text)) return "suspicious";
  if (text.length < prayerText.minCharacters) return "short";
  if (text.length > prayerText.maxCharacters) return "long";
  if (hasBlockedLanguage(text)) return "language";
  if (maxRepeats(text) > prayerText.maxRepeatsOfAWord) return "repetition";
  return undefined;
};

/**
 * Sanitises a prayer, then applies the rules: empty, suspicious, too short, too long, language, repetition. The language filter (`hasBlockedLanguage` of
 * ./language.ts) is passed in, so that a screen loads it only once somebody has typed something.
 */
export const checkPrayerText = (raw: string, hasBlockedLanguage: (text: string) => boolean): PrayerTextResult => {
  const text = sanitise(raw);
  const problem = problemOf(text, hasBlockedLanguage);
  return problem ? { ok: false, problem, message: prayerTextMessages[problem] } : { ok: true, text };
};
