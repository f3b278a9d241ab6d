import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "./support.ts";

/** What every host must respond with: also run with the site on Pages (`npm run check -- pages`). */

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

const ask = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

const pageLoader = "/page-loaders/en/help.js";

/** The address of a hashed script, as a page's loader names it. */
const hashedScript = async (request: APIRequestContext): Promise<string> =>
  /entry:`(\/assets\/[^`]+\.js)`/.exec(await (await ask(request, pageLoader)).text())![1]!;

const expectPageHeaders = (answer: APIResponse): void => {
  const headers = answer.headers();
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+;/);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(headers["strict-transport-security"]).toContain("max-age=");
};

/** The local server of Pages has no mocks for the services of texts that are not stored. */
const hasServices = (): boolean => test.info().project.name !== "pages";

test("pages have addresses without a trailing slash, and are revalidated", async ({ request }) => {
  for (const path of [
    "/",
    "/help",
    "/read/kjv/john/3",
    "/event-card/wedding/123",
    "/es/read/kjv/john/3",
    ...(hasServices() ? ["/read/webbe/john/3", "/read/spa_r09/john/3"] : []),
  ]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      "cache-control": revalidated,
      "content-type": expect.stringMatching(/^text\/html/),
    });
    expect(answer.headers()["access-control-allow-origin"], path).toBeUndefined();
    expectPageHeaders(answer);
  }
  for (const [path, place] of [
    ["/help/", "/help"],
    ["/help.html", "/help"],
    ["/read/kjv/john/3/", "/read/kjv/john/3"],
    ["/games", "/games-menu"],
  ] as const) {
    const answer = await ask(request, path);
    expect([301, 307, 308], path).toContain(answer.status());
    expect(answer.headers()["location"], path).toBe(place);
  }
});

test("addresses that share a page have their own head", async ({ request }) => {
  const [shell, one, other] = await Promise.all(
    ["/shell", "/event-card/wedding/1-2", "/read/spa_r09/john/3"].map(async (path) =>
      (await ask(request, path)).text(),
    ),
  );
  expect(shell).not.toMatch(/rel="canonical"|og:url/);
  for (const page of [shell, one, other]) expect(page).toContain('<meta name="robots" content="noindex">');
  expect(/<title>([^<]*)<\/title>/.exec(shell!)?.[1]).not.toContain("·");
  if (hasServices()) expect(other).toContain("<title>Juan 3, Reina-Valera 1909 · ");
  for (const [page, path] of [
    [one, "/event-card/wedding/1-2"],
    [other, "/read/spa_r09/john/3"],
  ] as const) {
    expect(page).toMatch(
      new RegExp(
        `<link rel="canonical" href="https?://[^/"]+${path}"><meta property="og:url" content="https?://[^/"]+${path}">`,
      ),
    );
  }
});

test("every page has a picture for its link, of its own size, for others to show", async ({ request }) => {
  for (const path of [
    "/",
    "/read/web/psalms/23",
    "/read/bbe/john/3",
    "/verse/kjv/esther/8/9",
    "/event-card/wedding/1",
    "/tap-to-reveal",
    "/verses-for/grief",
    "/reading-plan",
  ]) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="[a-z]+:\/\/[^/]+(\/pictures\/[^"]+\.png)">/.exec(html)?.[1];
    const answer = await request.get(image ?? "/none");
    const png = await answer.body();
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.byteLength).toBeLessThan(30_000);
    expect(answer.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  }
  expect((await request.get("/pictures/v1/kjv/john/3/37.png")).status()).toBe(404);
});

