import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { HttpError } from "#src/platform/network/http.ts";
import { systemClock } from "#src/platform/clock.ts";
import { dismissToast, useCurrentToast } from "#src/platform/page/toast.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { defineStored } from "#src/platform/storage/entries.ts";
import { eraseEverywhere, failureSentence, join, leave, makeCode, previewJoin, renewCode } from "./actions.ts";
import { ConfirmationSheet } from "./confirmation-sheet.tsx";
import { DeviceList } from "./device-list.tsx";
import { NoSpaceError } from "./exchange.ts";
import { conflictMessages, syncProblemMessages, syncScreenMessages } from "./messages.ts";
import { recordConflicts, reportConflicts } from "./report-conflicts.ts";
import { seal } from "./seal.ts";
import { syncStatus } from "./status.ts";
import { SyncSection } from "./sync-section.tsx";
import { exchangeWithoutVisit, keysOfCode, syncOnce } from "./sync-once.ts";
import { syncConflicts, syncDevices, type SyncSettings, syncSettings, syncVersions } from "./stored.ts";

const settings: SyncSettings = {
  code: "AAAAAAAAAAAAAAAAAAAAAA",
  device: "a1b2c3",
  cursor: "",
  comparedAt: systemClock.now(),
  agreedAt: 0,
  keptUntil: "",
  isPaused: true,
  isErased: false,
};

/** The stores that exist on the server. */
const stores = new Set<string>();

beforeEach(async () => {
  stores.clear();
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    if (method === "POST") stores.add(address);
    if (method === "DELETE") stores.delete(address);
    return new Response(null, { status: 201 });
  });
  await deviceStore().update(syncSettings, () => settings);
});

it("a new code that the device has no space for is not said to be in use", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await expect(renewCode()).rejects.toThrow(NoSpaceError);
  expect(deviceStore().read(syncSettings)).toEqual(settings);
  expect(stores.size).toBe(0);
  // That is the reason, whether or not its store could be erased again.
  vi.stubGlobal("fetch", async (_address: string, { method }: RequestInit) =>
    method === "POST" ? new Response(null, { status: 201 }) : Promise.reject(new TypeError("Failed to fetch")),
  );
  await expect(renewCode()).rejects.toThrow(NoSpaceError);
});

const refused = (code: string) => new HttpError("status", 400, { error: "no", code, message: "no", requestId: "1" });

it("a code that cannot be joined is told from a server that does not answer", () => {
  const errors = [
    refused("not_found"),
    refused("sync_erased"),
    refused("rate_limited"),
    new NoSpaceError(),
    refused("internal"),
  ];
  const { unknownCode, tooManyCodes, noAnswer } = syncScreenMessages;
  expect(errors.map(failureSentence)).toEqual([
    unknownCode,
    unknownCode,
    tooManyCodes,
    syncProblemMessages["device full"],
    noAnswer,
  ]);
});

it("a code is not begun without space for the versions: local data would replace what is newer elsewhere", async () => {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (key === syncVersions.key) throw new DOMException("Full", "QuotaExceededError");
    write.call(this, key, text);
  });
  await expect(makeCode()).rejects.toThrow(NoSpaceError);
  expect(deviceStore().read(syncSettings)).toBeNull();
  expect(stores.size).toBe(0);
});

it("a device that cannot derive a code's keys says so, and can leave", async () => {
  await deviceStore().update(syncSettings, () => ({ ...settings, code: "BAAAAAAAAAAAAAAAAAAAAA", isPaused: false }));
  const derive = vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("Failed", "OperationError"));
  expect(await syncOnce()).toMatchObject({ isDone: false });
  await leave();
  expect(deviceStore().read(syncSettings)).toBeNull();
  derive.mockRestore();
  expect(await keysOfCode("BAAAAAAAAAAAAAAAAAAAAA")).toBeDefined();
});

it("a new code has this device alone, until others join", async () => {
  vi.restoreAllMocks();
  const own = { name: "Kitchen", at: 2 };
  await deviceStore().update(syncDevices, () => ({ [settings.device]: own, lost: { name: "Phone", at: 1 } }));
  await renewCode();
  expect(deviceStore().read(syncDevices)).toEqual({ [settings.device]: own });
  expect(stores.size).toBe(1);
});

