import { describe, expect, it } from "vitest";
import { firstAbort } from "./abort.ts";

describe("the first of several signals to abort", () => {
  it("aborts for that one's reason, and only once", () => {
    const [early, late] = [new AbortController(), new AbortController()];
    const both = firstAbort(early.signal, late.signal);
    expect(both.aborted).toBe(false);
    early.abort("early");
    late.abort("late");
    expect(both.reason).toBe("early");
  });

  it("is aborted from the beginning if one of them was", () => {
    const open = new AbortController();
    const both = firstAbort(AbortSignal.abort("before"), open.signal);
    expect(both.aborted).toBe(true);
    open.abort("after");
    expect(both.reason).toBe("before");
  });
});
