/**
 * `npm run load -- messages [messages]`: posts hostile texts, alone and combined, to cards. Bar: each comes back
 * exactly as sent (NFC, trimmed), as JSON and nothing else.
 */
import { exactly, printRows } from "#measure/bench/bars.ts";
import { startCard } from "#tests/support/start-card.ts";
import { hostileTexts } from "#tests/worker/hostile-texts.ts";
import { inParallel } from "#src/platform/in-parallel.ts";
import { startApi } from "./api-server.ts";
import { postJson } from "./post-json.ts";

const count = Number(process.argv[2] ?? 500);
const api = await startApi();

/** The texts themselves, then pairs of them, then one inside the other. */
const texts = Array.from({ length: count }, (_item, index) => {
  const first = hostileTexts[index % hostileTexts.length]!;
  const second = hostileTexts[(index * 7 + 3) % hostileTexts.length]!;
  const half = [...first].slice(0, Math.ceil([...first].length / 2)).join("");
  const kinds = [first, `${first} ${second}`, `${half}${second}${first.slice(half.length)}`];
  return kinds[Math.floor(index / hostileTexts.length) % kinds.length]!.slice(0, 500).toWellFormed();
});

let wrong = 0;
const started = performance.now();
await inParallel(texts, 16, async (text) => {
  // One card each: after a suspicious message the next post on its card has to solve a sum.
  const { card_id, start_token } = await startCard(api.url);
  const url = `${api.url}/api/cards/${card_id}/messages`;
  const expected = text.normalize("NFC").trim();
  const answer = await postJson(url, { sender_name: "Hostile", message: text, start_token });
  const posted = (await answer.json()) as { id: string; message: string };
  const page = (await (await fetch(url)).json()) as { messages: { id: string; message: string }[] };
  const read = page.messages.find(({ id }) => id === posted.id)?.message;
  const isData =
    (answer.headers.get("Content-Type") ?? "").startsWith("application/json") &&
    answer.headers.get("X-Content-Type-Options") === "nosniff";
  if (answer.status !== 201 || posted.message !== expected || read !== expected || !isData) {
    wrong += 1;
    console.log(`changed or refused (${answer.status}): ${JSON.stringify(text)}`);
  }
});
api.stop();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.exit(
  printRows("Hostile messages", [
    exactly(`${count} hostile messages, refused or changed`, wrong, 0, `in ${seconds} s`),
  ]),
);
