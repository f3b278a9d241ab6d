import { subjectNames } from "./subject-names.ts";

/** Subjects and needs for which there is a page of verses, by the ids used in URLs: `/verses-for/the-loss-of-a-child`. */
export const subjectIdsByGroup = {
  "fear-and-trouble": ["fear", "worry", "danger", "despair", "abuse", "enemies", "injustice", "war", "the-future"],
  "grief-and-loss": [
    "grief",
    "the-loss-of-a-child",
    "facing-death",
    "loneliness",
    "a-broken-heart",
    "divorce",
    "betrayal",
  ],
  "body-and-mind": ["illness", "depression", "tiredness", "sleep", "old-age", "addiction", "childlessness"],
  "work-and-money": ["work", "losing-work", "debt", "money", "poverty", "contentment", "generosity"],
  "home-and-people": [
    "marriage",
    "singleness",
    "parents",
    "children",
    "family-quarrels",
    "friendship",
    "love",
    "forgiving-others",
    "strangers",
  ],
  "doubt-and-prayer": [
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
  ],
  "joy-and-thanks": ["joy", "thanks", "praise", "peace", "hope", "new-beginnings", "a-new-baby"],
  "ways-of-living": [
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
  ],
} as const;

type SubjectGroupId = keyof typeof subjectIdsByGroup;

/** Each group's passages are one file, `content/subjects/passages/{id}.ts`. */
export const subjectGroupIds = Object.keys(subjectIdsByGroup) as readonly SubjectGroupId[];

export type SubjectId = (typeof subjectIdsByGroup)[SubjectGroupId][number];

export const subjectIds: readonly SubjectId[] = Object.values(subjectIdsByGroup).flat();

export const isSubjectId = (text: string): text is SubjectId => (subjectIds as readonly string[]).includes(text);

/** The subject inside a sentence: "the loss of a child", "distance from God". */
export const subjectInSentence = (id: SubjectId, names = subjectNames): string =>
  names?.[id] ?? id.replaceAll("-", " ").replace(/\bgod\b/, "God");

/** "The loss of a child" */
export const subjectName = (id: SubjectId, names = subjectNames): string =>
  subjectInSentence(id, names).replace(/^./, (letter) => letter.toUpperCase());

export const subjectPath = (id: SubjectId): string => `/verses-for/${id}`;
