import { renderToString } from "react-dom/server";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onHydrated, isHydrated, hydrateInParts } from "./hydrate-in-parts.ts";
import { useExternalValue, useIsHydrated } from "./use-external-value.ts";
import { InTurn } from "./in-turn.tsx";

const drawn: string[] = [];

const Part = ({ name, onClick }: { name: string; onClick: () => void }) => {
  drawn.push(name);
  const place = useExternalValue(() => "here", "nowhere");
  return (
    <section aria-label={name} data-place={place}>
      <button onClick={onClick}>{`${name}, ${place}`}</button>
    </section>
  );
};

const End = () => <output>{useIsHydrated() ? "over" : "not over"}</output>;

const Page = ({ onClick }: { onClick: () => void }) => (
  <>
    {["head", "text", "foot"].map((name) => (
      <InTurn key={name}>
        <Part name={name} onClick={onClick} />
      </InTurn>
    ))}
    <End />
  </>
);

let root: HTMLElement;
const onClick = vi.fn<() => void>();
const buttons = () => [...root.querySelectorAll("button")];
const over = () => new Promise<void>((resolve) => void (isHydrated() ? resolve() : onHydrated(resolve)));
const nextTask = () => new Promise<void>((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => resolve(), { once: true });
  port1.start();
  port2.postMessage(undefined);
});

const begin = () => hydrateInParts(() => void hydrateRoot(root, <Page onClick={onClick} />));

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = renderToString(<Page onClick={onClick} />);
  document.body.append(root);
  drawn.length = 0;
  onClick.mockClear();
});

afterEach(() => root.remove());

describe("progressive hydration", () => {
  it("serves the whole page, with what a server can know", () => {
    expect(buttons().map((button) => button.textContent)).toEqual(["head, nowhere", "text, nowhere", "foot, nowhere"]);
    expect(root.textContent).toContain("not over");
  });

  it("hydrates one part per task, reusing its elements", async () => {
    const served = buttons();
    begin();
    const seen: string[][] = [];
    while (!isHydrated()) {
      if (drawn.length !== seen.at(-1)?.length) seen.push([...drawn]);
      await nextTask();
    }
    expect(seen.slice(0, 4)).toEqual([[], ["head"], ["head", "text"], ["head", "text", "foot"]]);
    expect(buttons()).toEqual(served);
    served[1]!.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("shows browser-only values once the last part is hydrated, not before, in attributes too", async () => {
    begin();
    while (new Set(drawn).size < 3) {
      expect(buttons().every((button) => button.textContent!.endsWith("nowhere"))).toBe(true);
      await nextTask();
    }
    await over();
    await vi.waitFor(() => expect(buttons().map((button) => button.textContent)).toEqual(["head, here", "text, here", "foot, here"]));
    expect(root.querySelector("[aria-label=foot]")).toHaveProperty("dataset.place", "here");
    await vi.waitFor(() => expect(root.querySelector("output")!.textContent).toBe("over"));
  });

  it("does not make a visitor wait: after a key press all parts follow at once", async () => {
    begin();
    await nextTask();
    expect(drawn).toEqual([]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    await Promise.resolve().then(() => {}).then(() => {});
    expect(drawn).toEqual(["head", "text", "foot"]);
    await over();
  });
});
