import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { glossary } from "#content/glossary.ts";
import { CardMessageList } from "#src/cards/card-message-list.tsx";
import type { OpenCard } from "#src/cards/use-card.ts";
import { DaySteps } from "#src/devotions/kit/day-steps.tsx";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { CompareForm } from "#src/scripture/cross-references/compare-form.tsx";
import { ComparisonTable } from "#src/scripture/cross-references/comparison-table.tsx";
import { versesAtOnce } from "#src/scripture/cross-references/config.ts";
import { wordsPerPage } from "#src/scripture/dictionary/rules.ts";
import { Page as DictionaryPage, WordList } from "#src/scripture/dictionary/page.tsx";
import { favouritesEntry } from "#src/scripture/dictionary/stored.ts";
import { TermList } from "#src/scripture/dictionary/term-list.tsx";

const Days = () => {
  const [day, setDay] = useState(2);
  return (
    <DaySteps
      id="day"
      eyebrow=""
      title={`Day ${day}`}
      isFirst={day === 1}
      isLast={day === 3}
      onStep={(days) => setDay(day + days)}
    />
  );
};

const Comparison = () => {
  const [comparison, setComparison] = useState<Parameters<typeof CompareForm>[0]["comparison"]>({
    passage: "",
    translations: ["kjv"],
  });
  return (
    <>
      <CompareForm comparison={comparison} written={comparison.passage} problem={undefined} onCompare={setComparison} />
      <button type="button" onClick={() => setComparison({ passage: "Mark 1", translations: ["asv"] })}>
        Elsewhere
      </button>
    </>
  );
};

const button = (name: string) => screen.getByRole("button", { name });

const message = (id: string) => ({
  id,
  card_id: "1",
  sender_name: "Ruth",
  message: `Words ${id}`,
  created_at: "2026-11-22T10:00:00.000Z",
});

/** A card with these pages of messages loaded. */
const card = (pages: readonly (readonly string[])[], hasNextPage: boolean) =>
  ({
    query: {
      data: { pages: pages.map((ids) => ({ messages: ids.map(message) })) },
      hasNextPage,
      fetchNextPage: () => Promise.resolve(),
      error: null,
    },
    messages: pages.flat().map(message),
    apply: () => undefined,
  }) as unknown as OpenCard;

describe("the focus stays", () => {
  it.each([
    ["Previous day", "Day 1"],
    ["Next day", "Day 3"],
  ])("on %s at the end of the days, where it does nothing", (name, last) => {
    render(<Days />);
    button(name).focus();
    fireEvent.click(button(name));
    fireEvent.click(button(name));
    expect(screen.getByRole("heading").textContent).toBe(last);
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
    expect(button(name).hasAttribute("disabled")).toBe(false);
    expect(document.activeElement).toBe(button(name));
  });

  it("in the compared passage, while a new address resets the form", () => {
    render(<Comparison />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Passage" });
    field.focus();
    fireEvent.input(field, { target: { value: "John 3:16" } });
    fireEvent.submit(field.form!);
    // Without styles, as on a phone: the line that the form folds to.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /Change/ }));
    fireEvent.click(button("Elsewhere"));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Passage" }).value).toBe("Mark 1");
    expect(button("ASV").getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    ["terms", <TermList key="terms" terms={dictionaryTerms.slice(0, 8)} />, dictionaryTerms[6]!.term],
    [
      "words",
      <WordList key="words" entries={glossary.slice(0, wordsPerPage * 2 + 2)} />,
      glossary[wordsPerPage * 2]!.words.join(", "),
    ],
  ])("on the first of the last %s", (_, list, first) => {
    render(<MemoryRouter>{list}</MemoryRouter>);
    for (
      let more = screen.queryByRole("button", { name: "Load More" });
      more;
      more = screen.queryByRole("button", { name: "Load More" })
    ) {
      more.focus();
      fireEvent.click(more);
    }
    expect(document.activeElement?.textContent).toBe(first);
  });

  it("on the first of the last compared verses", () => {
    const verses = Array.from(
      { length: versesAtOnce + 2 },
      (_, index) => ({ book: "PSA", chapter: 119, verse: index + 1 }) as const,
    );
    render(
      <MemoryRouter>
        <ComparisonTable
          title="Psalm 119"
          verses={verses}
          translations={["kjv"]}
          textOf={() => "text"}
          editionOf={() => undefined}
        />
      </MemoryRouter>,
    );
    button("Show more verses").focus();
    fireEvent.click(button("Show more verses"));
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`Psalm 119:${versesAtOnce + 1}`);
  });

  it("on the next favourite when one is removed, and on the list after the last", async () => {
    const names = dictionaryTerms.slice(0, 3).map(({ term }) => term);
    await deviceStore().update(favouritesEntry, () => names);
    render(
      <MemoryRouter>
        <DictionaryPage />
      </MemoryRouter>,
    );
    fireEvent.click(button("Favourites"));
    await screen.findByRole("heading", { name: names[2]! });
    const putAway = async (name: string) => {
      button(`Favourite: ${name}`).focus();
      fireEvent.click(button(`Favourite: ${name}`));
      await waitFor(() => expect(screen.queryByRole("heading", { name })).toBeNull());
    };
    await putAway(names[1]!);
    expect(document.activeElement?.textContent).toBe(names[2]);
    await putAway(names[2]!);
    expect(document.activeElement?.textContent).toBe(names[0]);
    await putAway(names[0]!);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Terms");
  });

  it("on the number of terms found, once the dictionary's word of the day is opened", async () => {
    render(
      <MemoryRouter>
        <DictionaryPage />
      </MemoryRouter>,
    );
    const open = await screen.findByRole("button", { name: /^Open / });
    open.focus();
    fireEvent.click(open);
    await waitFor(() => expect(open.isConnected).toBe(false));
    expect(document.activeElement?.textContent).toMatch(/^\d+ terms?$/);
  });

  it("on the first of a card's older messages, when there are no more", () => {
    const { rerender } = render(<CardMessageList card={card([["9", "8"]], true)} />);
    button("Show older messages").focus();
    fireEvent.click(button("Show older messages"));
    rerender(
      <CardMessageList
        card={card(
          [
            ["9", "8"],
            ["7", "6"],
          ],
          false,
        )}
      />,
    );
    expect(document.activeElement).toBe(screen.getByText("Words 7").closest("li"));
  });
});
