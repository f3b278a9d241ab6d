import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";

const position: StoredEntry<unknown> = { key: "gbh_position", schema: z.number(), fallback: 0 };

afterEach(cleanup);

it("erases once, however often the button is pressed", async () => {
  const erased = vi.fn<() => void>();
  render(<EraseDialog what="all" isSynced={false} onErased={erased} onClose={() => undefined} />);
  const button = screen.getByRole("button", { name: "Erase everything" });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => erased.mock.calls.length).toBe(1);
});

it("imports once, however often the button is pressed", async () => {
  const closed = vi.fn<() => void>();
  const change = { entry: position, imported: 7, effect: "new", added: 0, hasConflict: false } as const;
  render(<ImportDialog plan={[change]} unknownKeys={[]} onClose={closed} />);
  const button = screen.getByRole("button", { name: "Import" });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  await deviceStore().update(position, (present) => present);
  expect(closed.mock.calls.length).toBe(1);
});
