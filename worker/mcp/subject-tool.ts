import * as z from "zod/mini";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectAnswerSchema } from "#domain/api/subjects.ts";
import { helplinesAddress } from "#domain/site/helplines.ts";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { namedSubject, nearSubjects } from "../bible/named-subject.ts";
import { answerTo, NoAnswer } from "./ask.ts";
import { withLink } from "./quotation.ts";
import { count, listed, storedTranslation, text, tool, verseSchema } from "./tool.ts";

/** The subject that somebody means by these words: "anxiety", "verses for a broken heart", "the-future". */
const subjectMeant = (asked: string): (typeof subjects)[number] => {
  const named = namedSubject(asked);
  if (named) return named;
  const near = nearSubjects(asked);
  if (near.length === 1) return near[0]!;
  const allowed = (near.length > 0 ? near : subjects).map(({ id }) => subjectInSentence(id)).join(", ");
  throw new NoAnswer(
    `There are no verses for ${JSON.stringify(asked)}. Please use one of: ${allowed}. For other words, use search_bible.`,
  );
};

/** Verses that editors have chosen for a need (docs/product/dictionary-and-comparison.md, "Verses by subject"). */
export const subjectTool = tool({
  name: "verses_for_subject",
  cost: 4,
  title: "Find verses for a subject",
  description:
    "Passages chosen by editors for a need or a subject, such as anxiety, grief, forgiving others, thanks or work, each with a sentence on why. Use it for “verses about …”; search_bible only matches words. Where the answer has `help`, somebody may be in danger or despair: give that link, too.",
  input: z.object({
    subject: text("A need or a subject in a few words: anxiety, the loss of a child, guidance", 100),
    translation: storedTranslation,
    limit: count(20, 8),
  }),
  output: z.object({
    subject: z.string(),
    intro: z.string(),
    /** How many passages the subject has; `passages` are the first of them. */
    total: z.int(),
    passages: z.array(z.extend(verseSchema, { why: z.string() })),
    translation: z.string(),
    translation_id: z.string(),
    /** The page of the subject. */
    link: z.string(),
    /** Helplines by country; null where nobody is likely to need one. */
    help: z.nullable(z.string()),
  }),
  run: async ({ ask, origin }, input) => {
    const { id } = subjectMeant(input.subject);
    const found = await answerTo(ask, subjectAnswerSchema, `/subjects/${id}`, { translation: input.translation });
    const linked = withLink(origin, found.translation_id);
    const data = {
      subject: found.name,
      intro: found.intro,
      total: found.passages.length,
      passages: found.passages.slice(0, input.limit ?? 8).map((passage) => ({ ...linked(passage), why: passage.why })),
      translation: found.translation_name,
      translation_id: found.translation_id,
      link: origin + subjectPath(id),
      help: found.care ? origin + helplinesAddress : null,
    };
    const parts = [
      `${data.subject}: ${data.intro}`,
      `${data.translation}, ${data.passages.length} of ${data.total} passages.`,
      ...data.passages.map((one) => `${listed([one])}\n${one.why}`),
      data.link,
      data.help && `If somebody needs help now: ${data.help}`,
    ];
    return { text: parts.filter(Boolean).join("\n\n"), data };
  },
});
