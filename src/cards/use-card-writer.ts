import { useRef, useState } from "react";
import {
  type AnsweredChallenge,
  cardDetailNames,
  type CardDetailName,
  type CardDetails,
  cardDetailsOf,
  type CardMessage,
  cardMessageSchema,
  type Challenge,
} from "#domain/api/cards.ts";
import { apiErrorMessage, apiErrorOf } from "#src/api/api-client.ts";
import { challengeOf, needsChallenge, postCardMessage } from "#src/api/cards.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import { cardScreenMessages } from "./messages.ts";
import { attemptOf, mySenderName, myMessageTokens, unconfirmedMessages, withAttempt, type Attempt } from "./stored.ts";
import { type DetailDrafts, useMessageDraft } from "./use-card-drafts.ts";

/** The arithmetic challenge that the server may require before it accepts another message. */
const useChallenge = () => {
  const [sum, setSum] = useState<Challenge>();
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string>();
  return {
    sum,
    answer,
    problem,
    setAnswer,
    setProblem,
    /** Sets the next challenge; undefined for none. */
    ask: (next: Challenge | undefined) => {
      setSum(next);
      setAnswer("");
    },
    answered: (): AnsweredChallenge | undefined => sum && { token: sum.token, answer },
    /** Whether a message may be sent. Shows an error if the challenge is unanswered. */
    isAnswered: (): boolean => {
      const isMissing = sum !== undefined && answer.trim() === "";
      setProblem(isMissing ? cardScreenMessages.sumFirst : undefined);
      return !isMissing;
    },
  };
};

/** Result of posting: the message, and the details of the card. */
export type OnAdded = (message: CardMessage, details: CardDetails) => void;

interface WriterOptions {
  readonly total: number | undefined;
  /** The details, asked for on a card without messages. */
  readonly drafts: DetailDrafts | undefined;
  readonly onAdded: OnAdded;
}

/** Attempts to post that are not confirmed yet: what is sent again goes under the same key, so that it is stored once. */
const useAttempts = (cardId: string) => {
  // Kept in memory, too, because the device's storage may be full.
  const latest = useRef<readonly Attempt[]>([]);
  const note = (attempt: Attempt, isOpen: boolean) => {
    latest.current = withAttempt(latest.current, attempt, isOpen);
    return deviceStore().update(unconfirmedMessages, (all) => withAttempt(all, attempt, isOpen));
  };
  return {
    begin: (sender_name: string, message: string): Attempt => {
      const known = [...latest.current, ...deviceStore().read(unconfirmedMessages)];
      const attempt = attemptOf(known, { cardId, sender_name, message }, randomId);
      void note(attempt, true);
      return attempt;
    },
    confirm: (attempt: Attempt) => note(attempt, false),
  };
};

export const useCardWriter = (cardId: string, { total, drafts, onAdded }: WriterOptions) => {
  const { name, message, isComplete, warning, setName, setMessage, clear } = useMessageDraft(cardId);
  const challenge = useChallenge();
  const [problem, setProblem] = useState<{ readonly of: "message" | CardDetailName; readonly reason: string }>();
  const [isSubmitting, setSubmitting] = useState(false);
  const attempts = useAttempts(cardId);

  const send = async () => {
    const attempt = attempts.begin(name, message);
    const posted = await postCardMessage(
      cardId,
      {
        sender_name: name,
        message,
        ...cardDetailsOf(drafts?.details ?? {}),
        idempotency_key: attempt.idempotency_key,
        challenge: challenge.answered(),
      },
      (total ?? 0) === 0,
    );
    const confirmed = attempts.confirm(attempt);
    const { delete_token, challenge: next } = posted;
    const row = cardMessageSchema.parse(posted);
    clear();
    drafts?.clear();
    challenge.ask(next);
    toast(cardScreenMessages.added);
    onAdded(row, cardDetailsOf(posted));
    const store = deviceStore();
    await Promise.all([
      confirmed,
      store.update(myMessageTokens, (present) => ({ ...present, [row.id]: delete_token })),
      store.update(mySenderName, () => row.sender_name),
    ]);
  };

  const explain = (error: unknown) => {
    const reason = apiErrorMessage(error);
    const next = challengeOf(error);
    if (next) challenge.ask(next);
    if (needsChallenge(error)) challenge.setProblem(reason);
    else {
      const refused = apiErrorOf(error)?.fields ?? {};
      // Offline no field is wrong: the form has a notice, which goes when the network is back.
      if (isOnline())
        setProblem({ of: cardDetailNames.find((detail) => refused[detail] !== undefined) ?? "message", reason });
      toast({ title: cardScreenMessages.addFailed, description: reason, tone: "refusal" });
    }
  };

  const submit = async () => {
    if (isSubmitting) return;
    if (!isComplete) {
      toast({ ...cardScreenMessages.fillIn, tone: "refusal" });
      return;
    }
    if (!challenge.isAnswered()) return;
    setSubmitting(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      explain(error);
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
    problemOf: (field: "message" | CardDetailName) => (problem?.of === field ? problem.reason : undefined),
    isSubmitting,
    isComplete,
    warning,
    challenge,
    setDetail: (detail: CardDetailName, text: string) => changeTo(() => drafts?.setDetail(detail, text)),
    setName: (text: string) => changeTo(() => setName(text)),
    setMessage: (text: string) => changeTo(() => setMessage(text)),
    submit,
  };
};
