import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import { liveMessages } from "#domain/api/messages.ts";
import {
  type RoomView,
  liveProtocol,
  openElsewhereCode,
  openedRoomSchema,
  roomFrameSchema,
  takenSeatSchema,
} from "#domain/api/trivia-live.ts";
import { triviaNames as namesInSpanish } from "#content/games/trivia-names.es.ts";
import { simpleQuestions } from "#content/games/trivia/simple.es.ts";
import { live } from "#domain/trivia-live/config.ts";
import { app } from "#worker/app.ts";
import { triviaRooms } from "#worker/trivia/config.ts";
import { seatTokenOf } from "#worker/trivia/seat-token.ts";
import { ask, origin } from "./support.ts";

/** Rooms of Trivia live in the real runtime: sockets, storage, alarms, budgets. The rules are tested beside them. */

let hosts = 0;
/** Every room from another network, except where a test says otherwise. */
const newAddress = () => `198.18.${(hosts += 1) >> 8}.${hosts & 255}`;
const randomKey = () => crypto.randomUUID().replaceAll("-", "");

const post = (path: string, body: unknown, from: string) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": from },
    body: JSON.stringify(body),
  });

/** The status of a request while rooms answer so. */
const postTo = async (room: object, path: string, body: unknown, from: string): Promise<number> => {
  const context = createExecutionContext();
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": from },
    body: JSON.stringify(body),
  };
  const rooms = { getByName: () => room } as unknown as typeof env.TRIVIA_ROOMS;
  const { status } = await app.fetch(new Request(origin + path, init), { ...env, TRIVIA_ROOMS: rooms }, context);
  await waitOnExecutionContext(context);
  return status;
};

const openRoom = async (language?: "es") =>
  openedRoomSchema.parse(
    await (
      await post("/api/trivia/rooms", { level: "simple", seconds: 10, questions: 5, language }, newAddress())
    ).json(),
  );

const takeSeat = (code: string, key = randomKey(), from = newAddress()) =>
  post(`/api/trivia/rooms/${code}/seats`, { key }, from);

const seated = async (code: string, key?: string) => takenSeatSchema.parse(await (await takeSeat(code, key)).json());

const patient = { timeout: 20_000, interval: 10 };

/** A page: its socket, the last view it got, and how it ended. */
const connect = async (code: string, token: string, from = newAddress()) => {
  const answer = await ask(`/api/trivia/rooms/${code}/live`, {
    headers: {
      Upgrade: "websocket",
      "Sec-WebSocket-Protocol": `${liveProtocol}, ${token}`,
      "CF-Connecting-IP": from,
    },
  });
  const socket = answer.webSocket!;
  const seen = { view: undefined as RoomView | undefined, frames: 0, ended: undefined as string | undefined, code: 0 };
  socket.accept();
  socket.addEventListener("message", ({ data }) => {
    const frame = roomFrameSchema.parse(JSON.parse(String(data)));
    seen.frames += 1;
    if (frame.type === "closed") seen.ended = frame.reason;
    else seen.view = frame.view;
  });
  socket.addEventListener("close", (event) => {
    seen.code = event.code;
  });
  return {
    protocol: answer.headers.get("Sec-WebSocket-Protocol"),
    seen,
    socket,
    send: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    lead: (type: string) => socket.send(JSON.stringify({ type: "lead", act: { type, step: seen.view!.step } })),
    answer: (choice: number, question = 0) => socket.send(JSON.stringify({ type: "answer", question, choice })),
    shows: (phase: string) => vi.waitFor(() => expect(seen.view?.stage.phase).toBe(phase), patient),
    sees: (check: (view: RoomView) => void) => vi.waitFor(() => check(seen.view!), patient),
    ends: (reason: string) => vi.waitFor(() => expect(seen.ended).toBe(reason), patient),
  };
};

