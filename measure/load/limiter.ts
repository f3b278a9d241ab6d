/**
 * `npm run load -- limiter [attempts]`: sends many posts to one card, each with another fingerprint, another token and
 * other origin headers. Bar: exactly five are accepted.
 */
import { exactly, printRows } from "#measure/bench/bars.ts";
import { startCard } from "#tests/support/start-card.ts";
import { inParallel } from "#src/platform/in-parallel.ts";
import { startApi } from "./api-server.ts";
import { postJson } from "./post-json.ts";

const attempts = Number(process.argv[2] ?? 10_000);
const api = await startApi();
const { card_id: cardId, start_token } = await startCard(api.url);
const statuses = new Map<number, number>();
let withoutRetryAfter = 0;
const started = performance.now();

await inParallel(Array.from({ length: attempts }), 64, async (_item, index) => {
  const somewhere = `${index % 223}.${index % 251}.${index % 241}.${index % 239}`;
  const answer = await postJson(
    `${api.url}/api/cards/${cardId}/messages`,
    {
      sender_name: `Sender ${index}`,
      message: `Attempt number ${index}`,
      start_token,
      fingerprint: `browser ${index}`,
      client_ip: somewhere,
    },
    {
      "X-Forwarded-For": somewhere,
      "X-Real-IP": somewhere,
      "CF-Connecting-IP": somewhere,
      "True-Client-IP": somewhere,
      Forwarded: `for=${somewhere}`,
      "X-Device-Token": `${Date.now()}.${String(index).padStart(32, "0")}.${"0".repeat(64)}`,
      "User-Agent": `agent ${index}`,
    },
  );
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const retryAfter = Number(answer.headers.get("Retry-After"));
  const leftOfHour = 3600 - (performance.now() - started) / 1000;
  if (answer.status === 429 && !(retryAfter >= leftOfHour && retryAfter <= 3600)) withoutRetryAfter += 1;
  await answer.arrayBuffer();
});

const { total } = (await (await fetch(`${api.url}/api/cards/${cardId}/messages`)).json()) as { total: number };
api.stop();
console.log(`attempts   ${attempts} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`answers    ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(", ")}`);
process.exit(
  printRows(`${attempts.toLocaleString("en")} attempts on one card with changing fingerprints and headers`, [
    exactly("attempts accepted", statuses.get(201) ?? 0, 5),
    exactly("messages on the card", total, 5),
    exactly("the rest refused with 429", statuses.get(429) ?? 0, attempts - 5),
    exactly("refusals without the right Retry-After", withoutRetryAfter, 0),
  ]),
);
