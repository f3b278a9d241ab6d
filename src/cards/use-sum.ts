import { useState } from "react";
import type { AnsweredChallenge, Challenge } from "#domain/api/cards.ts";
import { cardScreenMessages } from "./messages.ts";

/** The arithmetic challenge that the server may require before it accepts another message. */
export const useSum = () => {
  const [sum, setSum] = useState<Challenge>();
  const [sumAnswer, setSumAnswer] = useState("");
  const [sumProblem, setSumProblem] = useState<string>();
  return {
    sum,
    sumAnswer,
    sumProblem,
    setSumAnswer,
    setSumProblem,
    /** Sets the next challenge; undefined for none. */
    ask: (next: Challenge | undefined) => {
      setSum(next);
      setSumAnswer("");
    },
    /** The answer to send; undefined without a challenge. */
    answered: (): AnsweredChallenge | undefined => sum && { token: sum.token, answer: sumAnswer },
    /** Whether a message may be sent. Shows an error if the challenge is unanswered. */
    isAnswered: (): boolean => {
      const isMissing = sum !== undefined && sumAnswer.trim() === "";
      setSumProblem(isMissing ? cardScreenMessages.sumFirst : undefined);
      return !isMissing;
    },
  };
};
