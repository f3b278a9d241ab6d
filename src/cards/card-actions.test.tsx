import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardMessage, CardPage } from "#domain/api/cards.ts";
import { openAddress } from "#src/platform/page/history.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { CardActions, MoreCardActions } from "./card-actions.tsx";
import { CardMessageItem, CardMessageList, cardCountId } from "./card-message-list.tsx";
import { Page } from "./event-card-page.tsx";
import { Page as MenuPage } from "./page.tsx";
import { myCards, myMessageTokens, withOpened } from "./stored.ts";
import { useCard } from "./use-card.ts";

vi.mock("#src/platform/page/history.ts", { spy: true });

const message = (number: number): CardMessage => ({
  id: String(number).padStart(32, "0"),
  card_id: "1",
  sender_name: "Ruth",
  message: `Message ${number}`,
  created_at: "2026-11-21T00:00:00.000Z",
});

let total = 3;
let asked = 0;

/** A card of `total` messages, each on a page of its own. */
const pageAfter = (cursor: string | null): CardPage => {
  asked += 1;
  const number = cursor === null ? total : Number(cursor) - 1;
  return { messages: [message(number)], total, next_cursor: number > 1 ? String(number) : null };
};

let isOpened = false;
/** Resolves when the fourth page may be read. */
let fourthPage: Promise<void>;

const Card = () => {
  const card = useCard("1");
  return (
    <>
      <CardActions category="graduation" path="/event-card/graduation/1" card={card} onOpen={() => (isOpened = true)} />
      <MoreCardActions category="graduation" path="/event-card/graduation/1" card={card} />
      <h2 id={cardCountId} tabIndex={-1}>
        {card.total} left
      </h2>
      <CardMessageList card={card} />
    </>
  );
};

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <Card />
    </QueryClientProvider>,
  );

beforeEach(() => {
  // Files share modules, and with them the messages that others left, shown or waiting.
  const { result: left } = renderHook(() => useCurrentToast());
  while (left.current) act(() => dismissToast());
  total = 3;
  asked = 0;
  fourthPage = Promise.resolve();
  isOpened = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => {
    if (asked === 3) await fourthPage;
    return Response.json(pageAfter(new URL(path, "https://any").searchParams.get("cursor")));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a card is printed once all its messages are on the page", async () => {
  const printed: (string | null)[][] = [];
  vi.stubGlobal("print", () =>
    printed.push([...document.querySelectorAll(".card-note p")].map((line) => line.textContent)),
  );
  show();
  await screen.findByText("Message 3");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Print" })));
  await expect.poll(() => printed).toEqual([["Message 3", "Message 2", "Message 1"]]);
});

it("a card that is opened while it loads is opened with its messages", async () => {
  const gate = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (path: string) => {
    await gate.promise;
    return Response.json(pageAfter(new URL(path, "https://any").searchParams.get("cursor")));
  });
  show();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open the card" })));
  expect(isOpened).toBe(false);
  await act(async () => gate.resolve());
  await expect.poll(() => isOpened).toBe(true);
  expect(asked).toBe(3);
});

it("a card that is mailed while it loads carries its messages, unless it was left", async () => {
  const mailed = vi.mocked(openAddress).mockImplementation(() => undefined);
  const told = renderHook(() => useCurrentToast());
  for (const isLeft of [true, false]) {
    const gate = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", () => gate.promise.then(() => Response.json(pageAfter(null))));
    const { unmount } = show();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send Card via Email" })));
    expect(told.result.current).toBeUndefined();
    if (isLeft) unmount();
    await act(async () => gate.resolve());
    await expect.poll(() => mailed.mock.calls.length).toBe(isLeft ? 0 : 1);
  }
  expect(decodeURIComponent(mailed.mock.lastCall![0])).toContain("“Message 3”");
});

