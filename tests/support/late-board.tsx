import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Link, MemoryRouter } from "react-router";
import { expect, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import type { StoredEntry } from "#src/platform/storage/entries.ts";
import { usageStats } from "#src/usage/stored.ts";

const plays = () => deviceStore().read(usageStats).plays;

/** Where a visitor may have gone while today's board loads. */
export const elsewhere = ["the ordinary board", "another screen"] as const;

/**
 * Starts today's board on a game's screen, and goes elsewhere while it loads: none may be started, stored or counted.
 * @param path the game's address
 */
export const expectNoLateBoard = async <State,>(
  Page: ComponentType,
  path: string,
  entries: readonly StoredEntry<State>[],
  shown: (typeof elsewhere)[number],
): Promise<void> => {
  const before = plays();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`${path}?daily`]}>
        <Link to={path}>Ordinary</Link>
        <Page />
      </MemoryRouter>,
    );
  });
  fireEvent.click(screen.getByRole("button", { name: /^Start/ }));
  if (shown === "another screen") cleanup();
  else fireEvent.click(screen.getByRole("link", { name: "Ordinary" }));
  await act(() => vi.dynamicImportSettled());
  for (const entry of entries) {
    await act(async () => void (await deviceStore().update(entry, (present) => present)));
    expect(deviceStore().read(entry)).toBe(entry.fallback);
  }
  expect(plays()).toBe(before);
};
