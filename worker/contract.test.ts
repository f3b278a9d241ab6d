import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Handler, HandlersOf } from "./contract.ts";

const seat = z.object({ seat_token: z.string(), name: z.string() });
const row = {
  method: "post",
  path: "/rooms/{code}/seats",
  group: "Trivia live",
  summary: "",
  body: z.object({ key: z.string() }),
  maxBodyBytes: 100,
  exampleBody: {},
  response: seat,
  status: 201,
  errors: [],
  budgets: [],
} as const;
type Row = typeof row;

it("types handlers by their rows", () => {
  // Compiled, never run.
  const handlers: Handler<Row>[] = [
    (c) => c.json({ seat_token: c.req.valid("json").key, name: c.req.param("code") }),
    // @ts-expect-error The body has no such field.
    (c) => c.json({ seat_token: c.req.valid("json").token, name: "" }),
    // @ts-expect-error There is no query.
    (c) => c.json({ seat_token: c.req.valid("query"), name: "" }),
    // @ts-expect-error The path has no such parameter.
    (c) => c.json({ seat_token: c.req.param("room"), name: "" }),
    // @ts-expect-error The response lacks a field.
    (c) => c.json({ seat_token: "" }),
    // @ts-expect-error A field of the response has another type.
    (c) => c.json({ seat_token: "", name: 7 }),
    // @ts-expect-error The status is another one.
    (c) => c.json({ seat_token: "", name: "" }, 200),
    // @ts-expect-error A bare response says nothing of its body.
    () => new Response("{}"),
  ];
  // @ts-expect-error A row has no handler.
  const lacking: HandlersOf<{ row: Row; other: Row }> = { row: handlers[0]! };
  const unknown: HandlersOf<{ row: Row }> = {
    row: handlers[0]!,
    // @ts-expect-error A handler has no row.
    other: handlers[0]!,
  };
  expect([lacking, unknown]).toHaveLength(2);
});
