import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardMessage, CardPage } from "#domain/api/cards.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { CardActions } from "./card-actions.tsx";
import { MessageList } from "./message-list.tsx";
import { useCard } from "./use-card.ts";

const message = (number: number): CardMessage => ({ id: String(number).padStart(32, "0"), card_id: "1", sender_name: "Ruth", message: `Message ${number}`, created_at: "2026-11-21T00:00:00.000Z" });

/** A card of three messages in three pages. */
const pageAfter = (cursor: string | null): CardPage => {
  const number = cursor === null ? 3 : Number(cursor) - 1;
  return { messages: [message(number)], total: 3, next_cursor: number > 1 ? String(number) : null };
};

const Card = () => {
  const card = useCard("1");
  return (
    <>
      <CardActions category="graduation" path="/event-card/graduation/1" card={card} onOpen={() => {}} />
      <MessageList card={card} />
    </>
  );
};

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => Response.json(pageAfter(new URL(path, "https://any").searchParams.get("cursor"))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a card is printed once all its messages are on the page", async () => {
  const printed: (string | null)[][] = [];
  vi.stubGlobal("print", () => printed.push([...document.querySelectorAll(".card-message p")].map((line) => line.textContent)));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}>
      <Card />
    </QueryClientProvider>,
  );
  await screen.findByText("Message 3");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Print" })));
  await vi.waitFor(() => expect(printed).toEqual([["Message 3", "Message 2", "Message 1"]]));
});
