import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsQToR: readonly GlossaryEntry[] = [
  {
    words: ["quarrel"],
    senses: [
      { meaning: "a complaint, a grudge", at: "MRK 6:19 COL 3:13" },
      { meaning: "a dispute", at: "LEV 26:25" },
    ],
    plain: "2KI 5:7",
  },
  { words: ["quaternions"], senses: [{ meaning: "groups of four soldiers", example: "ACT 12:4" }] },
  { words: ["quick"], senses: [{ meaning: "living, alive", example: "HEB 4:12" }], plain: "ISA 11:3" },
  {
    words: ["quicken", "quickened", "quickeneth", "quickening"],
    senses: [{ meaning: "to give life, to make alive", example: "EPH 2:1" }],
  },
  {
    words: ["quit"],
    senses: [
      { meaning: "behave; quit you like men: be brave", at: "1SA 4:9 1CO 16:13" },
      { meaning: "free from blame or duty", at: "EXO 21:19,28 JOS 2:20" },
    ],
  },
  {
    words: ["rail", "railed", "railer", "railing", "railings"],
    senses: [{ meaning: "to insult, to abuse with words", example: "MRK 15:29" }],
  },
  { words: ["raiment"], senses: [{ meaning: "clothing", example: "MAT 6:25" }] },
  {
    words: ["ranges"],
    senses: [
      { meaning: "ranks of soldiers", example: "2KI 11:8" },
      { meaning: "stoves, hearths", at: "LEV 11:35" },
    ],
  },
  { words: ["ravening", "ravin"], senses: [{ meaning: "tearing prey, greedy; prey", example: "MAT 7:15" }] },
  {
    words: ["ravished"],
    senses: [{ meaning: "captivated, filled with delight", at: "PRO 5:19,20 SNG 4:9" }],
    plain: "ISA 13:16 LAM 5:11 ZEC 14:2",
  },
  {
    words: ["record"],
    senses: [{ meaning: "a witness, what a witness says", example: "JHN 1:32" }],
    plain: "EXO 20:24 1CH 16:4 EZR 6:2",
  },
  { words: ["rehearse", "rehearsed"], senses: [{ meaning: "to tell, to go over again", example: "ACT 14:27" }] },
  {
    words: ["reins"],
    senses: [
      { meaning: "the kidneys; the innermost thoughts and feelings", example: "PSA 16:7" },
      { meaning: "the waist", at: "ISA 11:5" },
    ],
  },
  {
    words: ["rend", "rent", "rending", "rentest"],
    senses: [{ meaning: "to tear; torn; a tear", example: "JOL 2:13" }],
  },
  {
    words: ["repent", "repented", "repentest", "repenteth", "repenting", "repentings", "repentance"],
    senses: [
      {
        meaning: "to be sorry, to relent, to change one’s mind",
        at: "GEN 6:6,7 EXO 13:17 32:12,14 NUM 23:19 DEU 32:36 JDG 2:18 21:6,15 1SA 15:11,29,35 2SA 24:16 1CH 21:15 PSA 90:13 106:45 110:4 135:14 JER 4:28 15:6 18:8,10 20:16 26:3,13,19 42:10 EZK 24:14 HOS 11:8 13:14 JOL 2:13,14 AMO 7:3,6 JON 3:9,10 4:2 ZEC 8:14 MAT 21:29,32 27:3 ROM 11:29 2CO 7:8,10#2 HEB 7:21 12:17",
        example: "GEN 6:6",
      },
    ],
    plain: "rest",
  },
  { words: ["replenish", "replenished"], senses: [{ meaning: "to fill", example: "GEN 1:28" }] },
  {
    words: ["reprobate", "reprobates"],
    senses: [{ meaning: "failing the test, rejected, worthless", example: "TIT 1:16" }],
  },
  {
    words: ["require", "required", "requirest", "requireth"],
    senses: [
      {
        meaning: "to ask for",
        at: "EXO 12:36 RUT 3:11 2SA 3:13 12:20 19:38 1CH 21:3 EZR 7:21 8:22 NEH 5:18 EST 2:15 PSA 137:3 PRO 30:7 DAN 2:11 LUK 23:24 1CO 1:22",
        example: "LUK 23:24",
      },
      {
        meaning: "to call to account for",
        at: "GEN 9:5 31:39 42:22 43:9 DEU 18:19 JOS 22:23 1SA 20:16 2SA 4:11 2CH 24:22 PSA 10:13 ECC 3:15 EZK 3:18,20 33:6,8 34:10 LUK 11:50,51",
      },
    ],
    plain: "rest",
  },
  { words: ["requite", "requited"], senses: [{ meaning: "to pay back", example: "PSA 41:10" }] },
  { words: ["rereward"], senses: [{ meaning: "the rear guard", example: "ISA 52:12" }] },
  {
    words: ["respect", "respecter"],
    senses: [
      { meaning: "to look on with favour, to pay attention to", example: "GEN 4:4" },
      {
        meaning: "respect of persons: favouring one above another",
        at: "LEV 19:15 DEU 1:17 16:19 2SA 14:14 2CH 19:7 PRO 24:23 28:21 ACT 10:34 ROM 2:11 EPH 6:9 COL 3:25 JAS 2:1,3,9 1PE 1:17",
        example: "ACT 10:34",
      },
    ],
    plain: "2CO 3:10 PHP 4:11 COL 2:16",
  },
  {
    words: ["reward", "rewards"],
    senses: [{ meaning: "a bribe", at: "DEU 10:17 27:25 PSA 15:5 PRO 21:14 ISA 1:23 5:23 MIC 3:11 7:3" }],
    plain: "rest",
  },
  {
    words: ["rid"],
    senses: [{ meaning: "to set free, to rescue", at: "GEN 37:22 EXO 6:6 PSA 82:4 144:7,11", example: "PSA 82:4" }],
    plain: "LEV 26:6",
  },
  { words: ["ringstraked"], senses: [{ meaning: "striped in rings", example: "GEN 30:35" }] },
  { words: ["riotous", "rioting"], senses: [{ meaning: "wild and wasteful; wild feasting", example: "LUK 15:13" }] },
  { words: ["road"], senses: [{ meaning: "a raid", example: "1SA 27:10" }] },
  {
    words: ["room", "rooms"],
    senses: [
      {
        meaning: "the place or position of someone",
        at: "2SA 19:13 1KI 2:35 5:1,5 8:20 19:16 20:24 2KI 15:25 23:34 1CH 4:41 2CH 6:10 26:1 MAT 2:22 ACT 24:27 1CO 14:16",
        example: "MAT 2:22",
      },
      { meaning: "a seat at table or in a meeting", at: "MAT 23:6 MRK 12:39 LUK 14:7-10 20:46", example: "LUK 14:8" },
      { meaning: "open space, freedom", at: "PSA 31:8" },
    ],
    plain: "rest",
  },
  { words: ["rude"], senses: [{ meaning: "untrained", example: "2CO 11:6" }] },
];
