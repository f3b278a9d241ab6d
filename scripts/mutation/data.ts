import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/**
 * Constants that hold data and sentences, by name: a changed word in them is another text, not another rule, and a test of
 * it would only be the same table once more. What stands beside them in the same files is mutated.
 */
const dataConstants: Readonly<Record<string, string>> = {
  alone: "the list of blocked words",
  anywhere: "the list of blocked words",
  appItem: "labels and addresses of the navigation",
  cardTitles: "names of the cards",
  catalogue: "statuses and sentences of the API's errors; docs/api.md holds the same table",
  crossReferenceCredit: "the credit",
  endings: "the list of endings; word-forms.test.ts has a word for each",
  endpoints: "the API's description; tests/worker asks every example of it",
  idle: "the list of words that name nothing",
  kin: "the list of words of two centuries",
  lookupKeywords: "the specification's list of words",
  mainItems: "labels and addresses of the navigation",
  moreItems: "labels and addresses of the navigation",
  passageErrors: "the API's description",
  table: "the tables of books, translations and routes",
  tabItems: "labels and addresses of the navigation",
  writeErrors: "the API's description",
};

/** Sentences for people end in this. */
const sentences = /(?:Messages?|Sentences?)$/;

interface Node {
  readonly type: string;
  readonly id?: { readonly name?: string } | null;
}

const ignorer = {
  shouldIgnore: ({ node }: { readonly node: Node }): string | undefined => {
    if (node.type !== "VariableDeclarator") return undefined;
    const name = node.id?.name ?? "";
    return dataConstants[name] ?? (sentences.test(name) ? "sentences for people" : undefined);
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "data", ignorer as never)];
