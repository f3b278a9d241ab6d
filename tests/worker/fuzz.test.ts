import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorBodySchema } from "#domain/api/errors.ts";
import { answerProblem, fuzzRequests } from "./fuzz-requests.ts";
import { ask } from "./support.ts";

/** The shared services. `npm run load -- fuzz` sends twenty thousand requests to each; this sends a few on every run. */
describe("whatever is sent", () => {
  it.each(Object.entries(fuzzRequests))(
    "%s answers as it has to",
    async (endpoint, requests) => {
      await fc.assert(
        fc.asyncProperty(requests, async ({ path, ...init }) => {
          expect(await answerProblem(await ask(path, init), errorBodySchema.parse)).toBeUndefined();
        }),
        // Little varies in a request without a body.
        { numRuns: endpoint.startsWith("POST") ? 150 : 50 },
      );
    },
    30_000,
  );
});
