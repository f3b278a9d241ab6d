import type { QueryClient } from "@tanstack/react-query";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import type { QuotedSubject } from "./quoted-passage.ts";

/** The key of a subject's passages in the query cache. In a module of its own, because every page needs it and few load passages. */
export const subjectKey = (id: SubjectId) => ["subject", id] as const;

/** Puts the passages embedded in a page into the cache. */
export const seedSubject = (client: QueryClient, { id, passages }: QuotedSubject): void => {
  client.setQueryData(subjectKey(id), passages);
};
