import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { cardDrafts, withDraft } from "./stored.ts";
import { Writer } from "./writer.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } })));

const write = (name: string, text: string) => {
  fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: name } });
  fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: text } });
  return screen.getByRole<HTMLButtonElement>("button", { name: "Add Message" });
};

/** Browsers blur disabled elements; jsdom does not. */
const send = async () => {
  const button = write("Ruth", "Well done");
  button.focus();
  await act(async () => {
    fireEvent.submit(button.closest("form")!);
    button.blur();
  });
};

const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value;

describe("the form for writing on a card", () => {
  it("restores unsent text after the page was discarded, only on its own card, until it is sent", async () => {
    answerWith(201, { id: "1", card_id: "1", sender_name: "Ruth", message: "Well done", created_at: "2026-11-22T10:00:00.000Z", delete_token: "t", step_up: false });
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Well" } });
    await act(async () => void (await deviceStore().update(cardDrafts, (present) => present)));
    cleanup();
    render(<Writer category="graduation" cardId="2" onAdded={() => undefined} />);
    expect(message()).toBe("");
    cleanup();
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    expect(message()).toBe("Well");
    await send();
    await waitFor(() => expect(message()).toBe(""));
    expect(deviceStore().read(cardDrafts)).toEqual({});
  });

  it("stores a message once when its response was lost, even across a reload", async () => {
    const keys: string[] = [];
    vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
      keys.push((JSON.parse(String(init.body)) as { idempotency_key: string }).idempotency_key);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    await send();
    await screen.findByRole("alert");
    cleanup();
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" }).value).toBe("Ruth");
    await send();
    await waitFor(() => expect(keys.length).toBe(2));
    fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Well done, all of you" } });
    await act(async () => void fireEvent.submit(screen.getByRole("button", { name: "Add Message" }).closest("form")!));
    await waitFor(() => expect(keys.length).toBe(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("requires visible text in the message and the name", () => {
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    expect([["Ruth", "Well done"], ["\u200b\u200d", "Well done"], ["Ruth", " \u3164\n"]].map(([name, text]) => write(name!, text!).disabled)).toEqual([false, true, true]);
  });

  it("focuses the message that was rejected", async () => {
    answerWith(422, { error: "invalid input", code: "invalid_input", message: "Message contains inappropriate content", requestId: "1" });
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Message" })));
  });

  it("focuses its heading once the message is on the card", async () => {
    answerWith(201, { id: "1", card_id: "1", sender_name: "Ruth", message: "Well done", created_at: "2026-11-22T10:00:00.000Z", delete_token: "t", step_up: false });
    render(<Writer category="graduation" cardId="1" onAdded={() => undefined} />);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Write your message" })));
  });
});

describe("drafts", () => {
  it("are kept for the ten cards that were edited last", () => {
    let drafts: Record<string, string> = {};
    for (let card = 1; card <= 11; card += 1) drafts = withDraft(drafts, `card-${card}`, `words ${card}`);
    expect(Object.keys(drafts)).toHaveLength(10);
    expect(drafts).not.toHaveProperty("card-1");
    expect(withDraft(drafts, "card-5", "")).not.toHaveProperty("card-5");
    expect(Object.keys(withDraft(drafts, "card-5", "other words")).at(-1)).toBe("card-5");
  });
});
