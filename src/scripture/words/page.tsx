import { useParams } from "#src/platform/page/router.tsx";
import { formatNumber, parseNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { wordPageMessages } from "#domain/scripture/original-words/messages.ts";
import { ServedContent } from "#src/platform/loading/served-content.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { wordMessages } from "./messages.ts";
import { WordCredit, WordFacts } from "./word-facts.tsx";
import "./words.css";

/** The word from its files, as in the reader's sheet: offline, and on hosts that do not fill in the page. */
const WordFromFiles = ({ text }: { text: string }) => {
  const number = parseNumber(text);
  return (
    <Wrap className="word-page">
      <PageHead
        title={number ? wordPageMessages[number.language](formatNumber(number)) : wordMessages.notFound}
        isSlim
      />
      {number ? (
        <>
          <WordFacts number={number} isWhole />
          <WordCredit />
        </>
      ) : (
        <EmptyState>{wordMessages.noSuchWord}</EmptyState>
      )}
    </Wrap>
  );
};

/** `/words/{number}`: its content comes with the page (worker/word-page.ts). */
export const Page = () => {
  const { number = "" } = useParams();
  return (
    <ServedContent
      key={number}
      marker="data-word"
      className="wrap word-page"
      fallback={<WordFromFiles text={number} />}
    />
  );
};
