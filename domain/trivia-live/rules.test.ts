import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { live } from "./config.ts";
import { type LiveQuestion, type Presence, type Room, limitMsOf, newRoom, playersOf } from "./room.ts";
import { type LeaderAct, type RoomEvent, isPast, join, nextDueAt, step } from "./rules.ts";
import { pointsFor, standingsOf } from "./standings.ts";
import { viewOf } from "./view.ts";

const opened = 1_795_000_000_000;

const questions: LiveQuestion[] = [0, 1, 2].map((index) => ({
  id: `question-${index}`,
  text: `Who is number ${index}?`,
  choices: ["Noah", "Ruth", "Amos", "Eve"],
  right: index,
  reference: { book: "GEN", chapter: 1, verse: 1 },
}));

/** A room as the object holds it: a clock, who is connected, and the rules. */
const table = (players = 2) => {
  let now = opened;
  let room: Room = newRoom(
    {
      id: "0".repeat(16),
      code: "BCDFG",
      settings: { level: "simple", seconds: 20, questions: 5 },
      questions,
      hostNetwork: "host",
    },
    now,
  );
  let hostSeenAt = now;
  let isHostHere = true;
  let isHostSilent = false;
  const present = new Set<number>();
  const asleepSince = new Map<number, number>();
  const brokenAt = new Map<number, number>();
  const presence = (): Presence => ({
    now,
    hostSeenAt: isHostHere && !isHostSilent ? now : hostSeenAt,
    isHostConnected: isHostHere,
    present: new Map([...present].map((seat) => [seat, asleepSince.get(seat) ?? now])),
    awaited: new Map([
      ...[...present].map((seat) => [seat, Infinity] as const),
      ...[...brokenAt].map(([seat, at]) => [seat, at + live.awaitedMs] as const).filter(([, until]) => until > now),
    ]),
  });
  const send = (event: RoomEvent): Room => (room = step(room, event, presence()));
  const self = {
    get room() {
      return room;
    },
    get phase() {
      return room.round.phase;
    },
    presence,
    send,
    take: (key = `key-${room.seats.length}`, network = "") => {
      const outcome = join(room, { key, name: `Name ${room.seats.length}`, network }, presence());
      if ("refused" in outcome) return outcome.refused;
      ({ room } = outcome);
      present.add(outcome.seat);
      send({ type: "player-here" });
      return outcome.seat;
    },
    lead: (act: LeaderAct, by: "host" | number = "host") => send({ type: "lead", by, act }),
    press: (type: "start" | "next" | "pause" | "resume" | "skip", by: "host" | number = "host") =>
      send({ type: "lead", by, act: { type, step: room.round.step } }),
    answer: (seat: number, choice: number, question = "index" in room.round.phase ? room.round.phase.index : 0) =>
      send({ type: "answer", seat, question, choice }),
    wait: (ms: number) => {
      now += ms;
      return send({ type: "tick" });
    },
    /** Time passes, and no alarm comes. */
    waitUnnoticed: (ms: number) => void (now += ms),
    /** Time passes as the object's alarms make it pass: without one, nothing happens. */
    waitByAlarms: (ms: number) => {
      const end = now + ms;
      for (let due = nextDueAt(room, presence()); due <= end; due = nextDueAt(room, presence())) {
        now = Math.max(now + 1, due);
        send({ type: "tick" });
      }
      now = end;
    },
    hostGoes: () => {
      hostSeenAt = now;
      isHostHere = false;
      send({ type: "host-gone" });
    },
    /** The connection stays open. */
    hostFallsSilent: () => {
      hostSeenAt = now;
      isHostSilent = true;
    },
    hostIsHeard: () => {
      isHostSilent = false;
    },
    hostComes: () => {
      isHostHere = true;
      send({ type: "host-here" });
    },
    /** For so long that nobody waits any more. */
    goes: (seat: number) => void present.delete(seat),
    /** The connection has broken just now. */
    breaks: (seat: number) => {
      present.delete(seat);
      brokenAt.set(seat, now);
      send({ type: "tick" });
    },
    /** The connection stays open, without a sign of life. */
    fallsAsleep: (seat: number) => void asleepSince.set(seat, now),
    wakes: (seat: number) => void asleepSince.delete(seat),
    comes: (seat: number) => {
      present.add(seat);
      brokenAt.delete(seat);
      send({ type: "player-here" });
    },
    points: () => Object.fromEntries(standingsOf(room).map(({ seat, points }) => [seat, points])),
  };
  for (let player = 0; player < players; player += 1) self.take();
  return self;
};

