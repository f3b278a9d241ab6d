import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { noteDraftEntry } from "./stored.ts";
import { useNoteDraft } from "./reader-marks.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () => renderHook(() => useNoteDraft()).result;

const write = (draft: ReturnType<typeof open>, text: string) =>
  act(async () => {
    draft.current.write(text, { book: "PSA", chapter: 23, verses: [4, 5] });
    await deviceStore().update(noteDraftEntry, (present) => present);
  });

it("an unsaved note is restored on its verses after the page was discarded; a saved one is not", async () => {
  const draft = open();
  expect(draft.current).toMatchObject({ text: "", begunOn: undefined });
  await write(draft, "Even here");
  cleanup();
  const again = open();
  expect(again.current).toMatchObject({ text: "Even here", begunOn: { book: "PSA", chapter: 23, verses: [4, 5] } });
  await write(again, "");
  cleanup();
  expect(open().current).toMatchObject({ text: "", begunOn: undefined });
});
