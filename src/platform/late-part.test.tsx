import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isMissing, latePart } from "./late-part.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A screen with a part that loads at the n-th attempt. */
const screenWith = (comesAt: number) => {
  let tries = 0;
  const part = latePart(async () => {
    tries += 1;
    if (tries < comesAt) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The part</p>;
  });
  const Screen = () => {
    const { Part, failures, again } = part.usePart();
    if (Part) return <Part />;
    return isMissing(failures) ? (
      <button type="button" onClick={again}>
        Try again
      </button>
    ) : (
      <p>On its way</p>
    );
  };
  const view = render(<Screen />);
  return { ...view, part, tried: () => tries };
};

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it("is shown as pending, then rendered", async () => {
  screenWith(1);
  expect(screen.getByText("On its way")).toBeTruthy();
  await pass(0);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("is retried once before anything is reported", async () => {
  screenWith(2);
  await pass(0);
  expect(screen.getByText("On its way")).toBeTruthy();
  await pass(2000);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("is reported as missing, retries by itself, and appears", async () => {
  screenWith(3);
  await pass(2000);
  expect(screen.getByRole("button")).toBeTruthy();
  await pass(4000);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("loads as soon as the network is back", async () => {
  screenWith(3);
  await pass(2000);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("is retried at once on request", async () => {
  screenWith(3);
  await pass(2000);
  act(() => void fireEvent.click(screen.getByRole("button")));
  await pass(0);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("is not retried after leaving the screen, until the next visit", async () => {
  const { unmount, tried, part } = screenWith(3);
  await pass(2000);
  unmount();
  const before = tried();
  await pass(120_000);
  expect(tried()).toBe(before);
  await part.preload();
  const Next = () => (part.usePart().Part ? <p>Drawn at once</p> : null);
  render(<Next />);
  expect(screen.getByText("Drawn at once")).toBeTruthy();
});
