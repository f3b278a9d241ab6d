import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { useState } from "react";

type Length = "short" | "middling" | "long" | "cut";

/** How a verse is set by its number of characters; on a phone only the longest are cut after four lines. */
const lengthOf = (text: string): Length => {
  if (text.length < 90) return "short";
  if (text.length <= 140) return "middling";
  return text.length <= 160 ? "long" : "cut";
};

/** The verse of the day, sized by its length. On a phone a long one shows four lines, and the rest on request. */
export const RhemaText = ({ text }: { text: string }) => {
  const [isWhole, setIsWhole] = useState(false);
  const length = lengthOf(text);
  const isCut = length === "cut" && !isWhole;
  return (
    <div className={`rhema-text rhema-${length === "cut" ? "long" : length}`}>
      <blockquote>
        <p className={isCut ? "is-cut" : ""}>{scriptureWords(text)}</p>
      </blockquote>
      {isCut ? (
        <button
          type="button"
          className="rhema-more"
          aria-label="Show more of the verse"
          onClick={() => setIsWhole(true)}
        >
          more
        </button>
      ) : null}
    </div>
  );
};
