import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsTToV: readonly GlossaryEntry[] = [
  { words: ["tabering"], senses: [{ meaning: "beating as on a drum", example: "NAM 2:7" }] },
  { words: ["tabret", "tabrets"], senses: [{ meaning: "a small drum, a tambourine", example: "GEN 31:27" }] },
  { words: ["taches"], senses: [{ meaning: "clasps, hooks", example: "EXO 26:6" }] },
  {
    words: ["tale", "tales"],
    senses: [{ meaning: "a count, the number due", at: "EXO 5:8,18 1SA 18:27 1CH 9:28" }],
    plain: "PSA 90:9 EZK 22:9 LUK 24:11",
  },
  {
    words: ["talent", "talents"],
    senses: [
      { meaning: "a weight of metal, about 75 pounds or 34 kilograms", example: "EXO 25:39" },
      { meaning: "a very large sum of money", at: "MAT 18 25", example: "MAT 25:15" },
    ],
  },
  {
    words: ["tares", "tare"],
    senses: [
      { meaning: "weeds that look like wheat until they ripen", example: "MAT 13:25" },
      { meaning: "tore; threw into a fit", at: "2SA 13:31 2KI 2:24 MRK 9:20 LUK 9:42" },
    ],
  },
  {
    words: ["target", "targets"],
    senses: [
      { meaning: "a large shield", example: "1KI 10:16" },
      { meaning: "a javelin, or a piece of armour, carried on the back", at: "1SA 17:6" },
    ],
  },
  {
    words: ["tarry", "tarried", "tarriest", "tarrieth", "tarrying"],
    senses: [{ meaning: "to wait, to stay, to delay", example: "LUK 24:49" }],
  },
  {
    words: ["taxed", "taxing"],
    senses: [{ meaning: "entered in a list for taxes; the making of that list", at: "LUK 2:1-3,5 ACT 5:37" }],
    plain: "2KI 23:35",
  },
  { words: ["teil"], senses: [{ meaning: "a lime tree or terebinth", example: "ISA 6:13" }] },
  {
    words: ["tell", "tellest", "telleth", "told"],
    senses: [
      {
        meaning: "to count",
        at: "GEN 15:5 1KI 8:5 2KI 12:10,11 2CH 2:2 5:6 PSA 22:17 48:12 56:8 147:4 ECC 6:6 JER 33:13",
        example: "PSA 22:17",
      },
      {
        meaning: "to know; we cannot tell: we do not know",
        at: "GEN 43:22 1SA 17:55 2SA 12:22 PRO 30:4 ECC 10:14#1 JON 3:9 MAT 21:27#1 MRK 11:33#1 LUK 20:7 JHN 3:8 8:14 16:18 2CO 12:2,3",
      },
    ],
    plain: "rest",
  },
  { words: ["temper", "tempered"], senses: [{ meaning: "to mix, to put together", example: "EXO 29:2" }] },
  { words: ["temperance", "temperate"], senses: [{ meaning: "self-control; self-controlled", example: "GAL 5:23" }] },
  { words: ["temporal"], senses: [{ meaning: "lasting only for a time", example: "2CO 4:18" }] },
  {
    words: ["tempt", "tempted", "tempteth", "tempting", "temptation", "temptations", "tempter"],
    senses: [
      {
        meaning: "to test, to put to the proof; a trial",
        at: "GEN 22:1 EXO 17:2,7 NUM 14:22 DEU 4:34 6:16 7:19 29:3 PSA 78:18,41,56 95:8,9 106:14 ISA 7:12 MAL 3:15 MAT 4:7 16:1 19:3 22:18,35 MRK 8:11 10:2 12:15 LUK 4:12 8:13 10:25 11:16 20:23 22:28 JHN 8:6 ACT 5:9 15:10 20:19 1CO 10:9 GAL 4:14 HEB 3:8,9 JAS 1:2,12 1PE 1:6 REV 3:10",
        example: "GEN 22:1",
      },
    ],
    plain: "rest",
  },
  {
    words: ["thence", "thenceforth"],
    senses: [{ meaning: "from there; thenceforth: from then on", example: "LUK 16:26" }],
  },
  { words: ["thither", "thitherward"], senses: [{ meaning: "there, to that place", example: "JHN 7:34" }] },
  {
    words: ["thought"],
    senses: [
      {
        meaning: "anxious care; take no thought: do not worry",
        at: "1SA 9:5 MAT 6:25,27,28,31,34 10:19 MRK 13:11 LUK 12:11,22,25,26",
        example: "MAT 6:34",
      },
    ],
    plain: "rest",
  },
  { words: ["threescore"], senses: [{ meaning: "sixty", example: "PSA 90:10" }] },
  { words: ["throughly"], senses: [{ meaning: "thoroughly, completely", example: "PSA 51:2" }] },
  { words: ["tidings"], senses: [{ meaning: "news", example: "LUK 2:10" }] },
  { words: ["timbrel", "timbrels"], senses: [{ meaning: "a tambourine", example: "EXO 15:20" }] },
  {
    words: ["tire", "tires", "tired"],
    senses: [
      { meaning: "a headdress; to dress the hair", at: "2KI 9:30 EZK 24:17,23" },
      { meaning: "ornaments shaped like the moon", at: "ISA 3:18" },
    ],
  },
  {
    words: ["title"],
    senses: [
      { meaning: "a gravestone", at: "2KI 23:17" },
      { meaning: "a written notice", at: "JHN 19:19,20" },
    ],
  },
  { words: ["tittle"], senses: [{ meaning: "the smallest stroke of a letter", example: "MAT 5:18" }] },
  {
    words: ["train"],
    senses: [
      { meaning: "a company of followers", at: "1KI 10:2" },
      { meaning: "the hem of a robe", at: "ISA 6:1" },
    ],
    plain: "PRO 22:6",
  },
  {
    words: ["translate", "translated", "translation"],
    senses: [{ meaning: "to take from one place to another, to transfer", example: "HEB 11:5" }],
  },
  {
    words: ["travail", "travailed", "travailest", "travaileth", "travailing"],
    senses: [
      { meaning: "the pains of birth; to be in such pain", example: "JHN 16:21" },
      { meaning: "hard toil, trouble", at: "EXO 18:8 NUM 20:14 ECC ISA 53:11 LAM 3:5 1TH 2:9 2TH 3:8" },
    ],
  },
  { words: ["trow"], senses: [{ meaning: "to suppose", example: "LUK 17:9" }] },
  { words: ["turtle", "turtles"], senses: [{ meaning: "a turtledove", example: "SNG 2:12" }] },
  { words: ["twain"], senses: [{ meaning: "two", example: "MAT 5:41" }] },
  { words: ["unction"], senses: [{ meaning: "an anointing", example: "1JN 2:20" }] },
  {
    words: ["undergirding"],
    senses: [{ meaning: "passing ropes under (a ship) to hold it together", example: "ACT 27:17" }],
  },
  { words: ["undersetters"], senses: [{ meaning: "supports", example: "1KI 7:30" }] },
  { words: ["unicorn", "unicorns"], senses: [{ meaning: "a wild ox", example: "NUM 23:22" }] },
  { words: ["untoward"], senses: [{ meaning: "crooked, perverse", example: "ACT 2:40" }] },
  { words: ["upbraid", "upbraided", "upbraideth"], senses: [{ meaning: "to reproach, to scold", example: "JAS 1:5" }] },
  { words: ["usury"], senses: [{ meaning: "interest on a loan", example: "EXO 22:25" }] },
  { words: ["utter"], senses: [{ meaning: "outer", at: "EZK 40:31,37 42 44:19 46:20,21 47:2" }], plain: "rest" },
  {
    words: ["uttermost", "utmost"],
    senses: [
      { meaning: "farthest, outermost", example: "PSA 139:9" },
      { meaning: "the very last", at: "MAT 5:26" },
      { meaning: "fully, completely", at: "ACT 24:22 1TH 2:16 HEB 7:25" },
    ],
  },
  { words: ["vail", "vails"], senses: [{ meaning: "a veil, a curtain", example: "EXO 26:31" }] },
  {
    words: ["vain"],
    senses: [
      {
        meaning: "empty, worthless, of no use",
        at: "EXO 5:9 DEU 32:47 JDG 9:4 11:3 1SA 12:21 2SA 6:20 2KI 17:15 18:20 2CH 13:7 JOB 11:11,12 15:2 16:3 27:12 PSA 2:1 26:4 33:17 39:6#1 60:11 62:10 108:12 119:113 127:2 PRO 12:11 28:19 31:30 ECC 6:12 ISA 1:13 36:5 JER 2:5 4:14 10:3 23:16 LAM 2:14 4:17 EZK 12:24 13:7 MAL 3:14 MAT 6:7 ACT 4:25 ROM 1:21 1CO 3:20 15:14,17 GAL 5:26 EPH 5:6 COL 2:8 1TI 1:6 6:20 2TI 2:16 TIT 1:10 3:9 JAS 1:26 2:20 1PE 1:18",
        example: "1CO 15:14",
      },
      { meaning: "take in vain: use falsely or lightly", at: "EXO 20:7 DEU 5:11 PSA 139:20 PRO 30:9" },
    ],
    plain: "rest",
  },
  { words: ["vaunt", "vaunteth"], senses: [{ meaning: "to boast", example: "1CO 13:4" }] },
  { words: ["venison"], senses: [{ meaning: "meat from hunting", example: "GEN 25:28" }] },
  { words: ["verily"], senses: [{ meaning: "truly", example: "JHN 3:3" }] },
  {
    words: ["vesture", "vestures", "vestments", "vestry"],
    senses: [{ meaning: "clothing, robes; vestry: the room for robes", example: "PSA 22:18" }],
  },
  {
    words: ["vex", "vexed", "vexation", "vexations"],
    senses: [{ meaning: "to trouble, to torment, to oppress; trouble", example: "MAT 15:22" }],
  },
  {
    words: ["vial", "vials"],
    senses: [
      { meaning: "a bowl", example: "REV 16:1" },
      { meaning: "a small flask", at: "1SA 10:1" },
    ],
  },
  { words: ["victuals", "victual"], senses: [{ meaning: "food, supplies", example: "MAT 14:15" }] },
  {
    words: ["vile", "viler", "vilest"],
    senses: [
      { meaning: "worthless, of low account", example: "JOB 40:4" },
      { meaning: "shameful", at: "JDG 19:24 1SA 3:13 ROM 1:26" },
      { meaning: "humble, lowly", at: "PHP 3:21" },
      { meaning: "shabby", at: "JAS 2:2" },
    ],
  },
  {
    words: ["virtue"],
    senses: [
      { meaning: "power", at: "MRK 5:30 LUK 6:19 8:46" },
      { meaning: "goodness, excellence", at: "PHP 4:8 2PE 1:3,5" },
    ],
  },
  { words: ["virtuous", "virtuously"], senses: [{ meaning: "able and of strong character", example: "PRO 31:10" }] },
  { words: ["visage"], senses: [{ meaning: "the face, the look of it", example: "ISA 52:14" }] },
  {
    words: ["void"],
    senses: [
      { meaning: "without, lacking", at: "DEU 32:28 PRO 7:7 10:13 11:12 12:11 17:18 24:30 ACT 24:16" },
      { meaning: "empty", at: "GEN 1:2 ISA 55:11 JER 4:23 NAM 2:10" },
      { meaning: "open (place)", at: "1KI 22:10 2CH 18:9" },
    ],
    plain: "rest",
  },
];
