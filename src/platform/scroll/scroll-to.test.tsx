import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useKeepInView } from "./scroll-to.ts";

/** Three sections of 500 px, stacked, on a screen of 600 px. */
const topOf: Readonly<Record<string, number>> = { one: 0, two: 500, three: 1000 };
let scrolledToY = 0;

const Parts = ({ spoken }: { spoken: string | undefined }) => {
  useKeepInView(spoken);
  return Object.keys(topOf).map((id) => <p key={id} id={id} />);
};

const placed = () => {
  vi.stubGlobal("innerHeight", 600);
  for (const [id, top] of Object.entries(topOf)) {
    const element = document.getElementById(id)!;
    element.getBoundingClientRect = () => new DOMRect(0, top - scrolledToY, 300, 500);
    element.scrollIntoView = () => {
      scrolledToY = top - 50;
    };
  }
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrolledToY = 0;
});

it("scrolls the next item into view, unless the visitor has scrolled away", async () => {
  const { rerender } = render(<Parts spoken={undefined} />);
  placed();
  const say = (spoken: string | undefined) => act(() => rerender(<Parts spoken={spoken} />));
  await say("one");
  expect(scrolledToY).toBe(0);
  await say("two");
  expect(scrolledToY).toBe(450);
  scrolledToY = -2000;
  await say("three");
  expect(scrolledToY).toBe(-2000);
  await say(undefined);
  await say("one");
  expect(scrolledToY).toBe(-50);
});