test("the icon that browsers ask for unasked is there", async ({ request }) => {
  const icon = await ask(request, "/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test("hashed files are cached forever, and the files that name them are not", async ({ request }) => {
  const script = await hashedScript(request);
  expect((await ask(request, script)).headers()).toMatchObject({
    "cache-control": immutable,
    "content-type": expect.stringMatching(/javascript/),
  });
  const manifest = await ask(request, "/bible/manifest.json");
  expect(manifest.headers()).toMatchObject({ "cache-control": revalidated, "access-control-allow-origin": "*" });
  const { version } = (await manifest.json()) as { version: string };
  const chapter = await ask(request, `/bible/${version}/kjv/JHN/3.json`);
  expect(chapter.headers()).toMatchObject({ "cache-control": immutable, "access-control-allow-origin": "*" });
  for (const path of ["/sw.js", "/manifest.webmanifest", pageLoader])
    expect((await ask(request, path)).headers()["cache-control"], path).toBe(revalidated);
});

test("a missing file is never cached, whatever its path", async ({ request }) => {
  for (const path of [
    "/no/such/page",
    "/read/kjv/john/99",
    "/read/bbe/john/99",
    "/assets/none-00000000.js",
    "/bible/none/kjv/JHN/3.json",
    "/event-card/no-such-event/1",
    "/words/G2717",
    "/verses-for/nothing-of-the-kind",
    "/daily-verses/brumaire",
    "/.built-from",
    "/wrangler.toml",
  ]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["cache-control"], path).toBe("no-store");
    expect(await answer.text(), path).toContain("<!doctype html>");
    expectPageHeaders(answer);
  }
});

test("robots.txt names the sitemap's index, whose parts hold pages and dated chapters", async ({ request }) => {
  const index = /^Sitemap: https?:\/\/[^/]+(\/.+)$/m.exec(await (await ask(request, "/robots.txt")).text())![1]!;
  const parts = [...(await (await ask(request, index)).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(parts).toEqual([
    "/sitemap-pages.xml",
    "/sitemap-kjv.xml",
    "/sitemap-asv.xml",
    "/sitemap-web.xml",
    "/sitemap-words.xml",
  ]);
  for (const part of parts) {
    const answer = await ask(request, part);
    expect(answer.headers()["content-type"], part).toMatch(/^(?:application|text)\/xml/);
    const xml = await answer.text();
    const listed = xml.match(/<url>/g)!.length;
    if (part === "/sitemap-words.xml") expect(listed).toBe(14_057);
    if (part === "/sitemap-pages.xml" || part === "/sitemap-words.xml") expect(xml).not.toContain("<lastmod>");
    else expect([listed, xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)!.length], part).toEqual([1189, 1189]);
  }
});

test("security.txt says whom to write to, and has not expired", async ({ request }) => {
  const answer = await ask(request, "/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  expect(new Date(/^Expires: (\S+)$/m.exec(text)![1]!).getTime()).toBeGreaterThan(Date.now());
});

test("home and chapters describe themselves to machines, and the policy lets them", async ({ page }) => {
  for (const [path, type] of [
    ["/", "WebSite"],
    ["/read/asv/psalms/119", "BreadcrumbList"],
  ] as const) {
    await page.goto(path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
      readonly "@type": string;
    };
    expect(data["@type"]).toBe(type);
  }
});

test("API responses have their own headers", async ({ request }) => {
  const verse = await ask(request, "/api/bible/John+3:16");
  expect(verse.status()).toBe(200);
  expect(verse.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/),
  });
  expect(verse.headers()["x-request-id"]).toBeTruthy();
  for (const path of ["/api", "/api/", "/api/no/such/thing"]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "route_not_found" });
  }
  const foreign = await request.post("/api/cards/1-2/messages", {
    headers: { Origin: "https://elsewhere.test" },
    data: { sender_name: "a", message: "b" },
  });
  expect(foreign.status()).toBe(403);
});

test("only the script for other sites may be loaded by them, and only passages be framed", async ({ request }) => {
  for (const path of [
    "/",
    "/embed",
    "/developers",
    "/read/kjv/john/3",
    "/verse/kjv/john/3/16",
    "/help",
    "/no-such-page",
    "/api/docs",
  ]) {
    const headers = (await ask(request, path)).headers();
    expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
  const script = await ask(request, "/embed.js");
  expect(script.headers()).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
    "content-type": expect.stringMatching(/javascript/),
  });
  const frame = (await ask(request, "/embed/read/kjv/john/3/16")).headers();
  expect(frame["x-frame-options"]).toBeUndefined();
  expect(frame["content-security-policy"]).toContain("frame-ancestors *");
  expect((await ask(request, "/embed/read/kjv/john/99")).status()).toBe(404);
});
