import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStore } from "./browser-store.ts";
import { defineStored } from "./entries.ts";
import { saveOnLeave } from "./save-on-leave.ts";

const draft = defineStored<string>({ key: "gbh_test_draft", schema: z.string(), fallback: "" });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const saved = () => localStorage.getItem("gbh_test_draft");
it("what is about to be written is, before the page closes", () => {
  void deviceStore().update(draft, () => "just now");
  expect(saved()).toBeNull();
  window.dispatchEvent(new Event("pagehide"));
  expect(saved()).toBe('"just now"');
});

const saving = (text: string) => saveOnLeave(() => void deviceStore().update(draft, () => text));

it("save runs while a hidden page can still wait, and its updates are written before the page closes", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get");
  let stop = saving("put away");
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(saved()).toBeNull();
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => saved()).toBe('"put away"');
  stop();

  stop = saving("gone");
  window.dispatchEvent(new Event("pagehide"));
  expect(saved()).toBe('"gone"');
  stop();
  saving("nobody listens")();
  window.dispatchEvent(new Event("pagehide"));
  expect(saved()).toBe('"gone"');
});
