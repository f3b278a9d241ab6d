import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStore } from "./browser-store.ts";
import { defineStored } from "./entries.ts";
import { keepOnGoing } from "./keep-on-going.ts";

const draft = defineStored<string>({ key: "gbh_test_draft", label: "A draft", schema: z.string(), fallback: "" });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const kept = () => localStorage.getItem("gbh_test_draft");
const keeping = (text: string) => keepOnGoing(() => void deviceStore().update(draft, () => text));

it("keep runs while a hidden page can still wait, and its updates are written before the page closes", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get");
  let stop = keeping("put away");
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(kept()).toBeNull();
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(kept()).toBe('"put away"'));
  stop();

  stop = keeping("gone");
  window.dispatchEvent(new Event("pagehide"));
  expect(kept()).toBe('"gone"');
  stop();
  keeping("nobody listens")();
  window.dispatchEvent(new Event("pagehide"));
  expect(kept()).toBe('"gone"');
});
