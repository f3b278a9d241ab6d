import { after } from "./clock.ts";

/** Work in a Web Worker, asked for as one calls a function. Errors arrive as their message. */

interface Question<Request> {
  readonly id: number;
  readonly request: Request;
}

/** The worker runs, or what it has to say unasked. */
interface News<Told> {
  readonly news: Told | "started";
}

type Reply<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failure: string };

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The script of a worker that has not come by then does not come. */
const startsWithinMs = 30_000;

const nothing = () => {};

/**
 * Starts the worker with the first question and keeps it. If it cannot run at all or does not come ("timeout"), every open
 * question fails and the next one starts it anew.
 * @param onNews hears what the worker tells unasked
 */
export const createBackground = <Request, Answer, Told = never>(start: () => Worker, onNews: (news: Told) => void = nothing): ((request: Request) => Promise<Answer>) => {
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
    stopTimer = after(startsWithinMs, () => fail("timeout"));
    started.addEventListener("message", ({ data }: MessageEvent<Reply<Answer> | News<Told>>) => {
      stopTimer();
      if ("news" in data) {
        if (data.news !== "started") onNews(data.news);
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("failure" in data) asked?.reject(new Error(data.failure));
      else asked?.resolve(data.answer);
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

/** Inside the worker: answers every question. What an error says is its `kind` if it has one (see http.ts), else "other". */
export const serveBackground = <Request, Answer, Told = never>(answer: (request: Request, tell: (news: Told) => void) => Promise<Answer>): void => {
  const scope = globalThis as unknown as WorkerScope;
  const tell = (news: Told | "started") => scope.postMessage({ news }, []);
  scope.addEventListener("message", ({ data }: MessageEvent<Question<Request>>) => {
    answer(data.request, tell).then(
      (result) => scope.postMessage({ id: data.id, answer: result }, []),
      (error: unknown) => scope.postMessage({ id: data.id, failure: (error as { kind?: string } | null)?.kind ?? "other" }, []),
    );
  });
  tell("started");
};