const roomOf = (code: string) => env.TRIVIA_ROOMS.getByName(code);
const storedAnswers = (code: string) =>
  runInDurableObject(roomOf(code), (_room, state) =>
    state.storage.sql.exec("SELECT question, seat, choice FROM trivia_answers ORDER BY seat").toArray(),
  );

/** Waits until the room has stored a round like this. */
const hasStored = (code: string, round: object) =>
  vi.waitFor(
    () =>
      runInDurableObject(roomOf(code), (_room, { storage }) => {
        const stored = storage.sql.exec<{ round: string }>("SELECT round FROM trivia_round").one();
        expect(JSON.parse(stored.round)).toMatchObject(round);
      }),
    patient,
  );

/** A room with its host and some players, all connected. */
const table = async (players: number) => {
  const { code, host_token } = await openRoom();
  const host = await connect(code, host_token);
  // One after the other: the first is seat 1.
  const seats: Awaited<ReturnType<typeof seated>>[] = [];
  while (seats.length < players) seats.push(await seated(code));
  const pages = await Promise.all(seats.map(({ seat_token }) => connect(code, seat_token)));
  await host.sees(({ players: count }) => expect(count).toBe(players));
  await Promise.all(pages.map((page) => page.shows("lobby")));
  return { code, host_token, host, seats, pages };
};

const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

// The clock stands still, and ahead of the runtime's alarms: on a busy machine, a question would end before its answers.
beforeEach(() => void later(60_000));
afterEach(() => void vi.useRealTimers());

