import type { SubjectId } from "#domain/site/subjects/subjects.ts";
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

const group = (id: SubjectGroup["id"], name: string, ids: readonly SubjectId[]): SubjectGroup => ({
  id,
  name,
  subjects: ids.map(describe),
});

/** The subjects by group, without their passages (`passages.ts`), since search and menus need only these. */
export const subjectGroups: readonly SubjectGroup[] = [
  group("fear-and-trouble", "Fear and trouble", [
    "fear",
    "worry",
    "danger",
    "despair",
    "abuse",
    "enemies",
    "injustice",
    "war",
    "the-future",
  ]),
  group("grief-and-loss", "Grief and loss", [
    "grief",
    "the-loss-of-a-child",
    "facing-death",
    "loneliness",
    "a-broken-heart",
    "divorce",
    "betrayal",
  ]),
  group("body-and-mind", "Body and mind", [
    "illness",
    "depression",
    "tiredness",
    "sleep",
    "old-age",
    "addiction",
    "childlessness",
  ]),
  group("work-and-money", "Work and money", [
    "work",
    "losing-work",
    "debt",
    "money",
    "poverty",
    "contentment",
    "generosity",
  ]),
  group("home-and-people", "Home and people", [
    "marriage",
    "singleness",
    "parents",
    "children",
    "family-quarrels",
    "friendship",
    "love",
    "forgiving-others",
    "strangers",
  ]),
  group("doubt-and-prayer", "Doubt and prayer", [
    "doubt",
    "faith",
    "prayer",
    "unanswered-prayer",
    "distance-from-god",
    "guidance",
    "waiting",
    "guilt",
    "shame",
    "temptation",
  ]),
  group("joy-and-thanks", "Joy and thanks", [
    "joy",
    "thanks",
    "praise",
    "peace",
    "hope",
    "new-beginnings",
    "a-new-baby",
  ]),
  group("ways-of-living", "Ways of living", [
    "anger",
    "patience",
    "kindness",
    "humility",
    "envy",
    "honesty",
    "what-we-say",
    "wisdom",
    "courage",
    "serving",
  ]),
];

export const subjects: readonly Subject[] = subjectGroups.flatMap((each) => each.subjects);

/** The group of a subject. */
export const groupOfSubject = (id: SubjectId): SubjectGroup =>
  subjectGroups.find((each) => each.subjects.some((subject) => subject.id === id))!;
