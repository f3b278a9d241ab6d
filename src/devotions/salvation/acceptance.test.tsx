import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Page as SalvationPage } from "./page.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("the welcome receives the focus when it appears, and not again when something else is pressed", async () => {
  render(
    <MemoryRouter>
      <SalvationPage />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText("I Accept Jesus Christ"));
  const welcome = await screen.findByText(/^Welcome\. You have said yes/);
  expect(document.activeElement).toBe(welcome);
  const prayer = screen.getByText("Read Salvation Prayer");
  fireEvent.click(prayer);
  prayer.focus();
  fireEvent.click(prayer);
  expect(document.activeElement).toBe(prayer);
});
