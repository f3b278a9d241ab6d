import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { provideStoredEntries } from "#src/platform/storage/entries.ts";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { useDeviceData } from "./use-device-data.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  provideStoredEntries(lazyCode("no declarations", async () => ({})));
});

it("retries when the rooms' declarations of stored data fail to load", async () => {
  localStorage.setItem("gbh_of_an_earlier_version", "é");
  let tries = 0;
  provideStoredEntries(
    lazyCode("declarations at the second try", async () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return {};
    }),
  );
  const { result } = renderHook(() => useDeviceData());
  await waitFor(() => expect(tries).toBe(1));
  expect(result.current).toBeUndefined();
  await waitFor(() =>
    expect(result.current?.items).toContainEqual({
      key: "gbh_of_an_earlier_version",
      label: "Something saved by an earlier version",
      bytes: 2,
    }),
  );
});
