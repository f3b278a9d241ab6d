import type { Context } from "hono";
import * as z from "zod/mini";
import { longestPassage, type PassageAnswer, type passageQuerySchema } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import { lookupProblem } from "#domain/scripture/lookup-rules.ts";
import { parseReference } from "#domain/scripture/parse-reference.ts";
import { formatReference } from "#domain/scripture/format-reference.ts";
import { countVerses, type Reference } from "#domain/scripture/reference.ts";
import { isEmbedded } from "#domain/scripture/translations.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { passageAnswer } from "../bible/passage-answer.ts";
import { readVerses } from "../bible/read-verses.ts";
import { recentlyUsed } from "../bible/recently-used.ts";
import { requireTranslation } from "../bible/translation.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, send, type Prepared } from "../json-answer.ts";

type In = Context<AppEnv, "/:reference", { out: { query: z.output<typeof passageQuerySchema> } }>;

const matchingHeader = "X-Single-Chapter-Book-Matching";

/** User input, shortened for error messages. */
const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The strict lookup's error for a text that is not a reference (specification 1, section 5), with a link to the search. */
const refusal = (text: string): ApiError => {
  const message = lookupProblem(text);
  const extra = message === lookupMessages.empty ? {} : { search: `/api/search?q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}` };
  if (message === undefined) return new ApiError("not_found", { message: lookupMessages.notFound(shown(text)), extra });
  if (message === lookupMessages.keyword) return new ApiError("keyword_search", { message, extra });
  return new ApiError("invalid_input", { message, fields: { reference: message }, extra });
};

/**
 * Parses a reference. Throws 404 if there is no such passage, 422 if it is empty, a keyword search or has invalid
 * characters, 400 if it is longer than one book. (The parser limits the cost of any text.)
 */
export const requireReference = (text: string, matching?: "special"): Reference => {
  const parsed = parseReference(text, { single_chapter_book_matching: matching ?? "indifferent" });
  if (!parsed.ok) throw refusal(text);
  if (countVerses(parsed.reference) > longestPassage) throw new ApiError("passage_too_long");
  return parsed.reference;
};

/** `+` stands for a space, as in the public service. */
export const referenceText = (parameter: string): string => parameter.replaceAll("+", " ");

const matchingOf = (c: In): "special" | undefined => {
  const asked = c.req.valid("query").single_chapter_book_matching ?? c.req.header(matchingHeader);
  return asked === "special" ? "special" : undefined;
};

/** Prepared responses by everything that affects them; limit in bytes. Embedded texts only, since they never change. */
const answers = recentlyUsed<Prepared<PassageAnswer>>(16_000_000);

export const showPassage = async (c: In) => {
  const { translation: key, verse_numbers } = c.req.valid("query");
  const translation = requireTranslation(key);
  const matching = matchingOf(c);
  const hasNumbers = verse_numbers === "true";
  const text = referenceText(c.req.param("reference"));
  const memoryKey = `${translation.id}|${matching}|${hasNumbers}|${text}`;

  const cached = answers.get(memoryKey);
  if (cached) return send(c, cached);

  const reference = requireReference(text, matching);
  const title = formatReference(reference);
  const verses = await readVerses(c, translation, reference.ranges);
  if (verses.length === 0) throw new ApiError("not_found", { message: `${title} is omitted in this translation.` });
  const prepared = prepareJson(passageAnswer(title, verses, translation, { hasNumbers }), scriptureCacheControl, { Vary: matchingHeader });
  if (isEmbedded(translation.id)) answers.set(memoryKey, prepared, prepared.bytes.byteLength + memoryKey.length);
  return send(c, prepared);
};
