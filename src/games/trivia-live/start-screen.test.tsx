import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { StartScreen } from "./start-screen.tsx";

const Address = () => <output>{useLocation().search}</output>;

it("a device without space for a seat says so, takes none in the room, and stays on the form", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ code: "BCDFG", host_token: "h", seat_token: "s", seat: 1, name: "Ruth" }, { status: 201 });
  });
  // Looks for a storage that lasts, once.
  deviceStore();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  render(
    <MemoryRouter initialEntries={["/trivia-live?code=BCDFG"]}>
      <StartScreen code="BCDFG" />
      <Address />
    </MemoryRouter>,
  );
  for (const name of ["Join", "Open a room"]) {
    await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
    await expect
      .poll(() => screen.getAllByText(/storage is full\. .* Free some space/))
      .toHaveLength(name === "Join" ? 1 : 2);
  }
  expect(asked).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("?code=BCDFG");
});
