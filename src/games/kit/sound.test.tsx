import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import * as platform from "#src/platform/media/sound.ts";
import { playSound, SoundSwitch } from "./sound.tsx";
import { soundEntry } from "./stored.ts";

beforeEach(() => void vi.spyOn(platform, "playNotes").mockImplementation(() => {}));

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await deviceStore().erase([soundEntry.key]);
});

it("is silent until it is switched on, and then lets itself be heard", async () => {
  playSound("win");
  expect(platform.playNotes).not.toHaveBeenCalled();
  render(<SoundSwitch />);
  await act(async () => {
    fireEvent.click(screen.getByRole("switch", { name: "Sound" }));
    await deviceStore().update(soundEntry, (present) => present);
  });
  expect(platform.playNotes).toHaveBeenCalledTimes(1);
  playSound("no");
  expect(platform.playNotes).toHaveBeenCalledTimes(2);
});
