import { describe, expect, it, vi } from "vitest";
import { answerSite, notFoundPage } from "#worker/site.ts";
import { ask, noApi, origin } from "./support.ts";

const visit = (path: string, method = "GET") => ask(path, { method, redirect: "manual" });

describe("the address of a chapter without a file", () => {
  it.each([
    ["/read/xyz/john/3", 302, "/read/kjv/john/3"],
    ["/read/xyz/john/3?a=b&c", 302, "/read/kjv/john/3?a=b&c"],
    ["/read/KJV/john/3", 308, "/read/kjv/john/3"],
    ["/read/Bbe/1JN/4", 308, "/read/bbe/1-john/4"],
    ["/es/read/xyz/john/3?a=b", 302, "/es/read/kjv/john/3?a=b"],
    ["/fr/read/KJV/john/3", 308, "/fr/read/kjv/john/3"],
    ["/fr/read/kjv/JHN/3", 308, "/fr/read/kjv/john/3"],
    ["/study/KJV/john/3", 308, "/study/kjv/john/3"],
    ["/es/study/xyz/john/3", 302, "/es/study/kjv/john/3"],
  ])("%s: redirects with %i to %s", async (path, status, place) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await visit(path, method);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Location")).toBe(place);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });

  it.each([
    "/read/xyz/hezekiah/3",
    "/read/xyz/john/22",
    "/read/bbe/john/99",
    "/read/bbe/john/0",
    "/read/kjv/john/3",
    "//elsewhere.test/read/xyz/john/3",
    "/read/xyz//elsewhere.test",
  ])("%s: not found", async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Location")).toBeNull();
  });

  it("is read-only", async () => {
    expect((await visit("/read/xyz/john/3", "POST")).status).toBe(404);
  });
});

describe("an address below a language that it does not have", () => {
  it.each(["/es/nonsense", "/es//elsewhere.test/help", "/es//help", "/xx/trivia-challenge"])(
    "%s: not found",
    async (path) => {
      const answer = await visit(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
    },
  );
});

/** Files that hold their own paths. */
const namedFiles = { fetch: async (asked: URL) => new Response(asked.pathname) } as Fetcher;

describe("the page for an unknown address", () => {
  it.each([
    ["/no/such/page", "/404"],
    ["/fr/no/such/page", "/fr/404"],
    ["/es", "/es/404"],
    ["/french/page", "/404"],
  ])("%s: is in the language of the address", async (path, page) => {
    const answer = await notFoundPage(new Request(origin + path, { method: "POST" }), namedFiles);
    expect([answer.status, await answer.text()]).toEqual([404, page]);
  });
});

describe("the name of a language in capitals", () => {
  it.each([
    ["/ES", "/es"],
    ["/Pt/help?a=b", "/pt/help?a=b"],
  ])("%s: leads to %s for good", async (path, place) => {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, place]);
  });

  it.each(["/XX", "/ES//elsewhere.test", "/ESS"])("%s: not found", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });
});

describe("addresses of the API and the site", () => {
  it.each([
    ["/api", true],
    ["/api/", true],
    ["/api?a=b", true],
    ["/api/no-such", true],
    ["/apiary", false],
    ["/x/api/y", false],
    ["/?next=//host/api/", false],
    ["/api%2Fhealth", false],
  ])("%s: the API %s", async (path, isApi) => {
    const answer = await visit(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")?.startsWith("application/json") ?? false).toBe(isApi);
    expect(answer.headers.has("X-Request-Id")).toBe(isApi);
  });
});

it.each(["/nonsense", "/event-card/wedding/1795000000001-abc"])(
  "%s: 503, with an id that is in the log, while the site's files cannot be had at all",
  async (path) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const assets = { fetch: () => Promise.reject(new Error("binding")) };
    const answer = await answerSite(new Request(origin + path), { assets, api: noApi, waitUntil: () => undefined });
    expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    const requestId = answer.headers.get("X-Request-Id");
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(String(logged.mock.lastCall![0]))).toMatchObject({ requestId, path, error: "Error: binding" });
    logged.mockRestore();
  },
);