const heading = createRef<HTMLHeadingElement>();
const showSection = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <h2 ref={heading} tabIndex={-1}>
        On all your devices
      </h2>
      <SyncSection heading={heading} />
    </QueryClientProvider>,
  );

/** The screen as a link with a code opens it. */
const openLink = (code = "CAAAAAAAAAAAAAAAAAAAAA") => {
  history.replaceState(null, "", `/your-data#sync=${code}`);
  return showSection();
};

it("a link that was cut short says so, and leaves nothing of its code in the address", async () => {
  await deviceStore().erase([syncSettings.key]);
  openLink("CAAAAAAAAAAAAAAAAAAAA");
  expect(location.hash).toBe("");
  const field = await screen.findByRole("textbox");
  expect(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent).toBe(
    "The link is damaged. Copy it again, or type the twelve words.",
  );
  cleanup();
});

it("a stored code that cannot be read counts as none", async () => {
  const quarantined = JSON.stringify({ ...settings, code: "AAAAAAAAAAAAAAAAAAAAAB" });
  act(() => {
    localStorage.setItem(syncSettings.key, quarantined);
    deviceStore().announce(null);
  });
  expect(deviceStore().read(syncSettings)).toBeNull();
});

it("nothing is confirmed for a code that another tab has ended, which would erase no store", async () => {
  history.replaceState(null, "", "/your-data");
  showSection();
  fireEvent.click(screen.getByRole("button", { name: "Erase from the server" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  await act(() => deviceStore().erase([syncSettings.key]));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => void (await deviceStore().update(syncSettings, () => settings)));
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
});

it("a button that has the focus does not become another when the data is erased elsewhere", async () => {
  history.replaceState(null, "", "/your-data");
  showSection();
  screen.getByRole("button", { name: "Resume" }).focus();
  await act(async () => void (await deviceStore().update(syncSettings, () => ({ ...settings, isErased: true }))));
  await expect.poll(() => document.activeElement?.className).toBe("row data-actions");
  cleanup();
});

it("the focus stays in place when the list of conflicts is cleared", async () => {
  history.replaceState(null, "", "/your-data");
  const conflict = { key: "bible-notes", subject: "", result: "joined", device: "b", at: 1, isTold: true } as const;
  await deviceStore().update(syncConflicts, () => [conflict]);
  showSection();
  const clear = screen.getByRole("button", { name: "Clear this list" });
  clear.focus();
  await act(async () => void fireEvent.click(clear));
  await expect.poll(() => clear.isConnected).toBe(false);
  expect(document.activeElement?.closest(".sync")).toBeTruthy();
  cleanup();
});

it("a link whose data cannot be read can be tried again: the page has taken its code out of the address", async () => {
  await deviceStore().erase([syncSettings.key]);
  const pulled = { records: [], cursor: "2.5.own", isWhole: true, kept_until: "2028-11-29" };
  const answers = [new Response(null, { status: 503 }), Response.json(pulled)];
  vi.stubGlobal("fetch", async () => answers.shift());
  openLink();
  const again = await screen.findByRole("button", { name: "Try again" });
  // Not a form for words.
  expect(screen.getByRole("dialog", { name: "Join your devices" })).toBeTruthy();
  fireEvent.click(again);
  expect(await screen.findByRole("button", { name: "Join" })).toBeTruthy();
  cleanup();
});

it("what joining will change is heard when it is there: the sheet has the focus", async () => {
  await deviceStore().erase([syncSettings.key]);
  vi.stubGlobal("fetch", async () =>
    Response.json({ records: [], cursor: "2.5.own", isWhole: true, kept_until: "2028-11-29" }),
  );
  history.replaceState(null, "", "/your-data");
  showSection();
  fireEvent.click(screen.getByRole("button", { name: "I have a code" }));
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "#sync=EAAAAAAAAAAAAAAAAAAAAA" } });
  screen.getByRole("button", { name: "Next" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  const sheet = await screen.findByRole("dialog", { name: "Join your devices" });
  await expect.poll(() => document.activeElement).toBe(sheet);
  cleanup();
});

it("while a device joins nothing is said to be wrong, and nothing can be cancelled", async () => {
  await deviceStore().erase([syncSettings.key]);
  const exchange = Promise.withResolvers<Response>();
  const pulled = { records: [], cursor: "2.5.own", isWhole: true, kept_until: "2028-11-29" };
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) =>
    typeof body === "string" ? exchange.promise : Response.json(pulled),
  );
  openLink();
  fireEvent.click(await screen.findByRole("button", { name: "Join" }));
  await expect.poll(() => deviceStore().read(syncSettings)?.code).toBe("CAAAAAAAAAAAAAAAAAAAAA");
  expect(screen.getByRole("button", { name: "Join" }).ariaDisabled).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
  // In vain, since the device has the code already.
  for (const name of ["Cancel", "Close"]) fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole("dialog")).toBeTruthy();
  exchange.resolve(new Response(null, { status: 503 }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  cleanup();
});

