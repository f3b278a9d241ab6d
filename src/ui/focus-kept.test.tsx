import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { glossary } from "#content/glossary.ts";
import { DaySteps } from "#src/devotions/kit/day-steps.tsx";
import { CompareForm } from "#src/scripture/cross-references/compare-form.tsx";
import { wordsPerPage } from "#src/scripture/dictionary/config.ts";
import { TermList } from "#src/scripture/dictionary/term-list.tsx";
import { WordList } from "#src/scripture/dictionary/word-list.tsx";

afterEach(cleanup);

const Days = () => {
  const [day, setDay] = useState(2);
  return <DaySteps id="day" eyebrow="" title={`Day ${day}`} isFirst={day === 1} isLast={day === 3} onStep={(days) => setDay(day + days)} />;
};

const Comparison = () => {
  const [comparison, setComparison] = useState<Parameters<typeof CompareForm>[0]["comparison"]>({ passage: "", translations: ["kjv"] });
  return (
    <>
      <CompareForm comparison={comparison} problem={undefined} onCompare={setComparison} />
      <button type="button" onClick={() => setComparison({ passage: "Mark 1", translations: ["asv"] })}>
        Elsewhere
      </button>
    </>
  );
};

const button = (name: string) => screen.getByRole("button", { name });

describe("the focus is kept", () => {
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

  it("in the passage that is compared, and another address fills the form anew", () => {
    render(<Comparison />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Passage" });
    field.focus();
    fireEvent.input(field, { target: { value: "John 3:16" } });
    fireEvent.submit(field.form!);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Passage" }));
    fireEvent.click(button("Elsewhere"));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Passage" }).value).toBe("Mark 1");
    expect(button("ASV").getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    ["terms", <TermList key="terms" terms={dictionaryTerms.slice(0, 8)} />, dictionaryTerms[6]!.term],
    ["words", <WordList key="words" entries={glossary} />, glossary[glossary.length - 1 - ((glossary.length - 1) % wordsPerPage)]!.words.join(", ")],
  ])("by the first of the last %s", (_, list, first) => {
    render(<MemoryRouter>{list}</MemoryRouter>);
    for (let more = screen.queryByRole("button", { name: "Load More" }); more; more = screen.queryByRole("button", { name: "Load More" })) {
      more.focus();
      fireEvent.click(more);
    }
    expect(document.activeElement?.textContent).toBe(first);
  });
});
