import { describe, expect, it } from "vitest";
import { oembedSchema } from "#domain/api/oembed.ts";
import { ask, origin } from "./support.ts";

/** Passages in the frames of other sites. */

const oembed = (parameters: Record<string, string>): Promise<Response> =>
  ask(`/api/oembed?${new URLSearchParams(parameters)}`);

describe("a frame", () => {
  it("shows the verses alone, in any frame, without scripts", async () => {
    const response = await ask("/embed/read/web/john/11/35-36?theme=dark");
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain("<h1>John 11:35-36</h1>");
    expect(page).toContain('<span id="v35"><sup>35</sup>&nbsp;Jesus wept.</span> <span id="v36"><sup>36</sup>');
    expect(page).toContain('href="/read/web/john/11#v35-36" target="_blank"');
    expect(page).toContain('<a href="/embed/read/web/john/11?theme=dark#v35">The whole chapter</a>');
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).not.toMatch(/<script|<form|<iframe|<link| on\w+=/);
    const policy = response.headers.get("Content-Security-Policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toContain("script-src");
    expect(response.headers.get("X-Frame-Options")).toBeNull();
    const [, style] = /<style>([\s\S]*)<\/style>/.exec(page)!;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
  });

  it("shows a chapter, and ignores what it does not know", async () => {
    const page = await (await ask('/embed/read/kjv/psalms/23?theme="><script>')).text();
    expect(page).toContain("<h1>Psalm 23</h1>");
    expect(page.match(/<sup>/g)).toHaveLength(6);
    expect(page).not.toContain("The whole chapter");
    expect(page).not.toContain("<script>");
    expect((await ask("/embed/read/kjv/psalms/23", { method: "HEAD" })).headers.get("Content-Type")).toContain("html");
  });

  it("is not sent again to a browser that has it", async () => {
    const path = "/embed/read/kjv/psalms/23";
    const etag = (await ask(path)).headers.get("ETag")!;
    const again = await ask(path, { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("Cache-Control"), await again.text()]).toEqual([
      304,
      expect.stringMatching(/^public, max-age=86400/),
      "",
    ]);
    expect((await ask(`${path}?theme=dark`, { headers: { "If-None-Match": etag } })).status).toBe(200);
  });

  it("says so where a translation has no such verse", async () => {
    expect(await (await ask("/embed/read/web/luke/17/36")).text()).toContain("has no such verse");
  });

  it.each(["/embed/read/kjv/john/22", "/embed/read/bbe/john/3", "/embed/read/kjv/john/3/99", "/embed/x", "/embed/"])(
    "%s is none, and is not to be framed",
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it("of anything else is refused", async () => {
    for (const path of ["/api/docs", "/api/bible/john+3:16", "/api/oembed", "/api/mcp"]) {
      const { headers } = await ask(path);
      expect([path, headers.get("X-Frame-Options")]).toEqual([path, "DENY"]);
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    }
  });
});

describe("oEmbed", () => {
  it("turns links to chapters and verses into frames, of the size that is asked for", async () => {
    const answer = oembedSchema.parse(
      await (await oembed({ url: `${origin}/verse/kjv/john/3/16-17`, maxwidth: "480", maxheight: "200" })).json(),
    );
    expect(answer).toMatchObject({ type: "rich", title: "John 3:16-17, King James Version", width: 480, height: 200 });
    expect(answer.html).toContain(`src="${origin}/embed/read/kjv/john/3/16-17"`);
    const chapter = oembedSchema.parse(await (await oembed({ url: `${origin}/read/web/psalms/23` })).json());
    expect([chapter.title, chapter.width, chapter.height]).toEqual(["Psalm 23, World English Bible", 600, 320]);
  });

  it("answers with what fits", async () => {
    const small = { url: `${origin}/read/kjv/john/3`, maxwidth: "200", maxheight: "90" };
    expect(await (await oembed(small)).json()).toMatchObject({
      width: 200,
      height: 90,
      html: expect.stringContaining('width="200" height="90"'),
    });
  });

  it.each([
    "https://else.test/read/kjv/john/3",
    `${origin}/read/bbe/john/3`,
    `${origin}/help`,
    `${origin}/event-card/birthday/1795000000001`,
    "javascript:alert(1)",
    "no address",
  ])("has nothing for %s", async (url) => expect((await oembed({ url })).status).toBe(404));

  it("names what is missing", async () => {
    expect(await (await oembed({})).json()).toMatchObject({
      code: "invalid_input",
      fields: { url: expect.any(String) },
    });
    expect((await oembed({ url: `${origin}/read/kjv/john/3`, format: "xml" })).status).toBe(501);
    expect((await oembed({ url: `${origin}/read/kjv/john/3`, maxwidth: "-1" })).status).toBe(422);
  });
});
