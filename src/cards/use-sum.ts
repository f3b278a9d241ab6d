import { useState } from "react";
import type { AnsweredChallenge, Challenge } from "#domain/api/cards.ts";
import { cardScreenMessages } from "./messages.ts";

/** The small sum that the server asks for before it takes another message. */
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
    /** Asks for the next sum, or for none. */
    ask: (next: Challenge | undefined) => {
      setSum(next);
      setSumAnswer("");
    },
    /** The answer to send; undefined if no sum was asked for. */
    answered: (): AnsweredChallenge | undefined => sum && { token: sum.token, answer: sumAnswer },
    /** Whether a message may be sent. If the sum was left out, says so. */
    isAnswered: (): boolean => {
      const isMissing = sum !== undefined && sumAnswer.trim() === "";
      setSumProblem(isMissing ? cardScreenMessages.sumFirst : undefined);
      return !isMissing;
    },
  };
};