it("a card that cannot be loaded is not printed", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  await screen.findByRole("alert");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Print" })));
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

it("a short card is opened whole, a long one with what is loaded", async () => {
  show();
  await screen.findByText("Message 3");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open the card" })));
  await expect.poll(() => isOpened).toBe(true);
  expect(asked).toBe(3);
  cleanup();
  total = 20_000;
  asked = 0;
  isOpened = false;
  show();
  await screen.findByText("Message 20000");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open the card" })));
  expect([isOpened, asked]).toEqual([true, 1]);
});

it("loading a long card for printing says how far it is, and stops when asked", async () => {
  total = 20_000;
  const gate = Promise.withResolvers<void>();
  fourthPage = gate.promise;
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  await screen.findByText("Message 20000");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Print" })));
  fireEvent.click(await screen.findByRole("button", { name: "Stop loading (3 of 20,000)" }));
  await act(async () => gate.resolve());
  await screen.findByRole("button", { name: "Print" });
  expect(asked).toBe(4);
  expect(print).not.toHaveBeenCalled();
});

/** Presses as the keyboard does: what is pressed has the focus. */
const press = (name: string | RegExp) =>
  act(async () => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  });

it("a link copied twice is said to be copied until two seconds after the second time", async () => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async () => undefined } });
  show();
  await screen.findByText("Message 3");
  vi.useFakeTimers();
  await press("Copy Link");
  await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
  await press("Copied");
  await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
  expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(screen.queryByRole("button", { name: "Copied" })).toBeNull();
  vi.useRealTimers();
});

/** Two messages of this device, and what their deletion answers. */
const showMine = async (deletion: () => Response) => {
  let left = [message(2), message(1)];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (method !== "DELETE") return Response.json({ messages: left, total: left.length, next_cursor: null });
    left = left.filter(({ id }) => !path.endsWith(id));
    return deletion();
  });
  await deviceStore().update(myMessageTokens, () => ({ [message(2).id]: "a", [message(1).id]: "b" }));
  show();
  await screen.findByText("Message 2");
};
it("each failure to load is said once, offline too, and not again when the network is back", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const told = renderHook(() => useCurrentToast());
  const offline = "You are offline. Try again when you are connected.";
  show();
  await screen.findByText("Message 3");
  const read = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", read);
  for (const name of ["Show older messages", "Show older messages", "Open the card"]) {
    act(() => dismissToast());
    await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
    await expect.poll(() => told.result.current?.description).toBe(offline);
  }
  act(() => dismissToast());
  isOnline.mockReturnValue(true);
  read.mockReturnValue(new Promise(() => {}));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Show older messages" })));
  expect([read.mock.calls.length, told.result.current]).toEqual([4, undefined]);
});

