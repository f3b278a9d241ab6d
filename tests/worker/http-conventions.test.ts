import { describe, expect, inject, it, vi } from "vitest";
import { apiVersion } from "#domain/api/service.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { scriptureVersion } from "#worker/bible/embedded.ts";
import { ask, askWith, inAnotherYear, origin } from "./support.ts";

/** The addresses of a `Link` header by relation. */
const linksOf = (response: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(response.headers.get("Link") ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, address, rel]) => [
      rel!,
      address!,
    ]),
  );

const referencesOf = async (response: Response): Promise<readonly string[]> =>
  (await response.json<{ results: { reference: string }[] }>()).results.map(({ reference }) => reference);

describe("pages of a search", () => {
  it("are linked to each other, and the last one to none", async () => {
    const all = await referencesOf(await ask("/api/search?q=mercy+endureth+ever&book=PSA&limit=100"));
    const found: string[] = [];
    let address: string | undefined = "/api/search?q=mercy+endureth+ever&book=PSA&limit=15";
    while (address !== undefined) {
      const response: Response = await ask(address);
      const links = linksOf(response);
      expect("first" in links).toBe(found.length > 0);
      found.push(...(await referencesOf(response)));
      address = links["next"];
    }
    expect(all.length).toBeGreaterThan(30);
    expect(found).toEqual(all);
  });

  it("keep what was asked for, whatever signs it has", async () => {
    const { next = "" } = linksOf(await ask("/api/search?q=lord+%26+%3Cgod%3E&limit=1"));
    const { pathname, searchParams } = new URL(next, origin);
    expect(pathname).toBe("/api/search");
    expect([...searchParams.keys()]).toEqual(["q", "limit", "cursor"]);
    expect(searchParams.get("q")).toBe("lord & <god>");
  });
});

describe("chapters", () => {
  it("are linked from the first of the Bible to its last", async () => {
    expect(linksOf(await ask("/api/bible/data/WEB/MAL/4"))).toEqual({
      prev: "/api/bible/data/web/MAL/3",
      next: "/api/bible/data/web/MAT/1",
    });
    expect(Object.keys(linksOf(await ask("/api/bible/data/kjv/GEN/1")))).toEqual(["next"]);
    expect(Object.keys(linksOf(await ask("/api/bible/data/kjv/REV/22")))).toEqual(["prev"]);
  });
});

describe("limits", () => {
  const upstream = `${inject("upstreamServer")}/slow`;

  it("of reading stored texts do not exist", async () => {
    const response = await ask("/api/bible/john+3:16");
    expect([response.headers.get("RateLimit"), response.headers.get("RateLimit-Policy")]).toEqual([null, null]);
  });

  it("of look-ups are told with what is left, also when nothing is", async () => {
    inAnotherYear();
    const limits: (string | null)[][] = [];
    for (const verse of [1, 2, 3]) {
      const { headers, status } = await askWith(upstream, `/api/bible/jude+1:${verse}?translation=bbe`, {
        calls: "3",
        from: "198.51.100.7",
      });
      limits.push([String(status), headers.get("RateLimit-Policy"), headers.get("RateLimit")]);
    }
    vi.useRealTimers();
    const policy = '"look-ups";q=2;w=30';
    expect(limits).toEqual([
      ["200", policy, '"look-ups";r=1;t=31'],
      ["200", policy, '"look-ups";r=0;t=31'],
      ["429", policy, '"look-ups";r=0;t=31'],
    ]);
  });

  it("may be read by scripts of other sites", async () => {
    const { headers } = await ask("/api/health");
    expect(headers.get("Access-Control-Expose-Headers")?.split(", ")).toEqual(
      expect.arrayContaining(["Link", "RateLimit", "RateLimit-Policy", "Retry-After", "ETag"]),
    );
  });
});

it("/api/health names the versions of API and texts", async () => {
  expect(await (await ask("/api/health")).json()).toEqual({
    status: "ok",
    version: apiVersion,
    texts: {
      version: scriptureVersion,
      sha256: Object.fromEntries(embeddedTranslationIds.map((id) => [id, expect.stringMatching(/^[0-9a-f]{64}$/)])),
    },
  });
});
