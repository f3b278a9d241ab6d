import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteMissedSheets, withStyles } from "./late-styles.ts";

noteMissedSheets();

/** The server's response for style sheets; jsdom fetches none by itself. */
let answer: "comes" | "network" | 404 | 503 = "network";

beforeEach(() => {
  vi.stubGlobal("fetch", () => (typeof answer === "number" ? Promise.resolve(new Response(null, { status: answer })) : Promise.reject(new TypeError("Failed to fetch"))));
});

afterEach(async () => {
  answer = "comes";
  const done = withStyles(async () => undefined);
  settle();
  await done;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const sheets = () => [...document.head.querySelectorAll("link")];
const settle = () => sheets().forEach((link) => link.dispatchEvent(new Event(answer === "comes" ? "load" : "error")));

/** A screen's style sheet that fails to load, as added by the bundler. */
const missSheet = () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/assets/screen.css";
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
};

/** Loads some code once the style sheets it adds have been answered. Resolves to the outcome. */
const loading = async (): Promise<string> => {
  const code = withStyles(async () => "the code").catch((error: Error) => error.message);
  await Promise.resolve();
  settle();
  return code;
};

/** A style sheet of the page that the head script is still loading. */
const ownSheet = () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "print";
  document.head.append(link);
  return link;
};

/** Called once code has loaded with its styles; almost four seconds of a faked clock have passed. */
const almostLoaded = async () => {
  const loaded = vi.fn<() => void>();
  void withStyles(async () => "the code").then(loaded);
  await vi.advanceTimersByTimeAsync(3900);
  return loaded;
};

describe("withStyles", () => {
  it("changes nothing while every sheet has loaded", async () => {
    expect(await loading()).toBe("the code");
    expect(sheets()).toEqual([]);
  });

  it("removes a sheet that failed and fetches it again with the next code", async () => {
    answer = "network";
    missSheet();
    expect(sheets()).toEqual([]);
    answer = "comes";
    expect(await loading()).toBe("the code");
    expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(["/assets/screen.css"]);
    document.head.replaceChildren();
    expect(await loading()).toBe("the code");
    expect(sheets()).toEqual([]);
  });

  it.each(["network", 503] as const)("rejects as long as the sheet fails (%s)", async (kind) => {
    answer = kind;
    missSheet();
    expect(await loading()).toMatch(/^No style sheet at .*\/assets\/screen\.css$/);
    expect(await loading()).toMatch(/^No style sheet/);
    answer = "comes";
    expect(await loading()).toBe("the code");
  });

  it("ignores a sheet that the server does not have", async () => {
    answer = 404;
    missSheet();
    expect(await loading()).toBe("the code");
    expect(await loading()).toBe("the code");
    expect(sheets()).toEqual([]);
  });

  it("waits for the page's own sheets, at most four seconds", async () => {
    vi.useFakeTimers();
    const [first, second] = [ownSheet(), ownSheet()];
    const loaded = await almostLoaded();
    first.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).not.toHaveBeenCalled();
    second.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledOnce();

    const withoutThem = await almostLoaded();
    expect(withoutThem).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(withoutThem).toHaveBeenCalledOnce();
    document.head.replaceChildren();
    vi.useRealTimers();
  });
});
