import { render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { toleratePageTranslation } from "./page-translation.ts";

beforeAll(toleratePageTranslation);

const textNodes = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

/** As browsers do: into two elements of the sort `font`, then out with the original. */
const translatePage = (): void => {
  for (const text of textNodes().filter(({ parentElement }) => parentElement?.localName !== "font")) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstChild!.textContent = text.data.toUpperCase();
    text.parentNode!.insertBefore(outer, text);
    text.remove();
  }
};

interface Part {
  readonly key: number;
  readonly word: string;
  readonly isBold: boolean;
}

/** Loose texts between elements, which come, go, change and move. */
const Sentence = ({ parts, note }: { parts: readonly Part[]; note: string }) => (
  <p>
    {note}
    {parts.map(({ key, word, isBold }) => (isBold ? <b key={key}>{word} and</b> : <Loose key={key} text={word} />))}
    {parts.length > 2 && "many"}
  </p>
);

const Loose = ({ text }: { text: string }) => text;

const word = fc.constantFrom("light", "salt", "door", "");

const sentences = fc.record({
  note: word,
  parts: fc.uniqueArray(fc.record({ key: fc.nat(5), word, isBold: fc.boolean() }), { selector: ({ key }) => key }),
});

it("a text that a translation has joined with another can still be removed, and be inserted before", async () => {
  const loose = { key: 1, word: "door", isBold: false };
  const { rerender, container } = render(<Sentence note="the " parts={[loose]} />);
  const [first, second] = textNodes();
  first!.data += second!.data;
  second!.remove();
  await Promise.resolve();
  rerender(<Sentence note="the " parts={[{ key: 2, word: "narrow", isBold: true }, loose]} />);
  expect(container.textContent).toBe("the doornarrow and");
  rerender(<Sentence note="the " parts={[]} />);
  expect(container.textContent).toBe("the door");
});

it("whatever React draws on a page that the browser translates is shown, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sentences, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { rerender, container, unmount } = render(<Sentence parts={[]} note="" />);
      for (const sentence of steps) {
        translatePage();
        await Promise.resolve();
        rerender(<Sentence {...sentence} />);
        await Promise.resolve();
      }
      const shown = container.textContent.toLowerCase();
      unmount();
      const untranslated = render(<Sentence {...steps.at(-1)!} />);
      expect(shown).toBe(untranslated.container.textContent);
      untranslated.unmount();
    }),
    { numRuns: 50 },
  );
});

it("what a translation has moved into another element can still be removed", async () => {
  const { rerender } = render(<Sentence note="the" parts={[{ key: 1, word: "door", isBold: true }]} />);
  translatePage();
  document.querySelector("p > font")!.append(document.querySelector("b")!);
  await Promise.resolve();
  rerender(<Sentence note="the" parts={[]} />);
  expect(screen.queryByText("DOOR")).toBeNull();
});
