import { blank, type TriviaQuestion } from "#content/schema/games.ts";

/** The verse with a ruled blank, or with the answer marked in it. */
export const VerseWithBlank = ({ question, answer }: { question: TriviaQuestion; answer?: string }) => {
  const [before, after] = question.verse.split(blank);
  return (
    <>
      {before}
      {answer === undefined ? (
        <span className="trivia-blank">
          <span className="sr">blank</span>
        </span>
      ) : (
        <mark className="trivia-filled">{answer}</mark>
      )}
      {after}
    </>
  );
};

/** The spoken verse: 'blank' where the word is missing. */
export const spokenVerse = ({ verse, answer }: TriviaQuestion, isAnswered: boolean): string => verse.replace(blank, isAnswered ? answer : "blank");