it("says again what is wrong with the words, and nothing about words that are no longer there", async () => {
  await deviceStore().erase([syncSettings.key]);
  const none = { error: "Not found", code: "not_found", message: "Not found", requestId: "1" };
  const looked = vi.fn<typeof fetch>(async () => Response.json(none, { status: 404 }));
  vi.stubGlobal("fetch", looked);
  history.replaceState(null, "", "/your-data");
  showSection();
  fireEvent.click(screen.getByRole("button", { name: "I have a code" }));
  const field = await screen.findByRole("textbox");
  const next = async (typed: string) => {
    fireEvent.change(field, { target: { value: typed } });
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    return (await screen.findByRole("alert")).textContent;
  };
  expect(await next("legal winner")).toBe("A code has twelve words; this has 2.");
  expect(await next("legal thank")).toBe("A code has twelve words; this has 2.");
  expect(await next("/your-data#sync=DAAAAAAAAAAAAAAAAAAAAA")).toMatch(/^There is no synced data under this code/);
  expect(await next("legal")).toBe("A code has twelve words; this has 1.");
  // An earlier test's code may still be synced.
  const { storeId } = (await keysOfCode("DAAAAAAAAAAAAAAAAAAAAA"))!;
  expect(looked.mock.calls.filter(([address]) => String(address).includes(storeId))).toHaveLength(1);
  cleanup();
});

it("a browser that keeps nothing says so to a link with a code, and asks for nothing", async () => {
  await deviceStore().erase([syncSettings.key]);
  vi.spyOn(deviceStore(), "isLasting", "get").mockReturnValue(false);
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  openLink();
  await act(async () => {});
  expect(
    screen.getByText("This browser keeps nothing after the page is closed, so there is nothing to sync."),
  ).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  cleanup();
});

it("once sync has ended here, its heading has the focus, since the button is gone", async () => {
  history.replaceState(null, "", "/your-data");
  showSection();
  const end = screen.getByRole("button", { name: "End sync on this device" });
  end.focus();
  fireEvent.click(end);
  fireEvent.click(await screen.findByRole("button", { name: "End sync here" }));
  await expect.poll(() => end.isConnected).toBe(false);
  await expect.poll(() => document.activeElement).toBe(heading.current);
  cleanup();
});

