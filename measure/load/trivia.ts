/**
 * `npm run load -- trivia [players questions]`: a room of Trivia live. All players join at once and answer every question
 * in the same moment; the runtime is killed once while answers are on their way and others taken, and once while the answer
 * is shown. Bars:
 * every answer is counted exactly once, as it was chosen; 99 of 100 are known to be taken within 500 ms, and 99 of 100
 * pages see the answer within 500 ms of the last one; everybody survives the kills.
 */
import { randomBytes } from "node:crypto";
import { openedRoomSchema, takenSeatSchema, type RoomView } from "#domain/api/trivia-live.ts";
import { atMost, exactly, p99AtMost, printRows } from "#measure/bench/bars.ts";
import { startRuntime, until as poll } from "./counter-server.ts";
import { postJson } from "./post-json.ts";
import { RoomPage } from "#tests/support/trivia-player.ts";

const [players = 100, questions = 10] = process.argv.slice(2).map(Number);
const bars = { p99Ms: 500, backMs: 5000 };
const patienceMs = 30_000;
/** Which questions meet a kill: with half of the answers sent, and after the answer is shown. */
const killedAt = { question: 2, reveal: 4 };

const runtime = await startRuntime();
const rooms = `${runtime.url}/api/trivia/rooms`;

const post = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await postJson(url, body);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const until = async (what: string, isTrue: () => boolean): Promise<void> => {
  await poll(isTrue, patienceMs);
  if (!isTrue()) throw new Error(`Not within ${patienceMs / 1000} s: ${what}`);
};

const { code, host_token } = openedRoomSchema.parse(await post(rooms, { level: "medium", seconds: 30, questions }));
const live = `${rooms.replace("http", "ws")}/${code}/live`;
const joinedFrom = performance.now();
const seats = await Promise.all(
  Array.from({ length: players }, async () =>
    takenSeatSchema.parse(await post(`${rooms}/${code}/seats`, { key: randomBytes(16).toString("hex") })),
  ),
);
const joinMs = performance.now() - joinedFrom;
const host = new RoomPage(live, host_token);
const pages = seats.map(({ seat_token }) => new RoomPage(live, seat_token));
await until("everybody connected", () => [host, ...pages].every(({ view }) => view !== undefined));

const stageOf = (view: RoomView | undefined) => view?.stage;
const isAt = (page: RoomPage, phase: string, index: number): boolean => {
  const stage = stageOf(page.view);
  return stage?.phase === phase && "index" in stage && stage.index === index;
};
const everybodyAt = (phase: string, index: number) =>
  until(`everybody at ${phase} ${index}`, () =>
    [host, ...pages].every((page) => page.isOpen && isAt(page, phase, index)),
  );

let slowestBack = 0;
const crash = async (): Promise<void> => {
  const at = performance.now();
  await runtime.kill();
  await runtime.start();
  await until("everybody back", () => [host, ...pages].every(({ isOpen, backAt }) => isOpen && backAt > at));
  slowestBack = Math.max(slowestBack, ...[host, ...pages].map(({ backAt }) => backAt - at));
};

const taken: number[] = [];
const told: number[] = [];
const rights: number[] = [];
let isCounted = true;
for (let question = 0; question < questions; question += 1) {
  host.lead(question === 0 ? "start" : "next");
  await everybodyAt("question", question);
  const choices = pages.map(() => Math.floor(Math.random() * 4));
  const isKilled = question === killedAt.question;
  const answerFrom = (from: number, to: number) => {
    for (const [index, page] of pages.entries())
      if (index >= from && index < to) page.answer(question, choices[index]!);
  };
  if (isKilled) {
    // A part is known to be taken, a part on its way, a part not sent yet.
    const [known, sent] = [Math.ceil(players / 4), Math.ceil(players / 2)];
    answerFrom(0, known);
    await until("the first answers", () =>
      pages.slice(0, known).every(({ answers }) => answers.get(question)!.takenAt > 0),
    );
    answerFrom(known, sent);
    await crash();
    answerFrom(sent, players);
  } else answerFrom(0, players);
  const lastAt = performance.now();
  await everybodyAt("reveal", question);
  const stage = stageOf(host.view);
  if (stage?.phase !== "reveal") throw new Error("The answer is not shown");
  const counts = [0, 1, 2, 3].map((choice) => choices.filter((one) => one === choice).length);
  isCounted &&= stage.answered === players && counts.every((count, choice) => stage.counts[choice] === count);
  rights.push(stage.right);
  if (!isKilled) {
    taken.push(...pages.map(({ answers }) => answers.get(question)!.takenAt - answers.get(question)!.sentAt));
    told.push(...pages.map(({ heardAt }) => heardAt - lastAt));
  }
  if (question === killedAt.reveal) await crash();
}
await until("the last answer after a crash", () => host.view?.stage.phase === "reveal");
host.lead("next");
await until("the end", () => [host, ...pages].every(({ view }) => view?.stage.phase === "over"));
const standings = host.view!.standings;
const exact = pages.filter((page) => {
  const right = rights.filter((choice, question) => page.answers.get(question)?.choice === choice).length;
  const own = standings.find(({ seat }) => seat === page.view!.you!.seat);
  return own?.right === right && page.view!.you!.points === own.points;
}).length;
const resent = pages.reduce((sum, page) => sum + page.resent, 0);
for (const page of [host, ...pages]) page.end();
await runtime.kill();

process.exit(
  printRows(`Trivia live, ${players} players, ${questions} questions, 2 kill -9`, [
    atMost(`${players} players joined within`, joinMs, 1000, "ms", 0),
    {
      what: "answers counted once, as they were chosen",
      bar: `exactly ${(players * questions).toLocaleString("en")}`,
      measured: isCounted ? `${(players * questions).toLocaleString("en")}; ${resent} sent again` : "others",
      isMet: isCounted,
    },
    exactly("players whose right answers are all in the final scores", exact, players),
    p99AtMost("answer known to be taken", taken, bars.p99Ms),
    p99AtMost("answer shown to all after the last one", told, bars.p99Ms),
    atMost("slowest page back after kill -9", slowestBack, bars.backMs, "ms", 0),
  ]),
);
