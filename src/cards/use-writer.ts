import { useRef, useState } from "react";
import { isBlank } from "#domain/text/sanitise.ts";
import { type CardMessage, type Challenge, cardMessages } from "#domain/api/cards.ts";
import { challengeOf, isHeldBackBySum, postCardMessage } from "#src/api/cards.ts";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/toast.ts";
import { sentences } from "./messages.ts";
import { attemptOf, cardDrafts, mySenderName, myMessageTokens, unconfirmedMessage, withDraft, type Attempt } from "./stored.ts";

/** The state of the form for writing on a card. */
export const useWriter = (cardId: string, onAdded: (message: CardMessage) => void) => {
  const [storedName, updateName] = useStored(mySenderName);
  const [typedName, setTypedName] = useState<string>();
  const [drafts, updateDrafts] = useStored(cardDrafts);
  const [typedMessage, setTypedMessage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [sum, setSum] = useState<Challenge>();
  const [sumAnswer, setSumAnswer] = useState("");
  const [sumProblem, setSumProblem] = useState<string>();
  const [unconfirmed, updateUnconfirmed] = useStored(unconfirmedMessage);
  // In addition to the stored one, for devices whose storage is full.
  const lastAttempt = useRef<Attempt>(null);
  const name = typedName ?? (unconfirmed?.cardId === cardId ? unconfirmed.sender_name : storedName);
  const message = typedMessage ?? drafts[cardId] ?? "";
  const isComplete = !isBlank(name) && !isBlank(message);

  const setMessage = (text: string) => {
    setTypedMessage(text);
    void updateDrafts((present) => withDraft(present, cardId, text));
  };

  const askForSum = (next: Challenge | undefined) => {
    setSum(next);
    setSumAnswer("");
  };

  const send = async () => {
    const challenge = sum && { token: sum.token, answer: sumAnswer };
    const attempt = attemptOf(lastAttempt.current ?? deviceStore().read(unconfirmedMessage), { cardId, sender_name: name, message }, randomId);
    lastAttempt.current = attempt;
    void updateUnconfirmed(() => attempt);
    const { idempotency_key } = attempt;
    const posted = await postCardMessage(cardId, { sender_name: name, message, idempotency_key, challenge });
    lastAttempt.current = null;
    const { delete_token, step_up: _isNext, challenge: next, ...row } = posted;
    setMessage("");
    askForSum(next);
    toast(sentences.added);
    onAdded(row);
    await Promise.all([updateUnconfirmed(() => null), deviceStore().update(myMessageTokens, (present) => ({ ...present, [row.id]: delete_token })), updateName(() => row.sender_name)]);
  };

  const submit = async () => {
    if (isSubmitting) return;
    if (!isComplete) {
      toast({ ...sentences.fillIn, tone: "refusal" });
      return;
    }
    setSumProblem(undefined);
    if (sum && sumAnswer.trim() === "") {
      setSumProblem(cardMessages.sumFirst);
      return;
    }
    setSubmitting(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const reason = error instanceof Error ? error.message : sentences.tryLater;
      const next = challengeOf(error);
      if (next) askForSum(next);
      if (isHeldBackBySum(error)) setSumProblem(reason);
      else {
        setProblem(reason);
        toast({ title: sentences.addFailed, description: reason, tone: "refusal" });
      }
    } finally {
      setSubmitting(false);
    }
  };

  const changeTo = (change: () => void) => {
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
