import type { ReactNode } from "react";
import { printedPieces } from "#domain/scripture/text/quotation.ts";

/**
 * Scripture text with typographic apostrophes and the divine name in small capitals. Copied and shared text is that of the
 * source. Every character stays one character, so offsets in the text are offsets on the screen.
 */
export const formatScripture = (text: string): ReactNode => {
  const pieces = printedPieces(text);
  return pieces.length === 1
    ? pieces[0]
    : pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <span key={index} className="nd">
            {piece}
          </span>
        ) : (
          piece
        ),
      );
};