describe("a room", () => {
  it("is opened, joined, and played by what its host presses and players answer", async () => {
    const { host, pages, code } = await table(2);
    expect(host.protocol).toBe(liveProtocol);
    host.lead("start");
    await Promise.all(pages.map((page) => page.shows("question")));
    pages[0]!.answer(2);
    await pages[0]!.sees(({ stage }) => expect(stage).toMatchObject({ choice: 2, answered: 1 }));
    expect(pages[1]!.seen.view!.stage).not.toHaveProperty("right");
    pages[1]!.answer(1);
    await host.shows("reveal");
    expect(host.seen.view!.standings).toHaveLength(2);
    expect(await storedAnswers(code)).toEqual([
      { question: 0, seat: 1, choice: 2 },
      { question: 0, seat: 2, choice: 1 },
    ]);
    host.lead("next");
    await pages[0]!.sees(({ stage }) => expect(stage).toMatchObject({ phase: "question", index: 1 }));
    host.send({ type: "lead", act: { type: "end" } });
    await Promise.all([host, ...pages].map((page) => page.shows("over")));
    host.lead("again");
    await pages[1]!.shows("lobby");
    expect(await storedAnswers(code)).toEqual([]);
  });

  it("takes a hundred who join in one second, and no more", async () => {
    const { code } = await openRoom();
    const answers = await Promise.all(Array.from({ length: 110 }, () => takeSeat(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    const refused = answers.find(({ status }) => status !== 201)!;
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: "room_closed", message: liveMessages.full },
    ]);
    const names = await runInDurableObject(roomOf(code), (_room, state) =>
      state.storage.sql.exec<{ name: string }>("SELECT name FROM trivia_seats").toArray(),
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(100);
  });

  it("counts answers of the same moment, each once, also when they come again", async () => {
    const { code, host, pages } = await table(30);
    host.lead("start");
    await Promise.all(pages.map((page) => page.shows("question")));
    for (const page of pages) for (const choice of [1, 1, 3]) page.answer(choice);
    await host.shows("reveal");
    const stored = await storedAnswers(code);
    expect(stored).toEqual(Array.from({ length: 30 }, (_, index) => ({ question: 0, seat: index + 1, choice: 1 })));
    expect(host.seen.view!.stage).toMatchObject({ answered: 30, counts: [0, 30, 0, 0] });
  });

  it("takes no answers for another's seat, no scores, and no lead from a player", async () => {
    const { code, host, pages } = await table(2);
    pages[0]!.lead("start");
    pages[0]!.send({ type: "lead", act: { type: "remove", seat: 2 } });
    host.lead("start");
    await pages[0]!.shows("question");
    pages[0]!.send({ type: "answer", question: 0, choice: 0, seat: 2, points: 99_999, elapsedMs: -5 });
    await pages[0]!.sees(({ stage }) => expect(stage).toMatchObject({ choice: 0 }));
    expect(await storedAnswers(code)).toEqual([{ question: 0, seat: 1, choice: 0 }]);
    expect(host.seen.view!.standings.map(({ points }) => points)).toEqual([0, 0]);
  });

  it.each([
    ["text", "hello"],
    ["half a frame", '{"type":"answer"'],
    ["another shape", '{"type":"answer","question":"0","choice":{}}'],
    ["an unknown act", '{"type":"lead","act":{"type":"win"}}'],
    ["a long frame", JSON.stringify({ type: "leave", more: "x".repeat(5000) })],
    ["numbers that are none", '{"type":"answer","question":1e999,"choice":0}'],
  ])("ends a connection that sends %s, and no other", async (_what, frame) => {
    const { host, pages } = await table(2);
    pages[0]!.send(frame);
    await vi.waitFor(() => expect(pages[0]!.seen.code).toBe(1008), patient);
    host.lead("start");
    await pages[1]!.shows("question");
  });

  it("hears nothing from a connection that it has ended", async () => {
    const { code, host, pages, seats } = await table(1);
    const other = await connect(code, seats[0]!.seat_token);
    pages[0]!.send("hello");
    pages[0]!.send({ type: "draw" });
    host.send({ type: "lead", act: { type: "lock", isLocked: true } });
    await other.sees(({ isLocked }) => expect(isLocked).toBe(true));
    expect(other.seen.view!.you!.name).toBe(seats[0]!.name);
  });

  it("ends a connection that sends too much", async () => {
    const { pages } = await table(1);
    for (let count = 0; count < 60; count += 1) pages[0]!.answer(0, 4);
    await vi.waitFor(() => expect(pages[0]!.seen.code).toBe(1008), patient);
  });
});

describe("a seat", () => {
  it("is the same after a refresh, with its name, and in a locked room", async () => {
    const { code, host, pages, seats } = await table(1);
    host.send({ type: "lead", act: { type: "lock", isLocked: true } });
    await host.sees(({ isLocked }) => expect(isLocked).toBe(true));
    pages[0]!.socket.close();
    const back = await connect(code, seats[0]!.seat_token);
    await back.sees(({ you }) => expect(you).toMatchObject({ seat: 1, name: seats[0]!.name }));
    const refused = await takeSeat(code);
    expect(await refused.json()).toMatchObject({ code: "room_closed", message: liveMessages.locked });
  });

  it("is not given twice for one key", async () => {
    const { code } = await openRoom();
    const key = randomKey();
    expect(await seated(code, key)).toEqual(await seated(code, key));
  });

  it("is not counted in the lobby once its connection has been gone for half a minute, which everybody is told", async () => {
    const { code, host, pages } = await table(2);
    // A host who is here would be looked for every few seconds.
    host.socket.close();
    await pages[0]!.sees(({ isHostAway }) => expect(isHostAway).toBe(true));
    later(live.hostAwayMs);
    await runDurableObjectAlarm(roomOf(code));
    pages[1]!.socket.close();
    await pages[0]!.sees(({ standings }) => expect(standings.map(({ isHere }) => isHere)).toEqual([true, false]));
    expect(pages[0]!.seen.view!.players).toBe(2);
    later(live.awaitedMs);
    await runDurableObjectAlarm(roomOf(code));
    await pages[0]!.sees(({ players }) => expect(players).toBe(1));
  });

  it("is shown to the host when the clock was set back meanwhile", async () => {
    const { code, host, pages } = await table(1);
    vi.setSystemTime(Date.now() - 3_600_000);
    await connect(code, (await seated(code)).seat_token);
    await host.sees(({ standings }) => expect(standings).toHaveLength(pages.length + 1));
  });

  it("ends when the host removes it, for good", async () => {
    const { code, host, pages, seats } = await table(2);
    host.send({ type: "lead", act: { type: "remove", seat: 1 } });
    await pages[0]!.ends("removed");
    await (await connect(code, seats[0]!.seat_token)).ends("removed");
    await host.sees(({ standings }) => expect(standings.map(({ seat }) => seat)).toEqual([2]));
  });

  it("cannot be taken with a forged token, one of another room, or one of an earlier room of this code", async () => {
    const { code, host_token } = await openRoom();
    const other = await openRoom();
    const [roomId] = host_token.split(".");
    const forged = `${roomId}.host.${"0".repeat(64)}`;
    const earlier = await seatTokenOf(env.VISITOR_HASH_KEY!, code, { roomId: "f".repeat(16), who: "host" });
    const nobody = await seatTokenOf(env.VISITOR_HASH_KEY!, code, { roomId: roomId!, who: "42" });
    for (const token of [forged, other.host_token, earlier, nobody, "x", host_token.replace("host", "1")]) {
      const { seen, ends } = await connect(code, token);
      await ends("gone");
      expect(seen.view).toBeUndefined();
    }
  });

  it("has another name as often as its player draws one, in the lobby", async () => {
    const { pages, seats } = await table(1);
    pages[0]!.send({ type: "draw" });
    await pages[0]!.sees(({ you }) => expect(you!.name).not.toBe(seats[0]!.name));
  });

  it("has four connections at most: the oldest gives way", async () => {
    const { code, seats, pages } = await table(1);
    for (let count = 0; count < 4; count += 1) await connect(code, seats[0]!.seat_token);
    await vi.waitFor(() => expect(pages[0]!.seen.code).toBe(openElsewhereCode), patient);
  });
});

describe("without the host", () => {
  it("a room hands over by its alarm, and goes on by itself", async () => {
    const { code, host, pages, seats } = await table(2);
    host.lead("start");
    await pages[0]!.shows("question");
    host.socket.close();
    await pages[0]!.sees(({ isLeading, isHostAway }) => expect([isLeading, isHostAway]).toEqual([false, true]));
    // The room has to notice before the minute begins.
    await hasStored(code, { hostLeftAt: expect.any(Number) });
    later(live.hostAwayMs + 1000);
    await runDurableObjectAlarm(roomOf(code));
    await pages[0]!.sees(({ isLeading, isHostAway }) => expect([isLeading, isHostAway]).toEqual([true, true]));
    await pages[1]!.sees((view) => expect(view).toMatchObject({ isLeading: false, deputy: seats[0]!.name }));
    await pages[0]!.shows("reveal");
    later(live.onByItselfMs + 1000);
    await runDurableObjectAlarm(roomOf(code));
    await pages[1]!.sees(({ stage }) => expect(stage).toMatchObject({ phase: "question", index: 1 }));
  });

  it("is told when the host's open connection is silent, and not once the host is heard again", async () => {
    const { code, host, pages } = await table(1);
    later(live.quietHostMs);
    await runDurableObjectAlarm(roomOf(code));
    await pages[0]!.sees(({ isHostAway, isLeading }) => expect([isHostAway, isLeading]).toEqual([true, false]));
    host.send({ type: "lead", act: { type: "lock", isLocked: true } });
    await pages[0]!.sees(({ isHostAway }) => expect(isHostAway).toBe(false));
  });

  it("a room is led again by whoever opened it, on two tabs at once", async () => {
    const { code, host, host_token, pages } = await table(1);
    const second = await connect(code, host_token);
    await second.shows("lobby");
    host.lead("start");
    second.lead("start");
    await Promise.all([second, pages[0]!].map((page) => page.shows("question")));
    host.socket.close();
    second.lead("pause");
    await pages[0]!.sees(({ stage, isHostAway }) => {
      expect(stage).toMatchObject({ isPaused: true });
      expect(isHostAway).toBe(false);
    });
  });
});

describe("what is stored", () => {
  it("survives the object: round, seats and answers that were taken", async () => {
    const { code, host, host_token, pages, seats } = await table(2);
    host.lead("start");
    await pages[0]!.shows("question");
    pages[0]!.answer(3);
    await pages[0]!.sees(({ stage }) => expect(stage).toMatchObject({ choice: 3 }));
    await evictDurableObject(roomOf(code), { webSockets: "close" });
    const back = await connect(code, seats[0]!.seat_token);
    await back.sees(({ stage }) => expect(stage).toMatchObject({ phase: "question", choice: 3, answered: 1 }));
    const again = await connect(code, host_token);
    await again.sees(({ isLeading }) => expect(isLeading).toBe(true));
  });

  it("does not wait again, after the object has slept, for a player who has long been gone", async () => {
    const { code, host, pages } = await table(2);
    pages[1]!.socket.close();
    await host.sees(({ standings }) => expect(standings.map(({ isHere }) => isHere)).toEqual([true, false]));
    // The view may come before the room hears of the end of the connection.
    await hasStored(code, { brokenAt: { 2: expect.any(Number) } });
    later(live.awaitedMs);
    host.lead("start");
    await pages[0]!.shows("question");
    await evictDurableObject(roomOf(code));
    pages[0]!.answer(3);
    await pages[0]!.shows("reveal");
  });

  it("of another version is no room, and is cleared away by its alarm", async () => {
    const { code, host_token } = await openRoom();
    await runInDurableObject(roomOf(code), (_room, state) => {
      state.storage.sql.exec("UPDATE trivia_round SET version = 0, round = 'of long ago'");
    });
    await evictDurableObject(roomOf(code));
    await (await connect(code, host_token)).ends("gone");
    expect((await takeSeat(code)).status).toBe(404);
    await runDurableObjectAlarm(roomOf(code));
    expect(
      await runInDurableObject(roomOf(code), (_room, state) =>
        state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'trivia%'").toArray(),
      ),
    ).toEqual([]);
  });

  it("is gone after the room's time", async () => {
    const { code, host_token } = await openRoom();
    // An alarm at which nothing is due sets the next one.
    for (let times = 0; times < 2; times += 1) expect(await runDurableObjectAlarm(roomOf(code))).toBe(true);
    const lastMs = 1000;
    later(live.lifeMs + live.farewellMs - lastMs);
    await runDurableObjectAlarm(roomOf(code));
    const host = await connect(code, host_token);
    await host.sees(({ stage }) => expect(stage).toEqual({ phase: "over", reason: "time" }));
    // A longer step would make the socket a silent one, which the next view closes.
    vi.setSystemTime(Date.now() + lastMs);
    await runDurableObjectAlarm(roomOf(code));
    await host.ends("gone");
    await (await connect(code, host_token)).ends("gone");
    expect((await takeSeat(code)).status).toBe(404);
  });

  it("gives way to a new room of its code", async () => {
    const { code, host_token } = await openRoom();
    const host = await connect(code, host_token);
    await host.shows("lobby");
    const settings = { level: "simple", seconds: 10, questions: 5 } as const;
    const opened = { id: "0".repeat(16), code, settings, questions: [], hostNetwork: "" };
    expect(await roomOf(code).open(opened)).toBe(false);
    later(live.lifeMs + live.farewellMs);
    expect(await roomOf(code).open(opened)).toBe(true);
    await host.ends("gone");
  });

  it("is nothing for codes that nobody opened", async () => {
    expect((await takeSeat("ZZTOP")).status).toBe(404);
    expect((await takeSeat("BBBBB")).status).toBe(404);
    expect(
      await runInDurableObject(roomOf("BBBBB"), (_room, state) =>
        state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'trivia%'").toArray(),
      ),
    ).toEqual([]);
  });
});

describe("budgets", () => {
  it("codes tried by a machine end with the network's hour, also many at once; right ones do not count", async () => {
    const from = newAddress();
    const { code } = await openRoom();
    await env.DB.exec("DELETE FROM spending");
    expect((await takeSeat("BBBBB", undefined, from)).status).toBe(404);
    const [left, tries] = [10, 15];
    await env.DB.prepare("UPDATE spending SET amount = ? WHERE key LIKE 'wrongCodes%'")
      .bind(budgets.wrongCodes.most - left)
      .run();
    const tried = await Promise.all(Array.from({ length: tries }, () => takeSeat("BBBBB", undefined, from)));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: left }, () => 404),
      ...Array.from({ length: tries - left }, () => 429),
    ]);
    const refused = await takeSeat(code, undefined, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
    const school = newAddress();
    for (let count = 0; count < 3; count += 1) await takeSeat(code, undefined, school);
    await vi.waitFor(async () => {
      const { results } = await env.DB.prepare(
        "SELECT sum(amount) AS count FROM spending WHERE key LIKE 'wrongCodes%' GROUP BY key HAVING sum(amount) > 1",
      ).all();
      expect(results).toEqual([{ count: budgets.wrongCodes.most }]);
    });
  });

  it("seats of one network leave others for everybody else, and a host takes a whole network out", async () => {
    const { code, host_token } = await openRoom();
    const host = await connect(code, host_token);
    const machine = newAddress();
    const taken = await Promise.all(
      Array.from({ length: live.seatsOfNetwork + 5 }, () => takeSeat(code, undefined, machine)),
    );
    const seats = taken.filter(({ status }) => status === 201);
    expect(seats).toHaveLength(live.seatsOfNetwork);
    await env.DB.exec("DELETE FROM spending");
    const crowded = await takeSeat(code, undefined, machine);
    expect([crowded.status, (await crowded.json<{ message: string }>()).message]).toEqual([409, liveMessages.crowded]);
    // The code was right.
    const wrong = env.DB.prepare("SELECT sum(amount) AS count FROM spending WHERE key LIKE 'wrongCodes%'");
    await vi.waitFor(async () => expect(await wrong.first("count")).toBe(0), patient);
    const machines = await Promise.all(
      seats.slice(0, 2).map(async (seat) => connect(code, takenSeatSchema.parse(await seat.json()).seat_token)),
    );
    const { seat_token } = await seated(code);
    const guest = await connect(code, seat_token);
    await host.sees(({ standings }) => expect(standings).toHaveLength(live.seatsOfNetwork + 1));
    const [first] = host.seen.view!.standings;
    expect(first!.ofNetwork).toBe(live.seatsOfNetwork);
    host.send({ type: "lead", act: { type: "remove-network", seat: first!.seat } });
    await host.sees(({ standings, players }) => expect([standings.length, players]).toEqual([1, 1]));
    await Promise.all(machines.map((page) => page.ends("removed")));
    expect((await takeSeat(code, undefined, machine)).status).toBe(409);
    expect((await takeSeat(code)).status).toBe(201);
    expect(guest.seen.ended).toBeUndefined();
  });

  it("forty frames of a player are taken in ten seconds, over however many connections", async () => {
    const game = await table(1);
    const { seat_token } = game.seats[0]!;
    for (let count = 0; count <= triviaRooms.framesPerWindow; count += 1) game.pages[0]!.answer(0);
    await vi.waitFor(() => expect(game.pages[0]!.seen.code).toBe(1008), patient);
    const again = await connect(game.code, seat_token);
    again.answer(0);
    await vi.waitFor(() => expect(again.seen.code).toBe(1008), patient);
    later(triviaRooms.windowMs + 1000);
    const third = await connect(game.code, seat_token);
    third.answer(0);
    await third.shows("lobby");
    expect(third.seen.code).toBe(0);
  });

  it("frames of a network are so many in ten seconds; answers are taken all the same", async () => {
    const { code, host_token } = await openRoom();
    const host = await connect(code, host_token);
    const network = newAddress();
    const seatedHere = await Promise.all(
      Array.from({ length: 13 }, async () =>
        takenSeatSchema.parse(await (await takeSeat(code, undefined, network)).json()),
      ),
    );
    const pages = await Promise.all(seatedHere.map(({ seat_token }) => connect(code, seat_token, network)));
    await host.sees(({ players }) => expect(players).toBe(pages.length));
    // Below what each connection may send, and together more than the network may.
    for (const page of pages) for (let sent = 0; sent < 35; sent += 1) page.send({ type: "draw" });
    const last = pages.at(-1)!;
    host.lead("start");
    await last.shows("question");
    last.answer(1);
    await host.sees(({ stage }) => expect(stage).toMatchObject({ answered: 1 }));
    await last.sees(({ stage }) => expect(stage).toMatchObject({ choice: 1 }));
    // Draws over the budget are not even answered.
    const { frames } = last.seen;
    for (let sent = 0; sent < 4; sent += 1) last.send({ type: "draw" });
    host.lead("pause");
    await last.sees(({ stage }) => expect(stage).toMatchObject({ isPaused: true }));
    expect(last.seen.frames - frames).toBeLessThan(4);
    expect(last.seen.ended).toBeUndefined();
  });

  it("asks and names in the language of the room, whatever the pages speak", async () => {
    const { code, host_token } = await openRoom("es");
    const { name, seat_token } = await seated(code);
    expect(namesInSpanish).toContain(name);
    const host = await connect(code, host_token);
    const player = await connect(code, seat_token);
    await player.sees(({ stage }) => expect(stage.phase).toBe("lobby"));
    await host.sees(({ players }) => expect(players).toBe(1));
    host.lead("start");
    await player.sees(({ stage, settings }) => {
      expect(settings.language).toBe("es");
      expect(simpleQuestions.map(({ question }) => question)).toContain("text" in stage ? stage.text : "");
    });
  });

  it("rooms are so many an hour from a network", async () => {
    const from = newAddress();
    const settings = { level: "simple", seconds: 20, questions: 10 };
    const statuses = [];
    for (let count = 0; count <= budgets.newRooms.most; count += 1)
      statuses.push((await post("/api/trivia/rooms", settings, from)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(budgets.newRooms.most);
    expect(statuses.at(-1)).toBe(429);
  });

  it("those that could not be opened are not counted", async () => {
    const from = newAddress();
    const settings = { level: "simple", seconds: 20, questions: 10 };
    const unlucky = { open: () => Promise.resolve(false) };
    for (let count = 0; count <= budgets.newRooms.most; count += 1)
      expect(await postTo(unlucky, "/api/trivia/rooms", settings, from)).toBe(503);
    expect((await post("/api/trivia/rooms", settings, from)).status).toBe(201);
  });

  it("a code is not counted as wrong if its room fails", async () => {
    const from = newAddress();
    const { code } = await openRoom();
    await env.DB.exec("DELETE FROM spending");
    const failing = { join: () => Promise.reject(Object.assign(new Error("overloaded"), { overloaded: true })) };
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await postTo(failing, `/api/trivia/rooms/${code}/seats`, { key: randomKey() }, from)).toBe(503);
    vi.restoreAllMocks();
    const { results } = await env.DB.prepare("SELECT amount FROM spending WHERE key LIKE 'wrongCodes%'").all();
    expect(results).toEqual([{ amount: 0 }]);
  });

  it("let nobody open a room while the database cannot count", async () => {
    const answer = await app.request(
      `${origin}/api/trivia/rooms`,
      {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": newAddress() },
        body: JSON.stringify({ level: "medium", seconds: 20, questions: 10 }),
      },
      {
        ...env,
        DB: {
          prepare: () => {
            throw new Error("gone");
          },
          batch: () => Promise.reject(new Error("gone")),
        } as unknown as D1Database,
      },
      { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext,
    );
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});
