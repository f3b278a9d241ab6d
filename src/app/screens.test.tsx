import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { LazyScreen, UnknownAddress } from "./screens.tsx";

const Board = () => {
  const [moves, setMoves] = useState(0);
  return (
    <button type="button" onClick={() => setMoves(moves + 1)}>
      {moves} moves
    </button>
  );
};

const board = lazyCode("board", async () => Board);

const Page = ({ title }: { title: string }) => (
  <MemoryRouter>
    <h1>{title}</h1>
    <LazyScreen code={board} />
  </MemoryRouter>
);

it("a screen that loaded while it was shown as pending is not remounted on the next render", async () => {
  const { rerender } = render(<Page title="Offline" />);
  fireEvent.click(await screen.findByText("0 moves"));
  await act(async () => void (await loadCode(board)));
  rerender(<Page title="Online" />);
  expect(screen.getByRole("button").textContent).toBe("1 moves");
});

it("an address that is no screen is not called missing offline, when nobody can know", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(
    <MemoryRouter>
      <UnknownAddress />
    </MemoryRouter>,
  );
  expect(screen.getByText(/You are offline, and this page is not on this device yet/)).toBeTruthy();
  expect(screen.queryByText("Oops! Page not found")).toBeNull();
  onLine.mockRestore();
});
