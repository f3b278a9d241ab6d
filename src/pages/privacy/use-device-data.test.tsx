import { cleanup, renderHook, waitFor } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { provideStoredEntries } from "#src/platform/device-store/entries.ts";
import { useDeviceData } from "./use-device-data.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  provideStoredEntries(() => Promise.resolve());
});

it("retries when the rooms' declarations of stored data fail to load", async () => {
  localStorage.setItem("gbh_of_an_earlier_version", "é");
  let tries = 0;
  provideStoredEntries(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { result } = renderHook(() => useDeviceData());
  await waitFor(() => expect(tries).toBe(1));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(result.current?.items).toContainEqual({ key: "gbh_of_an_earlier_version", label: "Something saved by an earlier version", bytes: 2 });
  });
});
