import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchedImport, ownSheetsLoaded } from "./fetched-import.ts";

/** What the server or the network answers, by address; what is not listed is a script. */
const answers = new Map<string, "network" | number>();
const requests: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async (href: string) => {
    requests.push(href);
    const answer = answers.get(href) ?? 200;
    if (answer === "network") throw new TypeError("Failed to fetch");
    return new Response("", { status: answer });
  });
});

afterEach(() => {
  answers.clear();
  requests.length = 0;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** An import that counts its calls, of files that no other test uses. */
const chunk = (() => {
  let count = 0;
  return (...kinds: string[]) => {
    count += 1;
    const load = vi.fn<() => Promise<string>>(async () => "the code");
    const files = kinds.map((kind) => `assets/${count}.${kind}`);
    return { load, files, hrefs: files.map((file) => `/${file}`), run: () => fetchedImport(load, files).catch((error: Error) => error.message) };
  };
})();

const sheets = () => [...document.head.querySelectorAll("link")];
const settle = (outcome: "load" | "error") => sheets().forEach((link) => link.dispatchEvent(new Event(outcome)));

describe("fetchedImport", () => {
  it("fetches the files once, then imports", async () => {
    const { load, run, hrefs } = chunk("js", "data.js");
    expect(await run()).toBe("the code");
    expect(requests).toEqual(hrefs);
    expect(await run()).toBe("the code");
    expect(requests).toEqual(hrefs);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("does not fetch what the page itself loads", async () => {
    const { run, hrefs } = chunk("js", "shared.js", "css");
    document.head.innerHTML = `<link rel="modulepreload" href="${hrefs[1]}"><link rel="stylesheet" media="print" href="${hrefs[2]}">`;
    expect(await run()).toBe("the code");
    expect(requests).toEqual([hrefs[0]]);
  });

  it.each(["network", 503, 404] as const)("imports nothing, so that it can be repeated, while a script fails (%s)", async (answer) => {
    const { load, run, hrefs } = chunk("js", "shared.js");
    answers.set(hrefs[1]!, answer);
    expect(await run()).toBe(answer === "network" ? "Failed to fetch" : `${hrefs[1]}: status ${answer}`);
    expect(load).not.toHaveBeenCalled();
    answers.clear();
    expect(await run()).toBe("the code");
    expect(requests).toEqual([...hrefs, hrefs[1]]);
  });

  it("waits for the style sheets, in order, each added once", async () => {
    const { load, run, hrefs } = chunk("first.css", "js", "second.css");
    const both = Promise.all([run(), run()]);
    await vi.waitFor(() => expect(sheets()).toHaveLength(2));
    expect(load).not.toHaveBeenCalled();
    expect(sheets().map((link) => link.getAttribute("href"))).toEqual([hrefs[0], hrefs[2]]);
    settle("load");
    expect(await both).toEqual(["the code", "the code"]);
    expect(await run()).toBe("the code");
    expect(sheets()).toHaveLength(2);
  });

  it.each(["network", 503] as const)("imports nothing while a style sheet fails (%s)", async (answer) => {
    const { load, run, hrefs } = chunk("css");
    answers.set(hrefs[0]!, answer);
    expect(await run()).not.toBe("the code");
    expect(load).not.toHaveBeenCalled();
    expect(sheets()).toEqual([]);
  });

  it("adds a style sheet again whose link failed", async () => {
    const { run, hrefs } = chunk("css");
    const first = run();
    await vi.waitFor(() => expect(sheets()).toHaveLength(1));
    settle("error");
    expect(await first).toBe(`No style sheet at ${hrefs[0]}`);
    expect(sheets()).toEqual([]);
    const second = run();
    await vi.waitFor(() => expect(sheets()).toHaveLength(1));
    settle("load");
    expect(await second).toBe("the code");
  });

  it("does without a style sheet that the server does not have", async () => {
    const { run, hrefs } = chunk("js", "css");
    answers.set(hrefs[1]!, 404);
    expect(await run()).toBe("the code");
    expect(sheets()).toEqual([]);
  });
});

/** A style sheet that the head script is still loading. */
const ownSheet = () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "print";
  document.head.append(link);
  return link;
};

/** Called once the sheets have loaded. */
const waiting = async (ms: number) => {
  const loaded = vi.fn<() => void>();
  void ownSheetsLoaded().then(loaded);
  await vi.advanceTimersByTimeAsync(ms);
  return loaded;
};

describe("ownSheetsLoaded", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("resolves at once when none is loading", async () => {
    expect(await waiting(0)).toHaveBeenCalledOnce();
  });

  it("waits for the last of them, loaded or failed", async () => {
    const [first, second] = [ownSheet(), ownSheet()];
    const loaded = await waiting(3900);
    first.dispatchEvent(new Event("load"));
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).not.toHaveBeenCalled();
    second.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledOnce();
  });

  it("waits four seconds at most", async () => {
    ownSheet();
    const loaded = await waiting(3900);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(loaded).toHaveBeenCalledOnce();
  });
});
