import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyCode, loadCodeWithRetry, preloadCode, useLazyCode, useLazyPanel } from "./lazy-code.ts";
import { reloadPage } from "../page/history.ts";
import { dismissToast, useCurrentToast } from "../page/toast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

let count = 0;

/** Code that loads at the n-th attempt. */
const codeThatComes = <Code,>(comesAt: number, code: Code) => {
  count += 1;
  let tries = 0;
  const lazy = lazyCode(`test code ${count}`, async () => {
    tries += 1;
    if (tries < comesAt) throw new TypeError("Failed to fetch dynamically imported module");
    return code;
  });
  return { lazy, tried: () => tries };
};

const Part = () => <p>The part</p>;

const screenWith = (comesAt: number) => {
  const { lazy, tried } = codeThatComes(comesAt, Part);
  const Screen = () => {
    const { code: Loaded, isMissing, again } = useLazyCode(lazy);
    if (Loaded) return <Loaded />;
    return isMissing ? (
      <button type="button" onClick={again}>
        Try again
      </button>
    ) : (
      <p>On its way</p>
    );
  };
  return { ...render(<Screen />), lazy, tried };
};

describe("code that a screen needs", () => {
  it("is shown as pending, then rendered", async () => {
    screenWith(1);
    expect(screen.getByText("On its way")).toBeTruthy();
    await pass(0);
    expect(screen.getByText("The part")).toBeTruthy();
  });

  it("is retried once before anything is reported", async () => {
    screenWith(2);
    await pass(10);
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

  it("is retried after the failure of a preload that was under way", async () => {
    const { lazy } = codeThatComes(2, Part);
    const Screen = () => (useLazyCode(lazy).code ? <p>The part</p> : null);
    preloadCode(lazy);
    render(<Screen />);
    await pass(2000);
    expect(screen.getByText("The part")).toBeTruthy();
  });

  it("is reported as missing without a network, and loads when it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    const { tried } = screenWith(2);
    await pass(30_000);
    expect(screen.getByRole("button")).toBeTruthy();
    expect(tried()).toBe(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(screen.getByText("The part")).toBeTruthy();
  });

  it("is retried at once on request where the site cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    screenWith(3);
    await pass(2000);
    fireEvent.click(screen.getByRole("button"));
    await pass(0);
    expect(screen.getByText("The part")).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it("is not retried after leaving the screen, and is there at once on the next visit", async () => {
    const { unmount, tried, lazy } = screenWith(3);
    await pass(2000);
    unmount();
    const before = tried();
    await pass(120_000);
    expect(tried()).toBe(before);
    await act(async () => void (await loadCodeWithRetry(lazy)));
    const Next = () => (useLazyCode(lazy).code ? <p>Drawn at once</p> : null);
    render(<Next />);
    expect(screen.getByText("Drawn at once")).toBeTruthy();
  });
});

it("what the page cannot do without is loaded however often that fails before", async () => {
  const { lazy, tried } = codeThatComes(5, "the code");
  const loaded = loadCodeWithRetry(lazy);
  await pass(120_000);
  expect(await loaded).toBe("the code");
  expect(tried()).toBe(5);
});

const Sheet = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => (
  <p>
    {isOpen ? "The sheet is open" : "The sheet is closed"}
    <button type="button" onClick={() => onOpenChange(false)}>
      Close
    </button>
  </p>
);

const panelWith = (comesAt: number) => {
  const { lazy } = codeThatComes(comesAt, Sheet);
  const Screen = () => {
    const { Panel, isOpen, isExpanded, setIsOpen, open, preload } = useLazyPanel(lazy);
    const told = useCurrentToast();
    return (
      <>
        <p>The text</p>
        <button type="button" aria-expanded={isExpanded} onClick={open} onPointerEnter={preload}>
          Open
        </button>
        {Panel ? <Panel isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
        {told ? <p role="alert">{told.title}</p> : null}
      </>
    );
  };
  render(<Screen />);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(0);
};

const isExpanded = () => screen.getByRole("button", { name: "Open" }).ariaExpanded === "true";

describe("a panel", () => {
  it("that fails to load leaves the screen unchanged, is reported, and opens on the next press", async () => {
    panelWith(2);
    await press("Open");
    expect(screen.getByText("The text")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("This could not be loaded");
    await press("Open");
    expect(screen.getByText(/The sheet is open/)).toBeTruthy();
  });

  it("that fails to load ahead of the press is not reported, and is not shown before the press", async () => {
    panelWith(2);
    fireEvent.pointerEnter(screen.getByRole("button", { name: "Open" }));
    await pass(0);
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.pointerEnter(screen.getByRole("button", { name: "Open" }));
    await pass(0);
    expect(screen.queryByText(/^The sheet/)).toBeNull();
    await press("Open");
    expect(screen.getByText(/The sheet is open/)).toBeTruthy();
  });

  it("does not open over the screen that the visitor has gone to meanwhile, but on the next press", async () => {
    panelWith(1);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    window.history.replaceState(null, "", "/games-menu");
    await pass(0);
    expect(screen.queryByText(/^The sheet/)).toBeNull();
    expect(isExpanded()).toBe(false);
    await press("Open");
    expect(screen.getByText(/The sheet is open/)).toBeTruthy();
  });

  it("closes and opens again; the button shows a press at once, until the panel closes or cannot load", async () => {
    panelWith(2);
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(isExpanded()).toBe(true);
    await pass(0);
    expect(isExpanded()).toBe(false);
    await press("Open");
    expect(isExpanded()).toBe(true);
    await press("Close");
    expect(isExpanded()).toBe(false);
    expect(screen.getByText(/The sheet is closed/)).toBeTruthy();
    await press("Open");
    expect(screen.getByText(/The sheet is open/)).toBeTruthy();
  });
});

it.each([
  ["after a pause", () => pass(5000)],
  ["as soon as the network is back", async () => void fireEvent.online(window)],
])("a style sheet that failed is fetched again %s, once", async (_when, happen) => {
  const failed = document.createElement("link");
  failed.rel = "stylesheet";
  document.head.append(failed);
  fireEvent.error(failed);
  expect(failed.isConnected).toBe(true);
  await happen();
  expect(failed.isConnected).toBe(false);
  const again = document.head.querySelector("link[rel=stylesheet]")!;
  await pass(10_000);
  fireEvent.online(window);
  expect(again.isConnected).toBe(true);
  again.remove();
});

it.each([
  ["is loaded anew once its modules are fetched, also those that fail", "/read/kjv/john/3", 1],
  ["stays if the visitor has gone elsewhere by then", "/games-menu", 0],
])("a page %s", async (_what, later, reloads) => {
  const modules = ["one.js", "two.js"].map((name) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/assets/${name}`;
    document.head.append(link);
    return link;
  });
  const location = { pathname: "/read/kjv/john/3", search: "", hash: "", reload: vi.fn<() => void>() };
  vi.stubGlobal("window", { location });
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("one.js") ? first.promise : Promise.reject(new TypeError("no network")),
  );
  reloadPage();
  await vi.advanceTimersByTimeAsync(100);
  expect(location.reload).not.toHaveBeenCalled();
  location.pathname = later;
  first.resolve(new Response(""));
  await vi.advanceTimersByTimeAsync(100);
  expect(location.reload).toHaveBeenCalledTimes(reloads);
  for (const link of modules) link.remove();
});
