import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsB: readonly GlossaryEntry[] = [
  { words: ["bakemeats"], senses: [{ meaning: "baked food, pastries", example: "GEN 40:17" }] },
  {
    words: ["bank", "banks"],
    senses: [{ meaning: "a mound of earth raised to attack a city", at: "2SA 20:15 2KI 19:32 ISA 37:33" }],
    plain: "rest",
  },
  { words: ["banquetings"], senses: [{ meaning: "drinking parties", example: "1PE 4:3" }] },
  {
    words: ["barbarian", "barbarians", "barbarous"],
    senses: [
      { meaning: "people who do not speak Greek; no insult is meant", at: "ACT 28:2,4 ROM 1:14 COL 3:11" },
      { meaning: "a foreigner whose language is not understood", at: "1CO 14:11" },
    ],
  },
  { words: ["barked"], senses: [{ meaning: "stripped the bark off", example: "JOL 1:7" }] },
  {
    words: ["base", "baser", "basest"],
    senses: [{ meaning: "low in rank, of no account", example: "1CO 1:28" }],
    plain: "1KI 7 ZEC 5:11",
  },
  { words: ["bason", "basons"], senses: [{ meaning: "a basin, a bowl", example: "JHN 13:5" }] },
  {
    words: ["battlement", "battlements"],
    senses: [{ meaning: "a low wall around a flat roof", at: "DEU 22:8" }],
    plain: "JER 5:10",
  },
  { words: ["beeves"], senses: [{ meaning: "cattle, oxen", example: "LEV 22:19" }] },
  {
    words: ["begat", "begotten", "beget", "begettest", "begetteth"],
    senses: [
      { meaning: "to become the father of, to give life to", example: "MAT 1:2" },
      {
        meaning: "only begotten: the one and only (child)",
        at: "JHN 1:14,18 3:16,18 HEB 11:17 1JN 4:9",
        example: "JHN 3:16",
      },
      { meaning: "first begotten: firstborn", at: "REV 1:5" },
    ],
  },
  { words: ["beguile", "beguiled", "beguiling"], senses: [{ meaning: "to deceive, to cheat", example: "GEN 3:13" }] },
  { words: ["behalf"], senses: [{ meaning: "respect, matter", at: "2CO 9:3 1PE 4:16" }], plain: "rest" },
  { words: ["behoved"], senses: [{ meaning: "was necessary, was right", example: "LUK 24:46" }] },
  { words: ["belied"], senses: [{ meaning: "told lies about", example: "JER 5:12" }] },
  {
    words: ["beseech", "beseeching", "besought"],
    senses: [{ meaning: "to beg, to ask earnestly", example: "ROM 12:1" }],
  },
  { words: ["besom"], senses: [{ meaning: "a broom", example: "ISA 14:23" }] },
  { words: ["bestead"], senses: [{ meaning: "placed; hardly bestead: in great trouble", example: "ISA 8:21" }] },
  {
    words: ["bestow", "bestowed"],
    senses: [
      { meaning: "to store, to put in a place", at: "1KI 10:26 2KI 5:24 2CH 9:25 LUK 12:17,18" },
      { meaning: "to spend, to use", at: "DEU 14:26 2KI 12:15 2CH 24:7 EZR 7:20 JHN 4:38 ROM 16:6 GAL 4:11" },
    ],
    plain: "rest",
  },
  { words: ["bethink"], senses: [{ meaning: "to think again, to come to their senses", example: "1KI 8:47" }] },
  { words: ["betimes"], senses: [{ meaning: "early, in good time", example: "PRO 13:24" }] },
  { words: ["betwixt"], senses: [{ meaning: "between", example: "PHP 1:23" }] },
  { words: ["bewray", "bewrayeth"], senses: [{ meaning: "to give away, to reveal", example: "MAT 26:73" }] },
  {
    words: ["bid", "bidden", "biddeth", "bidding", "bade", "badest"],
    senses: [
      { meaning: "to order, to tell (someone to do something)", example: "MAT 14:28" },
      {
        meaning: "to invite",
        at: "1SA 9:13,22 ZEP 1:7 MAT 22:3,4,8,9 LUK 7:39 14:7-10,12,16,17,24 1CO 10:27",
        example: "LUK 14:10",
      },
      { meaning: "to say (farewell, good wishes)", at: "LUK 9:61 ACT 18:21 2JN 1:10,11" },
    ],
  },
  { words: ["bier"], senses: [{ meaning: "a frame on which the dead are carried", example: "LUK 7:14" }] },
  { words: ["billows"], senses: [{ meaning: "great waves", example: "PSA 42:7" }] },
  { words: ["bishoprick"], senses: [{ meaning: "the office of a leader", example: "ACT 1:20" }] },
  { words: ["bittern"], senses: [{ meaning: "a wading bird of lonely marshes", example: "ISA 14:23" }] },
  { words: ["blains"], senses: [{ meaning: "blisters, sores", example: "EXO 9:9" }] },
  {
    words: ["blasted", "blasting"],
    senses: [{ meaning: "withered by hot wind or disease; blight", example: "GEN 41:6" }],
  },
  { words: ["blaze"], senses: [{ meaning: "to spread news everywhere", example: "MRK 1:45" }] },
  { words: ["boisterous"], senses: [{ meaning: "strong and rough", example: "MAT 14:30" }] },
  { words: ["bolled"], senses: [{ meaning: "in seed, with pods formed", example: "EXO 9:31" }] },
  { words: ["bolster"], senses: [{ meaning: "a pillow; the place where the head lies", example: "1SA 26:7" }] },
  { words: ["bonnets"], senses: [{ meaning: "caps, head coverings, for men or women", example: "EXO 28:40" }] },
  { words: ["bosses"], senses: [{ meaning: "raised knobs in the middle of shields", example: "JOB 15:26" }] },
  { words: ["botch"], senses: [{ meaning: "a boil, a sore", example: "DEU 28:27" }] },
  {
    words: ["bottle", "bottles"],
    senses: [
      { meaning: "a bag made of a skin, for water, milk or wine", example: "MAT 9:17" },
      { meaning: "a clay jar", at: "JER 13:12 19:1,10 48:12" },
    ],
  },
  {
    words: ["bowels"],
    senses: [
      {
        meaning: "the seat of pity and deep feeling, as we say ‘heart’",
        at: "GEN 43:30 1KI 3:26 JOB 30:27 SNG 5:4 ISA 16:11 63:15 JER 4:19 31:20 LAM 1:20 2:11 2CO 6:12 PHP 1:8 2:1 COL 3:12 PHM 1:7,12,20 1JN 3:17",
        example: "COL 3:12",
      },
      {
        meaning: "the body, from which children come",
        at: "GEN 15:4 25:23 2SA 7:12 16:11 2CH 32:21 PSA 71:6 ISA 48:19 49:1",
      },
      {
        meaning: "the inside of the body",
        at: "NUM 5:22 2SA 20:10 2CH 21:15,18,19 JOB 20:14 PSA 22:14 109:18 EZK 3:3 7:19 ACT 1:18",
      },
    ],
  },
  { words: ["brake", "brakest"], senses: [{ meaning: "broke", example: "LUK 24:30" }] },
  { words: ["bravery"], senses: [{ meaning: "fine show, splendour", example: "ISA 3:18" }] },
  { words: ["brawler", "brawlers", "brawling"], senses: [{ meaning: "given to loud quarrels", example: "TIT 3:2" }] },
  {
    words: ["bray", "brayed"],
    senses: [{ meaning: "to crush fine with a pestle", at: "PRO 27:22" }],
    plain: "JOB 6:5 30:7",
  },
  {
    words: ["breach", "breaches"],
    senses: [
      { meaning: "a wound, a broken bone", at: "LEV 24:20 ISA 30:26 JER 14:17 LAM 2:13" },
      { meaning: "a sudden blow, a bursting out", at: "GEN 38:29 2SA 5:20 6:8 1CH 13:11 15:13 JOB 16:14" },
      { meaning: "a break with someone, God’s turning away", at: "NUM 14:34" },
      { meaning: "a bay or creek on the coast", at: "JDG 5:17" },
    ],
    plain: "rest",
  },
  { words: ["breeches"], senses: [{ meaning: "short trousers worn under a robe", example: "EXO 28:42" }] },
  { words: ["brigandine", "brigandines"], senses: [{ meaning: "body armour, a coat of mail", example: "JER 46:4" }] },
  { words: ["brimstone"], senses: [{ meaning: "sulphur, which burns with a choking smell", example: "GEN 19:24" }] },
  {
    words: ["broidered", "broided"],
    senses: [
      { meaning: "embroidered", at: "EXO 28:4 EZK 16:10,13,18 26:16 27:7,16,24" },
      { meaning: "braided", at: "1TI 2:9" },
    ],
  },
  { words: ["bruit"], senses: [{ meaning: "a report, a rumour", example: "NAM 3:19" }] },
  { words: ["brutish", "brute"], senses: [{ meaning: "like an animal, without sense", example: "PSA 92:6" }] },
  { words: ["buckler", "bucklers"], senses: [{ meaning: "a shield, often a small round one", example: "PSA 18:2" }] },
  { words: ["buffet", "buffeted"], senses: [{ meaning: "to strike with the fist, to beat", example: "MAT 26:67" }] },
  { words: ["bunches"], senses: [{ meaning: "humps", at: "ISA 30:6" }], plain: "rest" },
  {
    words: ["butler", "butlers", "butlership"],
    senses: [{ meaning: "the officer who serves the king’s wine; butlership: his office", example: "GEN 40:1" }],
  },
  { words: ["by and by"], senses: [{ meaning: "at once", example: "MRK 6:25" }] },
  { words: ["byword"], senses: [{ meaning: "a name that people use to mock", example: "JOB 17:6" }] },
];
