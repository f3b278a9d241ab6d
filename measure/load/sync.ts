/**
 * `npm run load -- sync [notes kills]`: three devices of one code write notes and exchange them, while the runtime is killed
 * in the middle of writes. Each device edits notes of its own and one that all of them edit. Bars: afterwards all devices have
 * the same, every note's last words are there, and so are all words that were written apart.
 */
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { exactly, printRows } from "#measure/bench/bars.ts";
import { keysOf } from "#src/sync/keys.ts";
import { versionSeparator } from "#domain/text/merge-texts.ts";
import { address, kill, prepare, start } from "./counter-server.ts";
import { NoteDevice, storeAt } from "./sync-device.ts";

const [notes = 600, kills = 10] = process.argv.slice(2).map(Number);
const port = 4136;
const settleRounds = 4;

await prepare(port);
let server = await start(port);
const keys = await keysOf(new Uint8Array(randomBytes(16)));
const store = storeAt(address(port), keys);
await store.make();

const devices = ["phone", "tablet", "laptop"].map((id) => ({ id, device: new NoteDevice(id), failures: 0 }));
const written = new Map<string, string>();
let exchanges = 0;
const writing = { isOver: false };

/** Writes and exchanges until all notes are written. What fails is tried again with the next exchange. */
const use = async ({ id, device }: (typeof devices)[number], own: { failures: number }): Promise<void> => {
  const each = Math.ceil(notes / devices.length);
  for (let number = 0; number < each; number += 1) {
    const name = `${id}-${number % Math.ceil(each / 2)}`;
    const text = `${name}, version ${number}: ${randomBytes(randomInt(5, 200)).toString("hex")}`;
    device.write(name, text);
    written.set(name, text);
    if (number % 5 > 0) continue;
    try {
      await device.sync(store, keys);
      exchanges += 1;
    } catch {
      own.failures += 1;
      await pause(20);
    }
    // The store accepts sixty writes a minute from a code, which is less than this test writes.
    await pause(randomInt(5, 30));
  }
};

const crashes = async (): Promise<void> => {
  for (let count = 0; count < kills && !writing.isOver; count += 1) {
    await pause(randomInt(40, 160));
    await kill(server);
    server = await start(port);
  }
};

const crashing = crashes();
await Promise.all(devices.map((one) => use(one, one)));
writing.isOver = true;
await crashing;

const settle = async (): Promise<void> => {
  for (let round = 0; round < settleRounds; round += 1)
    for (const { device } of devices) {
      for (;;) {
        try {
          await device.sync(store, keys);
          break;
        } catch {
          // The minute's writes may be used up.
          await pause(2000);
        }
      }
    }
};
// Each device’s words on one note, written while none knows of the others.
for (const { id, device } of devices) device.write("shared", `What the ${id} says`);
await settle();
const fresh = new NoteDevice("fresh");
await fresh.sync(store, keys);
await kill(server);

const stateOf = ({ notes: all }: NoteDevice): string =>
  JSON.stringify(all.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
const [first] = devices;
const texts = new Map(first!.device.notes.map(({ id, text }) => [id, text]));
const lost = [...written].filter(([id, text]) => texts.get(id) !== text).length;
const shared = texts.get("shared")?.split(versionSeparator) ?? [];
const failures = devices.reduce((sum, { failures: own }) => sum + own, 0);
const all = [...devices.map(({ device }) => device), fresh];
const same = all.filter((device) => stateOf(device) === stateOf(first!.device)).length;
process.exit(
  printRows(`Sync, ${written.size + 1} notes, 3 devices, ${kills} kill -9`, [
    exactly(
      "devices that have the same, with a fresh one",
      same,
      all.length,
      `${exchanges} exchanges, ${failures} failed`,
    ),
    exactly("notes whose last words are lost", lost, 0),
    exactly("texts in the note that three devices wrote apart", shared.length, 3),
  ]),
);