it("what was confirmed cannot be cancelled while it is done", async () => {
  const erasing = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => erasing.promise);
  const closed = vi.fn<() => void>();
  render(<ConfirmationSheet confirmation="erase" onClose={closed} onDone={closed} />);
  fireEvent.click(screen.getByRole("button", { name: "Erase from the server" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(closed).not.toHaveBeenCalled();
  erasing.resolve(new Response(null, { status: 204 }));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  cleanup();
});

it("a name for which the device has no space is not taken for saved", async () => {
  const told = renderHook(() => useCurrentToast());
  act(() => dismissToast());
  await deviceStore().update(syncDevices, () => ({ [settings.device]: { name: "Phone", at: 1 } }));
  render(<DeviceList own={settings.device} />);
  fireEvent.click(screen.getByRole("button", { name: "Name this device" }));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of this device" });
  fireEvent.input(field, { target: { value: "Kitchen" } });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await act(async () => void fireEvent.submit(field.form!));
  expect(told.result.current?.title).toBe("Not saved: this device’s storage is full");
  expect(field.isConnected && field.value).toBe("Kitchen");
  vi.restoreAllMocks();
  await act(async () => void fireEvent.submit(field.form!));
  expect(field.isConnected).toBe(false);
  cleanup();
});

it("when another device was last here is not 'just now' for hours on an open page", async () => {
  vi.useFakeTimers();
  await deviceStore().update(syncDevices, () => ({ lost: { name: "Phone", at: systemClock.now() } }));
  const { container } = render(<DeviceList own={settings.device} />);
  expect(container.textContent).toBe("Phonejust now");
  act(() => void vi.advanceTimersByTime(48 * 60 * 60_000));
  expect(container.textContent).toMatch(/^Phone\d+ \w+ \d{4}, \d+:\d\d$/);
  vi.useRealTimers();
});

it("everything is compared once a week, also after a clock that was years ahead", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cursor = "1.5.own";
  const cursors: (string | null)[] = [];
  let records: object[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    cursors.push(new URL(address, location.href).searchParams.get("cursor"));
    return Response.json({ records, cursor, isWhole: false, kept_until: "2028-11-29" });
  });
  await deviceStore().update(syncDevices, () => ({}));
  await deviceStore().update(syncVersions, () => ({ part: { seen: {}, digest: "", sequence: 5, isWaiting: false } }));
  const keys = (await keysOfCode(settings.code))!;
  const now = systemClock.now();
  const comparedAfter = async (days: number) => {
    const present = { ...settings, cursor, comparedAt: now + days * 86_400_000 };
    await deviceStore().update(syncSettings, () => present);
    await exchangeWithoutVisit(present, keys);
    return (deviceStore().read(syncSettings)!.comparedAt - now) / 86_400_000;
  };
  expect([await comparedAfter(-6), await comparedAfter(-8), await comparedAfter(3000)]).toEqual([-6, 0, 0]);
  expect(cursors).toEqual([cursor, "", ""]);
  // A later version of the site may be able to read it.
  records = [{ name: "A".repeat(22), data: "AAAA", sequence: 6 }];
  expect(await comparedAfter(-6)).toBe(-now / 86_400_000);
  vi.useRealTimers();
});

it("a device without space for what it has received waits for the visitor", async () => {
  await deviceStore().update(syncSettings, () => ({ ...settings, isPaused: false }));
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (key === syncVersions.key) throw new DOMException("Full", "QuotaExceededError");
    write.call(this, key, text);
  });
  const pulled = { records: [], cursor: "2.5.own", isWhole: false, kept_until: "2028-11-29" };
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => {
    if (typeof body !== "string") return Response.json(pulled);
    const sent: { records: { name: string }[] } = JSON.parse(body);
    return Response.json({ stored: Object.fromEntries(sent.records.map(({ name }) => [name, 6])), refused: [] });
  });
  expect(await syncOnce()).toEqual({ isDone: true, retryAfterMs: undefined });
  expect(syncStatus.get()).toMatchObject({ state: "device full" });
  expect(deviceStore().read(syncSettings)?.cursor).toBe(settings.cursor);
  vi.restoreAllMocks();
  expect(await syncOnce()).toMatchObject({ isDone: true });
  expect(syncStatus.get()).toMatchObject({ state: "fine" });
});

it("a new code gets everything that the old one had, whose store goes, even if another code comes first", async () => {
  const part = { seen: { [settings.device]: 1 }, digest: "one", sequence: 5, isWaiting: false };
  await deviceStore().update(syncVersions, () => ({ part }));
  await deviceStore().update(syncSettings, () => ({ ...settings, cursor: "1.5.own", agreedAt: 7 }));
  await renewCode();
  expect(deviceStore().read(syncVersions)["part"]).toEqual({ ...part, sequence: 0, isWaiting: true });
  const renewed = deviceStore().read(syncSettings)!;
  expect(renewed).toMatchObject({ formerCode: settings.code, cursor: "", agreedAt: 0, isPaused: false });
  const { storeId } = (await keysOfCode(settings.code))!;
  stores.add(`/api/sync/${storeId}`);
  await renewCode();
  expect([...stores].some((address) => address.includes(storeId))).toBe(false);
  expect(deviceStore().read(syncSettings)?.formerCode).toBe(renewed.code);
});

