import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookmarkHeader } from "#domain/api/card-bookmark.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { FakeSocket } from "#tests/support/fake-socket.ts";
import { followCard, postCardMessage, readCardPage } from "./cards.ts";
import { deviceToken } from "./stored.ts";

const cardId = `1795000000000-${"a".repeat(32)}`;
const draft = { sender_name: "Ruth", message: "Well done", idempotency_key: "a-key-of-its-own" };
const posted = {
  id: "1",
  card_id: cardId,
  sender_name: "Ruth",
  message: "Well done",
  created_at: "2026-11-22T10:00:00.000Z",
  delete_token: "t",
  step_up: false,
};
const refusal = (code: string, extra: object = {}) => ({ error: code, code, message: "No.", requestId: "1", ...extra });

interface Sent {
  readonly path: string;
  readonly token: string | null;
  readonly start: unknown;
  readonly bookmark: string | null;
}

let sent: Sent[];
/** Answers to posts of a message, in order; then `posted`. */
let answers: [status: number, body: unknown][];
let isMinting: boolean;

const answer = (path: string): Response => {
  if (path === "/api/devices")
    return isMinting ? Response.json({ device_token: "minted" }, { status: 201 }) : Response.json({}, { status: 500 });
  if (path === "/api/cards") return Response.json({ card_id: cardId, start_token: "started" });
  const [status, body] = answers.shift() ?? [201, posted];
  return Response.json(body, { status });
};

beforeEach(() => {
  sent = [];
  answers = [];
  isMinting = true;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? "{}")) as { start_token?: string };
    const headers = new Headers(init.headers);
    const [token, bookmark] = [headers.get("X-Device-Token"), headers.get(bookmarkHeader)];
    sent.push({ path, token, start: body.start_token, bookmark });
    return answer(path);
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const paths = () => sent.map(({ path }) => path.split("/").at(-1));
const kept = () => deviceStore().read(deviceToken);

describe("posting on a card", () => {
  it("asks for the device's token once, and keeps it", async () => {
    await postCardMessage(cardId, draft, false);
    await postCardMessage(cardId, draft, false);
    expect(paths()).toEqual(["devices", "messages", "messages"]);
    expect(sent.slice(1).map(({ token }) => token)).toEqual(["minted", "minted"]);
    expect(kept()).toBe("minted");
  });

  it("goes on without a token if there is none, and keeps the one that comes with the answer", async () => {
    isMinting = false;
    answers = [[201, { ...posted, device_token: "answered" }]];
    await postCardMessage(cardId, draft, false);
    expect(sent[1]!.token).toBeNull();
    expect(kept()).toBe("answered");
  });

  it("replaces a token that the server does not know, also from a refusal", async () => {
    await deviceStore().update(deviceToken, () => "of another key");
    answers = [[429, refusal("rate_limited", { device_token: "newer" })]];
    await expect(postCardMessage(cardId, draft, false)).rejects.toThrow("HTTP 429");
    expect(kept()).toBe("newer");
  });

  it("starts an empty card first, as one that turns out to be empty", async () => {
    await deviceStore().update(deviceToken, () => "kept");
    await postCardMessage(cardId, draft, true);
    expect([paths(), sent[1]!.start]).toEqual([["cards", "messages"], "started"]);
    sent = [];
    answers = [[403, refusal("card_not_started")]];
    await postCardMessage(cardId, draft, false);
    expect(paths()).toEqual(["messages", "cards", "messages"]);
    expect(sent.map(({ start }) => start)).toEqual([undefined, undefined, "started"]);
  });

  it("starts a card once, whatever the server says then", async () => {
    await deviceStore().update(deviceToken, () => "kept");
    answers = [[403, refusal("card_not_started")]];
    await expect(postCardMessage(cardId, draft, true)).rejects.toThrow("HTTP 403");
    expect(paths()).toEqual(["cards", "messages"]);
  });

  it("does not start what has no id of ours", async () => {
    await deviceStore().update(deviceToken, () => "kept");
    answers = [[403, refusal("card_not_started")]];
    await expect(postCardMessage("wedding", draft, true)).rejects.toThrow("HTTP 403");
    expect(paths()).toEqual(["messages"]);
  });
});

it("an open card is read no older than what its socket has told", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const stop = followCard(cardId, { onChange: () => {}, onState: () => {} });
  const bookmark = `00000007-00000000-00000000-${"0".repeat(32)}`;
  FakeSocket.last.open();
  FakeSocket.last.arrive({ type: "removed", id: "1", bookmark });
  answers = [[200, { messages: [], total: 0, next_cursor: null }]];
  await readCardPage(cardId);
  expect(sent.at(-1)?.bookmark).toBe(bookmark);
  stop();
});
