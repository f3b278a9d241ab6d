import * as fc from "fast-check";
import { expect, it } from "vitest";
import { savedText } from "#src/platform/drafts/use-editor.ts";
import { withItemText, withoutItem } from "#src/platform/drafts/written-items.ts";
import type { Note } from "#src/scripture/marks/stored.ts";
import { Device, Server } from "#tests/support/sync-devices.ts";

/**
 * Random interleavings of two editors of one note, in two tabs of a device or on two devices: typing, saving, cancelling and
 * deleting, also by a list that does not show the latest text yet, with offline devices in between and clocks that jump.
 */
const interleavings = 1000;

const id = "n1";
const begun: Note = { id, reference: "John 11:35", text: "begun here today", createdAt: "" };

const wordsOf = (text: string): string[] => text.split(/[\s—]+/).filter(Boolean);

class Editor {
  draft: { base: string; text: string } | undefined;
  /** The text that the list showed some time ago. */
  shown: string | undefined = begun.text;

  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
  }

  get notes(): Note[] {
    return this.device.values.notes as Note[];
  }

  get stored(): string | undefined {
    return this.notes.find((note) => note.id === id)?.text;
  }

  change(change: (words: readonly string[]) => readonly string[]): void {
    const { stored } = this;
    if (this.draft === undefined && stored === undefined) return;
    const draft = this.draft ?? { base: stored!, text: stored! };
    this.draft = { ...draft, text: change(draft.text.split(" ")).join(" ") };
  }

  save(): void {
    if (this.draft === undefined || this.draft.text.trim() === "") return;
    const { text } = savedText(this.draft.base, this.draft.text, this.stored);
    if (text !== undefined) this.device.values.notes = withItemText(this.notes, begun, text);
    this.draft = undefined;
  }
}

const clockError = fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 });
const editor = fc.nat({ max: 1 });
const at = fc.nat({ max: 6 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("type" as const), editor, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove a word" as const), editor, at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("save" as const), editor, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const), editor, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), editor, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("look" as const), editor, at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("sync" as const), editor, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("clock" as const), editor, at }) },
);

type Step = (typeof step)["generate"] extends (...args: never[]) => { value: infer T } ? T : never;

const run = (isOneDevice: boolean, error: number, steps: readonly Step[]) => {
  let now = Date.UTC(2026, 10, 25);
  const server = new Server();
  const first = new Device("first", 0);
  first.values.notes = [begun];
  const second = isOneDevice ? first : new Device("second", error);
  const devices = [first, second];
  const sync = (device: Device) => {
    now += 1000;
    device.note(now);
    device.pull(server);
    device.push(server, "none");
  };
  for (const device of devices) sync(device);
  const editors = devices.map((device) => new Editor(device));
  /** Words that nobody has removed on purpose. */
  const live = new Set(wordsOf(begun.text));
  let words = 0;
  for (const one of steps) {
    now += 1000;
    const present = editors[one.editor]!;
    if (one.do === "type") {
      const word = `word${(words += 1)}`;
      present.change((all) => [...all.slice(0, one.at), word, ...all.slice(one.at)]);
      if (present.draft) live.add(word);
    } else if (one.do === "remove a word") {
      present.change((all) => {
        for (const word of wordsOf(all[one.at] ?? "")) live.delete(word);
        return all.filter((_word, index) => index !== one.at);
      });
    } else if (one.do === "save") present.save();
    else if (one.do === "cancel") {
      const kept = new Set(wordsOf(present.draft?.base ?? ""));
      for (const word of wordsOf(present.draft?.text ?? "")) if (!kept.has(word)) live.delete(word);
      present.draft = undefined;
    } else if (one.do === "look") present.shown = present.stored;
    else if (one.do === "delete" && present.shown !== undefined) {
      const before = present.notes;
      present.device.values.notes = withoutItem(before, { ...begun, text: present.shown });
      if (present.notes.length < before.length) for (const word of wordsOf(present.shown)) live.delete(word);
    } else if (one.do === "sync") sync(present.device);
    else if (one.do === "clock") present.device.clockError += (one.at - 3) * 3_600_000;
    for (const device of devices) device.note(now);
  }
  for (const each of editors) each.save();
  for (let round = 0; round < 4; round += 1) for (const device of devices) sync(device);
  return { editors, live };
};

it(`loses no word in ${interleavings.toLocaleString("en")} random interleavings of two editors`, () => {
  fc.assert(
    fc.property(fc.boolean(), clockError, fc.array(step, { maxLength: 30 }), (isOneDevice, error, steps) => {
      const { editors, live } = run(isOneDevice, error, steps as Step[]);
      expect(editors[1]!.stored).toBe(editors[0]!.stored);
      const left = new Set(wordsOf(editors[0]!.stored ?? ""));
      for (const word of live) expect(left).toContain(word);
    }),
    { numRuns: interleavings },
  );
});
