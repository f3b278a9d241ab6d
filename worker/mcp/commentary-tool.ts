import * as z from "zod/mini";
import { commentarySchema } from "#domain/api/commentary.ts";
import { commentaries, commentaryIds, defaultCommentaryId } from "#domain/scripture/commentary/commentaries.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { answerTo, NoAnswer } from "./ask.ts";
import { linkTo } from "./quotation.ts";
import { asSegment, described, reference, tool, verseSchema } from "./tool.ts";

/** In characters. Longer answers would fill an assistant's memory. */
const longestCommentary = 24_000;

export const commentaryTool = tool({
  name: "read_commentary",
  cost: 2,
  title: "Read what a commentary says of a passage",
  description:
    "What an old commentary says of a passage, section by section. It is its authors’ opinion and of its year, not Scripture: name authors and year with whatever you take from it.",
  input: z.object({
    reference,
    commentary: z.optional(
      described(
        z.enum(commentaryIds),
        `One of ${commentaries.map(({ id, authors, year }) => `${id} (${authors}, ${year})`).join("; ")}. ${defaultCommentaryId} if left out`,
      ),
    ),
  }),
  output: z.object({
    authors: z.string(),
    year: z.string(),
    licence: z.string(),
    sections: z.array(z.extend(verseSchema, { cut_off: z.boolean() })),
  }),
  run: async ({ ask, origin }, input) => {
    const found = await answerTo(ask, commentarySchema, `/commentary/${asSegment(input.reference)}`, {
      commentary: input.commentary,
    });
    const { authors, year, licence } = found.commentary;
    const sections = found.chapters.flatMap((chapter) =>
      chapter.sections.map((section) => ({
        reference: section.reference,
        text: section.paragraphs.map(({ text }) => text).join("\n"),
        link: linkTo(origin, defaultTranslationId, section.reference),
        cut_off: section.cut_off,
      })),
    );
    if (sections.reduce((sum, { text }) => sum + text.length, 0) > longestCommentary)
      throw new NoAnswer("That is too long for one answer. Please ask for fewer verses at a time.");
    if (sections.length === 0) throw new NoAnswer(`${authors} (${year}) say nothing of ${found.reference}.`);
    const said = sections.map(
      ({ reference: of, text, link, cut_off }) =>
        `${of}\n${text}${cut_off ? "\n(cut off in the source)" : ""}\n${link}`,
    );
    return {
      text: [`${authors}, ${year}. ${licence}.`, ...said].join("\n\n"),
      data: { authors, year, licence, sections },
    };
  },
});
