/**
 * `npm run load -- fuzz [inputs]`: sends that many generated requests to each endpoint of the shared services. Bar: no
 * 5xx, every response with its headers and a body that matches its schema.
 */
import * as fc from "fast-check";
import { errorBodySchema } from "#domain/api/errors.ts";
import { exactly, printRows, type Row } from "#measure/bench/bars.ts";
import { answerProblem, fuzzRequests } from "#tests/worker/fuzz-requests.ts";
import { inParallel } from "#src/platform/in-parallel.ts";
import { startApi } from "./api-server.ts";

/** Many at once meet closing connections several times in a row. A server that is gone fails all the same. */
const mostTries = 10;
const retried = async <Answer>(ask: () => Promise<Answer>, triesLeft = mostTries): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (triesLeft === 1) throw error;
    return retried(ask, triesLeft - 1);
  }
};

const inputs = Number(process.argv[2] ?? 20_000);
const api = await startApi();
const rows: Row[] = [];
for (const [endpoint, requests] of Object.entries(fuzzRequests)) {
  const started = performance.now();
  const statuses = new Map<number, number>();
  let problems = 0;
  await inParallel(fc.sample(requests, inputs), 32, async ({ path, headers, ...init }) => {
    // Node's client does not send Upgrade; the worker's own tests do.
    const { Upgrade: _, ...sent } = headers;
    const ask = async () => {
      const answer = await fetch(`${api.url}${path}`, { ...init, headers: sent });
      return { status: answer.status, problem: await answerProblem(answer, errorBodySchema.parse) };
    };
    // A connection whose body was rejected unread is closed, possibly during another request or response on it.
    const { status, problem } = await retried(ask);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (problem === undefined) return;
    problems += 1;
    if (problems <= 10) console.log(`${endpoint}: ${problem} for ${JSON.stringify({ path, ...init })}`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
  rows.push(exactly(`fuzz ${endpoint}, wrong answers`, problems, 0, `of ${inputs} in ${seconds} s; ${counts}`));
}
api.stop();
process.exit(printRows(`Fuzz of the shared services, ${inputs} inputs per endpoint`, rows));
