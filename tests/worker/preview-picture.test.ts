import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import { previewPicture } from "#worker/preview-picture.ts";
import { origin } from "./support.ts";

const none = { match: async () => undefined, put: async () => undefined } as unknown as Cache;

const ask = async (
  path: string,
  { cache = none, method = "GET", assets = env.ASSETS as Pick<Fetcher, "fetch">, draw = previewPicture } = {},
) => {
  const kept: Promise<unknown>[] = [];
  const answer = await draw(new Request(`${origin}${path}`, { method }), assets, {
    cache,
    waitUntil: (work) => void kept.push(work),
  });
  await Promise.all(kept);
  return answer;
};

/** Chapters and letters once read are kept, so this is of a worker that has read nothing yet. */
const freshPreviewPicture = async (): Promise<typeof previewPicture> => {
  vi.resetModules();
  return (await import("#worker/preview-picture.ts")).previewPicture;
};

const broken = { fetch: async () => new Response(null, { status: 500 }) } as unknown as Pick<Fetcher, "fetch">;

it("draws so many for a network in a minute; then home’s picture has to do", async () => {
  const fresh = await freshPreviewPicture();
  const draw = (subnet: number) =>
    fresh(
      new Request(`${origin}/pictures/v1/kjv/john/3/16.png`, {
        headers: { "CF-Connecting-IP": `2001:db8:50:${subnet.toString(16)}::1` },
      }),
      broken,
      { cache: none, waitUntil: () => undefined },
    );
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const spy = vi.spyOn(broken, "fetch");
  for (let index = 0; index < 10 * budgets.pictures.most; index += 1)
    expect((await draw((index * 4099) % 65_536))!.status).toBe(302);
  // What cannot be drawn sends there, too, so the files that were asked for tell them apart.
  const asked = spy.mock.calls.length;
  await draw(77);
  expect([asked > 0, spy.mock.calls.length]).toEqual([true, asked]);
  vi.restoreAllMocks();
});

describe("the preview of verses", () => {
  it.each(["/pictures/v1/kjv/john/3/16.png", "/pictures/v1/web/john/3.png", "/pictures/v1/bbe/john/3/16-18.png"])(
    "%s is a picture that anyone may show and keep",
    async (path) => {
      const answer = (await ask(path))!;
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const size = new DataView(bytes.buffer, 16, 8);
      expect([size.getUint32(0), size.getUint32(4)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(30_000);
    },
  );

  it("differs from verse to verse", async () => {
    const [one, other] = await Promise.all(
      [16, 17].map(async (verse) => (await ask(`/pictures/v1/kjv/john/3/${verse}.png`))!.arrayBuffer()),
    );
    expect(new Uint8Array(one!)).not.toEqual(new Uint8Array(other!));
  });

  it("is drawn once, whatever is added to its address", async () => {
    const store = new Map<string, Response>();
    const cache = {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
    } as unknown as Cache;
    const first = await (await ask("/pictures/v1/kjv/ruth/1/16.png?a", { cache }))!.arrayBuffer();
    expect([...store.keys()]).toEqual([`${origin}/pictures/v1/kjv/ruth/1/16.png`]);
    const again = (await ask("/pictures/v1/kjv/ruth/1/16.png?b", { cache, assets: broken }))!;
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(first));
  });

  it.each(["/pictures/v1/kjv/john/3/37.png", "/pictures/v1/kjv/john/99.png", "/pictures/v1/x", "/pictures/v1/"])(
    "%s is not found, with home's picture in its place",
    async (path) => {
      const asked: string[] = [];
      const fetch = async (address: URL) => {
        asked.push(address.pathname);
        return new Response("picture");
      };
      const answer = (await ask(path, { assets: { fetch } as unknown as Pick<Fetcher, "fetch"> }))!;
      expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([
        404,
        "image/png",
        "picture",
      ]);
      expect(asked).toEqual(["/pictures/pages/home.png"]);
    },
  );

  it("leads to home's preview where the text cannot be read", async () => {
    const draw = await freshPreviewPicture();
    const answer = (await ask("/pictures/v1/kjv/john/3/16.png", { assets: broken, draw }))!;
    expect([answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")]).toEqual([
      302,
      "/pictures/pages/home.png",
      "no-store",
    ]);
  });

  it("leads there, too, where the edge's cache fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const cache = { ...none, match: () => Promise.reject(new Error("Internal error")) } as unknown as Cache;
    expect((await ask("/pictures/v1/kjv/john/3/16.png", { cache }))!.status).toBe(302);
    vi.restoreAllMocks();
  });

  it("is read-only, and nothing else is one", async () => {
    expect(await ask("/pictures/v1/kjv/john/3.png", { method: "POST" })).toBeUndefined();
    expect(await ask("/read/kjv/john/3")).toBeUndefined();
  });
});
