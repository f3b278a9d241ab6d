import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsWToZ: readonly GlossaryEntry[] = [
  {
    words: ["want", "wanted", "wanteth", "wanting", "wants"],
    senses: [{ meaning: "to lack; lack, need", example: "PSA 23:1" }],
  },
  {
    words: ["wanton", "wantonness"],
    senses: [{ meaning: "given to pleasure, without restraint", example: "JAS 5:5" }],
  },
  {
    words: ["ward", "wards"],
    senses: [
      { meaning: "custody, prison", at: "GEN 40:3,4,7 41:10 42:17 LEV 24:12 NUM 15:34 2SA 20:3 EZK 19:9" },
      {
        meaning: "a guard; duty or post of guards",
        at: "1CH 9:23 12:29 25:8 26:12,16 NEH 12:24,25,45 13:30 ISA 21:8 JER 37:13 ACT 12:10",
      },
      {
        meaning: "toward; to us-ward: toward us",
        at: "EXO 18:19 1SA 19:4 PSA 40:5 2CO 1:12 3:4 13:3 EPH 1:19 3:2 1TH 1:8 2PE 3:9",
      },
    ],
  },
  {
    words: ["ware"],
    senses: [
      { meaning: "wore", at: "LUK 8:27" },
      { meaning: "aware, on guard", at: "ACT 14:6 2TI 4:15" },
      { meaning: "goods for sale", at: "NEH 10:31 13:16,20" },
    ],
  },
  {
    words: ["wax", "waxed", "waxen", "waxeth", "waxing"],
    senses: [{ meaning: "to grow, to become", example: "MAT 24:12" }],
    plain: "PSA 22:14 68:2 97:5 MIC 1:4",
  },
  { words: ["wayfaring"], senses: [{ meaning: "travelling", example: "JDG 19:17" }] },
  {
    words: ["wealth", "wealthy"],
    senses: [
      { meaning: "well-being, good", at: "EZR 9:12 EST 10:3 JOB 21:13 1CO 10:24" },
      { meaning: "with plenty of room and good things", at: "PSA 66:12" },
      { meaning: "at ease, secure", at: "JER 49:31" },
    ],
    plain: "rest",
  },
  {
    words: ["well favoured", "ill favoured", "wellfavoured"],
    senses: [{ meaning: "good-looking; ill favoured: ugly, thin", example: "GEN 41:2" }],
  },
  { words: ["wen"], senses: [{ meaning: "a lump or running sore on the skin", example: "LEV 22:22" }] },
  { words: ["wench"], senses: [{ meaning: "a girl, a maidservant", example: "2SA 17:17" }] },
  { words: ["whelp", "whelps"], senses: [{ meaning: "a cub, the young of a wild animal", example: "2SA 17:8" }] },
  { words: ["whence"], senses: [{ meaning: "from where", example: "JHN 3:8" }] },
  { words: ["wherefore"], senses: [{ meaning: "why; for this reason", example: "MAT 14:31" }] },
  { words: ["whiles", "whilst"], senses: [{ meaning: "while", example: "MAT 5:25" }] },
  { words: ["whit"], senses: [{ meaning: "a bit; every whit: wholly", example: "JHN 7:23" }] },
  {
    words: ["whither", "whithersoever"],
    senses: [{ meaning: "where to; whithersoever: to whatever place", example: "RUT 1:16" }],
  },
  {
    words: ["whole"],
    senses: [
      {
        meaning: "well, healed",
        at: "JOS 5:8 JOB 5:18 MAT 9:12,21,22 12:13 14:36 15:28,31 MRK 2:17 3:5 5:28,34 6:56 10:52 LUK 5:31 6:10 7:10 8:48,50 17:19 JHN 5:4,6,9,11,14,15 7:23 ACT 4:9,10 9:34",
        example: "MAT 9:12",
      },
    ],
    plain: "rest",
  },
  { words: ["wilily"], senses: [{ meaning: "with cunning", example: "JOS 9:4" }] },
  { words: ["wimples"], senses: [{ meaning: "cloaks or wraps for the head", example: "ISA 3:22" }] },
  { words: ["winebibber", "winebibbers"], senses: [{ meaning: "one who drinks too much wine", example: "LUK 7:34" }] },
  { words: ["winked"], senses: [{ meaning: "overlooked: shut his eyes to it", at: "ACT 17:30" }] },
  {
    words: ["wise"],
    senses: [
      {
        meaning: "way, manner; in no wise: not at all",
        at: "EXO 22:23 LEV 7:24 19:17 27:19 NUM 6:23 DEU 17:15 21:23 22:7 JOS 6:18 23:12 1SA 6:3 1KI 3:26,27 11:22 PSA 37:8 MAT 1:18 5:18 10:42 21:24 MRK 14:31 LUK 13:11 18:17 JHN 6:37 21:1 ACT 7:6 13:34,41 ROM 3:9 10:6 HEB 4:4 REV 21:27",
        example: "JHN 6:37",
      },
    ],
    plain: "rest",
  },
  { words: ["wist"], senses: [{ meaning: "knew", example: "MRK 9:6" }] },
  {
    words: ["wit"],
    senses: [
      { meaning: "to know; we do you to wit: we let you know", at: "GEN 24:21 EXO 2:4 2CO 8:1" },
      { meaning: "to wit: namely, that is to say", example: "ROM 8:23" },
    ],
  },
  {
    words: ["withal"],
    senses: [
      { meaning: "with, with it", example: "LUK 6:38" },
      {
        meaning: "also, at the same time",
        at: "1SA 16:12 1KI 19:1 PSA 141:10 PRO 22:18 ACT 25:27 COL 4:3 1TI 5:13 PHM 1:22",
      },
    ],
  },
  {
    words: ["without"],
    senses: [
      {
        meaning: "outside",
        at: "GEN 6:14 9:22 19:16 24:11,31 EXO 25:11 26:35 27:21 29:14 33:7 37:2 40:22 LEV 4:12,21 6:11 8:17 9:11 13:46,55 14:40,41 16:27 24:3,14 NUM 5:3,4 15:35,36 19:3,9 31:13,19 35:5,26,27 DEU 23:12 25:5 32:25 JOS 6:23 1KI 6:6,29,30 7:9 8:8 2KI 10:24 11:15 16:18 23:4,6 2CH 5:9 24:8 32:3,5 33:14 EZR 10:13 NEH 13:20 PSA 31:11 PRO 1:20 7:12 22:13 24:27 SNG 8:1 ISA 33:7 JER 9:21 21:4 EZK 2:10 7:15 40:19,40,44 41:9,17,25 42:7 43:21 46:2 47:2 HOS 7:1 MAT 12:46,47 26:69 MRK 1:45 3:31,32 4:11 7:15,18#2 11:4 LUK 1:10 8:20 11:40 13:25 JHN 18:16 20:11 ACT 5:23 1CO 5:12,13 6:18 2CO 7:5 11:28 COL 4:5 1TH 4:12 1TI 3:7 HEB 13:11-13 REV 11:2 14:20 22:15",
        example: "HEB 13:12",
      },
      { meaning: "beyond", at: "2CO 10:13,15" },
    ],
    plain: "rest",
  },
  { words: ["withs"], senses: [{ meaning: "bowstrings or twigs twisted into cords", example: "JDG 16:7" }] },
  { words: ["witty"], senses: [{ meaning: "clever, wise", example: "PRO 8:12" }] },
  { words: ["wont"], senses: [{ meaning: "accustomed", example: "MRK 10:1" }] },
  { words: ["worship"], senses: [{ meaning: "honour, respect", at: "LUK 14:10" }], plain: "rest" },
  { words: ["wot", "wotteth"], senses: [{ meaning: "know; knows", example: "ACT 3:17" }] },
  { words: ["wrest"], senses: [{ meaning: "to twist out of its meaning", example: "2PE 3:16" }] },
  { words: ["wroth"], senses: [{ meaning: "very angry", example: "GEN 4:5" }] },
  {
    words: ["yoke", "yokes"],
    senses: [
      { meaning: "a wooden bar that joins two animals at work; a burden", example: "MAT 11:29" },
      { meaning: "a pair of oxen", at: "1SA 11:7 14:14 1KI 19:19,21 JOB 1:3 42:12 JER 51:23 LUK 14:19" },
    ],
  },
  { words: ["yonder"], senses: [{ meaning: "over there", example: "GEN 22:5" }] },
];
