import type * as z from "zod/mini";
import type { endpoints } from "#domain/api/endpoints.ts";
import { type HttpOptions, requestJson, requestIgnoringBody } from "#src/platform/network/http.ts";

type Endpoints = typeof endpoints;

/** The contract by method and path. Types only: the schemas of other endpoints do not reach the browser. */
type Contract = {
  [Name in keyof Endpoints as `${Uppercase<Endpoints[Name]["method"]>} ${Endpoints[Name]["path"]}`]: Endpoints[Name];
};

/** An endpoint as a call names it: `POST /cards/{cardId}/messages`. */
type Route = keyof Contract;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

export type BodyOf<Of extends Route> = Contract[Of] extends { body: infer Body extends z.ZodMiniType }
  ? z.input<Body>
  : undefined;

/** The JSON that an endpoint answers with. */
export type ResponseOf<Of extends Route> = Contract[Of]["response"] extends z.ZodMiniType
  ? z.output<Contract[Of]["response"]>
  : undefined;

type PathOf<Of extends Route> = [ParameterOf<Of>] extends [never]
  ? { readonly path?: undefined }
  : { readonly path: Readonly<Record<ParameterOf<Of>, string | number>> };

type QueryOf<Of extends Route> = Contract[Of] extends { query: infer Query extends z.ZodMiniType }
  ? Record<never, never> extends z.input<Query>
    ? { readonly query?: z.input<Query> | undefined }
    : { readonly query: z.input<Query> }
  : { readonly query?: undefined };

type Parameters<Of extends Route> = PathOf<Of> & QueryOf<Of>;

type Input<Of extends Route> = Parameters<Of> &
  (Contract[Of] extends { body: z.ZodMiniType } ? { readonly body: BodyOf<Of> } : { readonly body?: undefined }) &
  (Contract[Of] extends { hasToken: true } ? { readonly token: string } : { readonly token?: undefined }) &
  Pick<HttpOptions, "headers" | "cache" | "keepalive" | "timeoutMs" | "signal" | "onResponse" | "readJson">;

/** `Part` if every field of it exists in the contract with a compatible type, otherwise `never` there. */
type PartOf<Part, Whole> = unknown extends Part
  ? Part
  : Part extends null | undefined
    ? Part
    : Part extends readonly (infer Item)[]
      ? Whole extends readonly (infer WholeItem)[]
        ? readonly PartOf<Item, WholeItem>[]
        : never
      : string extends keyof Part
        ? Part
        : Part extends object
          ? { [Key in keyof Part]: Key extends keyof Whole ? PartOf<Part[Key], NonNullable<Whole[Key]>> : never }
          : Part extends Whole
            ? Part
            : Whole extends Part
              ? Part
              : never;

/** A call of an endpoint that returns JSON. `response` validates it: the schema of the contract, or one for some of its fields. */
export type JsonCall<Of extends Route, Schema extends z.ZodMiniType> = Input<Of> & {
  readonly response: z.output<Schema> extends PartOf<z.output<Schema>, ResponseOf<Of>> ? Schema : never;
};

/** Endpoints that return JSON, and those that return no body. */
type JsonRoute = { [Of in Route]: undefined extends ResponseOf<Of> ? never : Of }[Route];
type SilentRoute = {
  [Of in Route]: Contract[Of] extends { response: null; status: 201 | 204 } ? Of : never;
}[Route];

/** Path and query parameters of any route, untyped. */
interface Given {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: unknown;
}

const urlOf = (template: string, { path = {}, query }: Given): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) parameters.set(name, String(value));
  // `size` is missing in the oldest Safari and Chrome versions that the site supports (see the README).
  const asked = String(parameters);
  return `/api${filled}${asked ? `?${asked}` : ""}`;
};

/** The URL of an endpoint, for live sockets and streams. */
export const addressOf = <Of extends Route>(route: Of, given: Parameters<Of>): string =>
  urlOf(route.slice(route.indexOf("/")), given);

interface AnyCall extends Given, Omit<HttpOptions, "method" | "json"> {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly response?: z.ZodMiniType;
}

/**
 * Requests an endpoint of our API: `call("POST /cards/{cardId}/messages", { path: { cardId }, body, response: schema })`.
 * Its row in `domain/api/endpoints.ts` types everything that is sent; the response is validated by `response`. `token` is sent
 * as `Authorization: Bearer`. Rejects with `HttpError`, or with the abort reason if the caller aborted.
 */
export function call<Of extends JsonRoute, Schema extends z.ZodMiniType>(
  route: Of,
  request: JsonCall<Of, Schema>,
): Promise<z.output<Schema>>;
export function call<Of extends SilentRoute>(route: Of, request: Input<Of>): Promise<void>;
export function call(
  route: string,
  { path, query, body, token, response, headers, ...options }: AnyCall,
): Promise<unknown> {
  const [method, template] = route.split(" ") as [string, string];
  const url = urlOf(template, { path, query });
  const sent: HttpOptions = {
    ...options,
    method,
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    json: body,
  };
  return response ? requestJson(response, url, sent) : requestIgnoringBody(url, sent);
}
