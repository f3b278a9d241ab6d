import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { helpCountries } from "#content/helplines.ts";
import { helplinesAddress } from "#domain/site/helplines.ts";
import { SomeoneNow } from "./someone-now.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (languages: readonly string[], address = "/help") => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  render(
    <MemoryRouter initialEntries={[address]}>
      <SomeoneNow />
    </MemoryRouter>,
  );
};
const picker = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Your country" });
const shown = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("If you need someone now", () => {
  it("shows the country of the browser's language, with numbers that can be called", () => {
    open(["en-GB"]);
    expect(shown()).toEqual(["United Kingdom"]);
    const kingdom = within(screen.getByRole("region", { name: "United Kingdom" }));
    expect(kingdom.getByRole("link", { name: "999" }).getAttribute("href")).toBe("tel:999");
    expect(kingdom.getByRole("link", { name: "116 123" }).getAttribute("href")).toBe("tel:116123");
    expect(kingdom.getByText(/^Compared on 22 November 2026/)).toBeTruthy();
  });

  it("shows all countries to whom it cannot place, and the one that a visitor chooses", () => {
    open(["ja-JP"]);
    expect(shown()).toEqual(helpCountries.map(({ name }) => name));
    fireEvent.change(picker(), { target: { value: "NG" } });
    expect(shown()).toEqual(["Nigeria"]);
    fireEvent.change(picker(), { target: { value: "" } });
    expect(shown()).toHaveLength(helpCountries.length);
  });

  it("always leads to the directory for other countries", () => {
    open(["en-US"]);
    expect(screen.getByRole("link", { name: "findahelpline.com, opens in a new tab" }).getAttribute("href")).toBe(
      "https://findahelpline.com/",
    );
  });

  it("keeps and sends nothing", () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const stored = vi.spyOn(Storage.prototype, "setItem");
    open(["en-US"]);
    fireEvent.change(picker(), { target: { value: "ZA" } });
    expect(fetched).not.toHaveBeenCalled();
    expect(stored).not.toHaveBeenCalled();
  });

  it("has the focus when the address names it", () => {
    vi.useFakeTimers();
    Element.prototype.scrollIntoView ??= () => {};
    open(["en-US"], helplinesAddress);
    act(() => void vi.advanceTimersByTime(10));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "If you need someone now" }));
  });
});
