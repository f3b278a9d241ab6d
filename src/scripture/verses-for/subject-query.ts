import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { SubjectPassage } from "#content/schema/subjects.ts";
import { groupOfSubject } from "#content/subjects/catalogue.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { chaptersOf, quoted, type QuotedPassage } from "./quoted-passage.ts";
import { subjectKey } from "./subject-cache.ts";

type Passages = Readonly<Record<string, readonly SubjectPassage[]>>;

/** The passages of each group are in a file of its name. */
const passagesOfGroup = import.meta.glob<Passages>("../../../content/subjects/passages/*.ts", { import: "passages" });

const passagesCode = (id: SubjectId): LazyCode<Passages> => {
  const file = `../../../content/subjects/passages/${groupOfSubject(id).id}.ts`;
  return lazyCode(file, passagesOfGroup[file]!);
};

const load = async (id: SubjectId, client: QueryClient): Promise<readonly QuotedPassage[]> => {
  const passages = (await loadCode(passagesCode(id)))[id] ?? [];
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
