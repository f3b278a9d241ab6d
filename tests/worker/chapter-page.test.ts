import { env } from "cloudflare:workers";
import { describe, expect, inject, it, vi } from "vitest";
import { textDigestHeader } from "#domain/api/headers.ts";
import { contentSecurityPolicy } from "#domain/site/security-headers.ts";
import { site } from "#domain/site/site.ts";
import { digestOf } from "#worker/hashes.ts";
import { sitePage } from "#worker/site-page.ts";
import { template } from "./page-template.ts";
import { ask, askLanguages, askWith, inAnotherYear, noApi, origin } from "./support.ts";

const assets = {
  fetch: (async (asked: Request | string) => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url);
    const [, locale] = /^\/chapter-pages\/(\w+)\.json$/.exec(pathname) ?? [];
    return locale === undefined ? env.ASSETS.fetch(asked) : Response.json({ ...template, locale });
  }) as unknown as Fetcher["fetch"],
};

type Api = Pick<Fetcher, "fetch">;

const apiOf = (answer: (path: string) => Promise<Response>): Api => ({
  fetch: (async ({ url }: Request) => answer(url.slice(origin.length))) as unknown as Fetcher["fetch"],
});

const service = inject("languagesService");
const realApi = apiOf((path) => ask(path));

const visit = async (path: string, api: Api = realApi, init?: RequestInit) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = await sitePage(new Request(origin + path, init), { assets, api });
  vi.restoreAllMocks();
  if (!page) throw new Error(`${path} is no page`);
  const html = await page.text();
  const data = JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? "null") as {
    chapters: { translation: string; verses: string[] }[];
    failure?: object;
  } | null;
  return { page, html, data, headers: page.headers };
};

// First, since an isolate keeps a template that it has read.
it("without the site's own files there is no page, and no error either", async () => {
  const none = { fetch: (async () => new Response(null, { status: 404 })) as unknown as Fetcher["fetch"] };
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = await sitePage(new Request(`${origin}/pt/read/kjv/john/3`), { assets: none, api: noApi });
  vi.restoreAllMocks();
  expect([page?.status, page?.headers.get("Retry-After")]).toEqual([503, "5"]);
});

