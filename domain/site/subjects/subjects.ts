import { subjectNames } from "./subject-names.ts";

/** Subjects and needs for which there is a page of verses, by the ids used in URLs: `/verses-for/the-loss-of-a-child`. */
export const subjectIds = [
  "fear",
  "worry",
  "danger",
  "despair",
  "abuse",
  "enemies",
  "injustice",
  "war",
  "the-future",
  "grief",
  "the-loss-of-a-child",
  "facing-death",
  "loneliness",
  "a-broken-heart",
  "divorce",
  "betrayal",
  "illness",
  "depression",
  "tiredness",
  "sleep",
  "old-age",
  "addiction",
  "childlessness",
  "work",
  "losing-work",
  "debt",
  "money",
  "poverty",
  "contentment",
  "generosity",
  "marriage",
  "singleness",
  "parents",
  "children",
  "family-quarrels",
  "friendship",
  "love",
  "forgiving-others",
  "strangers",
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
  "joy",
  "thanks",
  "praise",
  "peace",
  "hope",
  "new-beginnings",
  "a-new-baby",
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
] as const;

export type SubjectId = (typeof subjectIds)[number];

export const isSubjectId = (text: string): text is SubjectId => (subjectIds as readonly string[]).includes(text);

/** The subject inside a sentence: "the loss of a child", "distance from God". */
export const subjectInSentence = (id: SubjectId): string =>
  subjectNames?.[id] ?? id.replaceAll("-", " ").replace(/\bgod\b/, "God");

/** "The loss of a child" */
export const subjectName = (id: SubjectId): string =>
  subjectInSentence(id).replace(/^./, (letter) => letter.toUpperCase());

/** The page of a subject. */
export const subjectPath = (id: SubjectId): string => `/verses-for/${id}`;
