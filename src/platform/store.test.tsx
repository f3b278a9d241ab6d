import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { createStore, useStore } from "./store.ts";

interface Score {
  readonly points: number;
  readonly lives: number;
}

describe("a store", () => {
  it("notifies its subscribers of every change until they unsubscribe", () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    store.update((present) => present + 1);
    store.update((present) => present + 1);
    stop();
    store.update(() => 9);
    expect(seen).toEqual([2, 3]);
    expect(store.get()).toBe(9);
  });

  it("does not notify when the value stays the same", () => {
    const store = createStore<Score>({ points: 1, lives: 3 });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.update((present) => present);
    expect(listener).not.toHaveBeenCalled();
  });

  it("follows its source from the first subscriber to the last, and again for a later one", () => {
    const log: string[] = [];
    const store = createStore(0, () => {
      log.push("start");
      return () => log.push("stop");
    });
    const first = store.subscribe(() => {});
    const second = store.subscribe(() => {});
    first();
    expect(log).toEqual(["start"]);
    second();
    store.subscribe(() => {})();
    expect(log).toEqual(["start", "stop", "start", "stop"]);
  });
});

describe("a component that reads a store", () => {
  const store = createStore<Score>({ points: 0, lives: 3 });
  const onRender = vi.fn<() => void>();
  const Points = () => {
    onRender();
    return <output>{useStore(store, ({ points }) => points)}</output>;
  };

  it("shows the selected part, and renders again only when that part changes", async () => {
    render(<Points />);
    onRender.mockClear();
    await act(() => store.update((present) => ({ ...present, lives: 2 })));
    expect(onRender).not.toHaveBeenCalled();
    await act(() => store.update((present) => ({ ...present, points: 40 })));
    expect(screen.getByRole("status").textContent).toBe("40");
  });

  it("is prerendered with the initial value", () => {
    store.update((present) => ({ ...present, points: 7 }));
    expect(renderToString(<Points />)).toBe("<output>0</output>");
  });
});