describe("a chapter of another language", () => {
  it("is in the first response with its head, its notes and its data", async () => {
    const { page, html, data, headers } = await visit("/read/spa_r09/john/3");
    expect(page.status).toBe(200);
    expect(html).toContain(`<title>Juan 3, Reina-Valera 1909 · ${site.name}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/read/spa_r09/john/3">`);
    expect(html).toMatch(/<meta name="description" content="Now there was a man[^"]{80,}">/);
    expect(html).toContain('<v id="v16">');
    expect(html).toContain("<li>3:2Nota de muestra: ó otra palabra.</li>");
    expect(data?.chapters).toMatchObject([{ translation: "spa_r09", book: "JHN", chapter: 3 }]);
    expect(data?.chapters[0]?.verses).toHaveLength(36);
    expect(headers.get("Content-Security-Policy")).toBe(contentSecurityPolicy(template.policy));
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });

  it("is known by its ETag", async () => {
    const etag = (await visit("/read/spa_r09/john/3")).headers.get("ETag")!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { page, html } = await visit("/read/spa_r09/john/3", realApi, { headers: { "If-None-Match": known } });
      expect([page.status, html, page.headers.get("ETag")]).toEqual([304, "", etag]);
    }
    const { page } = await visit("/read/spa_r09/john/3", realApi, { headers: { "If-None-Match": '"other"' } });
    expect(page.status).toBe(200);
  });

  it("has markup as text, also in its data", async () => {
    const { html } = await visit(
      "/read/spa_r09/genesis/1",
      apiOf((path) => askLanguages(`${service}/markup`, path)),
    );
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
    expect(html).toContain("\\u003cimg");
  });

  it("of which verses are shared has them in its head, and for readers without scripts", async () => {
    const { html } = await visit("/es/verse/spa_r09/john/3/16");
    expect(html).toContain(`<title>Juan 3:16, Reina-Valera 1909 · ${site.name}</title>`);
    expect(html).toContain('content="For God so loved the world');
    expect(html).toMatch(
      /<noscript>.*Juan 3:16<.*lang="es" dir="ltr"><p><b class="vn">16<\/b> For God so loved.*<a class="btn" href="\/es\/read\/spa_r09\/john\/3">/,
    );
    expect(html).toContain(`<meta property="og:url" content="${site.origin}/verse/spa_r09/john/3/16">`);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/read/spa_r09/john/3">`);
  });

  it("of which it has not the verses that are asked for is shown, and they are not found", async () => {
    const { page, html } = await visit("/es/verse/spa_r09/john/3/99");
    expect(page.status).toBe(404);
    expect(html).toContain(`<title>Juan 3, Reina-Valera 1909 · ${site.name}</title>`);
    expect(html).toContain('<v id="v16">');
  });

  it("says so where its numbers are not ours", async () => {
    expect((await visit("/es/read/deu_l12/joel/2")).html).toContain("<numbers>");
    expect((await visit("/es/read/deu_l12/joel/1")).html).not.toContain("<numbers>");
  });

  it("leads to its guide, for readers without scripts", async () => {
    expect((await visit("/es/read/spa_r09/john/3")).html).toContain(
      '<noscript><p class="hint"><a href="/es/study/spa_r09/john/3">Guía de este capítulo</a></p></noscript>',
    );
    expect((await visit("/pt/read/web/john/3", noApi)).html).toContain('<a href="/pt/study/web/john/3">Guia');
  });

  it("has a description also in a script without spaces", async () => {
    const { html } = await visit("/fr/read/cmn_cu1/genesis/1");
    const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description).toMatch(/^\p{Script=Han}/u);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

describe("a chapter of our own texts under the name of a language", () => {
  it("is there in that language, and names its one address", async () => {
    const { page, html, data } = await visit("/es/read/kjv/psalms/23", noApi);
    expect(page.status).toBe(200);
    expect(html).toContain(`<title>Salmo 23, King James Version · ${site.name}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/read/kjv/psalms/23">`);
    expect(html).toContain("<nd>LORD</nd>");
    expect(html).toContain('<a rel="prev" href="/read/kjv/psalms/22">Salmo 22</a>');
    const [chapter] = data!.chapters;
    expect(await digestOf(JSON.stringify(chapter))).toMatch(/^[0-9a-f]{12}$/);
    expect(chapter?.verses[0]).toBe("The LORD is my shepherd; I shall not want.");
  });

  it.each([
    ["/pt/read/web/genesis/1", "first"],
    ["/fr/read/asv/revelation/22", "last"],
  ])("%s is the %s of all", async (path, end) => expect((await visit(path, noApi)).html).toContain(end));

  it("whose file cannot be read is 503", async () => {
    const none = {
      fetch: (async (asked: Request | string) =>
        String(typeof asked === "string" ? asked : asked.url).includes("/bible/")
          ? new Response(null, { status: 404 })
          : assets.fetch(asked)) as unknown as Fetcher["fetch"],
    };
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const page = await sitePage(new Request(`${origin}/es/read/kjv/nahum/2`), { assets: none, api: noApi });
    vi.restoreAllMocks();
    expect([page?.status, page?.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  });
});

describe("a chapter of the first public service", () => {
  it("is there, in English", async () => {
    const { page, html, data } = await visit("/read/bbe/john/3");
    expect(page.status).toBe(200);
    expect(html).toContain(`<title>John 3, Bible in Basic English · ${site.name}</title>`);
    expect(html).not.toContain("noindex");
    expect(data?.chapters[0]?.verses).toHaveLength(36);
  });
});

const languages = (fault: string) => apiOf((path) => askLanguages(`${service}/${fault}`, path));

/** The API, with what happens to its answer on the way. */
const damaged = (change: (text: string) => string, digest?: string) =>
  apiOf(async (path) => {
    const answer = await ask(path);
    const body = change(await answer.text());
    return new Response(body, { headers: { [textDigestHeader]: digest ?? (await digestOf(body)) } });
  });

describe("a chapter that cannot be had", () => {
  it.each([
    ["gone", 404, "gone"],
    ["no_chapter", 404, "missing"],
    ["broken", 503, "outage"],
    ["cut", 503, "outage"],
    ["page", 503, "outage"],
    ["redirect", 503, "outage"],
    ["other_chapter", 503, "outage"],
    ["other_book", 503, "outage"],
    ["other_translation", 503, "outage"],
    ["too_few", 503, "outage"],
    ["four_hundred", 503, "outage"],
  ])("%s is %d, is not kept, and leads to a text of ours", async (fault, status, reason) => {
    const { page, html, data, headers } = await visit("/es/read/spa_r09/luke/9", languages(fault));
    expect([page.status, headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    expect(html).toContain(`<failure>Lucas 9</failure>${reason}<a href="/read/kjv/luke/9">`);
    expect(data?.chapters).toEqual([]);
    expect(data?.failure).toEqual({ translation: "spa_r09", book: "LUK", chapter: 9, reason });
    expect(headers.get("Retry-After")).toEqual(status === 503 ? "30" : null);
    expect(html).toContain('content="Lee Lucas 9 en la Reina-Valera 1909, gratis y sin cuenta."');
    expect(html).toContain('<meta name="keywords" content="Lucas 9, Lucas 9 RV1909, Reina-Valera 1909">');
  });

  it("after a second and a half goes without its text, and the scripts ask", async () => {
    const { page, html, data, headers } = await visit("/read/spa_r09/acts/9", languages("hang"));
    expect([page.status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(html).toContain("<failure>Acts 9</failure>late");
    expect(data).toEqual({ year: 2026, chapters: [] });
  });

  it("because the visitor has asked too often says when to come back", async () => {
    inAnotherYear();
    const busy = apiOf((path) => askWith(`${inject("upstreamServer")}/well`, path, { calls: "1", from: "192.0.2.77" }));
    expect((await visit("/read/bbe/titus/1", busy)).page.status).toBe(200);
    const { page, headers } = await visit("/read/bbe/philemon/1", busy);
    expect(page.status).toBe(503);
    expect(headers.get("Retry-After")).toBe("31");
    vi.useRealTimers();
  });

  it("that only another translation has leads to the last one of ours", async () => {
    expect((await visit("/read/spa_r09/joel/4", languages("no_chapter"))).html).toContain('href="/read/kjv/joel/3"');
  });

  it("or whose answer is damaged on the way is an outage", async () => {
    for (const api of [
      damaged((body) => body.slice(0, 200)),
      damaged((body) => body, "000000000000"),
      damaged((body) => body.replaceAll('"chapter":3', '"chapter":4')),
      damaged(() => '{"verses":[]}'),
      noApi,
    ])
      expect((await visit("/read/spa_r09/john/3", api)).page.status).toBe(503);
  });
});

it("a HEAD request has the headers alone", async () => {
  const { page, html } = await visit("/es/read/kjv/john/3", noApi, { method: "HEAD" });
  expect([page.status, html, page.headers.get("ETag")?.length]).toEqual([200, "", 14]);
});

it.each([
  "/read/bbe/john/99",
  "/read/bbe/john/0",
  "/read/bbe/john/22",
  "/read/bbe/jude/2",
  "/read/bbe/hezekiah/3",
  "/read/bbe/john",
  "/read/bbe/john/03",
  "/read/BBE/john/3",
  "/read/kjv/john/3",
  "/read/nope/john/3",
  "/es/read/kjv/john/22",
  "/es/read/nonsense/john/3",
  "/es/event-card/no-such-event/1",
  "/es/words/G2717",
  "/es/search",
  "/help",
  "/",
])("%s is no page of a chapter", async (path) => {
  expect(await sitePage(new Request(origin + path), { assets, api: noApi })).toBeUndefined();
});

it("pages are only read", async () => {
  const post = new Request(`${origin}/read/bbe/john/3`, { method: "POST" });
  expect(await sitePage(post, { assets, api: noApi })).toBeUndefined();
});
