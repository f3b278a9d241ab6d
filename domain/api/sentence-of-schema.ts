import type * as z from "zod/mini";
import { apiSentences, type ApiSentences, fieldMessages, type Sentence } from "./messages.ts";

/** Where the schemas of requests take their sentences from. */
const groups = ["fields", "counts", "cards", "sync", "live"] as const;

const sentencesOf = (words: ApiSentences, group: (typeof groups)[number]) =>
  words[group] as Readonly<Record<string, string | ((value: string) => string)>>;

/** The value in an English sentence; undefined if it is another sentence. */
const valueIn = (english: string, say: (value: string) => string): string | undefined => {
  const [before = "", after = ""] = say("\0").split("\0");
  return english.startsWith(before) && english.endsWith(after)
    ? english.slice(before.length, english.length - after.length)
    : undefined;
};

const known = groups.flatMap((group) =>
  Object.entries(sentencesOf(apiSentences, group)).map(([name, said]) => ({ group, name, said })),
);

/**
 * The sentence that a schema said in English, in whichever language it is asked for. Schemas know no language: they are the
 * same on the device, where they were built in one.
 */
const sentenceOfSchema = (english: string): Sentence => {
  const found = known.find(({ said }) =>
    typeof said === "string" ? said === english : valueIn(english, said) !== undefined,
  );
  if (!found) return () => english;
  const { group, name, said } = found;
  const value = typeof said === "string" ? "" : valueIn(english, said)!;
  return (words) => {
    const sentence = sentencesOf(words, group)[name]!;
    return typeof sentence === "string" ? sentence : sentence(value);
  };
};

/** The sentence for a value of another type. */
const sentencesOfTypes: Readonly<Partial<Record<string, Sentence>>> = {
  string: ({ fields }) => fields.text,
  number: ({ fields }) => fields.number,
  int: ({ fields }) => fields.whole,
  boolean: ({ fields }) => fields.trueOrFalse,
  array: ({ fields }) => fields.list,
  object: ({ fields }) => fields.object,
};

/** What a schema found wrong with a value: its own sentence, or what the value must be. */
export const sentenceOfIssue = (issue: z.core.$ZodIssue): Sentence => {
  const own = sentenceOfSchema(issue.message);
  if (issue.message !== fieldMessages.invalid) return own;
  if (issue.code === "invalid_value") return ({ fields }) => fields.oneOf(issue.values.join(", "));
  return (issue.code === "invalid_type" && sentencesOfTypes[issue.expected]) || own;
};
