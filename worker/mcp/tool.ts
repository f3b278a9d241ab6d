import * as z from "zod/mini";
import {
  defaultTranslationId,
  embeddedTranslationIds,
  translations,
} from "#domain/scripture/translations/translations.ts";
import type { Ask } from "./ask.ts";

/** What every tool is made of. */

/** An answer for the assistant to read, and the same as data. */
interface Answer<Data> {
  readonly text: string;
  readonly data: Data;
}

export interface Context {
  readonly ask: Ask;
  /** Links start with it; no trailing slash. */
  readonly origin: string;
}

export interface Tool<
  Input extends z.ZodMiniType<object> = z.ZodMiniType<object>,
  Output extends z.ZodMiniType<object> = z.ZodMiniType<object>,
> {
  readonly name: string;
  /** What a call costs in the budget `toolCost`: 1 for a look-up, more for what reads whole texts. */
  readonly cost: number;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (context: Context, input: z.output<Input>) => Promise<Answer<z.output<Output>>>;
}

export const tool = <Input extends z.ZodMiniType<object>, Output extends z.ZodMiniType<object>>(
  definition: Tool<Input, Output>,
): Tool<Input, Output> => definition;

export const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

export const text = (description: string, longest = 300) =>
  described(z.string().check(z.maxLength(longest)), description);

export const reference = text("As on paper: John 3:16, Ps 23, Romans 8:28-30, 1 Cor 13:4-7,13");
export const translation = z.optional(
  text(
    `One of ${translations.map(({ id, name }) => `${id} (${name})`).join(", ")}; ${defaultTranslationId} if left out`,
    20,
  ),
);
export const storedTranslation = z.optional(
  text(`One of ${embeddedTranslationIds.join(", ")}; ${defaultTranslationId} if left out`, 20),
);
export const count = (most: number, usual: number) =>
  z.optional(described(z.int().check(z.gte(1), z.lte(most)), `At most so many, 1 to ${most}; ${usual} if left out`));

/** A reference as a segment of a path. Its space, which has no meaning, keeps `random` and `..` from being addresses. */
export const asSegment = (asked: string): string => encodeURIComponent(` ${asked}`.toWellFormed());

/** A verse with where it stands on this site. */
export const verseSchema = z.object({ reference: z.string(), text: z.string(), link: z.string() });

export const listed = (verses: readonly z.infer<typeof verseSchema>[]): string =>
  verses.map((verse) => `${verse.reference}: ${verse.text}\n${verse.link}`).join("\n\n");
