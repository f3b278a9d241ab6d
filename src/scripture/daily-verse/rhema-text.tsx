import { type ReactNode, useState } from "react";
import { passFocusOn } from "#src/platform/page/focus.ts";
import { formatScripture } from "#src/ui/format-scripture.tsx";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { dailyMessages } from "./messages.ts";
import type { DailyVerse } from "./use-daily-verse.ts";

/** The line under the verse before its buttons work, which have their place. */
export const WaitingFoot = ({ children }: { children?: ReactNode }) => (
  <div className="rhema-foot">
    <p className="cite">{children}</p>
  </div>
);

type Length = "short" | "middling" | "long" | "cut";

/** How a verse is set by its number of characters; below 1024 px the longest are cut after four lines. */
const lengthOf = (text: string): Length => {
  if (text.length < 90) return "short";
  if (text.length <= 140) return "middling";
  return text.length <= 150 ? "long" : "cut";
};

interface RhemaTextProps extends Pick<DailyVerse, "text" | "edition"> {
  /** Buttons come with the scripts. */
  isPrerendered?: boolean;
}

/** The verse of the day, sized by its length. Below 1024 px a very long one shows four lines, and the rest on request. */
export const RhemaText = ({ text, edition, isPrerendered }: RhemaTextProps) => {
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
        <p className={isCut ? "is-cut" : undefined}>{formatScripture(text)}</p>
      </blockquote>
      {isCut && !isPrerendered ? (
        <button
          ref={passFocusOn}
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
