/** Work in a Web Worker, asked for as one calls a function. Errors arrive as their message. */

interface Question<Request> {
  readonly id: number;
  readonly request: Request;
}

type Reply<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failure: string };

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the worker with the first question and keeps it. If it cannot run at all, every open question fails and the
 * next one starts it anew.
 */
export const createBackground = <Request, Answer>(start: () => Worker): ((request: Request) => Promise<Answer>) => {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = () => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("other"));
    waiting.clear();
  };

  const open = (): Worker => {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<Reply<Answer>>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("failure" in data) asked?.reject(new Error(data.failure));
      else asked?.resolve(data.answer);
    });
    started.addEventListener("error", fail);
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
export const serveBackground = <Request, Answer>(answer: (request: Request) => Promise<Answer>): void => {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener("message", ({ data }: MessageEvent<Question<Request>>) => {
    answer(data.request).then(
      (result) => scope.postMessage({ id: data.id, answer: result }, []),
      (error: unknown) => scope.postMessage({ id: data.id, failure: (error as { kind?: string } | null)?.kind ?? "other" }, []),
    );
  });
};
