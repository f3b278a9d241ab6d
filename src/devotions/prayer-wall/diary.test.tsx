import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { draftsEntry } from "#src/platform/drafts/stored.ts";
import { openAddress } from "#src/platform/page/history.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { Diary } from "./diary.tsx";
import { prayerDiary } from "./stored.ts";

vi.mock("#src/platform/page/history.ts", { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  deviceStore().announce(null);
});

const keepMany = (count: number) =>
  deviceStore().update(prayerDiary, () =>
    Array.from({ length: count }, (_item, index) => ({
      id: `p${index}`,
      text: `Prayer number ${index}.`,
      createdAt: 1_795_000_000_000 - index,
      answeredOn: "",
    })),
  );

const renderDiary = () =>
  render(
    <MemoryRouter>
      <Diary />
    </MemoryRouter>,
  );

const askForPrayer = () => {
  renderDiary();
  fireEvent.click(screen.getByRole("link", { name: /^Request Prayer for this/ }));
};

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a prayer" });

describe("the diary", () => {
  it.each(privatePrayers)("keeps %j as it was written, and finds it again", async (text) => {
    renderDiary();
    fireEvent.input(field(), { target: { value: text } });
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await waitFor(() => expect(field().value).toBe(""));
    expect(
      deviceStore()
        .read(prayerDiary)
        .map((prayer) => prayer.text),
    ).toEqual([text]);
    fireEvent.input(screen.getByRole("searchbox", { name: "Search your diary" }), {
      target: { value: text.trim().slice(-12) },
    });
    expect(screen.getByRole("listitem").querySelector(".diary-text")?.textContent).toBe(text);
  });

  it("keeps what a change makes of a prayer, and says why when there is no room for it", async () => {
    await keepMany(1);
    renderDiary();
    fireEvent.click(screen.getByRole("button", { name: /^Change the prayer of/ }));
    const change = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Change this prayer" });
    expect(document.activeElement).toBe(change);
    const submit = () => act(async () => void fireEvent.submit(change.closest("form")!));
    fireEvent.input(change, { target: { value: "a".repeat(4001) } });
    await submit();
    screen.getByText(/^One prayer can have 4,000 characters and this one has 4,001\./);
    expect(change.value).toHaveLength(4001);
    fireEvent.input(change, { target: { value: " Help me. " } });
    await submit();
    await waitFor(() => expect(deviceStore().read(prayerDiary)[0]!.text).toBe(" Help me. "));
  });

  it("keeps text in the field when storage is full, and says so", async () => {
    renderDiary();
    fireEvent.input(field(), { target: { value: "For the neighbours and their house." } });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByText("Not kept: this device’s storage is full. Your words stay here.");
    expect(field().value).toBe("For the neighbours and their house.");
  });

  it("keeps a draft until it is stored", async () => {
    const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
    renderDiary();
    await type("For my father, who");
    cleanup();
    renderDiary();
    await expect.poll(() => field().value).toBe("For my father, who");
    await type("For my father, who is far away.");
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByRole("listitem");
    await expect.poll(() => field().value).toBe("");
    await expect.poll(() => deviceStore().read(draftsEntry)).toEqual([]);
    cleanup();
    renderDiary();
    expect(field().value).toBe("");
  });

  it("opens a mail for a prayer, but not over another screen where the rules for it load late", async () => {
    const mailed = vi.mocked(openAddress).mockImplementation(() => undefined);
    await keepMany(1);
    askForPrayer();
    await act(() => vi.waitFor(() => expect(mailed).toHaveBeenCalledOnce()));
    cleanup();
    askForPrayer();
    cleanup();
    await act(() => vi.dynamicImportSettled());
    expect(mailed).toHaveBeenCalledOnce();
  });

  it("shows twenty at once, and the rest on request", async () => {
    await keepMany(50);
    renderDiary();
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(40);
    screen.getByRole("button", { name: "Show more" }).focus();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Show more" })));
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[40]);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
  });
});
