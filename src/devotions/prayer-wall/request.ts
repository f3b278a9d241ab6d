import { mailLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { openAddress } from "#src/platform/page/history.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { toast } from "#src/platform/page/toast.ts";
import { diaryMessages, requestMessages } from "./messages.ts";
import { isBlank, isSuspicious, sanitise } from "#domain/text/sanitise.ts";

/** The rules for a prayer that leaves the device as a request. What stays on the device is never measured by them. */
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

/** Sanitises a prayer, then applies the rules. That for language is passed in, since it loads only when words leave the device. */
export const checkPrayerText = (raw: string, hasBlockedLanguage: (text: string) => boolean): PrayerTextResult => {
  const text = sanitise(raw);
  const problem = problemOf(text, hasBlockedLanguage);
  return problem ? { ok: false, problem, message: prayerTextMessages[problem] } : { ok: true, text };
};

const languageRule = lazyCode(
  "language rule",
  async () => (await import("#domain/text/language.ts")).hasBlockedLanguage,
);

const draft = (subject: string, body: string): string =>
  mailLink({ to: site.supportEmail, subject: requestMessages.subject(subject), body });

/** The mail link of 'Request Prayer' on the wall. */
export const topicRequestLink = (topic: string): string => draft(topic, requestMessages.template(topic));

/** The mail link for a prayer of the diary, without its text. */
export const emptyRequestLink = draft(requestMessages.personal, requestMessages.template(requestMessages.personally));

/**
 * The mail link for a prayer of the diary. The rules for length, language and repetition apply only to text that leaves
 * the device: if they reject it, or the language rule is not available, the draft has a placeholder instead.
 */
export const diaryRequestLink = (text: string, hasBlockedLanguage: ((text: string) => boolean) | undefined): string => {
  const checked = hasBlockedLanguage && checkPrayerText(text, hasBlockedLanguage);
  return checked?.ok ? draft(requestMessages.personal, requestMessages.diary(checked.text)) : emptyRequestLink;
};

/**
 * Opens the mail for a prayer of the diary. The rules load only now, when words are about to leave the device.
 * @param pressed if it is gone by then, the visitor has left, and no mail is opened
 */
export const requestFromDiary = async (text: string, pressed: Element): Promise<void> => {
  const link = diaryRequestLink(text, await loadCode(languageRule).catch(() => undefined));
  if (!pressed.isConnected) return;
  if (link === emptyRequestLink) toast(diaryMessages.withoutWords);
  openAddress(link);
};
