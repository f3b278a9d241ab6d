import type { SubjectId } from "./subjects.ts";

/** The subjects inside a sentence, in the language of the interface; undefined in English, where they follow from their ids. */
export const subjectNames: Readonly<Record<SubjectId, string>> | undefined = undefined;

/** Their groups by id; undefined in English, whose names stand in their catalogue. */
export const subjectGroupNames: Readonly<Record<string, string>> | undefined = undefined;
