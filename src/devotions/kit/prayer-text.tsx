/** A written prayer, line by line. @param lang as its file in `content` has it */
export const PrayerText = ({ text, lang }: { text: string; lang: string | undefined }) => (
  <p className="prayer" lang={lang}>
    {text.split("\n").map((line) => (
      <span className="prayer-line" key={line}>
        {line}
      </span>
    ))}
  </p>
);

/** The same for messages and mails. */
export const asPlainText = (text: string): string => text.replaceAll("\n", " ");