describe("a game", () => {
  it("goes from the lobby over questions and answers to the end, and tells who was right and quick", () => {
    const game = table(2);
    game.press("start");
    expect(game.phase).toMatchObject({ phase: "question", index: 0, closesAt: opened + 20_000 });
    game.wait(5000);
    game.answer(1, 0);
    expect(game.phase.phase).toBe("question");
    expect(game.points()).toEqual({ 1: 0, 2: 0 });
    game.answer(2, 3);
    expect(game.phase).toEqual({ phase: "reveal", index: 0 });
    expect(game.points()).toEqual({ 1: 875, 2: 0 });
    game.press("next");
    game.wait(20_000);
    expect(game.phase).toEqual({ phase: "reveal", index: 1 });
    game.press("next");
    game.answer(2, 2);
    game.wait(20_000);
    game.press("next");
    expect(game.phase).toEqual({ phase: "over", reason: "played" });
    expect(standingsOf(game.room).map(({ seat, points, right, rank }) => [seat, points, right, rank])).toEqual([
      [2, 1000, 1, 1],
      [1, 875, 1, 2],
    ]);
  });

  it("takes of what its leader may do only what belongs to where it is", () => {
    const phases: readonly [string, (game: ReturnType<typeof table>) => void][] = [
      ["lobby", () => {}],
      ["question", (game) => void game.press("start")],
      ["pause", (game) => void game.press("pause")],
      ["reveal", (game) => void game.press("skip")],
      ["over", (game) => void game.lead({ type: "end" })],
    ];
    const acts = ["start", "pause", "resume", "skip", "next", "again"] as const;
    const taken = phases.map(([name], at) => {
      const done = acts.filter((type) => {
        const game = table(2);
        for (const [, reach] of phases.slice(0, at + 1)) reach(game);
        const before = game.room;
        const { step: now } = before.round;
        const act: LeaderAct = type === "again" ? { type, step: now, questions } : { type, step: now };
        return game.lead(act) !== before;
      });
      return [name, ...done];
    });
    expect(taken).toEqual([
      ["lobby", "start"],
      ["question", "pause", "skip"],
      ["pause", "resume", "skip"],
      ["reveal", "next"],
      ["over", "again"],
    ]);
  });

  it("needs a player to start", () => {
    const game = table(0);
    game.press("start");
    expect(game.phase.phase).toBe("lobby");
  });

  it("can be played again by the same people with other questions, from zero", () => {
    const game = table(1);
    game.press("start");
    game.answer(1, 0);
    game.lead({ type: "end" });
    const others = questions.map((question) => ({ ...question, id: `other ${question.id}` }));
    game.lead({ type: "again", step: game.room.round.step, questions: others });
    expect(game.phase.phase).toBe("lobby");
    expect(game.room.round.asked).toEqual(questions.map(({ id }) => id));
    expect([game.points(), playersOf(game.room).length]).toEqual([{ 1: 0 }, 1]);
  });

  it("stores each question once, however often it is asked again", () => {
    const game = table(1);
    for (let round = 0; round < 3; round += 1) {
      game.press("start");
      game.lead({ type: "end" });
      game.lead({ type: "again", step: game.room.round.step, questions });
    }
    expect(game.room.round.asked).toEqual(questions.map(({ id }) => id));
  });

  it("is over two hours after its room was opened, and forgotten a while later", () => {
    const game = table(1);
    game.press("start");
    game.wait(live.lifeMs);
    expect(game.phase).toEqual({ phase: "over", reason: "time" });
    game.lead({ type: "again", step: game.room.round.step, questions });
    expect(game.phase).toEqual({ phase: "over", reason: "time" });
    game.lead({ type: "again", step: game.room.round.step, questions });
    expect(game.phase.phase).toBe("over");
    expect(game.take()).toBe("over");
    expect(isPast(game.room, opened + live.lifeMs + live.farewellMs - 1)).toBe(false);
    expect(isPast(game.room, nextDueAt(game.room, game.presence()))).toBe(true);
  });
});

