import { quotedIn } from "#domain/site/locales/locale.ts";

/** A written prayer, in English, line by line. */
export const PrayerText = ({ text }: { text: string }) => (
  <p className="prayer" lang={quotedIn}>
    {text.split("\n").map((line) => (
      <span className="prayer-line" key={line}>
        {line}
      </span>
    ))}
  </p>
);

/** The same for messages and mails. */
export const asPlainText = (text: string): string => text.replaceAll("\n", " ");
