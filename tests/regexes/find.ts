import { parseSync, Visitor } from "rolldown/utils";

interface FoundRegex {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** Whether a part is only known at run time. A letter stands in for that part. */
  readonly isPartlyKnown: boolean;
}

const unknownPart = "x";

/** Every regular expression of a file: literals and strings passed to RegExp. Throws if the file cannot be parsed. */
export const findRegexes = (file: string, code: string): FoundRegex[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const found: FoundRegex[] = [];
  const lineAt = (offset: number): number => code.slice(0, offset).split("\n").length;
  const fromCall = (node: {
    start: number;
    callee: { type: string; name?: unknown };
    arguments: readonly unknown[];
  }): void => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [pattern, flags] = node.arguments.map((argument) => textOf(argument as Expression));
    found.push({
      line: lineAt(node.start),
      source: pattern?.text ?? unknownPart,
      flags: flags?.text ?? "",
      isPartlyKnown: !(pattern?.isWhole ?? false),
    });
  };
  new Visitor({
    Literal: (node) => {
      if ("regex" in node)
        found.push({
          line: lineAt(node.start),
          source: node.regex.pattern,
          flags: node.regex.flags,
          isPartlyKnown: false,
        });
    },
    NewExpression: fromCall,
    CallExpression: fromCall,
  }).visit(program);
  return found;
};

type Expression = { type: string; value?: unknown; quasis?: readonly { value: { cooked?: string | null } }[] };

/** The literal text of an argument, as far as known. */
const textOf = ({ type, value, quasis = [] }: Expression): { text: string; isWhole: boolean } => {
  if (type === "Literal" && typeof value === "string") return { text: value, isWhole: true };
  if (type !== "TemplateLiteral") return { text: unknownPart, isWhole: false };
  return { text: quasis.map((quasi) => quasi.value.cooked ?? "").join(unknownPart), isWhole: quasis.length === 1 };
};
