import { getEventListeners } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type HttpError, type HttpOptions, isReachable, requestJson, requestIgnoringBody } from "./http.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const getJson = (url: string, options: HttpOptions) => requestJson(z.unknown(), url, options);

/** Stays pending until aborted, like a fetch in a browser. */
const never = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

describe("the reason of a failed request", () => {
  const patiently = { timeoutMs: 60_000 };

  it("is a timeout, the network, or what the server said", async () => {
    vi.stubGlobal("fetch", never);
    await expect(getJson("/slow.json", { timeoutMs: 5 })).rejects.toMatchObject({ name: "HttpError", kind: "timeout" });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(getJson("/gone.json", patiently)).rejects.toMatchObject({ kind: "network" });
    vi.stubGlobal("fetch", async () => new Response("<h1>Sign in</h1>"));
    await expect(getJson("/page.json", patiently)).rejects.toMatchObject({ kind: "invalid", status: undefined });
    vi.stubGlobal("fetch", async () => Response.json({ error: "…", code: "upstream_timeout" }, { status: 504 }));
    await expect(getJson("/api/bible/x", patiently)).rejects.toMatchObject({
      kind: "status",
      status: 504,
      body: { code: "upstream_timeout" },
    });
    const waits = ["30", "0", "soon", "-1", ""].map(async (wait) => {
      vi.stubGlobal("fetch", async () => new Response("", { status: 503, headers: { "Retry-After": wait } }));
      return getJson("/busy.json", patiently).catch((error: unknown) => (error as HttpError).retryAfterMs);
    });
    expect(await Promise.all(waits)).toEqual([30_000, 0, undefined, undefined, undefined]);
    vi.stubGlobal("fetch", async () => Response.json(null, { status: 404 }));
    await expect(getJson("/none.json", patiently)).rejects.toMatchObject({ kind: "status", status: 404, body: null });
  });

  it("is the caller's abort reason if the caller aborted", async () => {
    vi.stubGlobal("fetch", never);
    const reason = new Error("another page");
    const giving = new AbortController();
    const answer = getJson("/slow.json", { ...patiently, signal: giving.signal });
    giving.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});

describe("a completed request", () => {
  it.each([200, 404])("with status %i leaves no listener and no timer behind", async (status) => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => Response.json({}, { status }));
    const { signal } = new AbortController();
    await getJson("/file.json", { timeoutMs: 1000, signal }).catch(() => undefined);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a request of JSON", () => {
  const schema = z.object({ verse: z.int() });

  it("sends its data as JSON, inspects the response and resolves to the validated body", async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      sent.push(init);
      return Response.json({ verse: 16, extra: true }, { headers: { "X-Reached": "7" } });
    });
    const seen: (string | null)[] = [];
    const options = {
      method: "POST",
      headers: { Authorization: "Bearer 1" },
      json: { chapter: 3 },
      onResponse: (response: Response) => void seen.push(response.headers.get("X-Reached")),
    };
    expect(await requestJson(schema, "/api/any", options)).toEqual({ verse: 16 });
    expect(sent[0]).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer 1" },
      body: '{"chapter":3}',
    });
    expect(seen).toEqual(["7"]);
  });

  it("rejects a body that the schema does not accept, and never inspects an error response", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ verse: "16" }));
    await expect(requestJson(schema, "/api/any")).rejects.toMatchObject({ kind: "invalid", status: 200 });
    vi.stubGlobal("fetch", async () => Response.json({ code: "rate_limited" }, { status: 429 }));
    const onResponse = vi.fn<() => void>();
    await expect(requestIgnoringBody("/api/any", { onResponse })).rejects.toMatchObject({
      kind: "status",
      status: 429,
      body: { code: "rate_limited" },
    });
    expect(onResponse).not.toHaveBeenCalled();
  });

  it("gives up after ten seconds unless told otherwise", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", never);
    const failure = requestIgnoringBody("/slow", {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: "timeout" });
  });
});

describe("an address", () => {
  it.each([
    [200, true],
    [404, true],
    [502, false],
  ])("that answers %i is reachable: %s", async (status, expected) => {
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    expect(await isReachable("/")).toBe(expected);
  });

  it("is not reachable without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await isReachable("/")).toBe(false);
  });
});

it("asks for sentences in the language of the page, whatever else it asks", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    asked.push(headers);
    return new Response("{}");
  });
  await requestIgnoringBody("/api/a", {});
  await requestIgnoringBody("/api/b", { method: "POST", json: {}, headers: { "X-Mark": "1" } });
  expect(asked).toEqual([
    { "Accept-Language": "en" },
    { "Accept-Language": "en", "Content-Type": "application/json", "X-Mark": "1" },
  ]);
});
