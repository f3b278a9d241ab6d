/**
 * `npm run load:fuzz [-- inputs]`: so many generated requests to each endpoint of the shared services. Bar: no 5xx, every
 * answer with its headers and a body that matches its schema.
 */
import * as fc from "fast-check";
import { errorBodySchema } from "#domain/api/errors.ts";
import { answerProblem, fuzzRequests } from "../worker/fuzz-requests.ts";
import { inParallel, startApi } from "./api-server.ts";

const inputs = Number(process.argv[2] ?? 20_000);
const api = await startApi(4136);
let problems = 0;
for (const [endpoint, requests] of Object.entries(fuzzRequests)) {
  const started = performance.now();
  const statuses = new Map<number, number>();
  await inParallel(fc.sample(requests, inputs), 32, async ({ path, headers, ...init }) => {
    // Node's client does not send Upgrade; the worker's own tests do.
    const { Upgrade: _, ...sent } = headers;
    const ask = () => fetch(`${api.url}${path}`, { ...init, headers: sent });
    // A connection whose body was refused unread is closed, under a request that may be waiting on it.
    const answer = await ask().catch(ask).catch(ask);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const problem = await answerProblem(answer, errorBodySchema.parse);
    if (problem === undefined) return;
    problems += 1;
    if (problems <= 10) console.log(`${endpoint}: ${problem} for ${JSON.stringify({ path, ...init })}`);
  });
  console.log(`${endpoint.padEnd(38)} ${inputs} in ${((performance.now() - started) / 1000).toFixed(0)} s  ${[...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join(", ")}`);
}
api.stop();
console.log(`${problems} answers not as they have to be (bar: 0): ${problems === 0 ? "passed" : "NOT passed"}`);
process.exit(problems === 0 ? 0 : 1);
