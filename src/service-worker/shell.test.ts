import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "#domain/site/locales/locales.ts";
import type { Shell, SiteFiles } from "#domain/site/shell-files.ts";
import { shellCacheName } from "#src/platform/offline/caches.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import {
  pageResponse,
  shellFileResponse,
  installLanguage,
  installShell,
  installWholeSite,
  deleteUnusedShells,
  storeLoadedFiles,
} from "./shell.ts";

const requestFor = (path: string) => new Request(`https://lampstand.example${path}`);
const noPreload = Promise.resolve(undefined);
const noNetwork = async () => Promise.reject(new TypeError("Failed to fetch"));
const slowly = () => new Promise<Response>((resolve) => void setTimeout(() => resolve(new Response("at last")), 6000));
const files = ["/shell", "/manifest.webmanifest", "/assets/one.js", "/assets/two.js"];

let device: ReturnType<typeof memoryCaches>;
let fetched: string[];

const serve = (answer: (path: string) => Response) =>
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    return answer(path);
  });

/** A build with English and Spanish. */
const shellOf = (build: string, shell: readonly string[] = files, rest: readonly string[] = []): Shell => {
  const none = Object.fromEntries<SiteFiles>(
    locales.map((locale) => [locale, { shell: [], rest: [] }]),
  ) as Shell["site"];
  const spanish = { shell: ["/assets/es.js", "/es/shell"], rest: ["/assets/es-help.js"] };
  return { build, icons: [], site: { ...none, en: { shell, rest }, es: spanish } };
};

/** Installs a build; the body of each file names the build it came from. */
const install = async (build: string, ofBuild = files) => {
  serve((path) => new Response(`${path} of ${build}`));
  await installShell(shellOf(build, ofBuild), [], false);
};

const entryOf = (build: string) => `/assets/entry-${build}.js`;
const tabOf = (build: string) => new Set([entryOf(build)]);
const none: ReadonlySet<string> = new Set();
let now = 0;

/** Installs and activates a build while open tabs run these entry scripts. */
const release = async (build: string, inUse: ReadonlySet<string> | undefined) => {
  await install(build, [...files, entryOf(build)]);
  await deleteUnusedShells(build, inUse, (now += 1));
};

const stored = () => [...device.all.keys()].map((name) => name.replace(shellCacheName(""), "")).toSorted();

const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  device = memoryCaches();
  fetched = [];
  vi.stubGlobal("caches", device.caches);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a build", () => {
  it("is stored completely, and fetches only files that the previous build does not have", async () => {
    await install("a");
    fetched = [];
    await install("b", [...files, "/assets/three.js"]);
    expect(fetched.toSorted()).toEqual(["/assets/three.js", "/manifest.webmanifest", "/shell"]);
    expect([...device.all.get(shellCacheName("b"))!.keys()].toSorted()).toEqual(
      [...files, "/assets/three.js"].toSorted(),
    );
  });

  it.each([
    ["an error", () => new Response("", { status: 404 })],
    [
      "a page in the place of a script",
      () => new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } }),
    ],
    [
      "what another address answered",
      () => Object.defineProperty(new Response("<h1>Sign in</h1>"), "redirected", { value: true }),
    ],
  ])("is not installed when it contains %s", async (_name, answer) => {
    serve((path) => (path === "/assets/two.js" ? answer() : new Response(path)));
    await expect(installShell(shellOf("a"), [], false)).rejects.toThrow("/assets/two.js");
  });

  it("leaves a newer one alone, which may be on its way", async () => {
    await release("a", none);
    await install("b");
    await install("c");
    await deleteUnusedShells("b", none, (now += 1));
    expect(stored()).toEqual(["a", "b", "c"]);
  });

  it("takes over though the device has no space to say when", async () => {
    await install("a");
    vi.stubGlobal("caches", memoryCaches(0).caches);
    await expect(deleteUnusedShells("a", none, now)).resolves.toBeUndefined();
  });

  it("stays with the one before it, but not with one that was never activated", async () => {
    await release("a", none);
    await install("b");
    await release("c", none);
    expect(stored()).toEqual(["a", "c"]);
    await release("d", none);
    expect(stored()).toEqual(["c", "d"]);
  });

  it("stays as long as a tab runs it, through later ones and back to an earlier one", async () => {
    await release("a", none);
    await release("b", tabOf("a"));
    await release("a", tabOf("a"));
    await release("c", tabOf("a"));
    expect(stored()).toEqual(["a", "c"]);
    await release("d", tabOf("a"));
    await release("e", tabOf("a"));
    expect(stored()).toEqual(["a", "d", "e"]);
    await release("f", none);
    expect(stored()).toEqual(["e", "f"]);
  });

  it("stays while a tab has not reported its code", async () => {
    for (const build of ["a", "b", "c"]) await release(build, undefined);
    expect(stored()).toEqual(["a", "b", "c"]);
  });
});

