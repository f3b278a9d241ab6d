import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import type { DictionaryTerm } from "#content/schema/dictionary.ts";
import { ReferenceLink } from "./reference-link.tsx";
import { TermCard } from "./term-list.tsx";

const ignore = () => {};
const show = (entry: DictionaryTerm) =>
  render(
    <MemoryRouter>
      <TermCard
        entry={entry}
        isFavourite={false}
        isSpoken={false}
        onFavourite={ignore}
        onPronounce={ignore}
        onListen={ignore}
      />
    </MemoryRouter>,
  );

it("a term of several words labels its card", () => {
  const entry = dictionaryTerms.find(({ term }) => term.includes(" "))!;
  show(entry);
  expect(screen.getByRole("article", { name: entry.term })).toBeDefined();
  expect(screen.getByRole("article").textContent).toContain(`Source: ${entry.source}.`);
});

it("a number of Strong's dictionaries leads to its word", () => {
  const entry = dictionaryTerms.find(({ source }) => source.includes("H8451"))!;
  show(entry);
  expect(screen.getByRole("link", { name: "H8451" }).getAttribute("href")).toBe("/words/H8451");
});

it("Hebrew is marked as such, in the origin and among the sources", () => {
  const entry = dictionaryTerms.find(({ source }) => source.includes("חֶסֶד"))!;
  show(entry);
  expect(screen.getAllByText("חֶסֶד").map(({ lang }) => lang)).toEqual(["he", "he"]);
});

it("a passage opens in the text that the explanation is about", () => {
  render(
    <MemoryRouter>
      <ReferenceLink reference="John 3:16-17" translation="spa_r09" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/read/spa_r09/john/3#v16-17");
});