it("a paused device leaves without a request", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  await leave();
  expect(deviceStore().read(syncSettings)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it("conflicts are told in one toast, once the page is seen, and no more than once", async () => {
  const told = renderHook(() => useCurrentToast());
  act(() => dismissToast());
  await deviceStore().erase([syncConflicts.key]);
  const conflict = { key: "bible-notes", subject: "", result: "joined", device: "b", at: 1 } as const;
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(() => recordConflicts([conflict, conflict]));
  expect(told.result.current).toBeUndefined();
  visibility.mockRestore();
  await act(reportConflicts);
  expect(told.result.current?.title).toBe(conflictMessages.several(2));
  act(() => dismissToast());
  await act(reportConflicts);
  expect(told.result.current).toBeUndefined();
  await deviceStore().erase([syncConflicts.key]);
});

const empty = { records: [], cursor: "1.9.own", isWhole: false, kept_until: "2028-11-29" };

it.each([
  [new Response(null, { status: 409 }), { isDone: true }, "store full"],
  [Response.json({ unknown: true }), { isDone: true }, "refused"],
  [
    new Response(null, { status: 503, headers: { "Retry-After": "30" } }),
    { isDone: false, retryAfterMs: 30_000 },
    "waiting",
  ],
])("after the answer %# of the store, sync is tried again or waits for the visitor", async (answer, result, state) => {
  await deviceStore().update(syncSettings, () => ({ ...settings, isPaused: false }));
  vi.stubGlobal("fetch", async () => answer.clone());
  expect(await syncOnce()).toMatchObject(result);
  expect(syncStatus.get().state).toBe(state);
});

it("a store that is gone is made again, and all of it compared", async () => {
  await deviceStore().update(syncVersions, () => ({ part: { seen: {}, digest: "", sequence: 5, isWaiting: false } }));
  await deviceStore().update(syncSettings, () => ({ ...settings, isPaused: false, cursor: "1.5.own" }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    const { searchParams } = new URL(address, location.href);
    asked.push(`${method} ${searchParams.get("cursor") ?? ""}`);
    if (method === "POST")
      return typeof body === "string"
        ? Response.json({ stored: {}, refused: [] })
        : new Response(null, { status: 201 });
    return asked.length === 1 ? new Response(null, { status: 404 }) : Response.json(empty);
  });
  expect(await syncOnce()).toEqual({ isDone: true });
  expect(asked.slice(0, 3)).toEqual(["GET 1.5.own", "POST ", "GET "]);
  expect(syncStatus.get()).toMatchObject({ state: "fine", isRecreated: true });
});

it.each([404, 410])("a code whose store is gone (%i) can be erased", async (status) => {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  await eraseEverywhere();
  expect(deviceStore().read(syncSettings)).toBeNull();
});

it("what a device has from before it joined gives way to what the code has", async () => {
  const colours = defineStored<Record<string, string>>({
    key: "gbh_test_colours",
    schema: z.record(z.string(), z.string()),
    fallback: {},
    syncAs: { as: "map" },
  });
  await deviceStore().update(colours, () => ({ one: "own", two: "own" }));
  const code = "FAAAAAAAAAAAAAAAAAAAAA";
  const theirs = { key: colours.key, name: "one", version: { seen: { other: 1000 }, value: "theirs" } };
  const record = { ...(await seal((await keysOfCode(code))!, theirs))!, sequence: 1 };
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) =>
    Response.json(
      typeof body === "string"
        ? { stored: {}, refused: [] }
        : { records: [record], cursor: "1.1.own", isWhole: true, kept_until: "2028-11-29" },
    ),
  );
  await join(await previewJoin(code));
  expect(deviceStore().read(colours)).toEqual({ one: "theirs", two: "own" });
  expect(deviceStore().read(syncConflicts)).toMatchObject([{ subject: "one", result: "later", device: "other" }]);
});

it("an exchange that ends after another code was made says nothing of that", async () => {
  const other = { ...settings, code: "GAAAAAAAAAAAAAAAAAAAAA" };
  vi.stubGlobal("fetch", async () => {
    await deviceStore().update(syncSettings, () => other);
    return Response.json(empty);
  });
  await deviceStore().erase([syncVersions.key, syncDevices.key, "gbh_test_colours"]);
  await exchangeWithoutVisit(settings, (await keysOfCode(settings.code))!);
  expect(deviceStore().read(syncSettings)).toEqual(other);
});
