import { cleanup, render, screen } from "@testing-library/preact";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { TermCard } from "./term-card.tsx";

const ignore = () => {};

afterEach(cleanup);

it("a term of several words labels its card", () => {
  const entry = dictionaryTerms.find(({ term }) => term.includes(" "))!;
  render(
    <MemoryRouter>
      <TermCard entry={entry} isFavourite={false} isSpoken={false} onFavourite={ignore} onPronounce={ignore} onListen={ignore} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("article", { name: entry.term })).toBeDefined();
});
