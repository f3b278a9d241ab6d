import { mailLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { checkPrayerText } from "#domain/text/prayer-text.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { openAddress } from "#src/platform/page/page-actions.ts";
import { toast } from "#src/platform/page/toast.ts";
import { diaryMessages, requestMessages } from "./messages.ts";

const languageRule = lazyCode(
  "language rule",
  async () => (await import("#domain/text/language.ts")).hasBlockedLanguage,
);

const draft = (subject: string, body: string): string =>
  mailLink({ to: site.supportEmail, subject: requestMessages.subject(subject), body });

/** The mail link of 'Request Prayer' on the wall. */
export const topicRequestLink = (topic: string): string => draft(topic, requestMessages.template(topic));

/** The same for a prayer of the diary, without any of its words. */
export const wordlessRequestLink = draft(
  requestMessages.personal,
  requestMessages.template(requestMessages.personally),
);

/**
 * The mail link for a prayer of the diary. The rules for length, language and repetition apply only to text that leaves
 * the device: if they reject it, or the language rule is not available, the draft has a placeholder instead.
 */
export const diaryRequestLink = (text: string, hasBlockedLanguage: ((text: string) => boolean) | undefined): string => {
  const checked = hasBlockedLanguage && checkPrayerText(text, hasBlockedLanguage);
  return checked?.ok ? draft(requestMessages.personal, requestMessages.diary(checked.text)) : wordlessRequestLink;
};

/** Opens the mail for a prayer of the diary. The rules load only now, when words are about to leave the device. */
export const requestFromDiary = async (text: string): Promise<void> => {
  const link = diaryRequestLink(text, await loadCode(languageRule).catch(() => undefined));
  if (link === wordlessRequestLink) toast(diaryMessages.withoutWords);
  openAddress(link);
};
