import { after } from "../clock.ts";

/** Requests to a Web Worker as calls of an async function. Errors are passed on as their message. */

interface RequestMessage<Request> {
  readonly id: number;
  readonly request: Request;
}

/** A message of the worker that is no response: it has started, or notifies of something. */
interface Notice<Notification> {
  readonly notification: Notification | "started";
}

type ResponseMessage<Response> =
  | { readonly id: number; readonly response: Response }
  | { readonly id: number; readonly failure: string };

interface Pending<Response> {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

/** A worker script that has not loaded by then counts as failed. */
const startTimeoutMs = 30_000;

const nothing = () => {};

/**
 * Starts the worker with the first request and keeps it. If it crashes ("other") or fails to load ("timeout"), every pending
 * request rejects and the next one starts a new worker.
 * @param onNotification receives messages that the worker sends on its own
 */
export const createWorkerClient = <Request, Response, Notification = never>(
  start: () => Worker,
  onNotification: (notification: Notification) => void = nothing,
): ((request: Request) => Promise<Response>) => {
  const pending = new Map<number, Pending<Response>>();
  let worker: Worker | undefined;
  let stopTimer = nothing;
  let lastId = 0;

  const fail = (reason: string) => {
    stopTimer();
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };

  const open = (): Worker => {
    const started = start();
    stopTimer = after(startTimeoutMs, () => fail("timeout"));
    started.addEventListener("message", ({ data }: MessageEvent<ResponseMessage<Response> | Notice<Notification>>) => {
      stopTimer();
      if ("notification" in data) {
        if (data.notification !== "started") onNotification(data.notification);
        return;
      }
      const caller = pending.get(data.id);
      pending.delete(data.id);
      if ("failure" in data) caller?.reject(new Error(data.failure));
      else caller?.resolve(data.response);
    });
    started.addEventListener("error", () => fail("other"));
    return started;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker ??= open();
      const message: RequestMessage<Request> = { id: lastId, request };
      worker.postMessage(message, []);
    });
};

interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Runs inside the worker and responds to every request. An error is passed on as its `kind` if it has one (see http.ts),
 * otherwise as "other".
 */
export const serveWorkerRequests = <Request, Response, Notification = never>(
  handle: (request: Request, notify: (notification: Notification) => void) => Promise<Response>,
): void => {
  const scope = globalThis as unknown as WorkerScope;
  const notify = (notification: Notification | "started") => scope.postMessage({ notification }, []);
  scope.addEventListener("message", ({ data }: MessageEvent<RequestMessage<Request>>) => {
    handle(data.request, notify).then(
      (response) => scope.postMessage({ id: data.id, response }, []),
      (error: unknown) =>
        scope.postMessage({ id: data.id, failure: (error as { kind?: string } | null)?.kind ?? "other" }, []),
    );
  });
  notify("started");
};
