import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsHToK: readonly GlossaryEntry[] = [
  { words: ["habergeon", "habergeons"], senses: [{ meaning: "a coat of mail without sleeves", example: "EXO 28:32" }] },
  { words: ["haft"], senses: [{ meaning: "a handle", example: "JDG 3:22" }] },
  { words: ["hale", "haling"], senses: [{ meaning: "to drag away", example: "ACT 8:3" }] },
  {
    words: ["hallow", "hallowed"],
    senses: [{ meaning: "to make holy, to keep or treat as holy", example: "MAT 6:9" }],
  },
  {
    words: ["halt", "halted", "halteth", "halting"],
    senses: [
      { meaning: "lame; to limp", example: "LUK 14:21" },
      { meaning: "to waver, to limp from side to side", at: "1KI 18:21" },
      { meaning: "to stumble, to fall", at: "PSA 38:17 JER 20:10" },
    ],
  },
  { words: ["hap"], senses: [{ meaning: "chance, what happened to her", example: "RUT 2:3" }] },
  { words: ["haply"], senses: [{ meaning: "perhaps, by chance", example: "ACT 5:39" }] },
  {
    words: ["harness", "harnessed"],
    senses: [
      { meaning: "armour", at: "1KI 20:11 22:34 2CH 9:24 18:33" },
      { meaning: "armed, in battle order", at: "EXO 13:18" },
    ],
    plain: "JER 46:4",
  },
  { words: ["hart", "harts"], senses: [{ meaning: "a stag, a male deer", example: "PSA 42:1" }] },
  {
    words: ["haunt"],
    senses: [
      { meaning: "to live in", at: "EZK 26:17" },
      { meaning: "to go about", at: "1SA 30:31" },
    ],
    plain: "1SA 23:22",
  },
  { words: ["haven", "havens"], senses: [{ meaning: "a harbour", example: "PSA 107:30" }] },
  { words: ["headstone"], senses: [{ meaning: "the last stone, set at the top", example: "ZEC 4:7" }] },
  {
    words: ["health"],
    senses: [
      { meaning: "healing", at: "PRO 3:8 4:22 12:18 13:17 16:24 ISA 58:8 JER 8:15,22 30:17 33:6" },
      { meaning: "help, salvation", at: "PSA 42:11 43:5 67:2" },
      { meaning: "safety", at: "ACT 27:34" },
    ],
    plain: "rest",
  },
  {
    words: ["hearken", "hearkened", "hearkenedst", "hearkeneth", "hearkening"],
    senses: [{ meaning: "to listen, to pay attention", example: "ISA 51:1" }],
  },
  { words: ["heath"], senses: [{ meaning: "a bush of the desert", example: "JER 17:6" }] },
  { words: ["heathen"], senses: [{ meaning: "the nations, peoples other than Israel", example: "PSA 46:10" }] },
  { words: ["heaviness"], senses: [{ meaning: "sorrow", example: "1PE 1:6" }] },
  {
    words: ["heavy", "heavily"],
    senses: [
      { meaning: "sad", at: "1KI 20:43 21:4 PSA 35:14 PRO 25:20 31:6 MAT 26:37 MRK 14:33" },
      { meaning: "hard to bear", at: "1KI 14:6" },
      { meaning: "with difficulty", at: "EXO 14:25" },
    ],
    plain: "rest",
  },
  { words: ["helve"], senses: [{ meaning: "the handle of an axe", example: "DEU 19:5" }] },
  { words: ["hence"], senses: [{ meaning: "from here; from now", example: "MAT 17:20" }] },
  { words: ["henceforth", "henceforward"], senses: [{ meaning: "from now on", example: "JHN 15:15" }] },
  {
    words: ["heresy", "heresies", "heretick"],
    senses: [
      { meaning: "a sect, a party", at: "ACT 24:14" },
      { meaning: "divisions, rival groups", at: "1CO 11:19 GAL 5:20" },
      { meaning: "one who causes divisions", at: "TIT 3:10" },
    ],
    plain: "2PE 2:1",
  },
  { words: ["hind", "hinds"], senses: [{ meaning: "a female deer", example: "PSA 18:33" }] },
  {
    words: ["hire"],
    senses: [{ meaning: "wages, payment", example: "LUK 10:7" }],
    plain: "1CH 19:6 ISA 46:6 MAT 20:1",
  },
  { words: ["hireling"], senses: [{ meaning: "a hired worker", example: "JHN 10:12" }] },
  { words: ["hither"], senses: [{ meaning: "here, to this place", example: "LUK 14:21" }] },
  { words: ["hitherto"], senses: [{ meaning: "until now, so far", example: "JHN 5:17" }] },
  { words: ["hoar", "hoary"], senses: [{ meaning: "white, white with age", example: "PRO 16:31" }] },
  { words: ["hoised"], senses: [{ meaning: "raised with ropes", example: "ACT 27:40" }] },
  { words: ["holden"], senses: [{ meaning: "held", example: "LUK 24:16" }] },
  { words: ["holpen"], senses: [{ meaning: "helped", example: "LUK 1:54" }] },
  { words: ["honest", "honestly", "honesty"], senses: [{ meaning: "good, honourable, right", example: "PHP 4:8" }] },
  { words: ["hosen"], senses: [{ meaning: "trousers or leggings", example: "DAN 3:21" }] },
  { words: ["hough", "houghed"], senses: [{ meaning: "to cut the sinews of the hind leg", example: "JOS 11:6" }] },
  { words: ["howbeit"], senses: [{ meaning: "however, yet", example: "JHN 16:13" }] },
  { words: ["hungerbitten"], senses: [{ meaning: "starved", example: "JOB 18:12" }] },
  { words: ["hungred"], senses: [{ meaning: "hungry", example: "MAT 4:2" }] },
  {
    words: ["husbandman", "husbandmen", "husbandry"],
    senses: [
      { meaning: "a farmer, a grower of vines; husbandry: farming", example: "JHN 15:1" },
      { meaning: "a field under the farmer’s care", at: "1CO 3:9" },
    ],
  },
  {
    words: ["imagine", "imagined", "imagineth", "imagination", "imaginations"],
    senses: [
      { meaning: "to plan, to plot, to think up", example: "PSA 2:1" },
      {
        meaning: "thoughts, plans",
        at: "GEN 6:5 8:21 DEU 31:21 1CH 28:9 29:18 PRO 6:18 LAM 3:60,61 LUK 1:51 ROM 1:21 2CO 10:5",
      },
      { meaning: "stubbornness of heart", at: "DEU 29:19 JER 3:17 7:24 9:14 11:8 13:10 16:12 18:12 23:17" },
    ],
  },
  { words: ["implead"], senses: [{ meaning: "to accuse in court", example: "ACT 19:38" }] },
  { words: ["importunity"], senses: [{ meaning: "asking again and again", example: "LUK 11:8" }] },
  { words: ["impotent"], senses: [{ meaning: "weak, disabled", example: "JHN 5:3" }] },
  {
    words: ["incontinent", "incontinency"],
    senses: [{ meaning: "without self-control; lack of it", example: "2TI 3:3" }],
  },
  { words: ["inditing"], senses: [{ meaning: "overflowing with, composing", example: "PSA 45:1" }] },
  {
    words: ["infirmity", "infirmities"],
    senses: [
      { meaning: "weakness, illness", example: "ROM 8:26" },
      { meaning: "a woman’s monthly period", at: "LEV 12:2" },
    ],
  },
  { words: ["infolding"], senses: [{ meaning: "turning in on itself", example: "EZK 1:4" }] },
  { words: ["injurious"], senses: [{ meaning: "insolent and violent", example: "1TI 1:13" }] },
  { words: ["inkhorn"], senses: [{ meaning: "a case for pens and ink", example: "EZK 9:2" }] },
  { words: ["inordinate"], senses: [{ meaning: "beyond all measure", example: "COL 3:5" }] },
  { words: ["insomuch"], senses: [{ meaning: "so much, so", example: "MAT 8:24" }] },
  {
    words: ["instant", "instantly"],
    senses: [
      {
        meaning: "urgent, pressing, without giving up",
        at: "LUK 7:4 23:23 ACT 26:7 ROM 12:12 2TI 4:2",
        example: "ROM 12:12",
      },
    ],
    plain: "ISA 29:5 30:13 JER 18:7,9 LUK 2:38",
  },
  { words: ["intelligence"], senses: [{ meaning: "secret dealings, an agreement", at: "DAN 11:30" }] },
  {
    words: ["intermeddle", "intermeddleth"],
    senses: [
      { meaning: "to share in", at: "PRO 14:10" },
      { meaning: "quarrels with", at: "PRO 18:1" },
    ],
  },
  {
    words: ["intreat", "intreated", "intreaties", "intreaty"],
    senses: [
      { meaning: "to beg, to plead with", example: "RUT 1:16" },
      {
        meaning: "be intreated: to let oneself be moved by a prayer",
        at: "GEN 25:21#2 2SA 21:14 24:25 1CH 5:20 2CH 33:13,19 EZR 8:23 ISA 19:22 JAS 3:17",
      },
    ],
  },
  {
    words: ["inventions"],
    senses: [
      { meaning: "schemes, wicked deeds", example: "ECC 7:29" },
      { meaning: "clever plans", at: "PRO 8:12" },
    ],
  },
  {
    words: ["inward", "inwards"],
    senses: [
      { meaning: "the inner organs of an animal", at: "EXO 29 LEV 1 3 4 7 8 9", example: "LEV 1:9" },
      { meaning: "close, dear", at: "JOB 19:19" },
    ],
    plain: "rest",
  },
  {
    words: ["isle", "isles"],
    senses: [{ meaning: "islands and coastlands, far lands", example: "ISA 42:4" }],
    plain: "ACT REV",
  },
  {
    words: ["issue", "issues", "issued"],
    senses: [
      {
        meaning: "a flow of blood or other matter from the body",
        at: "LEV 12 15 22:4 NUM 5:2 2SA 3:29 EZK 23:20 MAT 9:20 MRK 5:25 LUK 8:43,44",
      },
      { meaning: "children", at: "GEN 48:6 ISA 22:24 MAT 22:25" },
      { meaning: "ways out, escape", at: "PSA 68:20" },
      { meaning: "springs, what flows out", at: "PRO 4:23" },
    ],
    plain: "rest",
  },
  { words: ["jangling"], senses: [{ meaning: "empty talk", example: "1TI 1:6" }] },
  { words: ["jeoparded", "jeopardy"], senses: [{ meaning: "risked; danger", example: "1CO 15:30" }] },
  { words: ["jot"], senses: [{ meaning: "the smallest letter", example: "MAT 5:18" }] },
  {
    words: ["jubile"],
    senses: [{ meaning: "each fiftieth year, when slaves went free and land went back", example: "LEV 25:10" }],
  },
  { words: ["justle"], senses: [{ meaning: "to push, to bump", example: "NAM 2:4" }] },
  {
    words: ["kindred", "kindreds"],
    senses: [
      { meaning: "family, relatives", example: "GEN 12:1" },
      { meaning: "peoples, clans", at: "1CH 16:28 PSA 22:27 96:7 ACT 3:25 REV 1:7 5:9 7:9 11:9 13:7 14:6" },
    ],
  },
  { words: ["kine"], senses: [{ meaning: "cows", example: "GEN 41:2" }] },
  { words: ["knop", "knops"], senses: [{ meaning: "a bud, an ornament in that shape", example: "EXO 25:33" }] },
];
