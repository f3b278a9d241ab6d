import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { copyLinkCounted, countGameShare, shareCounted } from "./shares.ts";
import { usageStats } from "./stored.ts";

const verse = {
  title: "John 11:35",
  text: "Jesus wept. (John 11:35)",
  url: "https://lampstand.example/read/kjv/john/11#v35",
};

/** Stubs the device's share sheet with the visitor's choice. */
const withSheet = (share: () => Promise<void>) =>
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), { share, clipboard: { writeText: async () => {} } }),
  );

const counted = () => {
  const { shares, game_shares } = deviceStore().read(usageStats);
  return [shares, game_shares];
};

const abort = async () => Promise.reject(new DOMException("put away", "AbortError"));
const refuse = async () => Promise.reject(new DOMException("not here", "NotAllowedError"));

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

it("counts what was shared, or copied where sharing is unavailable, but not a dismissed share sheet", async () => {
  withSheet(abort);
  await shareCounted(verse);
  expect(counted()).toEqual([0, 0]);
  withSheet(async () => {});
  await shareCounted(verse);
  await expect.poll(() => counted()).toEqual([1, 0]);
  withSheet(refuse);
  await shareCounted(verse, countGameShare);
  await expect.poll(() => counted()).toEqual([2, 1]);
});

it("counts a link that was copied, but not one that could not be", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(refuse);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await copyLinkCounted(verse.url, "John 11:35");
  writeText.mockResolvedValue(undefined);
  await copyLinkCounted(verse.url, "John 11:35");
  // Uses are counted one after another: what was wrongly counted before has been counted by then, too.
  countGameShare();
  await expect.poll(() => counted()[1]).toBe(1);
  expect(counted()).toEqual([2, 1]);
  expect(writeText).toHaveBeenLastCalledWith(verse.url);
});
