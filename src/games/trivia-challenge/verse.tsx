import { kitMessages } from "#src/games/kit/messages.ts";
import { blank } from "#content/schema/games.ts";
import { localeTag } from "#domain/site/locales/locale.ts";
import { lang } from "#content/games/trivia.ts";
import { type AskedQuestion, isStory } from "./question.ts";

/** The verse with a ruled blank, or with the answer marked in it; another question as it stands. */
export const VerseWithBlank = ({ question, answer }: { question: AskedQuestion; answer?: string }) => {
  if (isStory(question)) return <>{question.question}</>;
  const [before, after] = question.verse.split(blank);
  return (
    <>
      {before}
      {answer === undefined ? (
        <span className="trivia-blank">
          <span className="sr" lang={lang && localeTag}>
            {kitMessages.blank}
          </span>
        </span>
      ) : (
        <mark className="trivia-filled">{answer}</mark>
      )}
      {after}
    </>
  );
};

const blankSpoken = lang === undefined ? kitMessages.blank : "blank";

/** What is read aloud: the verse, with 'blank' for the missing word; or a question, once answered with its answer. */
export const spokenVerse = (question: AskedQuestion, isAnswered: boolean): string => {
  if (isStory(question)) return isAnswered ? `${question.question} ${question.answer}.` : question.question;
  return question.verse.replace(blank, isAnswered ? question.answer : blankSpoken);
};
