import { after } from "../clock.ts";

/** Calls into a Web Worker as if it were an async function. Errors are passed on as their message. */

interface Question<Request> {
  readonly id: number;
  readonly request: Request;
}

/** A message that answers no question: the worker has started, or reports something. */
interface News<Message> {
  readonly news: Message | "started";
}

type Reply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: string };

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A worker script that has not loaded by then counts as failed. */
const startTimeoutMs = 30_000;

const nothing = () => {};

/**
 * Starts the worker with the first question and keeps it. If it crashes or fails to load ("timeout"), every pending
 * question rejects and the next one starts a new worker.
 * @param onNews receives messages that the worker sends on its own
 */
export const createBackground = <Request, Answer, Message = never>(
  start: () => Worker,
  onNews: (news: Message) => void = nothing,
): ((request: Request) => Promise<Answer>) => {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let stopTimer = nothing;
  let lastId = 0;

  const fail = (reason: string) => {
    stopTimer();
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };

  const open = (): Worker => {
    const started = start();
    stopTimer = after(startTimeoutMs, () => fail("timeout"));
    started.addEventListener("message", ({ data }: MessageEvent<Reply<Answer> | News<Message>>) => {
      stopTimer();
      if ("news" in data) {
        if (data.news !== "started") onNews(data.news);
        return;
      }
      const pending = waiting.get(data.id);
      waiting.delete(data.id);
      if ("failure" in data) pending?.reject(new Error(data.failure));
      else pending?.resolve(data.answer);
    });
    started.addEventListener("error", () => fail("other"));
    return started;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker ??= open();
      const question: Question<Request> = { id: lastId, request };
      worker.postMessage(question, []);
    });
};

interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Runs inside the worker and answers every question. An error is passed on as its `kind` if it has one (see http.ts),
 * otherwise as "other".
 */
export const serveBackground = <Request, Answer, Message = never>(
  answer: (request: Request, notify: (news: Message) => void) => Promise<Answer>,
): void => {
  const scope = globalThis as unknown as WorkerScope;
  const notify = (news: Message | "started") => scope.postMessage({ news }, []);
  scope.addEventListener("message", ({ data }: MessageEvent<Question<Request>>) => {
    answer(data.request, notify).then(
      (result) => scope.postMessage({ id: data.id, answer: result }, []),
      (error: unknown) =>
        scope.postMessage({ id: data.id, failure: (error as { kind?: string } | null)?.kind ?? "other" }, []),
    );
  });
  notify("started");
};
