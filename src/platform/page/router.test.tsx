import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BrowserRouter, Link, type LinkProps, useLocation, useNavigationType, useSearchParams } from "./router.tsx";
import { type LateNavigate, useLateNavigate } from "./use-late-navigate.ts";

let goLate: LateNavigate;

const Place = () => {
  const { pathname, search, state } = useLocation();
  const [, goTo] = useSearchParams();
  const lateNavigate = useLateNavigate();
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search} ${String(state)}`}</output>
      <button onClick={() => goTo((present) => ({ ...Object.fromEntries(present), day: "3" }))}>day</button>
      <button onClick={() => (goLate = lateNavigate())}>begin</button>
    </>
  );
};

const show = (props: Partial<LinkProps> = {}): HTMLElement => {
  render(
    <BrowserRouter basename="/es">
      <Link to="/help?q=a" {...props}>
        Help
      </Link>
      <Place />
    </BrowserRouter>,
  );
  return screen.getByRole("link", { name: "Help" });
};

const place = (): string | null => screen.getByRole("status").textContent;

/** Whether the page took the click from the browser. */
const isTaken = (link: HTMLElement, init: MouseEventInit = {}): boolean => {
  const click = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, click);
  const { defaultPrevented } = click;
  return defaultPrevented;
};

beforeEach(() => window.history.replaceState(undefined, "", "/es/browse?x=1"));
it("follows links, with their state, below the language of the page", () => {
  const link = show({ state: "from here" });
  expect(link.getAttribute("href")).toBe("/es/help?q=a");
  expect(place()).toBe("POP /browse?x=1 null");
  expect(isTaken(link)).toBe(true);
  expect(place()).toBe("PUSH /help?q=a from here");
  expect(isTaken(link)).toBe(true);
  expect(place()).toBe("REPLACE /help?q=a from here");
});

it("leaves to the browser what it opens elsewhere, and what a handler has dealt with", () => {
  const link = show();
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"] as const)
    expect(isTaken(link, { [key]: true })).toBe(false);
  expect(isTaken(link, { button: 1 })).toBe(false);
  cleanup();
  expect(isTaken(show({ target: "_blank" }))).toBe(false);
  cleanup();
  expect(isTaken(show({ reloadDocument: true }))).toBe(false);
  cleanup();
  show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(screen.getByRole("link", { name: "Help" }));
  expect(place()).toBe("POP /browse?x=1 null");
});

it("changes the query and leaves the rest of the address", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "day" }));
  expect(place()).toBe("PUSH /browse?x=1&day=3 null");
});

it("goes late where somebody wanted to, unless they have gone elsewhere meanwhile", () => {
  const link = show();
  fireEvent.click(screen.getByRole("button", { name: "begin" }));
  act(() => goLate("/card"));
  expect(place()).toBe("PUSH /card null");
  fireEvent.click(screen.getByRole("button", { name: "begin" }));
  fireEvent.click(link);
  act(() => goLate("/card", { replace: true }));
  expect(place()).toBe("PUSH /help?q=a null");
});

it("goes nowhere late for an earlier visit of the same screen", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "begin" }));
  cleanup();
  show();
  act(() => goLate("/card"));
  expect(window.location.pathname).toBe("/es/browse");
});
