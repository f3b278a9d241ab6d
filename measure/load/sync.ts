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
import { startRuntime, until } from "./counter-server.ts";
import { NoteDevice, storeAt } from "./sync-device.ts";

const [notes = 600, kills = 10] = process.argv.slice(2).map(Number);
const settleRounds = 4;

const runtime = await startRuntime();
const keys = await keysOf(new Uint8Array(randomBytes(16)));
const store = storeAt(runtime.url, keys);
await store.make();

const devices = ["phone", "tablet", "laptop"].map((id) => ({ id, device: new NoteDevice(id) }));
const written = new Map<string, string>();
const versionsEach = Math.ceil(notes / devices.length);
const versionsPerExchange = 5;
let exchanges = 0;
let failures = 0;

/** Exchanges until it succeeds: the runtime may be gone, or the minute's writes used up. */
const sync = async (device: NoteDevice, pauseMs: number): Promise<void> => {
  for (;;) {
    try {
      await device.sync(store, keys);
      exchanges += 1;
      return;
    } catch {
      failures += 1;
      await pause(pauseMs);
    }
  }
};

const use = async ({ id, device }: (typeof devices)[number]): Promise<void> => {
  for (let number = 0; number < versionsEach; number += 1) {
    const name = `${id}-${number % Math.ceil(versionsEach / 2)}`;
    const text = `${name}, version ${number}: ${randomBytes(randomInt(5, 200)).toString("hex")}`;
    device.write(name, text);
    written.set(name, text);
    if (number % versionsPerExchange === 0) await sync(device, 20);
  }
};

const using = Promise.all(devices.map(use));
// Evenly over the exchanges, each in the middle of some: a code's writes of a minute would not be enough without the kills.
const exchangesOfAll = devices.length * Math.ceil(versionsEach / versionsPerExchange);
for (let count = 1; count <= kills; count += 1) {
  await until(() => exchanges >= (exchangesOfAll * count) / (kills + 1));
  await pause(randomInt(0, 30));
  await runtime.kill();
  await runtime.start();
}
await using;
const whileKilled = `${exchanges} exchanges, ${failures} failed`;

const settle = async (): Promise<void> => {
  for (let round = 0; round < settleRounds; round += 1) for (const { device } of devices) await sync(device, 2000);
};
// Each device’s words on one note, written while none knows of the others.
for (const { id, device } of devices) device.write("shared", `What the ${id} says`);
await settle();
const fresh = new NoteDevice("fresh");
await fresh.sync(store, keys);
await runtime.kill();

const stateOf = ({ notes: all }: NoteDevice): string =>
  JSON.stringify(all.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
const [first] = devices;
const texts = new Map(first!.device.notes.map(({ id, text }) => [id, text]));
const lost = [...written].filter(([id, text]) => texts.get(id) !== text).length;
const shared = texts.get("shared")?.split(versionSeparator) ?? [];
const all = [...devices.map(({ device }) => device), fresh];
const same = all.filter((device) => stateOf(device) === stateOf(first!.device)).length;
process.exit(
  printRows(`Sync, ${written.size + 1} notes, 3 devices, ${kills} kill -9`, [
    exactly("devices that have the same, with a fresh one", same, all.length, whileKilled),
    exactly("notes whose last words are lost", lost, 0),
    exactly("texts in the note that three devices wrote apart", shared.length, 3),
  ]),
);
