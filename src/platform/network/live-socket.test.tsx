import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { openLiveSocket } from "./live-socket.ts";

const path = "/api/test/live";
let stop = () => {};

beforeEach(() => void vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the socket, keeps it up for `heldMs` and drops it. Returns whether it reconnects within a second. */
const isTriedSoon = (heldMs: number): boolean => {
  const line = FakeSocket.last;
  line.open();
  vi.advanceTimersByTime(heldMs);
  line.dispatchEvent(new Event("close"));
  vi.advanceTimersByTime(1000);
  const isSoon = FakeSocket.last !== line;
  vi.advanceTimersByTime(60_000);
  return isSoon;
};

describe("a live socket", () => {
  it("is down, and nothing worse happens, where the browser refuses WebSockets", () => {
    vi.stubGlobal("WebSocket", function refuse() {
      throw new DOMException("refused", "SecurityError");
    });
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    expect(states).toEqual([false]);
  });

  it("names its protocols, and sends while it is up", () => {
    const say: ((text: string) => void)[] = [];
    stop = openLiveSocket(
      path,
      { onFrame: () => {}, onState: (_isOpen, send) => void (send && say.push(send)) },
      { protocols: ["one", "token"] },
    );
    const line = FakeSocket.last;
    expect(line.protocols).toEqual(["one", "token"]);
    line.open();
    say[0]?.("hello");
    line.readyState = 3;
    say[0]?.("too late");
    expect(line.sent).toEqual(["hello"]);
  });

  it("stops asking a server that has refused for an hour, if told to", () => {
    vi.useFakeTimers();
    let tries = 0;
    vi.stubGlobal("WebSocket", function refuse() {
      tries += 1;
      throw new DOMException("refused", "SecurityError");
    });
    stop = openLiveSocket(path, { onFrame: () => {} }, { givesUp: true });
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(tries).toBe(11);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(tries).toBe(11);
    window.dispatchEvent(new Event("online"));
    expect(tries).toBe(12);
  });

  it("waits to be looked at where its place was taken by another page of the same visitor", () => {
    vi.useFakeTimers();
    stop = openLiveSocket(path, { onFrame: () => {} }, { elsewhereCode: 4001 });
    const first = FakeSocket.last;
    first.open();
    first.dispatchEvent(new CloseEvent("close", { code: 4001 }));
    vi.advanceTimersByTime(3_600_000);
    expect(FakeSocket.last).toBe(first);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last).not.toBe(first);
  });

  it("goes down with the network, and reconnects with it", () => {
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    FakeSocket.last.open();
    const first = FakeSocket.last;
    window.dispatchEvent(new Event("offline"));
    expect(states).toEqual([true, false]);
    first.dispatchEvent(new Event("close"));
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.open();
    expect(states).toEqual([true, false, true]);
  });

  it("waits for the network while the browser is offline", () => {
    vi.useFakeTimers();
    let isOnline = true;
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
    stop = openLiveSocket(path, { onFrame: () => {} });
    FakeSocket.last.open();
    const before = FakeSocket.opened;
    isOnline = false;
    window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(3_600_000);
    expect(FakeSocket.opened).toBe(before);
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(3_600_000);
    expect(FakeSocket.opened).toBe(before + 1);
  });

  it("begins without a network when there is one", () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const states: boolean[] = [];
    const before = FakeSocket.opened;
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    expect([FakeSocket.opened, states]).toEqual([before, [false]]);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.open();
    expect([FakeSocket.opened, states]).toEqual([before + 1, [false, true]]);
  });

  it("is looked at again with the page: one that died meanwhile goes, and one that was lost is not waited for", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    FakeSocket.last.open();
    FakeSocket.last.isAnswered = false;
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual([true, false]);
    const before = FakeSocket.opened;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.opened).toBe(before + 1);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect([FakeSocket.opened, vi.getTimerCount()]).toEqual([before + 1, 0]);
  });

  it("is one, although it was to be tried again when the network came back or the page was looked at", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    const before = FakeSocket.opened;
    FakeSocket.last.open();
    FakeSocket.last.dispatchEvent(new Event("close"));
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.open();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(120_000);
    expect(states).toEqual([true, false, true]);
    expect(FakeSocket.opened).toBe(before + 1);
  });

  it("passes nothing on, and leaves no timer, after it was closed", () => {
    vi.useFakeTimers();
    const frames: unknown[] = [];
    const open = () => openLiveSocket(path, { onFrame: (frame) => void frames.push(frame) });
    stop = open();
    FakeSocket.last.open();
    FakeSocket.last.arrive(1);
    const close = vi.spyOn(FakeSocket.last, "close");
    stop();
    expect(close).toHaveBeenCalledOnce();
    FakeSocket.last.arrive(2);
    expect(frames).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
    stop = open();
    FakeSocket.last.dispatchEvent(new Event("close"));
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes down at once when the server stops responding, although the browser waits for the closing handshake", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    FakeSocket.last.open();
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(10 * 45_000);
    dead.isAnswered = false;
    vi.advanceTimersByTime(45_000 + 9999);
    expect(states).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last).not.toBe(dead);
  });

  it("goes down ten seconds after the first ping without a response, however many follow it", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    const onState = (isOpen: boolean) => void states.push(isOpen);
    stop = openLiveSocket(path, { onFrame: () => {}, onState }, { everyMs: 2000 });
    FakeSocket.last.open();
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.isAnswered = false;
    vi.advanceTimersByTime(12_000);
    expect(states).toEqual([true, false]);
  });

  it("waits up to ten seconds for each response", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    const slow = FakeSocket.last;
    slow.open();
    slow.isAnswered = false;
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(times === 0 ? 45_000 + 9000 : 45_000);
      slow.dispatchEvent(new MessageEvent("message", { data: "pong" }));
    }
    expect(states).toEqual([true]);
  });

  it("stays up in a background tab, whose timers may be delayed by a minute", () => {
    vi.useFakeTimers();
    const states: boolean[] = [];
    stop = openLiveSocket(path, { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    FakeSocket.last.open();
    for (let minutes = 0; minutes < 10; minutes += 1) {
      vi.setSystemTime(Date.now() + 15_000);
      vi.advanceTimersByTime(45_000);
    }
    expect(states).toEqual([true]);
  });

  it("reconnects as quickly as at first after ten seconds up, and more and more slowly otherwise", () => {
    vi.useFakeTimers();
    vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => numbers);
    stop = openLiveSocket(path, { onFrame: () => {} });
    expect([isTriedSoon(1000), isTriedSoon(1000), isTriedSoon(11_000), isTriedSoon(11_000)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
