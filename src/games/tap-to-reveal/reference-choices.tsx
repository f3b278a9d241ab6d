import { bookName } from "#domain/scripture/books/books.ts";
import { ChoiceGroup } from "#src/games/kit/choice-group.tsx";
import { revealWords } from "./messages.ts";
import { questionOf, type RevealEvent } from "./rules.ts";
import type { RevealRound } from "./state.ts";

const asOptions = (numbers: readonly number[]) => numbers.map((value) => ({ value, label: String(value) }));

interface ReferenceChoicesProps {
  round: RevealRound;
  send: (event: RevealEvent) => void;
}

/** Book, chapter and verse: three groups of four choices. Once submitted, the right ones are marked. */
export const ReferenceChoices = ({ round, send }: ReferenceChoicesProps) => {
  const { options, reference } = questionOf(round);
  const right = round.phase === "submitted" ? reference : undefined;
  return (
    <div className="reveal-parts">
      <ChoiceGroup
        legend={revealWords.book}
        name="book"
        options={options.book.map((id) => ({ value: id, label: bookName(id) }))}
        value={round.picks.book}
        onChange={(value) => send({ type: "pick", part: "book", value })}
        right={right?.book}
      />
      <ChoiceGroup
        legend={revealWords.chapter}
        name="chapter"
        options={asOptions(options.chapter)}
        value={round.picks.chapter}
        onChange={(value) => send({ type: "pick", part: "chapter", value })}
        right={right?.chapter}
      />
      <ChoiceGroup
        legend={revealWords.verse}
        name="verse"
        options={asOptions(options.verse)}
        value={round.picks.verse}
        onChange={(value) => send({ type: "pick", part: "verse", value })}
        right={right?.verse}
      />
    </div>
  );
};
