import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { site } from "#domain/site/site.ts";
import { sitePage } from "#worker/site-page.ts";
import { noApi, origin } from "./support.ts";

const shell =
  '<!doctype html><html><head><title>Old</title><meta name="description" content="old"><meta name="keywords" content="old"><meta property="og:title" content="old"><meta property="og:description" content="old"></head><body><main><div class="wrap word-page" data-word=""></div></main><footer><a href="/fr/words/_">Français</a></footer></body></html>';

const open = async (path: string, { isStored = true, method = "GET" } = {}) => {
  const fetch = async (asked: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url);
    if (/^\/(bible|original)\//.test(pathname))
      return isStored ? env.ASSETS.fetch(asked) : new Response(null, { status: 404 });
    return new Response(method === "HEAD" ? null : shell, {
      headers: { "Content-Type": "text/html; charset=utf-8", "X-File": pathname },
    });
  };
  return sitePage(new Request(`${origin}${path}`, { method }), {
    assets: { fetch: fetch as unknown as Fetcher["fetch"] },
    api: noApi,
  });
};
const textOf = async (path: string) => (await open(path))!.text();

describe("the page of a word", () => {
  it("has a head of its own, the word, its translations and its first fifty places", async () => {
    const page = (await open("/words/G26?from=mail"))!;
    expect([page.status, page.headers.get("X-File")]).toEqual([200, "/words/_"]);
    const text = await page.text();
    expect(text).toContain(`<title>agapē (ἀγάπη) · Greek word G26 · ${site.name}</title>`);
    expect(text).toContain('content="love, i.e. affection or benevolence. In the King James Version: love, charity');
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/words/G26">`);
    expect(text).toContain('<bdi class="word-lemma" lang="grc">ἀγάπη</bdi>');
    expect(text).toContain("<span>charity <small>28</small></span>");
    expect(text).toContain("117 times in 106 verses · 1–50");
    expect(text.match(/<li>/g)).toHaveLength(50);
    expect(text).toContain(
      '<a href="/read/kjv/matthew/24#v12">Matthew 24:12</a><p>And because iniquity shall abound, <mark>the love</mark> of many shall wax cold.</p>',
    );
    expect(text).toContain('Origin: from <a href="/words/G25">G25</a> (<bdi lang="grc">ἀγαπάω</bdi>)');
    expect(text).toContain('<a class="btn" rel="next" href="/words/G26?from=50">');
  });

  it("is there in each language of the interface, its English marked and said", async () => {
    const page = (await open("/es/words/G26"))!;
    expect([page.status, page.headers.get("X-File")]).toEqual([200, "/es/words/_"]);
    const text = await page.text();
    expect(text).toContain(`<title>agapē (ἀγάπη) · Palabra griega G26 · ${site.name}</title>`);
    expect(text).toContain("En la King James Version: love, charity");
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/es/words/G26">`);
    expect(text).toContain("El significado y los versículos están en inglés");
    expect(text).toContain("<h2>Dónde aparece</h2>");
    expect(text).toContain("117 veces en 106 versículos · 1–50");
    expect(text).toContain('<p class="word-line" lang="en">love');
    expect(text).toContain('Origen: <span lang="en">from <a href="/es/words/G25">G25</a>');
    expect(text).toContain('<a href="/es/read/kjv/matthew/24#v12">Mateo 24:12</a><p lang="en">And because');
    expect(text).toContain('<a class="btn" rel="next" href="/es/words/G26?from=50">Más pasajes</a>');
    expect(text).toContain('<a href="/fr/words/G26">Français</a>');
    expect(await textOf("/words/G26")).not.toContain(' lang="en"');
    for (const path of ["/es/words/G26?from=50", "/words/G26?from=50"]) {
      const further = await textOf(path);
      for (const [language, prefix] of [
        ["en", ""],
        ["pt", "/pt"],
        ["x-default", ""],
      ])
        expect(further).toContain(
          `<link rel="alternate" hreflang="${language}" href="${site.origin}${prefix}/words/G26?from=50">`,
        );
    }
    expect((await open("/fr/words/g0026"))!.headers.get("Location")).toBe("/fr/words/G26");
    expect(await open("/es/words/G2717")).toBeUndefined();
  });

  it("shows further places under an address of their own", async () => {
    const text = await textOf("/words/G26?from=100");
    expect(text.match(/<li>/g)).toHaveLength(6);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/words/G26?from=100">`);
    expect(text).toContain('rel="prev" href="/words/G26?from=50"');
    expect(text).not.toContain('rel="next"');
  });

  it.each(["?from=107", "?from=-1", "?from=1e9", "?from=NaN", "?from="])("%s shows the first places", async (query) => {
    expect(await textOf(`/words/G26${query}`)).toContain("· 1–50");
  });

  it("has titles of psalms, right to left", async () => {
    const text = await textOf("/words/H4210");
    expect(text).toContain('lang="he"');
    expect(text).toContain("Psalm 3:1, title</a><p>A <mark>Psalm</mark> of David");
  });

  it("says of a word that it stands nowhere", async () => {
    expect(await textOf("/words/H8674")).toContain("<mark>Tatnai</mark>");
    const { status } = (await open("/words/G1", { method: "HEAD" }))!;
    expect(status).toBe(200);
  });

  it("leads to the usual way of writing its number", async () => {
    for (const written of ["/words/g0026?from=50", "/words/G26/?from=50"]) {
      const page = (await open(written))!;
      expect([page.status, page.headers.get("Location")]).toEqual([308, "/words/G26?from=50"]);
    }
  });

  it.each([
    "/words",
    "/words/agape",
    "/words/G2717",
    "/words/G3203",
    "/words/G5625",
    "/words/H9999",
    "/words/G0",
    "/words/_",
    "/words/%3Cscript%3E",
    "/words/G26/1",
  ])("%s is none", async (path) => {
    expect(await open(path)).toBeUndefined();
  });

  it("whose files cannot be read is left to the scripts", async () => {
    // A number of a file that no other test has read: files once read are kept.
    const text = await (await open("/words/H5000", { isStored: false }))!.text();
    expect(text).toBe(shell);
  });
});
