import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RoomView } from "#domain/api/trivia-live.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { BrowserRouter } from "#src/platform/page/router.tsx";
import { Page } from "./page.tsx";
import { PlayersSheet } from "./players-sheet.tsx";
import { RoomScreen } from "./room-screen.tsx";
import { liveSeats } from "./stored.ts";
import { type RoomState, useRoom } from "./use-room.ts";

beforeEach(() => void vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
    text: index === 0 ? "Who built the ark?" : "Whom did a fish swallow?",
    choices: ["Noah", "Amos", "Eve", "Ruth"],
    answered: choice === null ? 0 : 1,
    choice,
    leftMs: 9000,
    limitMs: 20_000,
    isPaused: false,
  },
});

type Question = RoomView["stage"] & { phase: "question" };

const revealed: RoomView = {
  ...asked(0, null),
  stage: {
    phase: "reveal",
    index: 0,
    text: "Who built the ark?",
    choices: ["Noah", "Amos", "Eve", "Ruth"],
    answered: 0,
    choice: null,
    right: 0,
    reference: { book: "GEN", chapter: 6, verse: 14 },
    counts: [0, 0, 0, 0],
    isSkipped: false,
    gained: 0,
    goesOnInMs: null,
  },
};

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

it("one that a phone slept over does not go to the next game's question of the same number", () => {
  const { hook } = open();
  act(() => hook.result.current.send({ type: "answer", question: 0, choice: 2 }));
  reconnect();
  const { stage, ...view } = asked(1, null);
  show({ ...view, step: 9, stage: { ...stage, index: 0 } as Question });
  expect(FakeSocket.last.sent).toEqual([]);
  expect(hook.result.current.sent).toBeUndefined();
});

it("one that met a pause is sent again when the room goes on, and one that came too late is known until the next question", () => {
  const { hook, line } = open();
  act(() => hook.result.current.send({ type: "answer", question: 0, choice: 2 }));
  const { stage, ...view } = asked(0, null);
  show({ ...view, step: 2, stage: { ...stage, isPaused: true } as Question });
  expect(line.sent).toEqual([answer]);
  show({ ...view, step: 3, stage });
  expect(line.sent).toEqual([answer, answer]);
  show(revealed);
  expect(hook.result.current.sent).toMatchObject({ choice: 2 });
  show(asked(1, null));
  expect(line.sent).toEqual([answer, answer]);
  expect(hook.result.current.sent).toBeUndefined();
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

const lobby = { ...asked(0, null), stage: { phase: "lobby" } } satisfies RoomView;

/** What a player reads. */
const textOf = (room: Partial<RoomState>): string => {
  const state: RoomState = {
    view: undefined,
    at: 0,
    isConnected: true,
    isDown: false,
    ending: undefined,
    sent: undefined,
    send: () => {},
    ...room,
  };
  const { container } = render(<RoomScreen room={state} isHost={false} announce={() => {}} />);
  return container.textContent;
};

it.each([
  ["while the host is here", {}, "2 players. The host starts the game. Keep this page open."],
  ["once the host is away", { isHostAway: true }, "The host is away. In a moment a player leads."],
  ["once another leads", { isHostAway: true, deputy: "Eve" }, "The host is away. Eve leads."],
  ["when leading", { isHostAway: true, isLeading: true, deputy: "Ruth" }, "The host is away, so you lead."],
])("a player in the lobby reads who starts the game: %s", (_when, own, sentence) => {
  const text = textOf({ view: { ...lobby, ...own } });
  expect(text).toContain(sentence);
  expect(text.includes("The host starts")).toBe(!("isHostAway" in own));
});

/** In a question of a room, on the first page of a visit, with the focus on an answer. */
const sitInRoom = async () => {
  const seat = { code: "BCDFG", role: "player", token: "taken", key: "1", at: Date.now() } as const;
  await deviceStore().update(liveSeats, () => [seat]);
  history.replaceState({ idx: 0 }, "", "/trivia-live");
  history.pushState({ idx: 0 }, "", "/trivia-live?code=BCDFG");
  render(
    <BrowserRouter>
      <main>
        <Page />
      </main>
    </BrowserRouter>,
  );
  act(() => FakeSocket.last.open());
  show(asked(0, null));
  screen.getByRole("button", { name: /Noah/ }).focus();
};

it("a room that ends leaves the focus on the start screen's heading, also on the first page of a visit", async () => {
  await sitInRoom();
  await act(async () => FakeSocket.last.arrive({ type: "closed", reason: "left" }));
  const heading = await screen.findByRole("heading", { name: "Trivia live" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("alert").textContent).toBe("You have left this room.");
});

it("going back from a room to the start screen, too, leaves the focus on its heading", async () => {
  await sitInRoom();
  act(() => history.back());
  const heading = await screen.findByRole("heading", { name: "Trivia live" });
  expect(document.activeElement).toBe(heading);
});

it("a player without a network reads so, and that the room waits", () => {
  expect(textOf({ isConnected: false })).toContain("Connecting…");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const text = textOf({ isConnected: false, isDown: true });
  expect(text).toContain("You are offline");
  expect(text).toContain("The room is kept.");
});

it("a player whose answer came too late reads that, and not that there was none", () => {
  expect(textOf({ view: revealed })).toContain("No answer this time. Everyone begins at zero");
  expect(textOf({ view: revealed, sent: { text: "Who built the ark?", choice: 2 } })).toContain(
    "did not arrive in time.",
  );
});

it("a player without points is promised no next question after the last one", () => {
  const last = { ...revealed, stage: { ...revealed.stage, index: revealed.settings.questions - 1 } } as RoomView;
  expect(textOf({ view: last })).toContain("No answer this time. Thank you for playing!");
});

it("letters and digits lead to an answer, and give none", () => {
  const send = vi.fn<RoomState["send"]>();
  const state = {
    view: asked(0, null),
    at: 0,
    isConnected: true,
    isDown: false,
    ending: undefined,
    sent: undefined,
    send,
  };
  render(<RoomScreen room={state} isHost={false} announce={() => {}} />);
  const answers = screen.getAllByRole("button", { name: /^(Noah|Amos|Eve|Ruth)$/ });
  for (const [key, at] of [
    ["c", 2],
    ["1", 0],
    ["D", 3],
    ["5", 3],
  ] as const) {
    fireEvent.keyDown(
      document.activeElement === document.body ? screen.getByRole("heading") : document.activeElement!,
      { key },
    );
    expect(document.activeElement, key).toBe(answers[at]);
  }
  expect(send).not.toHaveBeenCalled();
});

it("a leader without a connection locks nothing and removes nobody", () => {
  const send = vi.fn<RoomState["send"]>();
  const ruth = { ...you, seat: 2, isHere: true };
  const sheet = (isConnected: boolean) => (
    <PlayersSheet
      view={{ ...lobby, standings: [ruth] }}
      isConnected={isConnected}
      isOpen
      onOpenChange={() => {}}
      send={send}
    />
  );
  const { rerender } = render(sheet(false));
  const controls = [
    screen.getByRole("switch", { name: /^Lock the room/ }),
    screen.getByRole("button", { name: /Ruth/ }),
  ];
  for (const one of controls) {
    fireEvent.click(one);
    expect(one.getAttribute("aria-disabled")).toBe("true");
  }
  expect(send).not.toHaveBeenCalled();
  rerender(sheet(true));
  for (const one of controls) fireEvent.click(one);
  expect(send).toHaveBeenCalledTimes(2);
});
