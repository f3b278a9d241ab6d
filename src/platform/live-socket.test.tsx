import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { openLiveSocket } from "./live-socket.ts";

let stop = () => {};

beforeEach(() => void vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a live line", () => {
  it("is down, and nothing worse, where the browser refuses one", () => {
    vi.stubGlobal("WebSocket", function refuse() {
      throw new DOMException("refused", "SecurityError");
    });
    const states: boolean[] = [];
    stop = openLiveSocket("/api/stats/live", { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
    expect(states).toEqual([false]);
  });

  it("is down as soon as the network is, and up again with it", () => {
    const states: boolean[] = [];
    stop = openLiveSocket("/api/stats/live", { onFrame: () => {}, onState: (isOpen) => void states.push(isOpen) });
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
});