describe("answers", () => {
  it.each([
    ["before the first question", (game: ReturnType<typeof table>) => game.answer(1, 0, 0)],
    [
      "to a question that is not asked yet",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        game.answer(1, 1, 1);
      },
    ],
    [
      "in the moment in which the time is over",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        game.wait(20_000);
        game.answer(1, 0, 0);
      },
    ],
    [
      "during a pause",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        game.press("pause");
        game.answer(1, 0, 0);
      },
    ],
    [
      "for a seat that nobody has",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        game.answer(99, 0);
      },
    ],
    [
      "of somebody who was taken out",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        game.lead({ type: "remove", seat: 1 });
        game.answer(1, 0);
      },
    ],
    [
      "that are no choice",
      (game: ReturnType<typeof table>) => {
        game.press("start");
        for (const choice of [-1, 4, 0.5, Number.NaN, Infinity]) game.answer(1, choice);
      },
    ],
  ])("%s do not count", (_what, act) => {
    const game = table(2);
    act(game);
    expect(game.room.answers).toEqual([]);
  });

  it("count once: the first one stays", () => {
    const game = table(2);
    game.press("start");
    game.answer(1, 3);
    game.answer(1, 0);
    expect(game.room.answers).toEqual([{ question: 0, seat: 1, choice: 3, elapsedMs: 0 }]);
  });

  it("of one millisecond are worth the same, and share a rank", () => {
    const game = table(100);
    game.press("start");
    game.wait(1234);
    for (let seat = 1; seat <= 100; seat += 1) game.answer(seat, 0);
    expect(game.phase.phase).toBe("reveal");
    expect(new Set(standingsOf(game.room).map(({ points, rank }) => `${points} ${rank}`)).size).toBe(1);
  });

  it("are not told while the question is open: neither whose, nor which, nor what is right", () => {
    const game = table(3);
    game.press("start");
    game.answer(1, 0);
    for (const who of ["host", 1, 2] as const) {
      const { stage, standings, you } = viewOf(game.room, who, game.presence());
      expect(stage).toMatchObject({ phase: "question", answered: 1, choice: who === 1 ? 0 : null });
      expect(stage).not.toHaveProperty("right");
      expect(stage).not.toHaveProperty("counts");
      expect([...standings, ...(you ? [you] : [])].every(({ points }) => points === 0)).toBe(true);
    }
    game.answer(2, 1);
    game.answer(3, 0);
    expect(viewOf(game.room, 1, game.presence()).stage).toMatchObject({ right: 0, counts: [2, 1, 0, 0], gained: 1000 });
  });

  it("without a pause's time: what is left stays left", () => {
    const game = table(2);
    game.press("start");
    game.wait(5000);
    game.press("pause");
    game.wait(600_000);
    expect(viewOf(game.room, 1, game.presence()).stage).toMatchObject({ isPaused: true, leftMs: 15_000 });
    game.press("resume");
    game.answer(1, 0);
    expect(game.room.answers[0]!.elapsedMs).toBe(5000);
    game.wait(14_999);
    expect(game.phase.phase).toBe("question");
    game.wait(1);
    expect(game.phase.phase).toBe("reveal");
  });

  it("to a skipped question gain nothing", () => {
    const game = table(2);
    game.press("start");
    game.answer(1, 0);
    game.press("skip");
    expect(viewOf(game.room, 1, game.presence()).stage).toMatchObject({ phase: "reveal", isSkipped: true, gained: 0 });
    expect(game.points()).toEqual({ 1: 0, 2: 0 });
  });

  it("are waited for from everybody who is connected, and from nobody else", () => {
    const game = table(3);
    game.goes(3);
    game.press("start");
    game.answer(1, 0);
    expect(game.phase.phase).toBe("question");
    game.answer(2, 0);
    expect(game.phase.phase).toBe("reveal");
  });

  it("are waited for to the end of the time if everybody has gone", () => {
    const game = table(2);
    game.press("start");
    game.goes(1);
    game.goes(2);
    game.wait(19_999);
    expect(game.phase.phase).toBe("question");
    game.wait(1);
    expect(game.phase.phase).toBe("reveal");
  });

  it("are waited for from whoever has lost the connection, for half a minute, also without the host", () => {
    const game = table(2);
    game.hostGoes();
    game.breaks(2);
    game.wait(live.hostAwayMs);
    game.press("start", 1);
    game.answer(1, 0);
    const leftMs = live.awaitedMs - live.hostAwayMs;
    expect(nextDueAt(game.room, game.presence())).toBe(game.presence().now + leftMs);
    game.wait(leftMs - 1);
    expect(game.phase.phase).toBe("question");
    game.wait(1);
    expect(game.phase.phase).toBe("reveal");
  });
});

