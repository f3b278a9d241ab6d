import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useTheme } from "#src/platform/theme/theme.ts";
import { comfortEntry } from "#src/scripture/reader/stored.ts";
import { useReadingPaint } from "./use-reading-paint.ts";

afterEach(async () => {
  cleanup();
  await deviceStore().erase([comfortEntry.key, "theme"]);
});

const Page = () => {
  useReadingPaint("/read/kjv/john/3");
  const [, choose] = useTheme();
  return (
    <button type="button" onClick={() => choose("dark")}>
      Dark
    </button>
  );
};

it("writes only the settings that the page does not show yet", async () => {
  const { dataset } = document.documentElement;
  render(<Page />);
  expect("size" in dataset || "isVersePerLine" in dataset).toBe(false);
  await act(() => deviceStore().update(comfortEntry, (present) => ({ ...present, size: 3 })));
  expect([dataset["size"], dataset["width"]]).toEqual(["3", undefined]);
  await act(() => deviceStore().update(comfortEntry, (present) => ({ ...present, size: 2 })));
  expect(dataset["size"]).toBe("2");
});

it("choosing a theme while the page is sepia applies that theme", async () => {
  await deviceStore().update(comfortEntry, (present) => ({ ...present, page: "sepia" as const }));
  render(<Page />);
  await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("sepia"));
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
});
