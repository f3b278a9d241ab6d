import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { site } from "#domain/site/site.ts";
import { sitePage } from "#worker/site-page.ts";
import { ask, noApi, origin } from "./support.ts";

const shell =
  '<!doctype html><html><head><title>Old</title><meta name="description" content="old"></head><body><main><div class="wrap guide" data-chapter-guide=""></div></main><footer><a href="/fr/study/_/_/_">Français</a></footer></body></html>';

const realApi = {
  fetch: (async ({ url }: Request) => ask(url.slice(origin.length))) as unknown as Fetcher["fetch"],
};

const open = (path: string, { isStored = true, method = "GET", api = noApi } = {}) => {
  const fetch = async (asked: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url);
    if (/^\/(bible|crossref|content)\//.test(pathname))
      return isStored ? env.ASSETS.fetch(asked) : new Response(null, { status: 404 });
    return new Response(method === "HEAD" ? null : shell, {
      headers: { "Content-Type": "text/html; charset=utf-8", "X-File": pathname },
    });
  };
  return sitePage(new Request(`${origin}${path}`, { method }), {
    assets: { fetch: fetch as unknown as Fetcher["fetch"] },
    api,
  });
};

describe("the guide to a chapter", () => {
  it("has all cross references verse by verse, its topics and its neighbours", async () => {
    const page = (await open("/study/web/john/3"))!;
    expect([page.status, page.headers.get("X-File")]).toEqual([200, "/study/_/_/_"]);
    const text = await page.text();
    expect(text).toContain(`<title>John 3: a guide to the chapter · ${site.name}</title>`);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/study/kjv/john/3">`);
    expect(text.match(/<li>/g)).toHaveLength(36);
    expect(text).not.toContain("Text of the verses");
    expect(text).toContain('<a href="/read/web/john/3#v16">John 3:16</a><p>For God so loved the world,');
    expect(text).toContain('<a href="/read/web/1-john/4#v9">1 John 4:9</a>');
    expect(text).toContain('<a href="/verses-for/love">Love</a>');
    expect(text).toMatch(/<h2>In the dictionary<\/h2><p class="guide-links"><a href="\/dictionary\?q=/);
    expect(text).toContain('<a href="/study/web/john/2" class="btn" rel="prev">John 2</a>');
    expect(text).toContain('<a href="/study/web/john/4" class="btn" rel="next">John 4</a>');
  });

  it("is there in each language of the interface, with its names, its links and its one address in it", async () => {
    const page = (await open("/es/study/web/john/3"))!;
    expect([page.status, page.headers.get("X-File")]).toEqual([200, "/es/study/_/_/_"]);
    const text = await page.text();
    expect(text).toContain(`<title>Juan 3: guía del capítulo · ${site.name}</title>`);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/es/study/spa_r09/john/3">`);
    expect(text).toContain('<a href="/es/read/web/john/3#v16">Juan 3:16</a><p lang="en" dir="ltr">For God so loved');
    expect(text).toContain('<p class="hint">Texto de los versículos: World English Bible (inglés).</p>');
    expect(text).toContain('<a href="/es/read/web/1-john/4#v9">1 Juan 4:9</a>');
    expect(text).toContain('<a href="/es/verses-for/love">El amor</a>');
    expect(text).toContain('<a href="/es/dictionary?q=Nacer%20de%20nuevo">Nacer de nuevo</a>');
    expect(text).toContain("<h2>Referencias cruzadas</h2>");
    expect(text).toContain('<a href="/es/study/web/john/2" class="btn" rel="prev">Juan 2</a>');
    expect(text).toContain('<a href="/fr/study/web/john/3">Français</a>');
    const french = await (await open("/fr/study/kjv/john/3"))!.text();
    expect(french).toContain('<a href="/fr/dictionary?q=Born%20again" lang="en">Born again</a>');
    expect(french).toContain("Jean 3");
    for (const [language, address] of [
      ["en", "/study/kjv"],
      ["es", "/es/study/spa_r09"],
      ["pt", "/pt/study/por_blj"],
      ["fr", "/fr/study/fra_lsg"],
      ["x-default", "/study/kjv"],
    ])
      for (const markup of [text, french])
        expect(markup).toContain(
          `<link rel="alternate" hreflang="${language}" href="${site.origin}${address}/john/3">`,
        );
  });

  it("is read in the Bible of the language, and says so where an English one stands in for it", async () => {
    const own = (await open("/es/study/spa_r09/john/3", { api: realApi }))!;
    const words = await own.text();
    expect(words).toMatch(/<a href="\/es\/read\/spa_r09\/john\/3#v16">Juan 3:16<\/a><p>\S/);
    expect(words).toContain('<a href="/es/read/spa_r09/1-john/4#v9">1 Juan 4:9</a>');
    expect(words).toContain('<a href="/es/study/spa_r09/john/4" class="btn" rel="next">Juan 4</a>');
    expect(words).not.toContain("Texto de los versículos");
    expect(words).toContain('content="Todas las referencias cruzadas de Juan 3 (Reina-Valera 1909),');
    expect(words).not.toContain('lang="en" dir="ltr"');
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const instead = await (await open("/es/study/spa_r09/john/3"))!.text();
    vi.restoreAllMocks();
    expect(instead).toContain('#v16">Juan 3:16</a><p lang="en" dir="ltr">For God so loved');
    expect(instead).toContain('<p class="hint">Texto de los versículos: King James Version (inglés).</p>');
    expect(instead).toContain('content="Todas las referencias cruzadas de Juan 3 (King James Version),');
    expect(instead).toContain('<a href="/es/study/spa_r09/john/4" class="btn" rel="next">Juan 4</a>');
  });

  it("has the part of a passage that spans chapters, and no neighbour beyond either end", async () => {
    expect(await (await open("/study/kjv/genesis/2"))!.text()).toContain("The Creation, Genesis 1:1-2:3");
    expect(await (await open("/study/kjv/genesis/1"))!.text()).not.toContain('rel="prev"');
    expect(await (await open("/study/kjv/revelation/22"))!.text()).not.toContain('rel="next"');
  });

  it.each([
    "/study/kjv/john/22",
    "/study/kjv/john/x",
    "/study/kjv/nobody/1",
    "/study/arb_vdv/john/3",
    "/study/KJV/john/3",
    "/study/kjv/JHN/3",
    "/es/study/kjv/john/22",
    "/xx/study/kjv/john/3",
  ])("%s is no page", async (path) => expect(await open(path)).toBeUndefined());

  it("is 503 while its files cannot be read, and answers HEAD", async () => {
    const page = (await open("/study/kjv/jude/1", { isStored: false }))!;
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("Retry-After")]).toEqual([
      503,
      "no-store",
      "5",
    ]);
    expect((await open("/study/kjv/john/3", { method: "HEAD" }))!.status).toBe(200);
  });
});
