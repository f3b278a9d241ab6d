import * as z from "zod/mini";
import { describe, expect, inject, it, vi } from "vitest";
import { chapterSchema, passageSchema } from "#domain/api/bible.ts";
import { endpointList, errorsOf } from "#domain/api/endpoints.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { ask, askWith, inAnotherYear, origin } from "./support.ts";

const server = inject("upstreamServer");
const calls = async (part: string): Promise<number> =>
  (await fetch(`${server}/calls/${encodeURIComponent(part)}`)).json();

describe("a translation that is not embedded", () => {
  it("has the same route and response shape", async () => {
    const response = await ask("/api/bible/jn+3:16-18?translation=BBE");
    expect(response.status).toBe(200);
    const found = passageSchema.parse(await response.json());
    expect(found).toMatchObject({
      reference: "John 3:16-18",
      translation_id: "bbe",
      translation_name: "Bible in Basic English",
    });
    expect(found.text).toBe("Words of bbe for JHN 3:16. Words of bbe for JHN 3:17. Words of bbe for JHN 3:18.");
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=86400/);
  });

  it("is also available by chapter below /data", async () => {
    const found = chapterSchema.parse(await (await ask("/api/bible/data/darby/JUD/1")).json());
    expect(found.verses).toHaveLength(25);
    expect(await calls("/slow/Jude 1?translation=darby&single_chapter_book_matching=indifferent")).toBe(1);
  });

  it("is requested once for a hundred simultaneous visitors", async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => ask("/api/bible/romans+8:28?translation=ylt")),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await calls("/slow/Romans 8:28?translation=ylt")).toBe(1);
  });

  it("is requested by the parsed reference, never by the typed text", async () => {
    await ask(`/api/bible/${encodeURIComponent("  1st   jn 4.8 ")}?translation=webbe`);
    expect(await calls("/slow/1 John 4:8?translation=webbe")).toBe(1);
    expect((await ask("/api/bible/..%2f..%2fadmin?translation=webbe")).status).toBe(422);
    expect(await calls("admin")).toBe(0);
  });

  it("leaves the stored ones alone if its service's address is none", async () => {
    expect((await askWith("bible-api.com", "/api/bible/haggai+1:1-2")).status).toBe(200);
  });

  it("is limited to a few passages at a time", async () => {
    expect((await ask("/api/bible/john+1:1;2:1;3:1;4:1;5:1;6:1?translation=bbe")).status).toBe(400);
  });
});

describe("look-ups in the upstream", () => {
  it("are ten in half a minute for a visitor and fifteen for all, and copies cost nothing", async () => {
    const upstream = `${server}/slow`;
    const status = async (verse: number, from: string) =>
      (await askWith(upstream, `/api/bible/psalm+119:${verse}?translation=bbe`, { calls: "15", from })).status;
    const statuses = async (first: number, count: number, from: (index: number) => string) => {
      const found: number[] = [];
      for (let index = 0; index < count; index += 1) found.push(await status(first + index, from(index)));
      return found;
    };
    inAnotherYear();
    // One /48 is one visitor.
    expect(await statuses(1, 11, (index) => `2001:db8:9:${index}::1`)).toEqual([...Array(10).fill(200), 429]);
    expect(await statuses(1, 10, () => "2001:db8:9::1")).toEqual(Array(10).fill(200));
    expect(await statuses(20, 6, (index) => `192.0.2.${index}`)).toEqual([...Array(5).fill(200), 503]);
    const refused = await askWith(upstream, "/api/bible/psalm+119:100?translation=bbe", { calls: "15" });
    expect(refused.headers.get("Retry-After")).toBe("31");
    expect(errorBodySchema.parse(await refused.json()).code).toBe("unavailable");
    expect((await ask("/api/bible/psalm+119:100")).status).toBe(200);
    vi.setSystemTime(Date.now() + 30_500);
    expect(await status(100, "192.0.2.1")).toBe(200);
    vi.useRealTimers();
  });
});

describe("when the upstream fails", () => {
  const cases: [fault: string, status: number, code: string, message: string][] = [
    [
      "missing",
      404,
      "not_found",
      `Could not find the passage "John 3:16". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
    ],
    ["broken", 502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
    ["throttled", 502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
    ["other_verse", 502, "upstream_failed", "Failed to fetch scripture. Please try again later."],
    ["reset", 502, "upstream_unreachable", "The service that has this text can’t be reached. Please try again later."],
  ];

  it.each(cases)("%s: status %i with its sentence", async (fault, status, code, message) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const response = await askWith(`${server}/${fault}`, "/api/bible/john+3:16?translation=bbe");
    expect(response.status).toBe(status);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(errorBodySchema.parse(await response.json())).toMatchObject({ code, message });
    vi.restoreAllMocks();
  });

  /** Every endpoint that reads verses of a named translation. */
  const reading = endpointList
    .filter(
      ({ method, path, query }) =>
        method === "get" &&
        (path.includes("{translation}") || JSON.stringify(query?.def ?? {}).includes('"translation"')),
    )
    .map((row) => {
      const values: Record<string, string> = {
        reference: "john+3:16",
        translation: "bbe",
        book: "JHN",
        chapter: "3",
        books: "NT",
      };
      return [
        `/api${row.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)}?translation=bbe&q=john+3:16&random=verse`,
        errorsOf(row),
      ] as const;
    });

  it.each(reading)("%s has foreseen it", async (path, foreseen) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    for (const upstream of ["", ...["missing", "broken", "reset"].map((fault) => `${server}/${fault}`)]) {
      const response = await askWith(upstream, path);
      const { code } = z.object({ code: z.optional(z.string()) }).parse(await response.json());
      expect([undefined, ...foreseen]).toContain(code);
    }
    vi.restoreAllMocks();
  });

  it("does not affect the embedded translations", async () => {
    expect((await askWith(`${server}/hang`, "/api/bible/john+3:16")).status).toBe(200);
    expect((await askWith("", "/api/bible/john+3:16?translation=asv")).status).toBe(200);
  });

  it("is reported when none is configured", async () => {
    const response = await askWith("", "/api/bible/john+3:16?translation=bbe");
    expect(response.status).toBe(503);
    expect(errorBodySchema.parse(await response.json()).message).toBe(
      "Failed to fetch scripture. Please try again later.",
    );
  });

  it("distinguishes an invalid configuration from a bad request", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await askWith("not an address", "/api/bible/john+3:16?translation=bbe")).status).toBe(500);
    vi.restoreAllMocks();
  });

  it("keeps copies under the site's own host, where they can be purged", async () => {
    const asked = vi.spyOn(Cache.prototype, "match");
    const stored = vi.spyOn(Cache.prototype, "put");
    expect((await askWith(`${server}/well`, "/api/bible/jude+1:9?translation=bbe")).status).toBe(200);
    const addresses = [...asked.mock.calls, ...stored.mock.calls].map(([address]) => new URL(String(address)).origin);
    vi.restoreAllMocks();
    expect(addresses).toEqual([origin, origin]);
  });
});
