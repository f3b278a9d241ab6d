import { usualNames } from "#domain/scripture/reference/written-book-names.ts";
import { findReferences, isTime, namesPassage, type Found } from "#domain/scripture/reference/find-references.ts";

/** Finds references in runs of adjacent text nodes: a reference may span several of them. */

/** Elements that only change how letters look. A `span` may be more: a name with a time of day beside it. */
export const looksOnly = "b,strong,i,em,cite,u,small,mark,abbr,font,span";

/** A reference, or the part of it that is in this text node. */
export interface Piece {
  readonly found: Found;
  readonly start: number;
  readonly end: number;
  /** An earlier text node has its first piece. */
  readonly continues: boolean;
}

const outerOf = ({ parentElement }: Node): Element | null =>
  parentElement?.matches(looksOnly) ? outerOf(parentElement) : parentElement;

/** The next sibling that is not a comment: frameworks leave those between text nodes. */
const beside = (node: Node, side: "nextSibling" | "previousSibling"): Node | null => {
  let next = node[side];
  while (next instanceof Comment || (next instanceof Element && next.localName === "wbr")) next = next[side];
  return next;
};

const inward = (node: Node | null, side: "firstChild" | "lastChild"): Node | null =>
  node instanceof Element && node.matches(looksOnly) && node[side] ? inward(node[side], side) : node;

/** The adjacent text node, if at most elements that change the look are between the two. */
const neighbour = (text: Text, side: "nextSibling" | "previousSibling"): Text | undefined => {
  const outer = outerOf(text);
  let node: Node = text;
  while (!beside(node, side) && node.parentNode && node.parentNode !== outer) node = node.parentNode;
  const next = inward(beside(node, side), side === "nextSibling" ? "firstChild" : "lastChild");
  return next instanceof Text ? next : undefined;
};

/** The most text nodes that are read together in each direction. */
const longest = 8;

const following = (text: Text, side: "nextSibling" | "previousSibling", joins: (text: Text) => boolean): Text[] => {
  const texts: Text[] = [];
  for (let next = neighbour(text, side); next && joins(next) && texts.length < longest; next = neighbour(next, side))
    texts.push(next);
  return texts;
};

/** The text nodes around this one that are read as one text, in order. */
export const runOf = (text: Text, joins: (text: Text) => boolean): readonly Text[] => [
  ...following(text, "previousSibling", joins).toReversed(),
  text,
  ...following(text, "nextSibling", joins),
];

/**
 * Whether a reference that spans several text nodes may be two things beside each other: a name and a time
 * (`<b>Mark</b> 10:30`), or cells that only styles separate (`<span>Rom</span><span>8</span>`).
 */
const isDoubtful = (text: string, ends: readonly number[], found: Found): boolean => {
  const { start, end } = found;
  const inside = ends.filter((at) => at > start && at < end);
  if (inside.some((at) => /[\p{L}\d]\d/u.test(text.slice(at - 1, at + 1)))) return true;
  const [name = ""] = /^[^\d]*\p{L}+/u.exec(text.slice(start, end)) ?? [];
  if (!usualNames.hasOtherMeaning(name) || !inside.some((at) => at <= start + name.length + 1)) return false;
  const isFirst = !/[\p{L}\d]/u.test(text.slice(0, start));
  return isTime(found, isFirst ? 1 : 5) && !namesPassage.test(text.slice(0, start));
};

const overlaps = (a: Found, b: Found): boolean => a.start < b.end && b.start < a.end;

/** The pieces of references in each of these texts. */
export const piecesOf = (texts: readonly string[]): readonly (readonly Piece[])[] => {
  const ends: number[] = [];
  let length = 0;
  for (const text of texts) ends.push((length += text.length));
  const starts = ends.map((end, index) => end - texts[index]!.length);
  const alone = texts.flatMap((text, index) =>
    findReferences(text).map((one) => ({ ...one, start: one.start + starts[index]!, end: one.end + starts[index]! })),
  );
  const whole = texts.join("");
  const more =
    texts.length > 1
      ? findReferences(whole).filter(
          (one) =>
            !isDoubtful(whole, ends, one) &&
            !alone.some((other) => overlaps(one, other) && (other.start < one.start || other.end >= one.end)),
        )
      : [];
  const all = [...alone.filter((one) => !more.some((other) => overlaps(one, other))), ...more].toSorted(
    (a, b) => a.start - b.start,
  );
  return texts.map((text, index) => {
    const from = starts[index]!;
    return all.flatMap((found) => {
      const [start, end] = [Math.max(0, found.start - from), Math.min(text.length, found.end - from)];
      const piece = start < end ? text.slice(start, end).trimStart() : "";
      return piece === "" ? [] : [{ found, start: end - piece.length, end, continues: found.start < from }];
    });
  });
};
