import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { versionSeparator } from "#domain/text/merge-texts.ts";
import { Device, Server } from "#tests/support/sync-devices.ts";
import { partKey, partOfKey, pendingParts } from "./replica.ts";

/**
 * Random histories of three devices: edits and deletions, weeks offline, clocks two days wrong, requests lost before or after
 * they arrive or sent twice, and a server that is set back or emptied. Afterwards all of them go online until nothing is left
 * to send.
 */
const histories = 10_000;

const index = fc.nat({ max: 2 });
const step = fc.oneof(
  { weight: 30, arbitrary: fc.record({ do: fc.constant("write" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("delete" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("mark" as const), device: index, id: index }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("day" as const), device: index, id: fc.nat({ max: 30 }) }) },
  {
    weight: 40,
    arbitrary: fc.record({
      do: fc.constant("sync" as const),
      device: index,
      loss: fc.constantFrom("none" as const, "none" as const, "request" as const, "answer" as const, "twice" as const),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.nat({ max: 24 * 21 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      device: index,
      error: fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("set back" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("empty" as const) }) },
);

const clockError = fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 });

type Step = (typeof step)["generate"] extends (...args: never[]) => { value: infer T } ? T : never;

const run = (clockErrors: readonly number[], steps: readonly Step[]) => {
  let now = Date.UTC(2026, 10, 23);
  let server = new Server();
  let backup = server.copy();
  let epochs = 1;
  const devices = clockErrors.map((error, number) => new Device(`device${number}`, error));
  /** The last text written under an id, with who had seen what: it may only go if somebody who had it deleted or replaced it. */
  let words = 0;
  const live = new Map<string, string>();
  for (const one of steps) {
    now += 1000;
    const device = "device" in one ? devices[one.device]! : devices[0]!;
    const notes = device.values.notes as { id: string; text: string }[];
    if (one.do === "write") {
      const id = `n${one.id}`;
      const text = `words ${(words += 1)}`;
      const before = notes.find((note) => note.id === id);
      for (const replaced of before?.text.split(versionSeparator) ?? []) live.delete(replaced);
      live.set(text, id);
      device.values.notes = before
        ? notes.map((note) => (note.id === id ? { id, text } : note))
        : [...notes, { id, text }];
    } else if (one.do === "delete") {
      const gone = notes.find((note) => note.id === `n${one.id}`);
      for (const text of gone?.text.split(versionSeparator) ?? []) live.delete(text);
      device.values.notes = notes.filter((note) => note !== gone);
      device.values.bookmarks = (device.values.bookmarks as string[]).filter((verse) => verse !== `v${one.id}`);
    } else if (one.do === "mark") {
      device.values.bookmarks = [...new Set([...(device.values.bookmarks as string[]), `v${one.id}`])];
      device.values.highlights = { ...(device.values.highlights as object), [`v${one.id}`]: device.id };
    } else if (one.do === "day") {
      device.values.days = [...new Set([...(device.values.days as number[]), one.id])].toSorted((a, b) => a - b);
    } else if (one.do === "sync") {
      device.note(now);
      device.pull(server);
      device.push(server, one.loss);
    } else if (one.do === "clock") device.clockError = one.error;
    else if (one.do === "wait") now += one.hours * 3_600_000;
    else if (one.do === "copy") backup = server.copy();
    else if (one.do === "set back") {
      server = backup.copy();
      // The restored store cannot know where devices stood: its history is another one from here.
      server.epoch = epochs += 1;
    } else {
      server = new Server();
      server.epoch = epochs += 1;
    }
    // A change is noted when it is made.
    for (const each of devices) each.note(now);
  }
  for (let round = 0; round < 6; round += 1)
    for (const device of devices) {
      now += 1000;
      device.note(now);
      device.pull(server);
      device.push(server, "none");
    }
  return { devices, server, live };
};

describe("three devices", () => {
  it(`agree after ${histories.toLocaleString("en")} random histories, and nothing is lost`, () => {
    fc.assert(
      fc.property(fc.tuple(clockError, clockError, clockError), fc.array(step, { maxLength: 40 }), (errors, steps) => {
        const { devices, live } = run(errors, steps as Step[]);
        const [first, ...others] = devices.map((device) => device.state());
        for (const other of others) expect(other).toEqual(first);
        for (const device of devices) expect(pendingParts(device.replica)).toEqual([]);
        const texts = new Set(
          (devices[0]!.values.notes as { text: string }[]).flatMap(({ text }) => text.split(versionSeparator)),
        );
        for (const text of live.keys()) expect(texts).toContain(text);
      }),
      { numRuns: histories },
    );
  });
});

describe("partKey", () => {
  it("is read back", () => {
    expect(partOfKey(partKey("bible-notes", "a\nb"))).toEqual({ key: "bible-notes", name: "a\nb" });
  });
});
