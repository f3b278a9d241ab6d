import { describe, expect, it } from "vitest";
import { firstAbort } from "./abort.ts";

describe("firstAbort", () => {
  it("aborts with the reason of the first signal that aborts, and only once", () => {
    const [early, late] = [new AbortController(), new AbortController()];
    const both = firstAbort(early.signal, late.signal);
    expect(both.aborted).toBe(false);
    early.abort("early");
    late.abort("late");
    expect(both.reason).toBe("early");
  });

  it("is already aborted if one of the signals is", () => {
    const open = new AbortController();
    const both = firstAbort(AbortSignal.abort("before"), open.signal);
    expect(both.aborted).toBe(true);
    open.abort("after");
    expect(both.reason).toBe("before");
  });
});
