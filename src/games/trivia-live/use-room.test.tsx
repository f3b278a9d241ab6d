import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RoomView } from "#domain/api/trivia-live.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { useRoom } from "./use-room.ts";

beforeEach(() => void vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const you = { seat: 1, name: "Ruth", points: 0, right: 0, rank: 1 };

const asked = (index: number, choice: number | null): RoomView => ({
  code: "BCDFG",
  step: index + 1,
  settings: { level: "simple", seconds: 20, questions: 5 },
  players: 2,
  isLocked: false,
  isHostAway: false,
  isLeading: false,
  you,
  standings: [],
  stage: {
    phase: "question",
    index,
    text: "Who built the ark?",
    choices: ["Noah", "Amos", "Eve", "Ruth"],
    answered: choice === null ? 0 : 1,
    choice,
    leftMs: 9000,
    limitMs: 20_000,
    isPaused: false,
  },
});

const show = (view: RoomView) => act(() => FakeSocket.last.arrive({ type: "room", view }));

const open = () => {
  const hook = renderHook(() => useRoom({ code: "BCDFG", role: "player", token: "token" }));
  const line = FakeSocket.last;
  act(() => line.open());
  show(asked(0, null));
  return { hook, line };
};

/** The connection breaks, and comes back. */
const reconnect = () => {
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => void window.dispatchEvent(new Event("online")));
  act(() => FakeSocket.last.open());
};

const answer = JSON.stringify({ type: "answer", question: 0, choice: 2 });

it("an answer that may be lost is sent again once, with the first frame after the connection is back", () => {
  const { hook, line } = open();
  act(() => hook.result.current.send({ type: "answer", question: 0, choice: 2 }));
  expect(line.sent).toEqual([answer]);
  show(asked(0, null));
  expect(line.sent).toEqual([answer]);
  reconnect();
  expect(FakeSocket.last.sent).toEqual([]);
  show(asked(0, null));
  show(asked(0, null));
  expect(FakeSocket.last.sent).toEqual([answer]);
  show(asked(0, 2));
  expect(hook.result.current.sent).toBeUndefined();
});

it("one that is taken, or of a question that is over, is not", () => {
  const { hook } = open();
  act(() => hook.result.current.send({ type: "answer", question: 0, choice: 2 }));
  show(asked(0, 2));
  reconnect();
  show(asked(0, 2));
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => hook.result.current.send({ type: "answer", question: 0, choice: 2 }));
  reconnect();
  show(asked(1, null));
  expect(FakeSocket.last.sent).toEqual([]);
});

it("a room that is closed is not asked again, and frames of another shape change nothing", () => {
  const { hook } = open();
  act(() => FakeSocket.last.arrive({ type: "room", view: { code: "BCDFG" } }));
  expect(hook.result.current.view).toEqual(asked(0, null));
  const opened = FakeSocket.opened;
  act(() => FakeSocket.last.arrive({ type: "closed", reason: "removed" }));
  reconnect();
  expect(hook.result.current.ending).toBe("removed");
  expect(FakeSocket.opened).toBe(opened);
});
