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
});
