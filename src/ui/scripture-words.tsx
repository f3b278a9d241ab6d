import type { ReactNode } from "react";
import { printed } from "#domain/scripture/text/printed.ts";

/** The KJV prints the divine name in capitals. It is set slightly smaller so that it does not shout; the text itself is unchanged. */
const divineName = /\b(LORD|GOD)\b/;

/**
 * Scripture text with typographic apostrophes and the divine name in smaller capitals. Copied and shared text is that of
 * the source. Every character stays one character, so offsets in the text are offsets on the screen.
 */
export const scriptureWords = (text: string): ReactNode =>
  divineName.test(text)
    ? printed(text)
        .split(divineName)
        .map((piece, index) =>
          index % 2 === 1 ? (
            <span key={index} className="nd">
              {piece}
            </span>
          ) : (
            piece
          ),
        )
    : printed(text);
