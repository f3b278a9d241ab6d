import type { ReactNode } from "react";
import { printed } from "#domain/scripture/text/printed.ts";

/** The KJV prints the divine name in capitals. It is set slightly smaller so that it does not shout; the text itself is unchanged. */
const divineName = /\b(LORD|GOD)\b/;

/**
 * Words of Scripture as they are set: printed apostrophes, the divine name in smaller capitals. What is copied and shared
 * is the source's text. Each character stays one, so that places in the text are places on the screen.
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
