import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

const values = ["one", "two", "three"] as const;

const Shown = () => {
  const [value, setValue] = useState<(typeof values)[number]>("one");
  return (
    <Tabs
      label="Which"
      value={value}
      onChange={setValue}
      tabs={values.map((name) => ({ value: name, label: name, content: `content of ${name}` }))}
    />
  );
};

/** The tab of this name, which alone is chosen. */
const chosen = (name: string): HTMLElement => {
  const tab = screen.getByRole("tab", { selected: true });
  expect(tab.textContent).toBe(name);
  // One stop of the Tab key.
  expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
  const panel = screen.getByRole("tabpanel", { name });
  expect(panel.textContent).toBe(`content of ${name}`);
  expect(tab.getAttribute("aria-controls")).toBe(panel.id);
  return tab;
};

it("shows the panel of the chosen tab alone, and chooses by press and by key", () => {
  render(<Shown />);
  chosen("one");
  fireEvent.click(screen.getByRole("tab", { name: "two" }));
  chosen("two");
  for (const [key, name] of [
    ["ArrowRight", "three"],
    ["ArrowRight", "one"],
    ["ArrowLeft", "three"],
    ["Home", "one"],
    ["End", "three"],
  ] as const) {
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key });
    expect(document.activeElement).toBe(chosen(name));
  }
  fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowLeft", altKey: true });
  chosen("three");
});
