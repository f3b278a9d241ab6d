import { afterEach, expect, it, vi } from "vitest";
import { entryScriptsInUse, type Tab } from "./entry-scripts-in-use.ts";

const tab = (entry: string | undefined): Tab => ({
  postMessage: (_question, [port]) => {
    if (entry !== undefined) port!.postMessage(entry, []);
  },
});

afterEach(() => void vi.useRealTimers());

it("the code in use is what the tabs report", async () => {
  expect(await entryScriptsInUse([])).toEqual(new Set());
  expect(await entryScriptsInUse([tab("/assets/a.js"), tab("/assets/b.js"), tab("/assets/a.js")])).toEqual(
    new Set(["/assets/a.js", "/assets/b.js"]),
  );
});

it("is unknown while one of them does not answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const inUse = entryScriptsInUse([tab("/assets/a.js"), tab(undefined)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await inUse).toBeUndefined();
});
