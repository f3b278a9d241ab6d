import { afterEach, expect, it, vi } from "vitest";
import { codeInUse, type Tab } from "./code-in-use.ts";

const tab = (entry: string | undefined): Tab => ({
  postMessage: (_question, [port]) => {
    if (entry !== undefined) port!.postMessage(entry, []);
  },
});

afterEach(() => void vi.useRealTimers());

it("the code in use is what the tabs report", async () => {
  expect(await codeInUse([])).toEqual(new Set());
  expect(await codeInUse([tab("/assets/a.js"), tab("/assets/b.js"), tab("/assets/a.js")])).toEqual(
    new Set(["/assets/a.js", "/assets/b.js"]),
  );
});

it("is unknown while one of them does not answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const inUse = codeInUse([tab("/assets/a.js"), tab(undefined)]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await inUse).toBeUndefined();
});
