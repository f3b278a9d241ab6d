import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { SubjectGroupId, SubjectPassage } from "#content/schema/subjects.ts";
import { groupOfSubject } from "#content/subjects/catalogue.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { chaptersOf, quoted, type QuotedPassage } from "./quoted-passage.ts";
import { subjectKey } from "./subject-cache.ts";

type Passages = Readonly<Record<string, readonly SubjectPassage[]>>;

/** The passages of each group, in a chunk of their own. */
const passagesOfGroup: Readonly<Record<SubjectGroupId, LazyCode<Passages>>> = {
  "fear-and-trouble": lazyCode(
    "subjects fear-and-trouble",
    async () => (await import("#content/subjects/passages/fear-and-trouble.ts")).fearAndTrouble,
  ),
  "grief-and-loss": lazyCode(
    "subjects grief-and-loss",
    async () => (await import("#content/subjects/passages/grief-and-loss.ts")).griefAndLoss,
  ),
  "body-and-mind": lazyCode(
    "subjects body-and-mind",
    async () => (await import("#content/subjects/passages/body-and-mind.ts")).bodyAndMind,
  ),
  "work-and-money": lazyCode(
    "subjects work-and-money",
    async () => (await import("#content/subjects/passages/work-and-money.ts")).workAndMoney,
  ),
  "home-and-people": lazyCode(
    "subjects home-and-people",
    async () => (await import("#content/subjects/passages/home-and-people.ts")).homeAndPeople,
  ),
  "doubt-and-prayer": lazyCode(
    "subjects doubt-and-prayer",
    async () => (await import("#content/subjects/passages/doubt-and-prayer.ts")).doubtAndPrayer,
  ),
  "joy-and-thanks": lazyCode(
    "subjects joy-and-thanks",
    async () => (await import("#content/subjects/passages/joy-and-thanks.ts")).joyAndThanks,
  ),
  "ways-of-living": lazyCode(
    "subjects ways-of-living",
    async () => (await import("#content/subjects/passages/ways-of-living.ts")).waysOfLiving,
  ),
};

const load = async (id: SubjectId, client: QueryClient): Promise<readonly QuotedPassage[]> => {
  const passages = (await loadCode(passagesOfGroup[groupOfSubject(id).id]))[id] ?? [];
  const chapters = await Promise.all(
    chaptersOf(passages).map((place) => client.fetchQuery(chapterQuery(defaultTranslationId, place))),
  );
  return quoted(passages, chapters);
};

/** A subject's passages with their words. */
export const subjectQuery = (id: SubjectId) =>
  queryOptions({
    queryKey: subjectKey(id),
    queryFn: ({ client }) => load(id, client),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
