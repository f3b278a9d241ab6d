import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/device-store/browser-store.ts";
import { Diary } from "./diary.tsx";
import { prayerDiary, prayerDraft } from "./stored.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.doUnmock("#domain/text/language.ts");
  localStorage.clear();
  deviceStore().announce(null);
});

const keepMany = (count: number) =>
  deviceStore().update(prayerDiary, () => Array.from({ length: count }, (_item, index) => ({ id: `p${index}`, text: `Prayer number ${index}.`, createdAt: 1_795_000_000_000 - index, answeredOn: "" })));

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a prayer" });

describe("the diary", () => {
  it("keeps text in the field when storage is full, and says so", async () => {
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    fireEvent.input(field(), { target: { value: "For the neighbours and their house." } });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByText("Not kept: this device’s storage is full. Your words stay here.");
    expect(field().value).toBe("For the neighbours and their house.");
  });

  it("keeps text in the field when a weak network prevents the check, says so, and stores it on the next try", async () => {
    vi.doMock("#domain/text/language.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    fireEvent.input(field(), { target: { value: "For the neighbours and their house." } });
    const submit = () => act(async () => void fireEvent.submit(field().closest("form")!));
    await submit();
    await screen.findByText(/^Not kept yet: the language check could not be loaded\./);
    expect(field().value).toBe("For the neighbours and their house.");
    vi.doUnmock("#domain/text/language.ts");
    await submit();
    await screen.findByRole("listitem");
    await waitFor(() => expect(field().value).toBe(""));
  });

  it("keeps a draft until it is stored", async () => {
    const type = (text: string) => act(async () => void fireEvent.input(field(), { target: { value: text } }));
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    await type("For my father, who");
    cleanup();
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    expect(field().value).toBe("For my father, who");
    await type("For my father, who is far away.");
    await act(async () => void fireEvent.submit(field().closest("form")!));
    await screen.findByRole("listitem");
    await vi.waitFor(() => expect(field().value).toBe(""));
    await vi.waitFor(() => expect(deviceStore().read(prayerDraft)).toBe(""));
    cleanup();
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    expect(field().value).toBe("");
  });

  it("shows twenty at once, and the rest on request", async () => {
    await keepMany(50);
    render(<Diary perFrame={Number.POSITIVE_INFINITY} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(40);
    screen.getByRole("button", { name: "Show more" }).focus();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Show more" })));
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[40]);
  });
});
