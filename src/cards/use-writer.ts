import { useRef, useState } from "react";
import { type CardMessage } from "#domain/api/cards.ts";
import { type MathChallenge, isRightAnswer, makeMathChallenge } from "#domain/text/math-challenge.ts";
import { RequestFailed } from "#src/api/answers.ts";
import { postCardMessage } from "#src/api/cards.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { randomId, randomSeed } from "#src/platform/random.ts";
import { toast } from "#src/platform/toast.ts";
import { sentences } from "./messages.ts";
import { mySenderName, myMessageTokens } from "./stored.ts";

const chance = () => randomSeed() / 2 ** 32;

const wantsSum = (error: unknown): boolean => error instanceof RequestFailed && error.body?.["step_up"] === true;

/** The state of the form that writes on a card. */
export const useWriter = (cardId: string, onAdded: (message: CardMessage) => void) => {
  const [storedName, updateName] = useStored(mySenderName);
  const [typedName, setTypedName] = useState<string>();
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [sum, setSum] = useState<MathChallenge>();
  const [sumAnswer, setSumAnswer] = useState("");
  const [sumProblem, setSumProblem] = useState<string>();
  // Kept until the message is written, so that trying again never writes it twice.
  const key = useRef<string>(undefined);
  const name = typedName ?? storedName;
  const isComplete = name.trim() !== "" && message.trim() !== "";

  const askForSum = () => {
    setSum(makeMathChallenge(chance));
    setSumAnswer("");
  };

  const passesSum = (): boolean => {
    if (!sum) return true;
    if (isRightAnswer(sum, sumAnswer)) return true;
    setSumProblem("That is not it. Here is another one.");
    askForSum();
    return false;
  };

  const send = async () => {
    const posted = await postCardMessage(cardId, { sender_name: name, message, idempotency_key: (key.current ??= randomId()) });
    key.current = undefined;
    const { delete_token, step_up, ...row } = posted;
    setMessage("");
    setSum(undefined);
    if (step_up) askForSum();
    toast(sentences.added);
    onAdded(row);
    await Promise.all([deviceStore().update(myMessageTokens, (present) => ({ ...present, [row.id]: delete_token })), updateName(() => row.sender_name)]);
  };

  const submit = async () => {
    if (isSubmitting) return;
    if (!isComplete) {
      toast({ ...sentences.fillIn, tone: "refusal" });
      return;
    }
    setSumProblem(undefined);
    if (!passesSum()) return;
    setSubmitting(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const reason = error instanceof Error ? error.message : sentences.tryLater;
      setProblem(reason);
      toast({ title: sentences.addFailed, description: reason, tone: "refusal" });
      if (wantsSum(error)) askForSum();
    } finally {
      setSubmitting(false);
    }
  };

  /** Another text is another message: it gets a key of its own. */
  const changeTo = (change: () => void) => {
    key.current = undefined;
    setProblem(undefined);
    change();
  };

  return {
    name,
    message,
    problem,
    isSubmitting,
    isComplete,
    sum,
    sumAnswer,
    sumProblem,
    setName: (text: string) => changeTo(() => setTypedName(text)),
    setMessage: (text: string) => changeTo(() => setMessage(text)),
    setSumAnswer,
    submit,
  };
};
