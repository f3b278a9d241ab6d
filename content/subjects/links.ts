import type { SubjectId } from "#domain/site/subjects/subjects.ts";

/** The subject that belongs to a topic of the prayer wall, by the topic's id. Topics without one are left out. */
export const subjectOfTopic: Readonly<Record<number, SubjectId>> = {
  1: "peace",
  2: "guidance",
  4: "wisdom",
  5: "poverty",
  7: "thanks",
  8: "children",
  9: "faith",
  10: "patience",
  11: "serving",
  12: "loneliness",
  13: "illness",
  15: "marriage",
  16: "hope",
  18: "friendship",
  19: "work",
  20: "joy",
  22: "guilt",
  23: "addiction",
  24: "grief",
  25: "danger",
  26: "family-quarrels",
  27: "courage",
};

/** The subject that belongs to a term of the dictionary. */
export const subjectOfTerm: Readonly<Record<string, SubjectId>> = {
  Abba: "prayer",
  Alleluia: "praise",
  Amen: "prayer",
  Charity: "love",
  Comforter: "loneliness",
  Faith: "faith",
  Grace: "guilt",
  Hosanna: "praise",
  Jubilee: "debt",
  Lovingkindness: "kindness",
  Manna: "contentment",
  Repentance: "guilt",
  Sabbath: "tiredness",
  Samaritan: "strangers",
  Shalom: "peace",
  Sin: "guilt",
  Tithe: "generosity",
};
