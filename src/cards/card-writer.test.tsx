import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useCurrentToast } from "#src/platform/page/toast.ts";
import { remainingPlaces, Writer } from "./card-writer.tsx";
import { myMessageTokens, mySenderName, unconfirmedMessages } from "./stored.ts";
import { useDetailDrafts } from "./use-card-drafts.ts";
import type { OnAdded } from "./use-card-writer.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } })),
  );

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
    answerWith(201, {
      id: "1",
      card_id: "1",
      sender_name: "Ruth",
      message: "Well done",
      created_at: "2026-11-22T10:00:00.000Z",
      delete_token: "t",
      step_up: false,
    });
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Well" } });
    await act(async () => void (await deviceStore().update(draftsEntry, (present) => present)));
    cleanup();
    render(<Writer category="graduation" cardId="2" total={1} onAdded={() => undefined} />);
    expect(message()).toBe("");
    cleanup();
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await waitFor(() => expect(message()).toBe("Well"));
    await send();
    await waitFor(() => expect(message()).toBe(""));
    await waitFor(() => expect(deviceStore().read(draftsEntry)).toEqual([]));
    // The same words sent once more are another message.
    await waitFor(() => expect(deviceStore().read(unconfirmedMessages)).toEqual([]));
    expect(deviceStore().read(myMessageTokens)).toEqual({ 1: "t" });
    expect(deviceStore().read(mySenderName)).toBe("Ruth");
  });

  const added = { id: "1", card_id: "1", sender_name: "Ruth", message: "Well done", delete_token: "t" };
  const accepted = () =>
    Response.json({ ...added, created_at: "2026-11-22T10:00:00.000Z", step_up: false }, { status: 201 });

  it.each([
    ["that succeeded", accepted, "Well done", ""],
    ["that succeeded while more was written", accepted, "Well done, all", "Well done, all"],
    ["that failed", () => Promise.reject(new TypeError("Failed to fetch")), "Well done", "Well done"],
  ])("opened again during a sending %s, has only what is not sent", async (_, answer, written, left) => {
    const gate = Promise.withResolvers<void>();
    const answered = vi.fn<typeof answer>(answer);
    vi.stubGlobal("fetch", () => gate.promise.then(answered));
    const card = <Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />;
    render(card);
    await send();
    cleanup();
    render(card);
    await waitFor(() => expect(message()).toBe("Well done"));
    if (written !== "Well done") write("Ruth", written);
    await act(async () => gate.resolve());
    await waitFor(() => expect(message()).toBe(left));
    await waitFor(() =>
      expect(
        deviceStore()
          .read(draftsEntry)
          .map(({ text }) => text),
      ).toEqual(left ? [left] : []),
    );
    expect(answered).toHaveBeenCalled();
  });

  it("stores a message once when its response was lost, even across a reload", async () => {
    const keys: string[] = [];
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      if (url.endsWith("/messages"))
        keys.push((JSON.parse(String(init.body)) as { idempotency_key: string }).idempotency_key);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    await screen.findByRole("alert");
    cleanup();
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" }).value).toBe("Ruth");
    await send();
    await waitFor(() => expect(keys.length).toBe(2));
    fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Well done, all of you" } });
    await act(async () => void fireEvent.submit(screen.getByRole("button", { name: "Add Message" }).closest("form")!));
    await waitFor(() => expect(keys.length).toBe(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    // Another card in between, as in another tab.
    cleanup();
    render(<Writer category="graduation" cardId="2" total={1} onAdded={() => undefined} />);
    await send();
    cleanup();
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    await waitFor(() => expect(keys.length).toBe(5));
    expect(keys[4]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("knows the one message that older versions stored", () => {
    const old = { cardId: "1", sender_name: "Ruth", message: "Well done", idempotency_key: "k" };
    for (const [stored, read] of [
      ["null", []],
      [JSON.stringify(old), [old]],
    ] as const) {
      localStorage.setItem(unconfirmedMessages.key, stored);
      expect(deviceStore().read(unconfirmedMessages)).toEqual(read);
      expect(localStorage.length).toBe(1);
    }
  });

  it("requires visible text in the message and the name", () => {
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    expect(
      [
        ["Ruth", "Well done"],
        ["\u200b\u200d", "Well done"],
        ["Ruth", " \u3164\n"],
      ].map(([name, text]) => write(name!, text!).disabled),
    ).toEqual([false, true, true]);
  });

  it("focuses the message that was rejected", async () => {
    answerWith(422, {
      error: "invalid input",
      code: "invalid_input",
      message: "Message contains inappropriate content",
      requestId: "1",
    });
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Message" })));
  });

  it("says why it takes no more messages for now, and keeps what was written", async () => {
    const sentence = "Too many messages submitted for this card. You can write again in an hour.";
    answerWith(429, { error: "rate limited", code: "rate_limited", message: sentence, requestId: "1" });
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    expect(message()).toBe("Well done");
  });

  it("says that a message was not sent because one is offline, and keeps it", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const shown = renderHook(() => useCurrentToast());
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    await waitFor(() =>
      expect(shown.result.current).toMatchObject({
        title: "Failed to add message",
        description: "You are offline. Try again when you are connected.",
      }),
    );
    expect(screen.getByRole("textbox", { name: "Message" }).getAttribute("aria-invalid")).toBeNull();
    expect(message()).toBe("Well done");
  });

  it("focuses its heading once the message is on the card", async () => {
    answerWith(201, {
      id: "1",
      card_id: "1",
      sender_name: "Ruth",
      message: "Well done",
      created_at: "2026-11-22T10:00:00.000Z",
      delete_token: "t",
      step_up: false,
    });
    render(<Writer category="graduation" cardId="1" total={1} onAdded={() => undefined} />);
    await send();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Write your message" })),
    );
  });
});

const Begun = ({ onAdded, total = 0 }: { onAdded: OnAdded; total?: number }) => {
  const drafts = useDetailDrafts("1");
  return (
    <Writer
      category="graduation"
      cardId="1"
      total={total}
      drafts={total === 0 ? drafts : undefined}
      onAdded={onAdded}
    />
  );
};
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Who is it for? (optional)" });

describe("a card that nobody has written on", () => {
  it("passes the focus on from the field for whom it is, which goes once somebody else has written", async () => {
    const { rerender } = render(<Begun onAdded={() => undefined} />);
    field().focus();
    rerender(<Begun onAdded={() => undefined} total={1} />);
    const next = screen.getByRole("textbox", { name: "Your name" });
    await waitFor(() => expect(document.activeElement).toBe(next.parentElement));
  });

  it("sends for whom it is with the message, and tells the page what the server kept", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      if (!url.endsWith("/messages")) return Promise.resolve(Response.json({ card_id: "1", start_token: "s" }));
      sent.push(JSON.parse(String(init.body)));
      return Promise.resolve(
        Response.json(
          {
            id: "1",
            card_id: "1",
            sender_name: "Ruth",
            message: "Well done",
            created_at: "2026-11-22T10:00:00.000Z",
            recipient: "נעמי",
            delete_token: "t",
            step_up: false,
          },
          { status: 201 },
        ),
      );
    });
    const onAdded = vi.fn<OnAdded>();
    render(<Begun onAdded={onAdded} />);
    fireEvent.input(field(), { target: { value: "נעמי" } });
    await expect.poll(() => deviceStore().read(draftsEntry)).toMatchObject([{ part: "1", text: "נעמי" }]);
    await send();
    await waitFor(() =>
      expect(onAdded).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }), { recipient: "נעמי" }),
    );
    expect(sent).toEqual([expect.objectContaining({ recipient: "נעמי" })]);
    await waitFor(() => expect(deviceStore().read(draftsEntry)).toEqual([]));
  });

  it("names the field that was refused", async () => {
    answerWith(422, {
      error: "invalid input",
      code: "invalid_input",
      message: "Message contains inappropriate content",
      requestId: "1",
      fields: { recipient: "Message contains inappropriate content" },
    });
    render(<Begun onAdded={() => undefined} />);
    fireEvent.input(field(), { target: { value: "sh1t" } });
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("textbox", { name: "Message" }).getAttribute("aria-invalid")).toBeNull();
  });
});

const opened = (total: number) =>
  render(<Writer category="graduation" cardId="1" total={total} onAdded={() => undefined} />);

describe("a card that is filling", () => {
  it("tells how many places are left from fifty on, down to none", () => {
    const totals = [undefined, 0, 1949, 1950, 1999, 2000, 20_000];
    expect(totals.map(remainingPlaces)).toEqual([undefined, undefined, undefined, 50, 1, 0, 0]);
  });

  it("says how many more messages it has room for, and when there is none", () => {
    opened(1949);
    expect(screen.queryByText(/room for/)).toBeNull();
    cleanup();
    opened(1950);
    expect(screen.getByText("This card is almost full: it has room for 50 more messages.")).toBeTruthy();
    expect(write("Ruth", "Well done").disabled).toBe(false);
    cleanup();
    opened(2000);
    expect(screen.getByText("This card is full: it holds 2,000 messages. Please start another one.")).toBeTruthy();
    expect(write("Ruth", "Well done").disabled).toBe(true);
  });
});
