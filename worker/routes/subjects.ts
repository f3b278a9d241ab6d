import type { Subject } from "#content/schema/subjects.ts";
import { groupOfSubject, subjects } from "#content/subjects/catalogue.ts";
import { ApiError } from "#domain/api/errors.ts";
import type { SubjectAnswer, SubjectList } from "#domain/api/subjects.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { parseVerseSet, spanOfSet } from "#domain/scripture/reference/verse-set.ts";
import { subjectName } from "#domain/site/subjects/subjects.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { namedSubject, nearSubjects } from "../bible/named-subject.ts";
import { namedVerse, translationFields } from "../bible/passage-response.ts";
import { requireEmbedded, shortened } from "../bible/requested.ts";
import { textOfRange, wholeText } from "../bible/whole-text.ts";
import { readContent } from "../content-file.ts";
import type { Handlers } from "../contract.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { prepareJson, send } from "../prepared-response.ts";

const describe = ({ id, otherNames, intro, care }: Subject) => ({
  id,
  name: subjectName(id),
  group: groupOfSubject(id).name,
  other_names: [...otherNames],
  intro,
  care: care === true,
});

/** The verses of a reference in our content, which its tests have checked. */
const rangeOf = (reference: string): VerseRange => spanOfSet(parseVerseSet(reference)!).ranges[0]!;

/** The subjects, and one of them with the text of its passages in an embedded translation. */
export const subjectRoutes = {
  subjects: async (c) => {
    const passages = await readContent(c.env.ASSETS, "subject-passages");
    const answer: SubjectList = {
      subjects: subjects.map((subject) => ({
        ...describe(subject),
        passages: passages[subject.id].length,
        url: `${ownOrigin(c)}/api/subjects/${subject.id}`,
      })),
    };
    return send(c, prepareJson(answer, scriptureCacheControl));
  },
  subject: async (c) => {
    const translation = requireEmbedded(c.req.valid("query").translation);
    const asked = c.req.param("id");
    const subject = namedSubject(asked);
    if (!subject) {
      const near = nearSubjects(asked).map(({ id }) => id);
      throw new ApiError("not_found", {
        message: ({ refusals: { noSubject, nearestSubjects } }) =>
          near.length > 0 ? nearestSubjects(shortened(asked), near.join(", ")) : noSubject(shortened(asked)),
        extra: { subjects: near },
      });
    }
    const [texts, passages] = await Promise.all([
      wholeText(c.env.ASSETS, translation.id),
      readContent(c.env.ASSETS, "subject-passages"),
    ]);
    const answer: SubjectAnswer = {
      ...describe(subject),
      passages: passages[subject.id].map(({ reference, why }) => {
        const range = rangeOf(reference);
        return {
          ...namedVerse(range.from),
          reference,
          last_verse: range.to.verse,
          text: textOfRange(texts, range),
          why,
        };
      }),
      ...translationFields(translation),
    };
    return send(c, prepareJson(answer, scriptureCacheControl));
  },
} satisfies Partial<Handlers>;
