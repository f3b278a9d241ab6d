import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/**
 * Constants that hold data or texts, by name. Changing a word in them changes a text, not a rule, and a test for it would
 * only repeat the table. Everything else in those files is mutated.
 */
const dataConstants: Readonly<Record<string, string>> = {
  alone: "the list of blocked words",
  anywhere: "the list of blocked words",
  appItem: "labels and addresses of the navigation",
  archaicCounterparts: "the list of archaic words",
  cardTitles: "names of the cards",
  catalogue: "statuses and sentences of the API's errors",
  crossReferenceCredit: "the credit",
  endings: "the list of endings; word-forms.test.ts has a word for each",
  endpoints: "the API's description; tests/worker asks every example of it",
  lookupKeywords: "a fixed list of words",
  mainItems: "labels and addresses of the navigation",
  moreItems: "labels and addresses of the navigation",
  stopWords: "the list of words that identify nothing",
  tabItems: "labels and addresses of the navigation",
  table: "the tables of books, translations and routes",
  writeErrors: "the API's description",
};

/** Constants that hold texts for people end in this. */
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
