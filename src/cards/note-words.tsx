import { focusElement } from "#src/platform/page/keep-focus.ts";
import { useEffect, useRef, useState } from "react";
import { cardPageMessages } from "./messages.ts";
import { isManyLines, lineCount, noteText } from "./note-size.ts";

/** What a note says, as plain text in its own writing direction; folded if it has very many lines. */
export const NoteWords = ({ message }: { message: string }) => {
  const [isWhole, setWhole] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWhole = useRef(false);
  useEffect(() => {
    // After folding, the button at the end of the note is far above the window.
    if (!isWhole && wasWhole.current) focusElement(button.current);
    wasWhole.current = isWhole;
  }, [isWhole]);
  const words = noteText(message);
  if (!isManyLines(words)) return <p dir="auto">{words}</p>;
  return (
    <div className="card-many-lines">
      <p dir="auto" className={isWhole ? undefined : "is-folded"}>
        {words}
      </p>
      <button
        ref={button}
        type="button"
        className="card-text-button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? cardPageMessages.fewerLines : cardPageMessages.allLines(lineCount(words))}
      </button>
    </div>
  );
};