describe("deleting one's own message", () => {
  afterEach(() => localStorage.clear());

  it("keeps the focus: on the question, back on the button, then on how many are left", async () => {
    await showMine(() => new Response(null, { status: 204 }));
    await press("Delete your message: Message 2");
    const question = screen.getByRole("group", { name: "Delete it for everyone?" });
    expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Keep it" }));
    await press("Keep it");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete your message: Message 2" }));
    await press("Delete your message: Message 2");
    await press("Yes, delete");
    await expect.poll(() => document.activeElement === screen.getByRole("heading", { name: "1 left" })).toBe(true);
    await expect.poll(() => deviceStore().read(myMessageTokens)).toEqual({ [message(1).id]: "b" });
  });

  it("keeps the focus if another device deletes it while the button has it", async () => {
    await showMine(() => new Response(null, { status: 204 }));
    screen.getByRole("button", { name: "Delete your message: Message 2" }).focus();
    await act(async () => FakeSocket.last.open());
    await act(async () => FakeSocket.last.arrive({ type: "removed", id: message(2).id }));
    await expect.poll(() => document.activeElement === screen.getByRole("heading", { name: "1 left" })).toBe(true);
  });

  it("that another tab has deleted takes it off, without a refusal", async () => {
    const told = renderHook(() => useCurrentToast());
    const refusal = { error: "forbidden", code: "forbidden", message: "Only the author can delete.", requestId: "1" };
    await showMine(() => Response.json(refusal, { status: 403 }));
    await press("Delete your message: Message 2");
    await press("Yes, delete");
    await expect.poll(() => screen.queryByText("Message 2")).toBeNull();
    expect(screen.getByText("Message 1")).toBeTruthy();
    expect(told.result.current).toBeUndefined();
  });

  it("that fails offline says so, and not that the messages could not be loaded", async () => {
    const told = renderHook(() => useCurrentToast());
    await showMine(() => Response.error());
    const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetched);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await press("Delete your message: Message 2");
    await press("Yes, delete");
    await expect.poll(() => told.result.current?.title).toBe("Failed to delete message");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("says so before what failed on the way, while everything fails", async () => {
    const told = renderHook(() => useCurrentToast());
    await showMine(() => Response.error());
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
    await press("Delete your message: Message 2");
    await press("Yes, delete");
    await expect.poll(() => told.result.current?.title).toBe("Failed to delete message");
    act(() => dismissToast());
    expect(told.result.current?.title).toBe("Failed to load messages");
    act(() => dismissToast());
  });

  it("takes it off although the answer was lost, without saying that it failed", async () => {
    const told = renderHook(() => useCurrentToast());
    await showMine(() => {
      throw new TypeError("Failed to fetch");
    });
    await press("Delete your message: Message 2");
    await press("Yes, delete");
    await vi.waitFor(() => expect(screen.queryByText("Message 2")).toBeNull());
    expect(told.result.current).toBeUndefined();
  });
});

it("a message of many empty lines does not push the others off the screen", () => {
  const long = { ...message(1), message: `Peace.${"\n".repeat(400)}Joy.` };
  render(<CardMessageItem message={long} onRemoved={() => undefined} isStillThere={async () => true} />);
  expect(screen.getByRole("paragraph").textContent).toBe("Peace.\n\nJoy.");
});

it("a message of very many lines is folded, and none is lost", async () => {
  const lines = Array.from({ length: 250 }, (_, line) => String(line)).join("\n");
  render(
    <CardMessageItem
      message={{ ...message(1), message: lines }}
      onRemoved={() => undefined}
      isStillThere={async () => true}
    />,
  );
  const words = screen.getByRole("paragraph");
  expect([words.className, words.textContent]).toEqual(["is-folded", lines]);
  await press("Show all 250 lines");
  expect([words.className, words.textContent]).toEqual(["", lines]);
  await press("Show fewer lines");
  expect(words.className).toBe("is-folded");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show all 250 lines" }));
});

const showPage = (cardId: string) => {
  vi.stubGlobal("fetch", async () => Response.json({ messages: [], total: 0, next_cursor: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/event-card/wedding/${cardId}`]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("an empty card that nobody can start, as of a link cut off, says so before one writes", async () => {
  showPage("1600000000000");
  await screen.findByRole("heading", { name: "This card cannot be opened" });
  expect(screen.getByRole("alert").textContent).toContain("Nobody has written on this card");
  expect(screen.getByRole("link", { name: "Choose a card" }).getAttribute("href")).toBe("/card-menu");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(deviceStore().read(myCards)).toEqual([]);
  cleanup();
  showPage(`1600000000000-${"a".repeat(32)}`);
  await screen.findByRole("textbox", { name: "Message" });
  await vi.waitFor(() => expect(deviceStore().read(myCards)).toHaveLength(1));
  localStorage.clear();
});

const opened = (openedAt: number) => ({ category: "wedding" as const, cardId: `c${openedAt}`, openedAt });

it("cards of another device are listed by when they were opened, and the oldest of too many go", async () => {
  await deviceStore().update(myCards, () => myCards.merge!([opened(5)], [opened(6), opened(4)]));
  render(
    <MemoryRouter>
      <MenuPage />
    </MemoryRouter>,
  );
  const links = await screen.findAllByRole("link", { name: /^Wedding/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [6, 5, 4].map((openedAt) => `/event-card/wedding/c${openedAt}`),
  );
  const many = Array.from({ length: 100 }, (_, index) => opened(index));
  expect(withOpened(many, opened(200)).map(({ openedAt }) => openedAt)).toEqual([
    200,
    ...Array.from({ length: 99 }, (_, index) => 99 - index),
  ]);
  cleanup();
  localStorage.clear();
});
