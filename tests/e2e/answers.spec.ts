import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "./support.ts";

/** What every host must respond with: also run with the site on Pages (`npm run test:pages`). */

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

const ask = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

/** The address of a hashed script, as the pages name it. */
const hashedScript = async (request: APIRequestContext): Promise<string> => /"entry":"(\/assets\/[^"]+\.js)"/.exec(await (await ask(request, "/help")).text())![1]!;

const expectPageHeaders = (answer: APIResponse): void => {
  const headers = answer.headers();
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "strict-origin-when-cross-origin" });
  expect(headers["strict-transport-security"]).toContain("max-age=");
};

test("pages have addresses without a trailing slash, and are revalidated", async ({ request }) => {
  for (const path of ["/", "/help", "/read/kjv/john/3", "/event-card/wedding/123", "/read/webbe/john/3"]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({ "cache-control": revalidated, "content-type": expect.stringMatching(/^text\/html/) });
    expect(answer.headers()["access-control-allow-origin"], path).toBeUndefined();
    expectPageHeaders(answer);
  }
  for (const [path, place] of [["/help/", "/help"], ["/help.html", "/help"], ["/read/kjv/john/3/", "/read/kjv/john/3"], ["/games", "/games-menu"]] as const) {
    const answer = await ask(request, path);
    expect([301, 307, 308], path).toContain(answer.status());
    expect(answer.headers()["location"], path).toBe(place);
  }
});

test("parametric addresses serve one page", async ({ request }) => {
  const [card, shell, one, other] = await Promise.all(["/event-card/wedding/_", "/shell", "/event-card/wedding/1-2", "/read/bbe/john/3"].map(async (path) => (await ask(request, path)).text()));
  expect(one).toBe(card);
  expect(other).toBe(shell);
  for (const page of [card, shell]) {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/rel="canonical"|og:url/);
  }
  expect(/<title>([^<]*)<\/title>/.exec(shell!)?.[1]).not.toContain("·");
});

test("hashed files are cached forever, and the files that name them are not", async ({ request }) => {
  const script = await hashedScript(request);
  expect((await ask(request, script)).headers()).toMatchObject({ "cache-control": immutable, "content-type": expect.stringMatching(/javascript/) });
  const manifest = await ask(request, "/bible/manifest.json");
  expect(manifest.headers()).toMatchObject({ "cache-control": revalidated, "access-control-allow-origin": "*" });
  const { version } = (await manifest.json()) as { version: string };
  const chapter = await ask(request, `/bible/${version}/kjv/JHN/3.json`);
  expect(chapter.headers()).toMatchObject({ "cache-control": immutable, "access-control-allow-origin": "*" });
  for (const path of ["/sw.js", "/manifest.webmanifest"]) expect((await ask(request, path)).headers()["cache-control"], path).toBe(revalidated);
});

test("a missing file is never cached, whatever its path", async ({ request }) => {
  for (const path of ["/no/such/page", "/read/kjv/john/99", "/assets/none-00000000.js", "/bible/none/kjv/JHN/3.json", "/event-card/no-such-event/1", "/.built-from", "/wrangler.toml"]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["cache-control"], path).toBe("no-store");
    expect(await answer.text(), path).toContain("<!doctype html>");
    expectPageHeaders(answer);
  }
});

test("API responses have their own headers", async ({ request }) => {
  const verse = await ask(request, "/api/bible/John+3:16");
  expect(verse.status()).toBe(200);
  expect(verse.headers()).toMatchObject({ "access-control-allow-origin": "*", "x-content-type-options": "nosniff", "content-security-policy": expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/) });
  expect(verse.headers()["x-request-id"]).toBeTruthy();
  for (const path of ["/api", "/api/", "/api/no/such/thing"]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "route_not_found" });
  }
  const foreign = await request.post("/api/cards/1-2/messages", { headers: { Origin: "https://elsewhere.test" }, data: { sender_name: "a", message: "b" } });
  expect(foreign.status()).toBe(403);
});
