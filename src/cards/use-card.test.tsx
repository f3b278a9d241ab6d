import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import type { CardMessage, CardPage } from "#domain/api/cards.ts";
import { cardMessagesQuery } from "#src/api/cards.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { useCard } from "./use-card.ts";

const message = (number: number): CardMessage => ({
  id: String(number).padStart(32, "0"),
  card_id: "card-1",
  sender_name: "Ruth",
  message: `Message ${number}`,
  created_at: "2026-11-21T00:00:00.000Z",
});

/** Pending reads, oldest first. */
let readings: ((numbers: number[]) => void)[];

const answerTo = (numbers: number[]): Response =>
  Response.json({ messages: numbers.map(message), total: numbers.length, next_cursor: null } satisfies CardPage);

beforeEach(() => {
  readings = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "fetch",
    () => new Promise<Response>((resolve) => readings.push((numbers) => resolve(answerTo(numbers)))),
  );
});
afterAll(() => void vi.unstubAllGlobals());

const Card = () => {
  const { query, messages, apply } = useCard("card-1");
  return (
    <>
      <p role="status" aria-busy={query.isFetching}>
        {messages.map((each) => each.message).join(", ")}
      </p>
      <button type="button" onClick={() => apply({ type: "added", message: message(1) })}>
        Add
      </button>
    </>
  );
};

const openCard = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}
    >
      <Card />
    </QueryClientProvider>,
  );

const shown = () => screen.getByRole("status").textContent;

/** Waits for a read and resolves the oldest one with the card's messages at the time of that read. */
const answerWith = async (...numbers: number[]) => {
  await expect.poll(() => readings).not.toHaveLength(0);
  await act(async () => readings.shift()!(numbers));
};

/** A page of one message, with older ones after it. */
const pageOf = (number: number): CardPage => ({
  messages: [message(number)],
  total: 9,
  next_cursor: String(number).padStart(32, "0"),
});

describe("an open card", () => {
  it("shows messages written between its first read and the opening of its socket", async () => {
    openCard();
    await answerWith(1);
    await expect.poll(() => shown()).toBe("Message 1");
    await act(async () => FakeSocket.last.open());
    await answerWith(2, 1);
    await expect.poll(() => shown()).toBe("Message 2, Message 1");
  });

  it("shows messages that arrived before the response to its first read", async () => {
    openCard();
    await act(async () => FakeSocket.last.open());
    await act(async () => FakeSocket.last.arrive({ type: "added", message: message(2) }));
    await answerWith(1);
    await answerWith(2, 1);
    await expect.poll(() => shown()).toBe("Message 2, Message 1");
    expect(readings).toHaveLength(0);
  });

  it("does not lose messages to a read that started before they arrived", async () => {
    openCard();
    await answerWith(1);
    await act(async () => FakeSocket.last.open());
    await expect.poll(() => readings).toHaveLength(1);
    await act(async () => FakeSocket.last.arrive({ type: "added", message: message(2) }));
    await expect.poll(() => shown()).toBe("Message 2, Message 1");
    await answerWith(1);
    await answerWith(2, 1);
    await expect.poll(() => shown()).toBe("Message 2, Message 1");
  });

  it("that could not be read is read again once a message is added", async () => {
    const answers = [() => new Response(null, { status: 503 }), () => answerTo([1])];
    vi.stubGlobal("fetch", async () => answers.shift()!());
    openCard();
    await expect.poll(() => answers).toHaveLength(1);
    await expect.poll(() => screen.getByRole("status").getAttribute("aria-busy")).toBe("false");
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await expect.poll(() => shown()).toBe("Message 1");
  });

  it("reads no more often than necessary", async () => {
    openCard();
    await answerWith(1);
    await act(async () => FakeSocket.last.open());
    await answerWith(1);
    await expect.poll(() => screen.getByRole("status").getAttribute("aria-busy")).toBe("false");
    await act(async () => FakeSocket.last.arrive({ type: "added", message: message(2) }));
    await expect.poll(() => shown()).toBe("Message 2, Message 1");
    expect(readings).toHaveLength(0);
  });

  it("of which many pages are loaded reads only the newest again after a break, however often that fails", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(cardMessagesQuery("card-1").queryKey, {
      pages: [9, 8, 7, 6, 5].map(pageOf),
      pageParams: [undefined, "9", "8", "7", "6"],
    });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
      asked.push(`${path} ${new Headers(headers).get(bookmarkHeader)}`);
      if (asked.length === 1) return new Response(null, { status: 503 });
      return Response.json({ ...pageOf(10), messages: [message(10), message(9)], next_cursor: message(9).id });
    });
    render(
      <QueryClientProvider client={client}>
        <Card />
      </QueryClientProvider>,
    );
    await act(async () => FakeSocket.last.open());
    await expect.poll(() => asked).toHaveLength(1);
    await act(async () => FakeSocket.last.open());
    await expect.poll(() => shown()).toBe("Message 10, Message 9, Message 8, Message 7, Message 6, Message 5");
    expect(new Set(asked)).toEqual(new Set(["/api/cards/card-1/messages latest"]));
  });
});
