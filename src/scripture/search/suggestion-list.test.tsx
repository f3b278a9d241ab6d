import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SuggestionList } from "./suggestion-list.tsx";

it("a suggestion is chosen by a completed press, which leaves the focus in the box", () => {
  const chosen: string[] = [];
  render(
    <SuggestionList
      id="list"
      suggestions={[{ kind: "passage", text: "The Good Samaritan", reference: "Luke 10:25-37" }]}
      active={-1}
      onChoose={(text) => void chosen.push(text)}
    />,
  );
  const option = screen.getByRole("option");
  // A touch that starts a scroll, or one that moves off the option, chooses nothing.
  fireEvent.pointerDown(option);
  const down = createEvent.mouseDown(option);
  fireEvent(option, down);
  expect([chosen, down.defaultPrevented]).toEqual([[], true]);
  fireEvent.click(option);
  expect(chosen).toEqual(["Luke 10:25-37"]);
});