describe("offline", () => {
  it("pages and unhashed files come from this build, and the older build's code is still there", async () => {
    await install("a", [...files, "/assets/old.js"]);
    await install("b");
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(pageResponse("b", requestFor("/read/kjv/jude/1"), noPreload))).toBe("/shell of b");
    expect(await textOf(shellFileResponse("b", requestFor("/manifest.webmanifest")))).toBe(
      "/manifest.webmanifest of b",
    );
    expect(await textOf(shellFileResponse("b", requestFor("/assets/old.js")))).toBe("/assets/old.js of a");
  });

  it("a page is an error when nothing is cached", async () => {
    vi.stubGlobal("fetch", noNetwork);
    expect((await pageResponse("a", requestFor("/"), noPreload)).type).toBe("error");
  });
});

describe("a page", () => {
  it("is the server's response, unless the server fails", async () => {
    await install("a");
    const answered = (status: number) => {
      serve(() => new Response("from the server", { status }));
      return textOf(pageResponse("a", requestFor("/"), noPreload));
    };
    expect(await answered(200)).toBe("from the server");
    expect(await answered(404)).toBe("from the server");
    expect(await answered(503)).toBe("/shell of a");
    expect(await textOf(pageResponse("a", requestFor("/"), Promise.resolve(new Response("preloaded"))))).toBe(
      "preloaded",
    );
  });

  it("comes from the cache after four seconds, and waits for the network when nothing is cached", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", slowly);
    const bare = textOf(pageResponse("a", requestFor("/"), noPreload));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await bare).toBe("at last");
    await install("a");
    vi.stubGlobal("fetch", slowly);
    const kept = textOf(pageResponse("a", requestFor("/"), noPreload));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await kept).toBe("/shell of a");
  });
});

describe("a language", () => {
  it("is stored with its first page, and answers its own pages without a network", async () => {
    await install("a");
    await installLanguage(shellOf("a"), requestFor("/es/search"));
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(pageResponse("a", requestFor("/es/read/spa_r09/john/3"), noPreload))).toBe("/es/shell of a");
    expect(await textOf(pageResponse("a", requestFor("/read/kjv/john/3"), noPreload))).toBe("/shell of a");
    expect(await textOf(shellFileResponse("a", requestFor("/assets/es.js")))).toBe("/assets/es.js of a");
  });

  it("is that of the open pages, without English, and stays with the next build", async () => {
    serve((path) => new Response(`${path} of a`));
    await installShell(shellOf("a"), [requestFor("/es")], false);
    expect(fetched).toEqual(["/assets/es.js", "/es/shell"]);
    serve((path) => new Response(`${path} of b`));
    await installShell(shellOf("b"), [requestFor("/")], false);
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(pageResponse("b", requestFor("/es/help"), noPreload))).toBe("/es/shell of b");
    expect(await textOf(pageResponse("b", requestFor("/help"), noPreload))).toBe("/shell of b");
    expect(await textOf(pageResponse("b", requestFor("/pt/help"), noPreload))).toBe("/shell of b");
  });

  it("serves addresses of all others if it is the only one", async () => {
    serve((path) => new Response(`${path} of a`));
    await installShell(shellOf("a"), [requestFor("/es")], false);
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(pageResponse("a", requestFor("/help"), noPreload))).toBe("/es/shell of a");
  });

  it("is fetched once, and not at all for pages in English", async () => {
    await install("a");
    fetched = [];
    await installLanguage(shellOf("a"), requestFor("/search"));
    expect(fetched).toEqual([]);
    await installLanguage(shellOf("a"), requestFor("/es"));
    await installLanguage(shellOf("a"), requestFor("/es/help"));
    expect(fetched.toSorted()).toEqual(["/assets/es.js", "/es/shell"]);
  });

  it("that is only partly cached is not used: its pages are served in English", async () => {
    await install("a");
    serve((path) => (path === "/assets/es.js" ? new Response("", { status: 404 }) : new Response("half")));
    await installLanguage(shellOf("a"), requestFor("/es"));
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(pageResponse("a", requestFor("/es"), noPreload))).toBe("/shell of a");
  });

  it.each([
    ["its first page", installLanguage],
    ["the whole site", (shell: Shell) => installWholeSite(shell, "es").catch(() => undefined)],
  ])("of a new build that %s has stored in part does not mix with that of the build before", async (_by, store) => {
    const loader = "/page-loaders/es/shell.js";
    const withLoader = (build: string): Shell => {
      const shell = shellOf(build);
      const es = { shell: [`/assets/es-${build}.js`, loader, "/es/shell"], rest: [] };
      return { ...shell, site: { ...shell.site, es } };
    };
    await install("a");
    await install("b");
    serve((path) => new Response(`${path} of a`));
    await installLanguage(withLoader("a"), requestFor("/es"));
    serve((path) => (path === "/assets/es-b.js" ? new Response("", { status: 404 }) : new Response("half")));
    await store(withLoader("b"), requestFor("/es"));
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(shellFileResponse("b", requestFor(loader)))).toBe(`${loader} of a`);
    expect(await textOf(pageResponse("b", requestFor("/es"), noPreload))).toBe("/es/shell of a");
  });
});

