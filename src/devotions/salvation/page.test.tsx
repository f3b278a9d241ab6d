import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { useCurrentToast } from "#src/platform/page/toast.ts";
import { Page } from "./page.tsx";

beforeEach(() => {
  localStorage.clear();
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});
it("the welcome receives the focus when it appears, and not again when something else is pressed", async () => {
  fireEvent.click(screen.getByText("I Accept Jesus Christ"));
  const welcome = await screen.findByText(/^Welcome\. You have said yes/);
  expect(document.activeElement).toBe(welcome);
  const prayer = screen.getByText("Read Salvation Prayer");
  fireEvent.click(prayer);
  prayer.focus();
  fireEvent.click(prayer);
  expect(document.activeElement).toBe(prayer);
});

it("where there is no room for the count, the welcome does not hide that it is not stored", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  fireEvent.click(screen.getByText("I Accept Jesus Christ"));
  await screen.findByText(/^Welcome\. You have said yes/);
  expect(renderHook(useCurrentToast).result.current?.title).toMatch(/^Not saved: this device’s storage is full/);
  full.mockRestore();
});

const names = () => [...document.querySelectorAll("details.life summary")].map(({ textContent }) => textContent);

it("the lives can be filtered by their kind", () => {
  const all = names();
  expect(all).toHaveLength(6);
  fireEvent.click(screen.getByRole("button", { name: "Historical" }));
  const historical = names();
  fireEvent.click(screen.getByRole("button", { name: "Biblical" }));
  expect([...historical, ...names()].toSorted()).toEqual(all.toSorted());
  expect(historical).toHaveLength(3);
});
