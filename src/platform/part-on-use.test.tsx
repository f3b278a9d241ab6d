import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { partOnUse } from "./part-on-use.ts";
import { dismissToast, useCurrentToast } from "./toast.ts";

afterEach(() => {
  cleanup();
  dismissToast();
});

const Sheet = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? "The sheet is open" : "The sheet is closed"}</p>;

/** A screen with a button whose sheet loads on use, with the given outcomes. */
const screenWith = (answers: readonly ("network" | "comes")[]) => {
  const rest = [...answers];
  const useSheet = partOnUse(async () => {
    if (rest.shift() !== "comes") throw new TypeError("Failed to fetch dynamically imported module");
    return Sheet;
  });
  const Screen = () => {
    const { Part, want, wantQuietly } = useSheet();
    const [isOpen, setIsOpen] = useState(false);
    const told = useCurrentToast();
    return (
      <>
        <p>The text</p>
        <button type="button" onClick={() => want(() => setIsOpen(true))}>
          Open
        </button>
        <button type="button" onClick={wantQuietly}>
          Unasked
        </button>
        {Part ? <Part isOpen={isOpen} /> : null}
        {told ? <p role="alert">{told.title}</p> : null}
      </>
    );
  };
  render(<Screen />);
};

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));

it("a part that fails to load leaves the screen unchanged, reports it, and loads on the next request", async () => {
  screenWith(["network", "comes"]);
  await press("Open");
  expect(screen.getByText("The text")).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toBe("This could not be loaded");
  await press("Open");
  expect(await screen.findByText("The sheet is open")).toBeTruthy();
});

it("a prefetched part fails silently, and can be requested", async () => {
  screenWith(["network", "comes"]);
  await press("Unasked");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/^The sheet/)).toBeNull();
  await press("Open");
  expect(await screen.findByText("The sheet is open")).toBeTruthy();
});