describe("the code of other screens", () => {
  const screen = "/assets/help.js";

  it("is stored when it is used", async () => {
    await install("a");
    serve((path) => new Response(path));
    vi.stubGlobal("fetch", async () => new Response("help"));
    expect(await textOf(shellFileResponse("a", requestFor(screen)))).toBe("help");
    vi.stubGlobal("fetch", noNetwork);
    expect(await textOf(shellFileResponse("a", requestFor(screen)))).toBe("help");
  });

  it("is used though the device has no space for it", async () => {
    vi.stubGlobal("caches", memoryCaches(0).caches);
    vi.stubGlobal("fetch", async () => new Response("help"));
    expect(await textOf(shellFileResponse("a", requestFor(screen)))).toBe("help");
  });

  it("is stored if a page loaded it before the worker was there, without files of anybody else", async () => {
    await install("a");
    fetched = [];
    const loaded = [screen, "/assets/one.js", "/assets/foreign.js"];
    await storeLoadedFiles(shellOf("a", files, [screen]), loaded);
    expect(fetched).toEqual([screen]);
  });

  it("is stored as a whole on request, in the page's language, going on where it stopped", async () => {
    await install("a");
    const shell = shellOf("a", files, [screen, "/assets/games.js"]);
    serve((path) => (path === screen ? new Response(path) : new Response("", { status: 503 })));
    await expect(installWholeSite(shell, "en")).rejects.toThrow("/assets/games.js");
    serve((path) => new Response(path));
    fetched = [];
    await installWholeSite(shell, "en");
    await installWholeSite(shell, "en");
    expect(fetched).toEqual(["/assets/games.js"]);
  });

  it("comes with a new version for those who had it all, before that takes over, unless their network is dear", async () => {
    await install("a");
    await installWholeSite(shellOf("a", files, [screen]), "en");
    const wanted = (build: string) => shellOf(build, files, ["/assets/new.js"]);
    await installShell(wanted("b"), [], true);
    expect(device.all.get(shellCacheName("b"))!.has("/assets/new.js")).toBe(false);
    await installShell(wanted("c"), [], false);
    expect(device.all.get(shellCacheName("c"))!.has("/assets/new.js")).toBe(true);
    serve((path) => (path === "/assets/new.js" ? new Response("", { status: 404 }) : new Response(path)));
    device.all.delete(shellCacheName("c"));
    await expect(installShell(wanted("d"), [], false)).rejects.toThrow("/assets/new.js");
  });
});
