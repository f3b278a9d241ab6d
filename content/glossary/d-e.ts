import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsDToE: readonly GlossaryEntry[] = [
  {
    words: ["damnation", "damned", "damnable"],
    senses: [
      { meaning: "judgment, condemnation; damned: condemned", example: "ROM 13:2" },
      { meaning: "leading to ruin", at: "2PE 2:1" },
    ],
  },
  { words: ["damsel", "damsels"], senses: [{ meaning: "a girl, a young woman", example: "MRK 5:41" }] },
  { words: ["darling"], senses: [{ meaning: "my only life, my precious soul", example: "PSA 22:20" }] },
  { words: ["daysman"], senses: [{ meaning: "a judge between two, an umpire", example: "JOB 9:33" }] },
  { words: ["dayspring"], senses: [{ meaning: "daybreak, dawn", example: "LUK 1:78" }] },
  {
    words: ["deal", "deals"],
    senses: [
      {
        meaning: "a part (of a measure)",
        at: "EXO 29:40 LEV 14:10,21 23:13,17 24:5 NUM 15:4,6,9 28:9,12,13,20,21,28,29 29:3,4,9,10,14,15",
      },
      { meaning: "to share out", at: "ISA 58:7" },
    ],
    plain: "rest",
  },
  { words: ["dearth"], senses: [{ meaning: "famine, lack of food", example: "ACT 11:28" }] },
  {
    words: ["debate", "debates"],
    senses: [
      { meaning: "strife, quarrelling", at: "ISA 58:4 ROM 1:29 2CO 12:20" },
      { meaning: "to argue a case, to contend", at: "PRO 25:9 ISA 27:8" },
    ],
  },
  {
    words: ["decline", "declined", "declineth"],
    senses: [{ meaning: "to turn aside", example: "PSA 119:51" }],
    plain: "PSA 102:11 109:23",
  },
  {
    words: ["degree", "degrees"],
    senses: [
      { meaning: "rank, standing", at: "1CH 15:18 17:17 PSA 62:9 LUK 1:52 1TI 3:13 JAS 1:9" },
      { meaning: "steps, by which a sundial marked the time", at: "2KI 20:9-11 ISA 38:8" },
    ],
  },
  {
    words: ["delicate", "delicateness", "delicately", "delicates", "deliciously"],
    senses: [
      { meaning: "used to comfort, tender", at: "DEU 28:54,56 ISA 47:1 JER 6:2 MIC 1:16" },
      { meaning: "in comfort or luxury, with great indulgence", at: "1SA 15:32 PRO 29:21 LAM 4:5 LUK 7:25 REV 18:7,9" },
      { meaning: "fine foods", at: "JER 51:34" },
    ],
  },
  {
    words: ["demand", "demanded"],
    senses: [
      { meaning: "to ask", example: "LUK 17:20" },
      { meaning: "a matter decided", at: "DAN 4:17" },
    ],
  },
  { words: ["deputy", "deputies"], senses: [{ meaning: "a governor", example: "ACT 13:7" }], plain: "1KI 22:47" },
  { words: ["derision"], senses: [{ meaning: "mockery, scorn", example: "PSA 2:4" }] },
  { words: ["descry"], senses: [{ meaning: "to spy out", example: "JDG 1:23" }] },
  {
    words: ["despite", "despiteful", "despitefully"],
    senses: [{ meaning: "contempt, insult; with contempt and cruelty", example: "MAT 5:44" }],
  },
  { words: ["determinate"], senses: [{ meaning: "fixed, decided beforehand", example: "ACT 2:23" }] },
  {
    words: ["device", "devices"],
    senses: [
      { meaning: "a plan, often a wicked one", example: "PSA 37:7" },
      { meaning: "a design, skilled invention", at: "2CH 2:14 ACT 17:29" },
    ],
  },
  {
    words: ["devote", "devoted", "devotions"],
    senses: [
      { meaning: "given up to God for good", at: "LEV 27:21,28,29 NUM 18:14" },
      { meaning: "objects of worship, shrines", at: "ACT 17:23" },
    ],
    plain: "PSA 119:38",
  },
  {
    words: ["disallow", "disallowed"],
    senses: [
      { meaning: "to forbid", at: "NUM 30:5,8,11" },
      { meaning: "rejected", at: "1PE 2:4,7" },
    ],
  },
  {
    words: ["disannul", "disannulled", "disannulleth", "disannulling"],
    senses: [{ meaning: "to cancel, to make of no effect", example: "GAL 3:17" }],
  },
  {
    words: ["discomfited", "discomfiture"],
    senses: [{ meaning: "defeated, thrown into confusion; a rout", example: "EXO 17:13" }],
  },
  {
    words: ["discover", "discovered", "discovereth", "discovering"],
    senses: [{ meaning: "to uncover, to lay bare, to reveal", example: "MIC 1:6" }],
    plain: "1SA 22:6 ACT 21:3 27:39",
  },
  {
    words: ["dispensation"],
    senses: [
      { meaning: "a task entrusted, as to a steward", at: "1CO 9:17 EPH 3:2 COL 1:25" },
      { meaning: "a plan set in order", at: "EPH 1:10" },
    ],
  },
  {
    words: ["disposed", "disposing", "disposition"],
    senses: [
      { meaning: "arranged, set in order; arrangement", at: "JOB 34:13 37:15 ACT 7:53" },
      { meaning: "decision", at: "PRO 16:33" },
      { meaning: "willing, minded", at: "ACT 18:27 1CO 10:27" },
    ],
  },
  {
    words: ["dissembled", "dissembleth", "dissemblers", "dissimulation"],
    senses: [{ meaning: "to pretend, to hide the truth; pretence", example: "ROM 12:9" }],
  },
  { words: ["distaff"], senses: [{ meaning: "the staff that holds the wool in spinning", example: "PRO 31:19" }] },
  {
    words: ["distracted", "distraction"],
    senses: [{ meaning: "out of my mind, in despair", at: "PSA 88:15" }],
    plain: "1CO 7:35",
  },
  {
    words: ["divers", "diverse"],
    senses: [
      { meaning: "various, of several kinds", example: "HEB 1:1" },
      { meaning: "several people, some", at: "2CH 21:4 30:11 MRK 8:3 ACT 19:9" },
      { meaning: "different", at: "LEV 19:19 DEU 22:9 EST 1:7 3:8 DAN 7:3,7,19,23,24" },
      { meaning: "of two sizes, in order to cheat", at: "DEU 25:13,14 PRO 20:10,23" },
    ],
  },
  { words: ["doctor", "doctors"], senses: [{ meaning: "a teacher of the law", example: "LUK 2:46" }] },
  {
    words: ["dote", "doted", "doting"],
    senses: [
      { meaning: "to desire foolishly", at: "EZK 23:5,7,9,12,16,20" },
      { meaning: "to become fools", at: "JER 50:36" },
      { meaning: "having an unhealthy craving", at: "1TI 6:4" },
    ],
  },
  {
    words: ["doubt", "doubted", "doubting", "doubtful", "doubts"],
    senses: [
      { meaning: "puzzled, not knowing what to think", at: "JHN 10:24 13:22 ACT 2:12 5:24 10:17 25:20 GAL 4:20" },
      { meaning: "anxious", at: "LUK 12:29" },
      { meaning: "hard questions, riddles", at: "DAN 5:12,16" },
    ],
    plain: "rest",
  },
  {
    words: ["dragon", "dragons"],
    senses: [
      {
        meaning: "a beast of the wilderness, probably a jackal",
        at: "JOB 30:29 PSA 44:19 ISA 13:22 34:13 35:7 43:20 JER 9:11 10:22 14:6 49:33 51:37 MIC 1:8 MAL 1:3",
        example: "ISA 34:13",
      },
      { meaning: "a monster of the sea", at: "PSA 74:13 148:7 ISA 27:1 51:9 JER 51:34 EZK 29:3" },
      { meaning: "a great snake", at: "DEU 32:33 PSA 91:13" },
    ],
    plain: "NEH 2:13 REV",
  },
  { words: ["drams"], senses: [{ meaning: "gold coins", example: "EZR 2:69" }] },
  {
    words: ["draught"],
    senses: [
      { meaning: "a latrine, a drain", at: "2KI 10:27 MAT 15:17 MRK 7:19" },
      { meaning: "a catch of fish", at: "LUK 5:4,9" },
    ],
  },
  { words: ["drave"], senses: [{ meaning: "drove", example: "EXO 14:25" }] },
  {
    words: ["dress", "dressed", "dresseth", "dresser", "dressers"],
    senses: [
      { meaning: "to tend, to cultivate", at: "GEN 2:15 DEU 28:39 2CH 26:10 LUK 13:7 HEB 6:7" },
      { meaning: "to prepare (food)", at: "GEN 18:7,8 LEV 7:9 1SA 25:18 2SA 12:4 13:5,7 1KI 17:12 18:23,25,26" },
      { meaning: "to see to, to trim", at: "EXO 30:7 2SA 19:24" },
    ],
  },
  { words: ["dropsy"], senses: [{ meaning: "a swelling of the body with water", example: "LUK 14:2" }] },
  { words: ["duke", "dukes"], senses: [{ meaning: "a chief of a people", example: "GEN 36:15" }] },
  {
    words: ["dulcimer"],
    senses: [
      { meaning: "an instrument of strings that are struck; the Aramaic may mean bagpipes", example: "DAN 3:5" },
    ],
  },
  { words: ["dureth"], senses: [{ meaning: "lasts", example: "MAT 13:21" }] },
  { words: ["durst"], senses: [{ meaning: "dared", example: "MAT 22:46" }] },
  {
    words: ["ear", "eared", "earing"],
    senses: [{ meaning: "to plough; ploughing", at: "GEN 45:6 EXO 34:21 DEU 21:4 1SA 8:12 ISA 30:24" }],
    plain: "rest",
  },
  {
    words: ["earnest"],
    senses: [{ meaning: "a first payment that promises the rest", at: "2CO 1:22 5:5 EPH 1:14" }],
    plain: "ROM 8:19 2CO 7:7 8:16 PHP 1:20 HEB 2:1",
  },
  {
    words: ["edify", "edified", "edifieth", "edifying", "edification"],
    senses: [{ meaning: "to build up, to strengthen", example: "1CO 14:4" }],
  },
  { words: ["effectual", "effectually"], senses: [{ meaning: "at work with power, effective", example: "JAS 5:16" }] },
  { words: ["effeminate"], senses: [{ meaning: "soft, giving way to lust", example: "1CO 6:9" }] },
  { words: ["emerods"], senses: [{ meaning: "tumours, swellings", example: "1SA 5:6" }] },
  {
    words: ["emulation", "emulations"],
    senses: [
      { meaning: "jealous rivalry", at: "GAL 5:20" },
      { meaning: "an envy that makes one want the same good", at: "ROM 11:14" },
    ],
  },
  { words: ["endued"], senses: [{ meaning: "given, clothed with", example: "LUK 24:49" }] },
  { words: ["engines"], senses: [{ meaning: "machines of war", example: "2CH 26:15" }] },
  { words: ["engrafted"], senses: [{ meaning: "planted within", example: "JAS 1:21" }] },
  { words: ["enjoin", "enjoined"], senses: [{ meaning: "to command", example: "HEB 9:20" }] },
  { words: ["enlargement"], senses: [{ meaning: "relief, room to breathe", example: "EST 4:14" }] },
  { words: ["ensample", "ensamples"], senses: [{ meaning: "an example", example: "1PE 5:3" }] },
  { words: ["ensign", "ensigns"], senses: [{ meaning: "a banner, a signal to gather", example: "ISA 11:10" }] },
  { words: ["ensue"], senses: [{ meaning: "to pursue, to follow after", example: "1PE 3:11" }] },
  {
    words: ["entreat", "entreated", "entreateth"],
    senses: [{ meaning: "to treat, to deal with", example: "ACT 7:6" }],
  },
  { words: ["environ"], senses: [{ meaning: "to surround", example: "JOS 7:9" }] },
  {
    words: ["equal"],
    senses: [{ meaning: "fair, just", at: "PSA 17:2 EZK 18:25,29 33:17,20 COL 4:1", example: "EZK 18:25" }],
    plain: "rest",
  },
  { words: ["ere"], senses: [{ meaning: "before", example: "JHN 4:49" }] },
  {
    words: ["eschew", "eschewed", "escheweth"],
    senses: [{ meaning: "to keep away from, to shun", example: "JOB 1:1" }],
  },
  {
    words: ["espied", "espy"],
    senses: [
      { meaning: "to catch sight of, to look out for", example: "GEN 42:27" },
      { meaning: "searched out, chosen", at: "EZK 20:6" },
      { meaning: "to spy out", at: "JOS 14:7" },
    ],
  },
  {
    words: ["espoused", "espousals"],
    senses: [
      { meaning: "promised in marriage; betrothal", example: "MAT 1:18" },
      { meaning: "a wedding", at: "SNG 3:11" },
    ],
  },
  {
    words: ["estate", "estates"],
    senses: [
      { meaning: "state, condition, rank", example: "LUK 1:48" },
      { meaning: "place; in his estate: in his place", at: "DAN 11:7,20,21,38" },
      { meaning: "people of rank", at: "MRK 6:21" },
      { meaning: "the whole council", at: "ACT 22:5" },
    ],
  },
  { words: ["eventide", "eveningtide"], senses: [{ meaning: "evening", example: "MRK 11:11" }] },
  { words: ["evilfavouredness"], senses: [{ meaning: "a bad appearance, a defect", example: "DEU 17:1" }] },
  {
    words: ["exactors", "exaction", "exactions", "exacteth"],
    senses: [{ meaning: "forced payment; those who force it", example: "EZK 45:9" }],
  },
  { words: ["extol", "extolled"], senses: [{ meaning: "to praise highly", example: "PSA 145:1" }] },
];
