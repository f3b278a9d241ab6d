import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { systemClock } from "#src/platform/clock.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { provideStoredEntries, type StoredEntry } from "#src/platform/storage/entries.ts";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { syncSettings } from "#src/sync/stored.ts";
import { EraseDialog, ImportDialog } from "./dialogs.tsx";
import { Page } from "./page.tsx";

const position: StoredEntry<unknown> = { key: "gbh_position", schema: z.number(), fallback: 0 };

const nothing = { current: null };

afterEach(cleanup);

it("erases once, however often the button is pressed", async () => {
  const erased = vi.fn<() => void>();
  render(
    <EraseDialog what="all" focusInstead={nothing} isSynced={false} onErased={erased} onClose={() => undefined} />,
  );
  const button = screen.getByRole("button", { name: "Erase everything" });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => erased.mock.calls.length).toBe(1);
});

const row = async (key: string) => within((await screen.findByText(key)).closest("li")!).getByRole("button");

it("leaves the focus on the next row, or on the one before, or on the heading", async () => {
  provideStoredEntries(lazyCode("no declarations", async () => ({})));
  for (const key of ["gbh_1", "gbh_2", "gbh_3"]) localStorage.setItem(key, key);
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const erase = async (key: string) => {
    (await row(key)).focus();
    fireEvent.click(await row(key));
    fireEvent.click(await screen.findByRole("button", { name: "Erase" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await erase("gbh_2");
  expect(document.activeElement).toBe(await row("gbh_3"));
  await erase("gbh_3");
  expect(document.activeElement).toBe(await row("gbh_1"));
  await erase("gbh_1");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "On this device" }));
});

it("cannot be cancelled while sync is being left: everything would be erased all the same", async () => {
  await deviceStore().update(syncSettings, () => ({
    code: "AAAAAAAAAAAAAAAAAAAAAA",
    device: "a1b2c3",
    cursor: "",
    comparedAt: systemClock.now(),
    agreedAt: 0,
    keptUntil: "",
    isPaused: false,
    isErased: false,
  }));
  const exchange = Promise.withResolvers<Response>();
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => exchange.promise);
  vi.stubGlobal("fetch", fetched);
  const closed = vi.fn<() => void>();
  render(<EraseDialog what="all" focusInstead={nothing} isSynced onErased={() => undefined} onClose={closed} />);
  fireEvent.click(screen.getByRole("button", { name: "Erase everything" }));
  await expect.poll(() => fetched.mock.calls.some(([address]) => address.includes("/api/sync/"))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(closed).not.toHaveBeenCalled();
  exchange.resolve(new Response(null, { status: 503 }));
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  vi.unstubAllGlobals();
});

it("imports once, however often the button is pressed, and cannot be cancelled by then", async () => {
  const closed = vi.fn<() => void>();
  const change = { entry: position, imported: 7, effect: "new", added: 0, hasConflict: false } as const;
  render(<ImportDialog plan={[change]} unknownKeys={[]} onClose={closed} />);
  const button = screen.getByRole("button", { name: "Import" });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  await deviceStore().update(position, (present) => present);
  expect(closed.mock.calls.length).toBe(1);
});

const choose = async (name: string) => {
  fireEvent.change(screen.getByLabelText("A file exported from this site"), {
    target: { files: [new File(["{}"], name)] },
  });
  return screen.findByRole("alert");
};

it("says of every file that is refused why, though the reason is the same", async () => {
  localStorage.setItem("gbh_1", "1");
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await row("gbh_1");
  const first = await choose("photo.json");
  expect(first.textContent).toMatch(/^Nothing was changed\. This file was not exported from this site/);
  expect(await choose("letter.json")).not.toBe(first);
});