describe("whoever leads", () => {
  it("on two tabs presses a button once, however often it is pressed", () => {
    const game = table(2);
    game.press("start");
    game.wait(20_000);
    const { step: shown } = game.room.round;
    game.lead({ type: "next", step: shown });
    game.lead({ type: "next", step: shown });
    game.lead({ type: "skip", step: shown });
    expect(game.phase).toMatchObject({ phase: "question", index: 1 });
  });

  it("is the host alone while the host is here", () => {
    const game = table(2);
    game.press("start", 1);
    game.lead({ type: "remove", seat: 2 }, 1);
    game.lead({ type: "lock", isLocked: true }, 1);
    game.lead({ type: "end" }, 1);
    expect([game.phase.phase, playersOf(game.room).length, game.room.round.isLocked]).toEqual(["lobby", 2, false]);
  });

  it("is the first player once the host is gone for 15 seconds, which is said at once, and the host again after coming back", () => {
    const game = table(3);
    game.goes(1);
    game.hostComes();
    expect(viewOf(game.room, 2, game.presence()).isHostAway).toBe(false);
    game.hostGoes();
    expect(viewOf(game.room, 2, game.presence())).toMatchObject({ isHostAway: true, isLeading: false });
    game.wait(live.hostAwayMs - 1);
    expect(game.room.round.deputy).toBeNull();
    game.wait(1);
    expect(game.room.round).toMatchObject({ isHostAway: true, deputy: 2 });
    expect(viewOf(game.room, 2, game.presence()).isLeading).toBe(true);
    game.comes(1);
    expect(game.room.round.deputy).toBe(2);
    game.goes(2);
    game.wait(1);
    expect(game.room.round.deputy).toBe(1);
    game.press("start", 1);
    expect(game.phase.phase).toBe("question");
    game.hostComes();
    expect(game.room.round).toMatchObject({ isHostAway: false, deputy: null });
    expect(viewOf(game.room, 2, game.presence()).isHostAway).toBe(false);
    game.press("skip", 1);
    expect(game.phase.phase).toBe("question");
  });

  it.each(["lobby", "question", "paused", "reveal", "over"] as const)(
    "is told within five seconds that the host has fallen silent, and leads after 15: %s",
    (at) => {
      const game = table(1);
      game.hostComes();
      if (at !== "lobby") game.press("start");
      if (at === "paused") game.press("pause");
      if (at === "reveal") game.press("skip");
      if (at === "over") game.lead({ type: "end" });
      const told = () => {
        const { isHostAway, isLeading } = viewOf(game.room, 1, game.presence());
        return [isHostAway, isLeading];
      };
      game.waitByAlarms(10_000);
      expect(told()).toEqual([false, false]);
      game.hostFallsSilent();
      game.waitByAlarms(5000);
      expect(told()).toEqual([true, false]);
      game.waitByAlarms(10_000);
      expect(told()).toEqual([true, true]);
      game.hostIsHeard();
      game.waitByAlarms(live.hostPingMs);
      expect(told()).toEqual([false, false]);
    },
  );

  it("is nobody asleep while another is awake, and passes on when whoever leads falls asleep", () => {
    const game = table(3);
    game.fallsAsleep(1);
    game.hostGoes();
    game.waitByAlarms(live.hostAwayMs);
    expect(game.room.round.deputy).toBe(2);
    game.fallsAsleep(2);
    game.waitByAlarms(live.quietPlayerMs);
    expect(game.room.round.deputy).toBe(3);
    // All asleep: whoever led still does, until one is seen to be awake.
    game.fallsAsleep(3);
    game.waitByAlarms(live.quietPlayerMs);
    expect(game.room.round.deputy).toBe(3);
    game.wakes(1);
    game.waitByAlarms(live.quietPlayerMs);
    expect(game.room.round.deputy).toBe(1);
  });

  it("does not change because the host's page is loaded again", () => {
    const game = table(2);
    game.press("start");
    game.hostGoes();
    game.wait(3000);
    game.hostComes();
    game.wait(live.hostAwayMs);
    expect(game.room.round).toMatchObject({ isHostAway: false, deputy: null });
  });

  it("is one player alone while the host is away, by name", () => {
    const game = table(2);
    game.hostGoes();
    game.wait(live.hostAwayMs);
    const shown = [1, 2].map((seat) => viewOf(game.room, seat, game.presence()));
    expect(shown).toMatchObject([
      { isLeading: true, deputy: "Name 0" },
      { isLeading: false, deputy: "Name 0" },
    ]);
    game.press("start", 2);
    expect(game.phase.phase).toBe("lobby");
    game.press("start", 1);
    expect(game.phase.phase).toBe("question");
    game.hostComes();
    expect(viewOf(game.room, 1, game.presence())).not.toHaveProperty("deputy");
  });

  it("finds the room as it was, when coming back before any alarm", () => {
    const game = table(2);
    game.press("start");
    game.press("skip");
    game.hostGoes();
    game.waitUnnoticed(live.hostAwayMs + live.onByItselfMs);
    game.hostComes();
    expect(game.phase).toEqual({ phase: "reveal", index: 0 });
  });

  it("changes nothing by doing again what is done", () => {
    const game = table(2);
    const acts: LeaderAct[] = [{ type: "lock", isLocked: true }, { type: "remove", seat: 1 }, { type: "end" }];
    for (const act of acts) {
      const done = game.lead(act);
      expect(game.lead(act), act.type).toBe(done);
    }
    expect(game.phase).toEqual({ phase: "over", reason: "ended" });
    expect(game.room.seats.map(({ status }) => status)).toEqual(["removed", "in"]);
  });

  it("locks against newcomers, not against those who have a seat", () => {
    const game = table(1);
    game.lead({ type: "lock", isLocked: true });
    expect(game.take("somebody new")).toBe("locked");
    expect(game.take("key-0")).toBe(1);
  });

  it("removes for good", () => {
    const game = table(2);
    game.lead({ type: "remove", seat: 1 });
    expect(game.take("key-0")).toBe("removed");
    expect(playersOf(game.room).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe("a room that nobody leads", () => {
  it("goes on by its alarms to the end while somebody plays", () => {
    const game = table(2);
    game.press("start");
    game.hostGoes();
    game.waitByAlarms(live.hostAwayMs + 3 * (20_000 + live.onByItselfMs));
    expect(game.phase).toEqual({ phase: "over", reason: "played" });
  });

  it("goes on after a pause", () => {
    const game = table(1);
    game.press("start");
    game.press("pause");
    game.hostGoes();
    game.waitByAlarms(live.hostAwayMs + live.onByItselfMs);
    expect(game.phase).toMatchObject({ phase: "question", pausedLeftMs: null });
  });

  it("waits while everybody's network is gone, and for the others once one is back", () => {
    const game = table(2);
    game.press("start");
    game.answer(1, 0);
    game.hostGoes();
    game.goes(1);
    game.goes(2);
    game.waitByAlarms(10 * 60_000);
    expect(game.phase).toEqual({ phase: "reveal", index: 0 });
    game.comes(1);
    expect(game.phase).toEqual({ phase: "reveal", index: 0 });
    game.waitByAlarms(live.onByItselfMs);
    expect(game.phase).toMatchObject({ phase: "question", index: 1 });
    expect(game.points()[1]).toBe(1000);
  });

  it("does not wait longer for each one who comes back", () => {
    const game = table(2);
    game.press("start");
    game.press("skip");
    game.hostGoes();
    game.goes(2);
    game.wait(live.hostAwayMs);
    game.wait(live.onByItselfMs - 1);
    game.comes(2);
    expect(game.phase).toEqual({ phase: "reveal", index: 0 });
    game.wait(1);
    expect(game.phase).toMatchObject({ phase: "question", index: 1 });
  });
});

describe("seats", () => {
  it("are a thousand in all, whoever leaves", () => {
    const game = table(1);
    const [left] = game.send({ type: "leave", seat: 1 }).seats;
    expect(left!.status).toBe("left");
    const joinAfter = (seats: number) =>
      join(
        { ...game.room, seats: Array.from({ length: seats }, (_, index) => ({ ...left!, seat: index + 1 })) },
        { key: "new", name: "New", network: "new" },
        game.presence(),
      );
    expect(joinAfter(live.maxSeats - 1)).toMatchObject({ seat: live.maxSeats });
    expect(joinAfter(live.maxSeats)).toEqual({ refused: "crowded" });
  });

  it("are a hundred, whoever comes at once", () => {
    const game = table(0);
    const taken = Array.from({ length: 130 }, () => game.take(`key ${Math.floor(game.room.seats.length)}`));
    expect(taken.filter((seat) => typeof seat === "number")).toHaveLength(100);
    expect(taken.slice(100)).toEqual(Array.from({ length: 30 }, () => "full"));
    game.send({ type: "leave", seat: 7 });
    expect(game.take("a new one")).toBe(101);
  });

  it("are the same for the same key, so that a lost answer makes no second player", () => {
    const game = table(0);
    expect([game.take("mine"), game.take("mine"), game.take("yours")]).toEqual([1, 1, 2]);
  });

  it("change their name in the lobby alone", () => {
    const game = table(1);
    game.send({ type: "rename", seat: 1, name: "Ruth" });
    game.press("start");
    game.send({ type: "rename", seat: 1, name: "Boaz" });
    expect(game.room.seats[0]!.name).toBe("Ruth");
  });
});

it("who leads sees every place, everybody else the first five, once there are points, and their own", () => {
  const game = table(8);
  const shown = (who: "host" | number) => viewOf(game.room, who, game.presence());
  expect([shown("host").standings.length, shown(3).standings.length]).toEqual([8, 0]);
  game.press("start");
  for (const { seat: one } of playersOf(game.room)) game.answer(one, one === 3 ? 0 : 1);
  expect([shown("host").standings.length, shown(8).standings.length]).toEqual([8, 5]);
  expect(shown(8)).toMatchObject({
    you: { rank: 2, points: 0 },
    standings: [{ seat: 3, points: 1000, gained: 1000 }, { gained: 0 }, {}, {}, {}],
  });
  game.lead({ type: "end" });
  expect(shown(8).standings).toHaveLength(5);
  expect(shown("host").you).toBeNull();
});

it("who leads sees how many play from each network but their own, by the first of them; nobody else does", () => {
  const game = table(0);
  for (const [index, network] of ["host", "school", "school", "home"].entries()) game.take(`key ${index}`, network);
  const networksOf = (who: "host" | number) =>
    viewOf(game.room, who, game.presence()).standings.map(({ ofNetwork }) => ofNetwork);
  expect(networksOf("host")).toEqual([undefined, 2, undefined, 1]);
  expect(viewOf(game.room, 1, game.presence())).toMatchObject({ isLeading: false, you: { seat: 1 }, standings: [] });
  expect(viewOf(game.room, "host", game.presence())).toMatchObject({ isLeading: true, you: null });
});

it("a question is told with its choices, what is left of its time, and whether it stands still", () => {
  const game = table(2);
  game.press("start");
  game.wait(5000);
  game.answer(1, 2);
  const stage = () => viewOf(game.room, 1, game.presence()).stage;
  const asked = { phase: "question", index: 0, choices: ["Noah", "Ruth", "Amos", "Eve"], answered: 1, choice: 2 };
  expect(stage()).toEqual({ ...asked, text: "Who is number 0?", leftMs: 15_000, limitMs: 20_000, isPaused: false });
  game.press("pause");
  game.wait(3000);
  expect(stage()).toMatchObject({ leftMs: 15_000, isPaused: true });
  expect(viewOf(game.room, "host", game.presence()).standings.every((one) => !("gained" in one))).toBe(true);
  game.press("skip");
  expect(stage()).toMatchObject({ phase: "reveal", isSkipped: true, gained: 0, goesOnInMs: null });
  game.hostGoes();
  game.wait(live.hostAwayMs);
  expect(stage()).toMatchObject({ goesOnInMs: live.onByItselfMs });
  game.wait(4000);
  expect(stage()).toMatchObject({ goesOnInMs: live.onByItselfMs - 4000 });
});

it("points are for rightness first, then for time, and never outside their bounds", () => {
  expect([pointsFor(true, 0, 20_000), pointsFor(true, 20_000, 20_000), pointsFor(false, 0, 20_000)]).toEqual([
    1000, 500, 0,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 90_000 }), fc.integer({ min: -5000, max: 90_000 }), (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((ms) => pointsFor(true, ms, 60_000)) as [
        number,
        number,
      ];
      expect(first).toBeGreaterThanOrEqual(500);
      expect(first).toBeLessThanOrEqual(1000);
      expect(first).toBeGreaterThanOrEqual(second);
    }),
  );
});

const anySeat = fc.integer({ min: 0, max: 6 });
const leader = fc.oneof(fc.constant("host" as const), anySeat);
const anyStep = fc.integer({ min: 0, max: 12 });
const anything = fc.oneof(
  fc.record({
    do: fc.constant("answer" as const),
    seat: anySeat,
    question: anySeat,
    choice: fc.integer({ min: -1, max: 5 }),
  }),
  fc.record({
    do: fc.constant("press" as const),
    by: leader,
    type: fc.constantFrom("start", "next", "pause", "resume", "skip"),
    step: fc.option(anyStep, { nil: undefined }),
  }),
  fc.record({ do: fc.constant("remove" as const), by: leader, seat: anySeat }),
  fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 70_000 }) }),
  fc.record({ do: fc.constantFrom("take", "hostGoes", "hostComes", "end"), by: leader }),
  fc.record({ do: fc.constantFrom("goes", "comes", "leave"), seat: fc.integer({ min: 1, max: 4 }) }),
);

