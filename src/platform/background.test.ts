import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackground } from "./background.ts";

type Listener = (event: { data?: unknown }) => void;

/** A worker that answers when it is told to. */
class FakeWorker {
  readonly asked: { id: number; request: string }[] = [];
  readonly listeners = new Map<string, Listener>();
  isTerminated = false;
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  postMessage(message: { id: number; request: string }) {
    this.asked.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data: unknown) {
    this.listeners.get("message")?.({ data });
  }
}

describe("work in the background", () => {
  let started: FakeWorker[];
  let heard: number[];
  let ask: (request: string) => Promise<string>;
  afterEach(() => {
    vi.useRealTimers();
  });
  beforeEach(() => {
    started = [];
    heard = [];
    ask = createBackground<string, string, number>(
      () => {
        const worker = new FakeWorker();
        started.push(worker);
        return worker as unknown as Worker;
      },
      (news) => heard.push(news),
    );
  });

  it("starts with the first question, once, and answers each whatever the order", async () => {
    expect(started).toHaveLength(0);
    const answers = [ask("a"), ask("b")];
    const [worker] = started;
    expect(started).toHaveLength(1);
    expect(worker!.asked.map((question) => question.request)).toEqual(["a", "b"]);
    worker!.say({ id: 2, answer: "B" });
    worker!.say({ id: 1, answer: "A" });
    expect(await Promise.all(answers)).toEqual(["A", "B"]);
  });

  it("passes on why an answer did not come", async () => {
    const answer = ask("a");
    started[0]!.say({ id: 1, failure: "network" });
    await expect(answer).rejects.toThrow("network");
  });

  it("hands on what the worker tells unasked", async () => {
    const answer = ask("a");
    started[0]!.say({ news: "started" });
    started[0]!.say({ news: 7 });
    expect(heard).toEqual([7]);
    started[0]!.say({ id: 1, answer: "A" });
    expect(await answer).toBe("A");
  });

  it("gives up a worker whose script does not come, and not one that has begun", async () => {
    vi.useFakeTimers();
    const lost = ask("a").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await lost).toMatchObject({ message: "timeout" });
    expect(started[0]!.isTerminated).toBe(true);
    const slow = ask("b");
    started[1]!.say({ news: "started" });
    await vi.advanceTimersByTimeAsync(60_000);
    started[1]!.say({ id: 2, answer: "B" });
    expect(await slow).toBe("B");
  });

  it("fails open questions when the worker breaks, and starts a new one for the next", async () => {
    const answer = ask("a");
    started[0]!.listeners.get("error")?.({});
    await expect(answer).rejects.toThrow("other");
    expect(started[0]!.isTerminated).toBe(true);
    const next = ask("b");
    expect(started).toHaveLength(2);
    started[1]!.say({ id: 2, answer: "B" });
    expect(await next).toBe("B");
  });
});
