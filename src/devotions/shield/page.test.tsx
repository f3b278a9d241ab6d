import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Page } from "./page.tsx";
import { shieldStats } from "./stored.ts";

const open = async (instant: string): Promise<void> => {
  vi.setSystemTime(instant);
  await act(async () => {
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
  });
};

const has = (name: string): boolean => screen.queryByRole("heading", { name }) !== null;
const chooseDay = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await deviceStore().erase([shieldStats.key]);
});

describe("the shield", () => {
  it("is the one of a date, with the testament of its day", async () => {
    await open("2026-02-28T10:00:00");
    expect([has("Saturday 28 February"), has("Reading from the Old Testament")]).toEqual([true, true]);
    choose("Month", "1");
    chooseDay(/^Day\s*1$/);
    expect(screen.getByRole("link", { name: "Daily Scripture" }).getAttribute("href")).toBe("/?book=Psalm%2091%3A1-2");
  });

  it("changes at midnight while the page is open; another date does not pin the day, and leads back to it", async () => {
    await open("2026-06-30T23:30:00");
    chooseDay(/^Day\s*2$/);
    const back = screen.getByRole("button", { name: "Back to today" });
    back.focus();
    await act(async () => void fireEvent.click(back));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Tuesday 30 June" }));
    await act(() => vi.advanceTimersByTimeAsync(31 * 60_000));
    expect(has("Wednesday 1 July")).toBe(true);
  });
});
