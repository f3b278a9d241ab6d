import { dirname, join, normalize } from "node:path";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";

export interface FoundImport {
  /** `package:react`, or a path relative to the root such as `src/ui/button.tsx`. */
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** `import()` outside a call of `lazyCode`. */
  readonly isBareLazy: boolean;
}

/** Resolves relative paths and the subpath imports of package.json (`#domain/…`, `#generated/…`); anything else is a package. */
const targetOf = (file: string, source: string): string => {
  if (source.startsWith(".")) return normalize(join(dirname(file), source));
  if (source.startsWith("#generated/")) return `.${source.slice(1)}`;
  if (source.startsWith("#")) return source.slice(1);
  return `package:${source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/")}`;
};

const isLazyCode = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "Identifier" && callee.name === "lazyCode";

/** Every import, re-export and dynamic import of a file. */
export const importsOf = (file: string, code: string): FoundImport[] => {
  const found: FoundImport[] = [];
  const add = (source: string, isTypeOnly: boolean, isBareLazy = false) =>
    found.push({ target: targetOf(file, source), isTypeOnly, isBareLazy });
  let lazyCodes = 0;
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === "type"),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, node.exportKind === "type");
    },
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === "type"),
    CallExpression: (node) => {
      if (isLazyCode(node)) lazyCodes += 1;
    },
    "CallExpression:exit": (node) => {
      if (isLazyCode(node)) lazyCodes -= 1;
    },
    ImportExpression: (node) => {
      if (node.source.type === "Literal" && typeof node.source.value === "string")
        add(node.source.value, false, lazyCodes === 0);
    },
  }).visit(program);
  return found;
};
