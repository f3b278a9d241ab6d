import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { Diary } from "./diary.tsx";
import { prayerDiary, prayerDraft } from "./stored.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  deviceStore().announce(null);
});

const keepMany = (count: number) =>
  deviceStore().update(prayerDiary, () => Array.from({ length: count }, (_item, index) => ({ id: `p${index}`, text: `Prayer number ${index}.`, createdAt: 1_795_000_000_000 - index, answeredOn: "" })));

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a prayer" });

describe("the diary", () => {
  it("leaves words for which there is no room in their field, and says so", async () => {
    render(<Diary />);
    fireEvent.input(field(), { target: { value: "For the neighbours and their house." } });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByText("Not kept: this device’s storage is full. Your words stay here.");
    expect(field().value).toBe("For the neighbours and their house.");
  });

  it("keeps what is written and not kept yet, until it is", async () => {
    const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
    render(<Diary />);
    await type("For my father, who");
    cleanup();
    render(<Diary />);
    expect(field().value).toBe("For my father, who");
    await type("For my father, who is far away.");
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByRole("listitem");
    await vi.waitFor(() => expect(field().value).toBe(""));
    await vi.waitFor(() => expect(deviceStore().read(prayerDraft)).toBe(""));
    cleanup();
    render(<Diary />);
    expect(field().value).toBe("");
  });

  it("shows fifty at once, and all of them for who asks", async () => {
    await keepMany(120);
    render(<Diary />);
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(100);
    screen.getByRole("button", { name: "Show more" }).focus();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Show more" })));
    expect(screen.getAllByRole("listitem")).toHaveLength(120);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[100]);
  });
});
