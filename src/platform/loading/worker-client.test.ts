import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkerClient } from "./worker-client.ts";

type Listener = (event: { data?: unknown }) => void;

/** A worker that responds on demand. */
class FakeWorker {
  readonly received: { id: number; request: string }[] = [];
  readonly listeners = new Map<string, Listener>();
  isTerminated = false;
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  postMessage(message: { id: number; request: string }) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data: unknown) {
    this.listeners.get("message")?.({ data });
  }
}

describe("a background worker", () => {
  let started: FakeWorker[];
  let messages: number[];
  let ask: (request: string) => Promise<string>;
  afterEach(() => {
    vi.useRealTimers();
  });
  beforeEach(() => {
    started = [];
    messages = [];
    ask = createWorkerClient<string, string, number>(
      () => {
        const worker = new FakeWorker();
        started.push(worker);
        return worker as unknown as Worker;
      },
      (news) => messages.push(news),
    );
  });

  it("starts once, with the first question, and matches answers in any order", async () => {
    expect(started).toHaveLength(0);
    const answers = [ask("a"), ask("b")];
    const [worker] = started;
    expect(started).toHaveLength(1);
    expect(worker!.received.map((question) => question.request)).toEqual(["a", "b"]);
    worker!.say({ id: 2, response: "B" });
    worker!.say({ id: 1, response: "A" });
    expect(await Promise.all(answers)).toEqual(["A", "B"]);
  });

  it("passes on the reason of a failure", async () => {
    const answer = ask("a");
    started[0]!.say({ id: 1, failure: "network" });
    await expect(answer).rejects.toThrow("network");
  });

  it("delivers messages that the worker sends on its own", async () => {
    const answer = ask("a");
    started[0]!.say({ notification: "started" });
    started[0]!.say({ notification: 7 });
    expect(messages).toEqual([7]);
    started[0]!.say({ id: 1, response: "A" });
    expect(await answer).toBe("A");
  });

  it("gives up on a worker whose script does not load, but not on one that has started", async () => {
    vi.useFakeTimers();
    const lost = ask("a").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await lost).toMatchObject({ message: "timeout" });
    expect(started[0]!.isTerminated).toBe(true);
    const slow = ask("b");
    started[1]!.say({ notification: "started" });
    await vi.advanceTimersByTimeAsync(60_000);
    started[1]!.say({ id: 2, response: "B" });
    expect(await slow).toBe("B");
  });

  it("rejects pending questions when the worker crashes, and starts a new one for the next question", async () => {
    const answer = ask("a");
    started[0]!.listeners.get("error")?.({});
    await expect(answer).rejects.toThrow("other");
    expect(started[0]!.isTerminated).toBe(true);
    const next = ask("b");
    expect(started).toHaveLength(2);
    started[1]!.say({ id: 2, response: "B" });
    expect(await next).toBe("B");
  });
});
