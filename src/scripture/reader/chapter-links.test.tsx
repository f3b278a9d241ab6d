import { act, fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { expect, it } from "vitest";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { ChapterLinks } from "./chapter-links.tsx";

const first = { book: "PSA", chapter: 1 } as const;

it("turns in the translation of the address, which the screen has yet to show", () => {
  window.history.replaceState(null, "", chapterPath("kjv", first));
  const { unmount } = render(
    <BrowserRouter>
      <ChapterLinks first={first} last={first} translation="kjv" firstEdition={undefined} lastEdition={undefined} />
    </BrowserRouter>,
  );
  window.history.replaceState(null, "", chapterPath("web", first));
  fireEvent.click(screen.getByRole("link", { name: /^Next/ }));
  expect(window.location.pathname).toBe("/read/web/psalms/2");
  unmount();
});

it("counts every tap on the links below the text, across books", () => {
  window.history.replaceState(null, "", chapterPath("kjv", first));
  render(
    <BrowserRouter>
      <ChapterLinks first={first} last={first} translation="kjv" firstEdition={undefined} lastEdition={undefined} />
    </BrowserRouter>,
  );
  const next = screen.getByRole("link", { name: /^Next/ });
  act(() => {
    for (let taps = 0; taps < 151; taps += 1) fireEvent.click(next);
  });
  expect(window.location.pathname).toBe("/read/kjv/proverbs/2");
});
