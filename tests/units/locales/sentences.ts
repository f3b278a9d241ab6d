import { parseSync, Visitor, type ESTree } from "rolldown/utils";

/**
 * The texts in a source file that visitors would see: text between tags, and literals that look like words. A file whose
 * sentences are in a messages file has none (docs/translating.md).
 */

/** Attributes and properties whose values are not shown to visitors. */
const notForPeople =
  /^(?:className|class|id|to|href|rel|type|role|name|key|kind|path|d|viewBox|autoComplete|autoCapitalize|enterKeyHint|method|target|variant|placement|tone|align|value|lang|dir|aria-live|aria-haspopup|aria-labelledby|aria-describedby|htmlFor|slug|tag|code|service|mode|cache|behavior|block|queryKey|family|strokeWidth|inputMode|loading|decoding|src|crossOrigin|preserveAspectRatio|fill|stroke|transform|side|layout|product|import)$/;

/** Attributes whose values are always shown or read out, however short. */
const forPeople = /^(?:aria-label|aria-description|aria-valuetext|aria-roledescription|title|placeholder|alt|label)$/;

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A literal with a space between words, or a capital and small letters after it. */
const looksSpoken = (text: string): boolean =>
  hasWords(text) &&
  (/^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text) ||
    (/\p{L}[,.;:!?’”]? \p{L}/u.test(text) && !/[{}<>=]|^[a-z-]+(?: [a-z]+(?:-[a-z]+)*)+$/.test(text)));

interface Sentence {
  readonly start: number;
  readonly text: string;
}

/** The literals that an expression may evaluate to. */
const resultsOf = (node: ESTree.Expression | ESTree.JSXEmptyExpression): readonly Sentence[] => {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ start: node.start, text: node.value }] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ start, value }) => ({ start, text: value.raw }));
    case "ConditionalExpression":
      return [...resultsOf(node.consequent), ...resultsOf(node.alternate)];
    case "LogicalExpression":
      return resultsOf(node.right);
    default:
      return [];
  }
};

export const sentencesIn = (file: string, code: string): readonly string[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const found: string[] = [];
  const skipped: [number, number][] = [];
  const skip = (node: { start: number; end: number }) => void skipped.push([node.start, node.end]);
  const literals: Sentence[] = [];
  const collect = (node: ESTree.JSXExpressionContainer) => {
    for (const one of resultsOf(node.expression)) if (hasWords(one.text)) literals.push(one);
  };
  const collectChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) if (child.type === "JSXExpressionContainer") collect(child);
  };
  new Visitor({
    JSXElement: collectChildren,
    JSXFragment: collectChildren,
    JSXText: ({ value, start }) => void (hasWords(value) && literals.push({ start, text: value })),
    JSXAttribute: (node) => {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (notForPeople.test(name) || name.startsWith("data-")) skip(node);
      if (!forPeople.test(name)) return;
      if (node.value?.type === "JSXExpressionContainer") collect(node.value);
      else if (node.value?.type === "Literal" && hasWords(String(node.value.value)))
        literals.push({ start: node.value.start, text: String(node.value.value) });
    },
    Property: (node) => {
      const name = node.key.type === "Identifier" ? node.key.name : "";
      if (notForPeople.test(name)) skip(node.value);
    },
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    TSTypeAnnotation: skip,
    CallExpression: (node) => {
      const name = node.callee.type === "Identifier" ? node.callee.name : "";
      if (name === "lazyCode" && node.arguments[0]) skip(node.arguments[0]);
    },
    NewExpression: (node) => {
      if (node.callee.type === "Identifier" && node.callee.name.endsWith("Error")) skip(node);
    },
    Literal: ({ value, start }) =>
      void (typeof value === "string" && looksSpoken(value) && literals.push({ start, text: value })),
    TemplateElement: ({ value, start }) =>
      void (looksSpoken(value.raw.trim()) || /\p{L}{3,} $|^ \p{L}{2,}/u.test(value.raw)
        ? literals.push({ start, text: value.raw })
        : undefined),
  }).visit(program);
  for (const { start, text } of new Map(literals.map((one) => [one.start, one])).values())
    if (!skipped.some(([from, to]) => start >= from && start < to)) found.push(text.replaceAll(/\s+/g, " ").trim());
  return found.filter(hasWords);
};