it("whatever happens in whatever order, every seat has one answer to a question, and points come from answers alone", () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), (happenings) => {
      const game = table(3);
      let before = game.room;
      for (const event of happenings) {
        if (event.do === "answer")
          game.send({ type: "answer", seat: event.seat, question: event.question, choice: event.choice });
        else if (event.do === "press")
          game.lead({ type: event.type, step: event.step ?? game.room.round.step }, event.by);
        else if (event.do === "remove") game.lead({ type: "remove", seat: event.seat }, event.by);
        else if (event.do === "wait") game.wait(event.ms);
        else if (event.do === "end") game.lead({ type: "end" }, event.by);
        else if (event.do === "leave") game.send({ type: "leave", seat: event.seat });
        else if (event.do === "goes") game.goes(event.seat);
        else if (event.do === "comes") {
          if (game.room.seats.length >= event.seat) game.comes(event.seat);
        } else game[event.do]();
        const { room } = game;
        const keys = room.answers.map(({ question, seat: of }) => `${question} ${of}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(room.answers.slice(0, before.answers.length)).toEqual(before.answers);
        expect(room.round.step).toBeGreaterThanOrEqual(before.round.step);
        expect(room.answers.every(({ elapsedMs }) => elapsedMs >= 0 && elapsedMs < limitMsOf(room.round))).toBe(true);
        for (const { points, right } of standingsOf(room)) {
          expect(points).toBeGreaterThanOrEqual(right * live.pointsForRight);
          expect(points).toBeLessThanOrEqual(right * (live.pointsForRight + live.pointsForTime));
        }
        before = room;
      }
    }),
    { numRuns: 300 },
  );
});

const fill = (room: ReturnType<typeof table>, network: string, count: number) =>
  Array.from({ length: count }, (_, index) => room.take(`${network} ${index}`, network));

describe("a network", () => {
  it("gets eighty seats and leaves the rest to others; the host’s own may have all", () => {
    const crowded = table(0);
    const outcomes = fill(crowded, "one", 100);
    expect(outcomes.filter((outcome) => typeof outcome === "number")).toHaveLength(live.seatsOfNetwork);
    expect(outcomes.at(-1)).toBe("crowded");
    expect(typeof crowded.take("other", "other")).toBe("number");
    const hall = table(0);
    expect(fill(hall, "host", live.maxPlayers + 1).at(-1)).toBe("full");
    expect(playersOf(hall.room)).toHaveLength(live.maxPlayers);
  });

  it("gets two hundred seats in all, those of who left included, and those who left make room for others", () => {
    const room = table(0);
    const outcomes = Array.from({ length: live.maxSeatsOfNetwork + 1 }, (_, index) => {
      const outcome = room.take(`key ${index}`, "one");
      if (typeof outcome === "number") room.send({ type: "leave", seat: outcome });
      return outcome;
    });
    expect(outcomes.filter((outcome) => typeof outcome === "number")).toHaveLength(live.maxSeatsOfNetwork);
    expect(outcomes.at(-1)).toBe("crowded");
    expect(typeof room.take("other", "other")).toBe("number");
  });

  it("that was taken out gets no other seat, and the room goes on for everybody else", () => {
    const room = table(0);
    const [first] = fill(room, "one", live.seatsOfNetwork);
    const guest = room.take("guest", "other") as number;
    room.lead({ type: "remove-network", seat: first as number });
    expect(playersOf(room.room).map((player) => player.seat)).toEqual([guest]);
    expect(room.take("new key", "one")).toBe("removed");
    expect(typeof room.take("another guest", "third")).toBe("number");
    const emptied = room.room;
    expect(room.lead({ type: "remove-network", seat: first as number })).toBe(emptied);
    // Nobody's network is nobody's: taking out one of an unknown network takes out no other.
    const unknown = table(2);
    const full = unknown.room;
    for (const seat of [1, 99]) expect(unknown.lead({ type: "remove-network", seat })).toBe(full);
  });

  it("cannot keep seats that nobody sits on, nor be counted with them", () => {
    const room = table(0);
    for (const network of ["one", "two"]) fill(room, network, live.maxPlayers / 2);
    const ghosts: Presence = { ...room.presence(), present: new Map(), awaited: new Map() };
    expect(viewOf(room.room, "host", ghosts).players).toBe(0);
    expect(viewOf(room.room, "host", room.presence()).players).toBe(live.maxPlayers);
    const outcome = join(room.room, { key: "late", name: "Late", network: "three" }, ghosts);
    expect(outcome).toMatchObject({ seat: live.maxPlayers + 1 });
    expect(join(room.room, { key: "late", name: "Late", network: "three" }, room.presence())).toEqual({
      refused: "full",
    });
    const small = table(1);
    const beside = join(small.room, { key: "late", name: "Late", network: "three" }, ghosts) as { room: Room };
    expect(playersOf(beside.room)).toHaveLength(2);
    // Who has answered keeps the seat.
    room.press("start");
    expect(viewOf(room.room, "host", ghosts).players).toBe(0);
    room.answer(1, 0);
    expect(viewOf(room.room, "host", ghosts).players).toBe(1);
    const second = join(room.room, { key: "late", name: "Late", network: "three" }, ghosts) as { room: Room };
    expect(second.room.seats.slice(0, 2).map(({ status }) => status)).toEqual(["in", "left"]);
  });
});
