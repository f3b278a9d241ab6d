import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { useState } from "react";
import { dailyMessages } from "./messages.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import type { DailyVerse } from "./use-daily-verse.ts";

type Length = "short" | "middling" | "long" | "cut";

/** How a verse is set by its number of characters; on a phone only the longest are cut after four lines. */
const lengthOf = (text: string): Length => {
  if (text.length < 90) return "short";
  if (text.length <= 140) return "middling";
  return text.length <= 150 ? "long" : "cut";
};

/** The verse of the day, sized by its length. On a phone a long one shows four lines, and the rest on request. */
export const RhemaText = ({ text, edition }: Pick<DailyVerse, "text" | "edition">) => {
  const [isWhole, setIsWhole] = useState(false);
  const length = lengthOf(text);
  const isCut = length === "cut" && !isWhole;
  return (
    <div
      className={`rhema-text rhema-${length === "cut" ? "long" : length}`}
      lang={edition?.tag ?? quotedIn}
      dir={edition?.direction}
    >
      <blockquote>
        <p className={isCut ? "is-cut" : ""}>{scriptureWords(text)}</p>
      </blockquote>
      {isCut ? (
        <button
          type="button"
          className="rhema-more"
          aria-label={dailyMessages.moreLabel}
          onClick={() => setIsWhole(true)}
        >
          {dailyMessages.more}
        </button>
      ) : null}
    </div>
  );
};
