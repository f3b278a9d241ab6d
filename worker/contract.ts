import type { Context, Hono, TypedResponse } from "hono";
import type { ContentfulStatusCode, RedirectStatusCode, StatusCode } from "hono/utils/http-status";
import type * as z from "zod/mini";
import { ApiError } from "#domain/api/errors.ts";
import type { Endpoint, endpoints } from "#domain/api/endpoints.ts";
import type { AppEnv, Check } from "./env.ts";
import { jsonBody } from "./middleware/json-body.ts";
import { ownSockets, ownWrites } from "./middleware/origin.ts";
import { query } from "./middleware/validation.ts";
import { shieldOf, spendingOf } from "./middleware/budgets.ts";

/** How the worker fulfils the contract: one handler for each row of `domain/api/endpoints.ts`, typed by the row. */

type Contract = Readonly<Record<string, Endpoint>>;

/** A path as Hono writes it: `/cards/:cardId` for `/cards/{cardId}`. */
type HonoPath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${HonoPath<After>}`
  : Path;

type Validated<Row extends Endpoint> = (Row extends { query: infer Query extends z.ZodMiniType }
  ? { query: z.output<Query> }
  : object) &
  (Row extends { body: infer Body extends z.ZodMiniType } ? { json: z.output<Body> } : object);

type StatusOf<Row extends Endpoint> =
  | (Row extends { status: infer Status extends StatusCode } ? Status : 200)
  | (Row extends { otherwise: { status: infer Status extends StatusCode } } ? Status : never);

/** Endpoints that answer with another type than JSON, or open a socket, are typed no further. */
type Answer<Row extends Endpoint> = Row["response"] extends z.ZodMiniType
  ? | (Response & TypedResponse<z.output<Row["response"]>, Extract<StatusOf<Row>, ContentfulStatusCode>, "json">)
    | (Response & TypedResponse<undefined, Extract<StatusOf<Row>, RedirectStatusCode>, "redirect">)
  : Row extends { response: null; status: 201 | 204 }
    ? Response & TypedResponse<null, StatusOf<Row>, "body">
    : Response;

/** Answers the requests of an endpoint. Query and body have been validated by its row: `c.req.valid("json")`. */
export type Handler<Row extends Endpoint> = (
  c: Context<AppEnv, HonoPath<Row["path"]>, { out: Validated<Row> }>,
) => Answer<Row> | Promise<Answer<Row>>;

export type HandlersOf<Rows extends Contract> = { readonly [Name in keyof Rows]: Handler<Rows[Name]> };

/** All handlers of the API, by the names of their rows. */
export type Handlers = HandlersOf<typeof endpoints>;

type AnyHandler = (c: Context<AppEnv>) => Response | Promise<Response>;

/** What a request passes before its handler. Requests are counted by the first part of their path, and reading apart. */
const checksOf = (row: Endpoint): Check[] => [
  ...(row.status === 101 ? [ownSockets] : []),
  ...(row.method === "get" ? [] : [ownWrites]),
  ...shieldOf(row.budgets, `${row.method === "get" ? "reading " : ""}${row.path.split("/")[1]!}`),
  ...(row.query ? [query(row.query)] : []),
  ...(row.body ? [jsonBody(row.body, { maxBytes: row.maxBodyBytes })] : []),
  ...spendingOf(row.budgets),
];

/** Sorts literal parts of a path before parameters, since the first route that matches answers. */
const literalFirst = ([, { path: one }]: [string, Endpoint], [, { path: other }]: [string, Endpoint]): number => {
  const [a, b] = [one.replaceAll("{", "~"), other.replaceAll("{", "~")];
  return a < b ? -1 : Number(a > b);
};

/**
 * The handler of a row and the checks before it, as one function: each middleware of Hono is one more route to match for
 * every request. The response has the status of the row, unless the handler sets another.
 */
const withChecks = (row: Endpoint, handler: AnyHandler): AnyHandler => {
  const checks = checksOf(row);
  return async (c) => {
    for (const check of checks) await check(c);
    if (row.status !== undefined) c.status(row.status);
    const answer = await handler(c);
    // The Durable Object has no place left for a socket.
    if (row.status === 101 && answer.status === 503)
      throw new ApiError("unavailable", { headers: { "Retry-After": "30" } });
    return answer;
  };
};

export const addRoutes = <Rows extends Contract>(app: Hono<AppEnv>, rows: Rows, handlers: HandlersOf<Rows>): void => {
  for (const [name, row] of Object.entries(rows).toSorted(literalFirst)) {
    const path = row.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(row.method, [path], withChecks(row, handlers[name] as AnyHandler));
  }
};
