import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useReadOnceAfterHydration } from "./hydration.ts";

afterEach(cleanup);

it("reads once an occasion, whatever renders the component again", () => {
  let stored = "KJV";
  const Shown = ({ occasion }: { occasion: string }) => (
    <output>{useReadOnceAfterHydration(() => stored, "none", occasion)}</output>
  );
  const { rerender } = render(<Shown occasion="a" />);
  expect(screen.getByRole("status").textContent).toBe("KJV");
  stored = "ASV";
  rerender(<Shown occasion="a" />);
  expect(screen.getByRole("status").textContent).toBe("KJV");
  rerender(<Shown occasion="b" />);
  expect(screen.getByRole("status").textContent).toBe("ASV");
});
