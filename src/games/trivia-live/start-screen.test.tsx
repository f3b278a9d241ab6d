import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { StartScreen } from "./start-screen.tsx";
import { liveSeats } from "./stored.ts";

const Address = () => <output>{useLocation().search}</output>;

it("a seat that is asked for again without an answer stays the device’s", async () => {
  const seat = { code: "BCDFG", role: "player", token: "taken", key: "1", at: Date.now() } as const;
  await deviceStore().update(liveSeats, () => [seat]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(
    <MemoryRouter initialEntries={["/trivia-live"]}>
      <StartScreen code="BCDFG" />
    </MemoryRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Join" })));
  await screen.findByRole("button", { name: "Join" });
  expect(screen.getByRole("link", { name: /BCDFG/ })).toBeTruthy();
  cleanup();
  await deviceStore().erase([liveSeats.key]);
});

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
