import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { versionSeparator } from "#domain/text/merge-texts.ts";
import { dismissToast, useCurrentToast } from "../page/toast.ts";
import { deviceStore } from "../storage/browser-store.ts";
import { defineStored } from "../storage/entries.ts";
import { draftsEntry } from "./stored.ts";
import { useEditor } from "./use-editor.ts";

const texts = defineStored<Record<string, string>>({
  key: "gbh_test_texts",
  schema: z.record(z.string(), z.string()),
  fallback: {},
});

const settled = () => act(async () => void (await deviceStore().update(draftsEntry, (present) => present)));

/** What another tab or device does. */
const elsewhere = (text: string | undefined) =>
  act(
    async () =>
      void (await deviceStore().update(texts, (): Record<string, string> => (text === undefined ? {} : { one: text }))),
  );

const open = async (text: string) => {
  await elsewhere(text);
  const { result } = renderHook(() => ({
    ...useEditor({
      kind: "test",
      part: "one",
      entry: texts,
      textIn: ({ one }) => one,
      withText: (present, next) => ({ ...present, one: next }),
    }),
    toast: useCurrentToast()?.title,
  }));
  await settled();
  const type = async (next: string) => {
    act(() => result.current.setText(next));
    await settled();
  };
  const save = () => act(async () => void (await result.current.save()));
  return { result, type, save, stored: () => deviceStore().read(texts)["one"] };
};

afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
  localStorage.clear();
  deviceStore().announce(null);
});

it("shows what others save until the visitor types, and then merges on saving and says so", async () => {
  const { result, type, save, stored } = await open("One.");
  await elsewhere("One. Two.");
  expect(result.current.text).toBe("One. Two.");
  await type("One. Two. Mine.");
  await elsewhere("One. Two. Theirs.");
  expect(result.current.text).toBe("One. Two. Mine.");
  await save();
  expect(stored()).toBe(`One. Two. Mine.${versionSeparator}One. Two. Theirs.`);
  expect(result.current).toMatchObject({ text: stored(), draft: undefined });
  expect(result.current.toast).toMatch(/^This was also changed/);
});

it("keeps what is typed when the text is deleted, says so, and saves it again", async () => {
  const { result, type, save, stored } = await open("One.");
  await type("One. Mine.");
  await elsewhere(undefined);
  expect(result.current).toMatchObject({ text: "One. Mine.", notice: expect.stringMatching(/^This was deleted/) });
  await save();
  expect(stored()).toBe("One. Mine.");
  expect(result.current.toast).toMatch(/Your text is saved again/);
  expect(result.current.notice).toBeUndefined();
});

it("keeps what is typed while a save is on its way", async () => {
  const { result, type, save, stored } = await open("One.");
  await type("One. Mine.");
  await elsewhere("Theirs: One.");
  await act(async () => {
    const saving = result.current.save();
    result.current.setText("One. Mine. More.");
    await saving;
  });
  await settled();
  expect(stored()).toBe("Theirs: One. Mine.");
  expect(result.current).toMatchObject({ text: "Theirs: One. Mine. More.", draft: { id: expect.any(String) } });
  await save();
  expect(stored()).toBe("Theirs: One. Mine. More.");
});

it("discards what is typed, and leaves what others have saved", async () => {
  const { result, type, stored } = await open("One.");
  await type("One. Mine.");
  await elsewhere("One. Theirs.");
  act(() => result.current.discard());
  await settled();
  expect(result.current).toMatchObject({ text: "One. Theirs.", draft: undefined });
  expect(stored()).toBe("One. Theirs.");
  expect(deviceStore().read(draftsEntry)).toEqual([]);
});

it("keeps the draft when the device is full", async () => {
  const { result, type, save } = await open("One.");
  await type("One. Mine.");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await save();
  expect(result.current).toMatchObject({ text: "One. Mine.", draft: { id: expect.any(String) } });
  vi.restoreAllMocks();
  cleanup();
  expect((await open("One.")).result.current.text).toBe("One. Mine.");
});
