import type { Params, Router } from "hono/router";

interface Route<Handler> {
  readonly method: string;
  readonly literals: readonly (readonly [at: number, text: string])[];
  readonly params: readonly (readonly [at: number, name: string])[];
  readonly handler: Handler;
}

const fits = <Handler>({ literals, params }: Route<Handler>, parts: readonly string[]): boolean =>
  literals.every(([at, text]) => parts[at] === text) && params.every(([at]) => parts[at] !== "");

/**
 * A router for Hono whose paths have literal parts and parameters only; the first route that fits answers. Of Hono's own, the
 * fast one refuses `/bible/daily` beside `/bible/{reference}`, and the other takes a tenth of the time of a verse
 * (docs/decisions/api.md).
 */
export const pathRouter = <Handler>() => {
  /** By the number of their parts. */
  const routes = new Map<number, Route<Handler>[]>();
  const routesFor = (parts: readonly string[]) => routes.get(parts.length) ?? [];
  return {
    name: "PathRouter",
    add: (method, path, handler) => {
      const parts = path.split("/");
      const placed = parts.map((text, at) => [at, text] as const);
      const literals = placed.filter(([, text]) => !text.startsWith(":"));
      const params = placed.flatMap(([at, text]) => (text.startsWith(":") ? [[at, text.slice(1)] as const] : []));
      routes.set(parts.length, [...routesFor(parts), { method, literals, params, handler }]);
    },
    match: (method, path) => {
      const parts = path.split("/");
      const found = routesFor(parts).find((route) => route.method === method && fits(route, parts));
      if (!found) return [[]];
      const params: Params = {};
      for (const [at, name] of found.params) params[name] = parts[at]!;
      return [[[found.handler, params]]];
    },
    /** The methods of the routes that a path fits. */
    methodsAt: (path: string): string[] => {
      const parts = path.split("/");
      const fitting = routesFor(parts).filter((route) => fits(route, parts));
      return [...new Set(fitting.map(({ method }) => method))];
    },
  } satisfies Router<Handler> & { methodsAt: unknown };
};
