import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-page.tsx";

const Broken = (): never => {
  throw new TypeError("verses is not iterable");
};

const at = (resetKey: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={resetKey}>{isBroken ? <Broken /> : <h1>John 3</h1>}</ErrorBoundary>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("an error that no screen handles is named, with two ways out; another address is tried again", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { rerender } = render(at("/read/kjv/john/3", true));
  expect(screen.getByRole("heading").textContent).toBe("Unexpected Application Error!");
  expect(screen.getByText("verses is not iterable")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  rerender(at("/read/kjv/john/4", false));
  expect(screen.getByRole("heading").textContent).toBe("John 3");
});
