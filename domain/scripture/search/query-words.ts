/** Words that people put around what they look for, without accents, parted by spaces. */
export const queryWords = {
  /** Say nothing about which passage or subject is meant. */
  idle: "a an and the of on in at to my is about parable parables story stories bible passage passages chapter chapters verse verses scripture scriptures",
  /** Before a subject: "bible verses about fear", "what does the bible say about money", "i am afraid". */
  opening:
    "bible kjv verse verses passage passages scripture scriptures quotes texts what does do the say says about on for of against when if i am im feel feeling being be dealing help with how to a an my god gods some",
  /** After it: "fear in the Bible". */
  closing: "bible kjv verse verses passage passages scripture scriptures quotes in the",
  /** Words that are written onto the next one with an apostrophe: "l'inquiétude". */
  elided: "",
};
