import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { oembedAddress } from "#domain/site/head/embedding.ts";
import { site } from "#domain/site/site.ts";
import { sitePage } from "#worker/site-page.ts";
import { noApi, origin } from "./support.ts";

const html =
  '<!doctype html><html><head><title>Old</title><meta name="description" content="old"><meta name="keywords" content="old"><meta name="robots" content="noindex">' +
  '<meta property="og:title" content="old"><meta property="og:description" content="old"></head><body><svg><title>Lamp</title></svg><a href="/event-card/wedding/_"></a><a href="/fr/event-card/wedding/_"></a></body></html>';

/** The site's files: which one was requested, and its page, whose ETag is always the same. */
const files = () => {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(new URL(request.url).pathname);
    if (request.headers.get("If-None-Match") === '"1"') return new Response(null, { status: 304 });
    return new Response(request.method === "HEAD" ? null : html, {
      headers: { "Content-Type": "text/html; charset=utf-8", ETag: '"1"' },
    });
  };
  return { asked, assets: { fetch: fetch as unknown as Fetcher["fetch"] } };
};

const visit = async (path: string, init: RequestInit = {}) => {
  const { asked, assets } = files();
  const page = await sitePage(new Request(`${origin}${path}`, init), { assets, api: noApi });
  return { asked, page, text: (await page?.text()) ?? "" };
};

describe("an event card", () => {
  it("has its own canonical link and og:url", async () => {
    const { asked, page, text } = await visit("/event-card/wedding/1795000000001-abc?from=mail");
    expect(asked).toEqual(["/event-card/wedding/_"]);
    expect(page!.status).toBe(200);
    const address = `${site.origin}/event-card/wedding/1795000000001-abc`;
    expect(text).toContain(
      `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}"></head>`,
    );
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain("<svg><title>Lamp</title></svg>");
  });

  it.each(["", "/es"])("leads to itself in other languages, from %j", async (prefix) => {
    const { text } = await visit(`${prefix}/event-card/wedding/1795000000001-abc`);
    for (const other of ["", "/fr"]) expect(text).toContain(`<a href="${other}/event-card/wedding/1795000000001-abc"`);
  });

  it("has an ETag of what was made of the file, not of the file, which other pages share", async () => {
    const [one, other] = ["/event-card/wedding/1795000000001-abc", "/event-card/wedding/1795000000002-abc"];
    const { page } = await visit(one);
    const etag = page!.headers.get("ETag")!;
    expect((await visit(one, { headers: { "If-None-Match": etag } })).page!.status).toBe(304);
    for (const [path, known] of [
      [one, '"1"'],
      [other, etag],
    ] as const) {
      const { page: again, text } = await visit(path, { headers: { "If-None-Match": known } });
      expect(again!.status).toBe(200);
      expect(text).toContain(path);
    }
    const head = await visit(one, { method: "HEAD" });
    expect([head.page!.headers.get("ETag"), head.text]).toEqual([etag, ""]);
  });

  it("has a page in each language, which says all but its address", async () => {
    const { asked, text } = await visit("/es/event-card/wedding/1795000000001-abc");
    expect(asked).toEqual(["/es/event-card/wedding/_"]);
    const address = `${site.origin}/es/event-card/wedding/1795000000001-abc`;
    expect(text).toContain(
      `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}"></head>`,
    );
  });

  it.each([
    "/event-card/no-such-event/1",
    "/event-card/wedding",
    "/event-card/wedding/",
    "/event-card/wedding/1/2",
    "/event-card/birthday/%22onload=x",
    '/event-card/wedding/"><script>alert(1)',
    "/event-card",
  ])("%s is none", async (path) => {
    expect((await visit(path)).page).toBeUndefined();
  });
});

describe("shared verses", () => {
  const own =
    '<!doctype html><html><head><title>John 3</title><meta name="description" content="There was a man"><meta name="keywords" content="old"><link rel="canonical" href="https://old.example"><meta property="og:url" content="https://old.example"><meta property="og:title" content="old"><meta property="og:description" content="old"><meta property="og:image" content="https://old.example/a.png"><meta property="og:image:alt" content="old"></head><body><div class="reader-body"><noscript></noscript></div><noscript></noscript><a href="/es/read/kjv/john/3"></a></body></html>';
  const open = async (path: string, isStored = true, answer = sitePage) => {
    const fetch = async (asked: Request | string): Promise<Response> => {
      const { pathname } = new URL(typeof asked === "string" ? asked : asked.url);
      if (pathname.startsWith("/bible/"))
        return isStored ? env.ASSETS.fetch(asked) : new Response(null, { status: 404 });
      return new Response(own, { headers: { "Content-Type": "text/html; charset=utf-8", "X-File": pathname } });
    };
    return answer(new Request(`${origin}${path}`), {
      assets: { fetch: fetch as unknown as Fetcher["fetch"] },
      api: noApi,
    });
  };

  it("are their chapter's page, with their own title and words, and the chapter as canonical", async () => {
    const page = (await open("/verse/kjv/john/3/16-17?from=mail"))!;
    expect(page.headers.get("X-File")).toBe("/read/kjv/john/3");
    const text = await page.text();
    expect(text).toContain(`<title>John 3:16-17, King James Version · ${site.name}</title>`);
    expect(text).toContain('<meta property="og:description" content="For God so loved the world, that he gave');
    expect(text).toContain(
      `<link rel="canonical" href="${site.origin}/read/kjv/john/3"><meta property="og:url" content="${site.origin}/verse/kjv/john/3/16-17"><link rel="alternate" type="application/json+oembed" href="${oembedAddress("/verse/kjv/john/3/16-17")}"></head>`,
    );
    expect(text).not.toContain("old.example");
    expect(text).toContain('<a href="/es/verse/kjv/john/3/16-17">');
    expect(text).toMatch(
      /<noscript><article class="scripture">.*John 3:16-17<.*<b class="vn">16<\/b> For God so loved.*<b class="vn">17<\/b> For God sent.*href="\/read\/kjv\/john\/3">John 3<\/a>.*<\/noscript><\/div><noscript><\/noscript>/,
    );
    expect(text).toContain(`<meta property="og:image" content="${site.origin}/pictures/v1/kjv/john/3/16-17.png">`);
    expect(text).toContain(`<meta property="og:image:alt" content="John 3:16-17, King James Version · ${site.name}">`);
  });

  it("whose text cannot be read keep their name", async () => {
    // An isolate keeps the chapters that it has read.
    vi.resetModules();
    const fresh = await import("#worker/site-page.ts");
    const text = await (await open("/verse/kjv/john/3/16-17", false, fresh.sitePage))!.text();
    expect(text).toContain(
      'content="Read John 3:16-17 in the King James Version, in its chapter, free and without an account."',
    );
    expect(text).toContain("<noscript></noscript></div>");
  });

  it.each([
    "/verse/kjv/john/3/37",
    "/verse/kjv/john/3/16-99",
    "/verse/kjv/john/3/18-16",
    "/verse/kjv/john/3/0",
    "/verse/kjv/john/3/016",
    "/verse/kjv/john/3/16,18",
    "/verse/kjv/john/3/%3Cscript%3E",
    "/verse/kjv/john/22/1",
    "/verse/kjv/john/3",
    "/verse/kjv/hezekiah/3/1",
    "/verse/KJV/john/3/16",
    "/verse/nope/john/3/16",
  ])("%s is none", async (path) => {
    expect(await open(path)).toBeUndefined();
  });
});
