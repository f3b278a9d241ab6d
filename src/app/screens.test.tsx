import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { type ComponentType, useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { lazyScreen } from "./screens.tsx";

afterEach(cleanup);

const Board = () => {
  const [moves, setMoves] = useState(0);
  return (
    <button type="button" onClick={() => setMoves(moves + 1)}>
      {moves} moves
    </button>
  );
};

const Page = ({ title, Screen }: { title: string; Screen: ComponentType }) => (
  <MemoryRouter>
    <h1>{title}</h1>
    <Screen />
  </MemoryRouter>
);

it("a screen that loaded while it was shown as pending is not remounted on the next render", async () => {
  const { Component: Game, preload } = lazyScreen(async () => Board);
  const { rerender } = render(<Page title="Offline" Screen={Game} />);
  fireEvent.click(await screen.findByText("0 moves"));
  await act(preload);
  rerender(<Page title="Online" Screen={Game} />);
  expect(screen.getByRole("button").textContent).toBe("1 moves");
});
