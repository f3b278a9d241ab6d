import { afterEach, expect, expectTypeOf, it, vi } from "vitest";
import * as z from "zod/mini";
import { newDeviceSchema } from "#domain/api/cards.ts";
import { endpoints } from "#domain/api/endpoints.ts";
import { openedRoomSchema, takenSeatSchema } from "#domain/api/trivia-live.ts";
import { addressOf, type BodyOf, call, type ResponseOf } from "./call.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering = (answer: () => Response) => {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
};

it("fills in the address and sends method, token and body", async () => {
  const asked = answering(() => Response.json({ seat_token: "1.2", name: "Blue Lion" }));
  const seat = await call("POST /trivia/rooms/{code}/seats", {
    path: { code: "A/B" },
    body: { key: "0b5f" },
    headers: { "X-Any": "1" },
    response: takenSeatSchema,
  });
  expect(seat).toEqual({ seat_token: "1.2", name: "Blue Lion" });
  expect(asked.mock.lastCall).toMatchObject([
    "/api/trivia/rooms/A%2FB/seats",
    { method: "POST", body: '{"key":"0b5f"}', headers: { "X-Any": "1" } },
  ]);
  await call("DELETE /sync/{storeId}", { path: { storeId: "ab" }, token: "secret" });
  expect(asked.mock.lastCall).toMatchObject([
    "/api/sync/ab",
    { method: "DELETE", headers: { Authorization: "Bearer secret" } },
  ]);
});

it("leaves out what is not asked for in a query, also where queries have no size (Safari 16, Chrome 112)", () => {
  vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
  const route = "GET /bible/data/{translation}/complete";
  const path = { translation: "bbe" };
  expect(addressOf(route, { path, query: { from: undefined } })).toBe("/api/bible/data/bbe/complete");
  expect(addressOf(route, { path, query: { from: "12" } })).toBe("/api/bible/data/bbe/complete?from=12");
  expect(addressOf("GET /stats/live", {})).toBe("/api/stats/live");
});

it("rejects an answer that is not of the schema", async () => {
  answering(() => Response.json({ device_token: 7 }));
  await expect(call("POST /devices", { response: newDeviceSchema })).rejects.toMatchObject({ kind: "invalid" });
});

it("is typed by the contract", () => {
  type Sign = "POST /cards/{cardId}/messages";
  expectTypeOf<BodyOf<Sign>>().toEqualTypeOf<z.input<typeof endpoints.signCard.body>>();
  expectTypeOf<ResponseOf<Sign>>().toEqualTypeOf<z.output<typeof endpoints.signCard.response>>();

  const settings = { level: "simple", seconds: 20, questions: 10 } as const;
  // Compiled, never run.
  const refused = () => [
    call("POST /trivia/rooms", { body: settings, response: openedRoomSchema }),
    // @ts-expect-error A field of the body is missing.
    call("POST /trivia/rooms", { body: { level: "simple", seconds: 20 }, response: openedRoomSchema }),
    // @ts-expect-error The body is missing.
    call("POST /trivia/rooms", { response: openedRoomSchema }),
    // @ts-expect-error The schema is of another endpoint.
    call("POST /trivia/rooms", { body: settings, response: takenSeatSchema }),
    // @ts-expect-error The schema reads a field that the contract does not have.
    call("POST /trivia/rooms", { body: settings, response: z.object({ code: z.string(), host: z.string() }) }),
    call("POST /trivia/rooms", { body: settings, response: z.object({ code: z.string() }) }),
    // @ts-expect-error There is no such endpoint.
    call("PUT /trivia/rooms", { body: settings, response: openedRoomSchema }),
    // @ts-expect-error The token is missing.
    call("DELETE /sync/{storeId}", { path: { storeId: "ab" } }),
    // @ts-expect-error The path lacks a parameter.
    call("DELETE /cards/{cardId}/messages/{id}", { path: { cardId: "ab" }, token: "secret" }),
    // @ts-expect-error The query has no such parameter.
    addressOf("GET /bible/data", { query: { everything: "true" } }),
  ];
  expect(refused).toBeTypeOf("function");
});
