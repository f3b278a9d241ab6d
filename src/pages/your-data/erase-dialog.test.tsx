import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EraseDialog } from "./erase-dialog.tsx";

it("erases once, however often the button is pressed", async () => {
  const erased = vi.fn<() => void>();
  render(<EraseDialog what="all" isSynced={false} onErased={erased} onClose={() => undefined} />);
  const button = screen.getByRole("button", { name: "Erase everything" });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => erased.mock.calls.length).toBe(1);
});
