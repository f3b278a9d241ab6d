import { subjectGroupIds, type SubjectId, subjectIdsByGroup } from "#domain/site/subjects/subjects.ts";
import type { Subject, SubjectGroup } from "../schema/subjects.ts";
import { subjectIntros } from "./intros.ts";
import { otherNames } from "./other-names.ts";

/** Despair, violence, illness and the like: their pages lead to people who can help now. */
const withCare: ReadonlySet<SubjectId> = new Set<SubjectId>([
  "despair",
  "abuse",
  "war",
  "grief",
  "the-loss-of-a-child",
  "facing-death",
  "illness",
  "depression",
  "addiction",
  "childlessness",
]);

const describe = (id: SubjectId): Subject => ({
  id,
  otherNames: otherNames[id],
  intro: subjectIntros[id],
  ...(withCare.has(id) ? { care: true } : {}),
});

/** The subjects by group, without their passages (`passages.ts`), since search and menus need only these. */
export const subjectGroups: readonly SubjectGroup[] = subjectGroupIds.map((id) => ({
  id,
  name: id.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase()),
  subjects: subjectIdsByGroup[id].map(describe),
}));

export const subjects: readonly Subject[] = subjectGroups.flatMap((each) => each.subjects);

/** The group of a subject. */
export const groupOfSubject = (id: SubjectId): SubjectGroup =>
  subjectGroups.find((each) => each.subjects.some((subject) => subject.id === id))!;
