import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

/**
 * A dictionary is written as one object, whose type its translations have. The bundler cannot shorten the names inside an
 * object, so the build makes each sentence an export of its own. What uses a dictionary imports all of it under its name.
 */

interface Dictionary {
  /** What its module exports. */
  readonly name: string;
  /** The module with an export for each sentence. */
  readonly code: string;
}

const isPlain = (property: ESTree.ObjectPropertyKind): property is ESTree.ObjectProperty =>
  property.type === "Property" &&
  property.kind === "init" &&
  !property.computed &&
  !property.shorthand &&
  property.key.type === "Identifier";

/** The dictionary in a module that is one: imports, and one exported object of plain properties. */
export const dictionaryIn = (file: string, code: string): Dictionary | undefined => {
  if (!/(?:Words|Messages|Names)\b/.test(code)) return undefined;
  const { program, errors } = parseSync(file, code);
  const statements = program.body.filter(({ type }) => type !== "ImportDeclaration");
  const [only] = statements;
  if (errors.length > 0 || statements.length !== 1 || only?.type !== "ExportNamedDeclaration") return undefined;
  const declared = only.declaration?.type === "VariableDeclaration" ? only.declaration.declarations : [];
  const [{ id, init } = {}] = declared;
  if (declared.length !== 1 || id?.type !== "Identifier" || !/(?:Words|Messages|Names)$/.test(id.name))
    return undefined;
  const object = init?.type === "TSAsExpression" ? init.expression : init;
  if (object?.type !== "ObjectExpression" || !object.properties.every(isPlain)) return undefined;
  const imports = program.body
    .filter(({ type }) => type === "ImportDeclaration")
    .map(({ start, end }) => code.slice(start, end));
  const properties = object.properties.filter(isPlain);
  const sentences = properties.map(({ value }, index) => `const w${index} = ${code.slice(value.start, value.end)};`);
  const names = properties.map(({ key }, index) => `w${index} as ${(key as ESTree.IdentifierName).name}`);
  return { name: id.name, code: [...imports, ...sentences, `export { ${names.join(", ")} };`].join("\n") };
};

const importOfOne = /^import \{ (\w+(?:Words|Messages|Names)) \} from "([^"]+)";$/gm;

export const wordsPlugin = (): Plugin => {
  const known = new Map<string, Dictionary | undefined>();
  const dictionaryOf = (file: string): Dictionary | undefined => {
    if (!known.has(file)) known.set(file, dictionaryIn(file, readFileSync(file, "utf8")));
    return known.get(file);
  };
  return {
    name: "words",
    enforce: "pre",
    apply: "build",
    buildStart: () => known.clear(),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      async handler(code, id) {
        // A dictionary may take sentences from another one.
        const own = dictionaryIn(id, code)?.code ?? code;
        let changed = own;
        for (const [line, name, source] of own.matchAll(importOfOne)) {
          const from = await this.resolve(source!, id);
          if (from && dictionaryOf(from.id)?.name === name)
            changed = changed.replace(line, `import * as ${name} from "${source}";`);
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
};
