import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsC: readonly GlossaryEntry[] = [
  { words: ["cabins"], senses: [{ meaning: "cells of a prison", example: "JER 37:16" }] },
  { words: ["candlestick", "candlesticks"], senses: [{ meaning: "a lampstand, for oil lamps", example: "MAT 5:15" }] },
  {
    words: ["canker", "cankered"],
    senses: [
      { meaning: "gangrene, a spreading sore", at: "2TI 2:17" },
      { meaning: "rusted, eaten away", at: "JAS 5:3" },
    ],
  },
  { words: ["carbuncle", "carbuncles"], senses: [{ meaning: "a bright red precious stone", example: "ISA 54:12" }] },
  {
    words: ["careful", "carefully", "carefulness"],
    senses: [
      {
        meaning: "anxious, worried; carefulness: anxiety",
        at: "JER 17:8 EZK 12:18,19 DAN 3:16 LUK 10:41 1CO 7:32 PHP 4:6",
        example: "PHP 4:6",
      },
      { meaning: "full of concern for others, eager to help", at: "2KI 4:13 2CO 7:11 PHP 2:28 4:10" },
      { meaning: "with longing, earnestly", at: "MIC 1:12 HEB 12:17" },
    ],
    plain: "DEU 15:5 TIT 3:8",
  },
  { words: ["careless", "carelessly"], senses: [{ meaning: "feeling safe, without a worry", example: "JDG 18:7" }] },
  {
    words: ["carnal", "carnally"],
    senses: [
      { meaning: "of the flesh, following human desires", example: "ROM 8:7" },
      { meaning: "in sexual union", at: "LEV 18:20 19:20 NUM 5:13" },
      { meaning: "material, for the needs of the body", at: "ROM 15:27 1CO 9:11" },
      { meaning: "merely human", at: "2CO 10:4" },
      { meaning: "concerned with the body only", at: "HEB 7:16 9:10" },
    ],
  },
  { words: ["carriage", "carriages"], senses: [{ meaning: "what is carried, baggage", example: "ACT 21:15" }] },
  { words: ["castaway"], senses: [{ meaning: "one who is rejected after a test", example: "1CO 9:27" }] },
  {
    words: ["caul", "cauls"],
    senses: [
      { meaning: "the fatty membrane by the liver", example: "LEV 3:4" },
      { meaning: "a net worn over the hair", at: "ISA 3:18" },
      { meaning: "the covering round the heart", at: "HOS 13:8" },
    ],
  },
  {
    words: ["certify", "certified"],
    senses: [{ meaning: "to inform, to let someone know for sure", example: "GAL 1:11" }],
  },
  { words: ["chafed"], senses: [{ meaning: "angry, made fierce", example: "2SA 17:8" }] },
  { words: ["challengeth"], senses: [{ meaning: "claims", example: "EXO 22:9" }] },
  { words: ["chambering"], senses: [{ meaning: "sexual licence", example: "ROM 13:13" }] },
  {
    words: ["chamberlain", "chamberlains"],
    senses: [
      { meaning: "an officer of a king’s private rooms", example: "EST 1:10" },
      { meaning: "the treasurer of a city", at: "ROM 16:23" },
    ],
  },
  { words: ["chamois"], senses: [{ meaning: "a wild sheep or goat of the mountains", example: "DEU 14:5" }] },
  { words: ["champaign"], senses: [{ meaning: "open, level country", example: "DEU 11:30" }] },
  { words: ["chapiter", "chapiters"], senses: [{ meaning: "the carved top of a pillar", example: "1KI 7:16" }] },
  { words: ["chapmen"], senses: [{ meaning: "traders", example: "2CH 9:14" }] },
  { words: ["chapt"], senses: [{ meaning: "cracked by drought", example: "JER 14:4" }] },
  {
    words: ["chargeable", "charges"],
    senses: [
      { meaning: "a burden, a cost to others", at: "2SA 13:25 NEH 5:15 2CO 11:9 1TH 2:9 2TH 3:8" },
      { meaning: "expense; be at charges: pay the costs", at: "ACT 21:24 1CO 9:7" },
    ],
    plain: "rest",
  },
  { words: ["charger", "chargers"], senses: [{ meaning: "a large flat dish", example: "MAT 14:8" }] },
  { words: ["charity", "charitably"], senses: [{ meaning: "love that seeks the other’s good", example: "1CO 13:4" }] },
  {
    words: [
      "chasten",
      "chastened",
      "chastenest",
      "chasteneth",
      "chastening",
      "chastise",
      "chastised",
      "chastiseth",
      "chastisement",
    ],
    senses: [
      { meaning: "to correct by discipline, as a parent does", example: "HEB 12:6" },
      { meaning: "to punish by beating", at: "DEU 22:18 1KI 12:11,14 2CH 10:11,14 LUK 23:16,22" },
      { meaning: "to humble oneself, as by fasting", at: "PSA 69:10 DAN 10:12" },
    ],
  },
  {
    words: ["cheer"],
    senses: [{ meaning: "courage; be of good cheer: take heart", example: "JHN 16:33" }],
    plain: "DEU 24:5 ECC 11:9",
  },
  {
    words: ["chide", "chode", "chiding"],
    senses: [{ meaning: "to quarrel, to find fault; chode: quarrelled", example: "EXO 17:2" }],
  },
  { words: ["chiefest"], senses: [{ meaning: "the highest, the best", example: "SNG 5:10" }] },
  { words: ["choler"], senses: [{ meaning: "anger, rage", example: "DAN 8:7" }] },
  {
    words: ["churl", "churlish"],
    senses: [
      { meaning: "a mean and grasping man", at: "ISA 32:5,7" },
      { meaning: "rough and mean", at: "1SA 25:3" },
    ],
  },
  { words: ["cieled", "cieling"], senses: [{ meaning: "lined with wood, panelled", example: "HAG 1:4" }] },
  {
    words: ["cleave", "cleaveth", "cleaved", "clave", "cleft", "clefts", "cloven"],
    senses: [
      { meaning: "to hold fast, to cling", example: "GEN 2:24" },
      {
        meaning: "to split; a split",
        at: "GEN 22:3 LEV 1:17 NUM 16:31 DEU 14:6,7 JDG 15:19 1SA 6:14 JOB 16:13 PSA 74:15 78:15 141:7 ECC 10:9 SNG 2:14 ISA 2:21 48:21 JER 49:16 AMO 6:11 OBA 1:3 MIC 1:4 HAB 3:9 ZEC 14:4 ACT 2:3",
      },
    ],
  },
  {
    words: ["cloke"],
    senses: [
      { meaning: "a cloak, an outer garment", example: "MAT 5:40" },
      { meaning: "an excuse, a cover for wrong", at: "JHN 15:22 1TH 2:5 1PE 2:16" },
    ],
  },
  { words: ["closet", "closets"], senses: [{ meaning: "a private room", example: "MAT 6:6" }] },
  {
    words: ["clouts", "clouted"],
    senses: [
      { meaning: "rags, pieces of old cloth", at: "JER 38:11,12" },
      { meaning: "patched", at: "JOS 9:5" },
    ],
  },
  {
    words: ["coast", "coasts"],
    senses: [
      { meaning: "border; the land within borders, region", example: "MAT 8:34" },
      { meaning: "bank of a river", at: "NUM 13:29 JDG 11:26" },
      { meaning: "the far ends (of the earth)", at: "JER 25:32 31:8 50:41" },
    ],
    plain: "NUM 24:24 JOS 9:1 EZK 25:16 ZEP 2:5-7 MAT 4:13 LUK 6:17 ACT 27:2",
  },
  { words: ["cockatrice", "cockatrices"], senses: [{ meaning: "a deadly snake", example: "ISA 11:8" }] },
  { words: ["cockle"], senses: [{ meaning: "a weed that grows among grain", example: "JOB 31:40" }] },
  { words: ["cogitations"], senses: [{ meaning: "thoughts", example: "DAN 7:28" }] },
  { words: ["college"], senses: [{ meaning: "a district of Jerusalem", example: "2KI 22:14" }] },
  { words: ["collops"], senses: [{ meaning: "thick folds of flesh", example: "JOB 15:27" }] },
  {
    words: ["comely", "comeliness"],
    senses: [
      { meaning: "good to look at, graceful; beauty", example: "SNG 1:5" },
      { meaning: "fitting, right", at: "PSA 33:1 147:1 ECC 5:18 1CO 7:35 11:13", example: "PSA 33:1" },
      { meaning: "fit to be seen; the care given to looks", at: "1CO 12:23,24" },
    ],
  },
  {
    words: ["comfortably", "comfortable"],
    senses: [{ meaning: "in a way that comforts and gives courage", example: "ISA 40:2" }],
  },
  {
    words: ["commend", "commended", "commendeth", "commending"],
    senses: [
      { meaning: "to hand over for safe keeping, to entrust", at: "LUK 23:46 ACT 14:23 20:32" },
      { meaning: "to show clearly, to prove", at: "ROM 3:5 5:8" },
    ],
    plain: "rest",
  },
  {
    words: ["commune", "communed", "communing"],
    senses: [{ meaning: "to talk together, to talk with", example: "LUK 24:15" }],
  },
  {
    words: ["communicate", "communicated", "communication", "communications"],
    senses: [
      { meaning: "to share what one has", at: "GAL 6:6 PHP 4:14,15 1TI 6:18 HEB 13:16" },
      { meaning: "talk, words", at: "2SA 3:17 2KI 9:11 MAT 5:37 LUK 24:17 EPH 4:29 COL 3:8" },
      { meaning: "company, the people one goes about with", at: "1CO 15:33" },
      { meaning: "sharing, fellowship", at: "PHM 1:6" },
      { meaning: "laid before someone, explained", at: "GAL 2:2" },
    ],
  },
  {
    words: ["compass", "compassed", "compassest", "compasseth", "compassing"],
    senses: [
      { meaning: "to go round, to surround", example: "JOS 6:3" },
      { meaning: "a circle, a rim, the way round", at: "EXO 27:5 38:4 1KI 7:35 2CH 4:2#1 PRO 8:27" },
      { meaning: "an instrument for drawing circles", at: "ISA 44:13" },
      { meaning: "to travel all over", at: "MAT 23:15" },
    ],
  },
  {
    words: ["concision"],
    senses: [{ meaning: "a cutting: a bitter name for those who insist on circumcision", example: "PHP 3:2" }],
  },
  {
    words: ["conclude", "concluded"],
    senses: [
      { meaning: "to lock in, to shut up together", at: "ROM 11:32 GAL 3:22" },
      { meaning: "decided", at: "ACT 21:25" },
    ],
    plain: "ROM 3:28",
  },
  { words: ["concourse"], senses: [{ meaning: "a crowd gathered together", example: "ACT 19:40" }] },
  { words: ["concupiscence"], senses: [{ meaning: "strong desire for what is forbidden", example: "ROM 7:8" }] },
  {
    words: ["condescend"],
    senses: [{ meaning: "to go along gladly with humble people or things", example: "ROM 12:16" }],
  },
  { words: ["coney", "conies"], senses: [{ meaning: "a small animal of the rocks, the hyrax", example: "PRO 30:26" }] },
  {
    words: ["confection", "confectionaries"],
    senses: [
      { meaning: "a mixture of spices", at: "EXO 30:35" },
      { meaning: "makers of perfumes and ointments", at: "1SA 8:13" },
    ],
  },
  {
    words: ["confound", "confounded"],
    senses: [
      { meaning: "to put to shame, to dismay", example: "PSA 22:5" },
      { meaning: "to confuse, to bewilder", at: "GEN 11:7,9 ACT 2:6 9:22" },
    ],
  },
  {
    words: ["consumption"],
    senses: [
      { meaning: "a complete end, destruction", at: "ISA 10:22,23 28:22" },
      { meaning: "a wasting disease", at: "LEV 26:16 DEU 28:22" },
    ],
  },
  { words: ["contain", "containeth"], senses: [{ meaning: "to control their desires", at: "1CO 7:9" }], plain: "rest" },
  {
    words: ["contemn", "contemned", "contemneth"],
    senses: [{ meaning: "to despise, to treat with scorn", example: "PSA 10:13" }],
  },
  {
    words: ["convenient", "conveniently"],
    senses: [{ meaning: "fitting, right", at: "PRO 30:8 JER 40:4,5 ROM 1:28 EPH 5:4 PHM 1:8", example: "ROM 1:28" }],
    plain: "MRK 6:21 14:11 ACT 24:25 1CO 16:12",
  },
  {
    words: ["conversation"],
    senses: [
      { meaning: "way of life, conduct", example: "1PE 1:15" },
      { meaning: "citizenship, the life of citizens", at: "PHP 3:20" },
    ],
  },
  {
    words: ["convert", "converted", "converteth", "converting", "converts"],
    senses: [
      { meaning: "to turn, to turn back to God", example: "ACT 3:19" },
      { meaning: "giving new life to", at: "PSA 19:7" },
      { meaning: "turned over, brought", at: "ISA 60:5" },
    ],
  },
  {
    words: ["convince", "convinced", "convinceth", "convicted"],
    senses: [{ meaning: "to prove wrong or guilty", example: "JHN 8:46" }],
  },
  {
    words: ["corn", "cornfloor"],
    senses: [
      { meaning: "grain, such as wheat or barley; cornfloor: a threshing floor", example: "GEN 42:1" },
      { meaning: "a single grain, a seed", at: "JHN 12:24" },
    ],
  },
  { words: ["cornet", "cornets"], senses: [{ meaning: "a horn that is blown", example: "PSA 98:6" }] },
  { words: ["cotes"], senses: [{ meaning: "pens for sheep", example: "2CH 32:28" }] },
  { words: ["coulter", "coulters"], senses: [{ meaning: "the blade of a plough", example: "1SA 13:20" }] },
  {
    words: ["countenance", "countenances"],
    senses: [
      { meaning: "the face and what it shows", example: "NUM 6:26" },
      { meaning: "to show favour to", at: "EXO 23:3" },
    ],
  },
  { words: ["countervail"], senses: [{ meaning: "to make up for", example: "EST 7:4" }] },
  { words: ["cousin", "cousins"], senses: [{ meaning: "a relative", example: "LUK 1:36" }] },
  {
    words: ["covert"],
    senses: [
      { meaning: "a shelter, a hiding place", example: "PSA 61:4" },
      { meaning: "a covered way", at: "2KI 16:18" },
    ],
  },
  { words: ["cracknels"], senses: [{ meaning: "thin, crisp cakes", example: "1KI 14:3" }] },
  {
    words: ["craft"],
    senses: [
      { meaning: "trickery, deceit", at: "DAN 8:25 MRK 14:1" },
      { meaning: "a trade, skilled work", at: "ACT 18:3 19:25,27 REV 18:22" },
    ],
  },
  { words: ["cruse"], senses: [{ meaning: "a small jar or flask", example: "1KI 17:14" }] },
  {
    words: ["cubit", "cubits"],
    senses: [{ meaning: "the length of a forearm, about 18 inches or 45 cm", example: "GEN 6:15" }],
  },
  {
    words: ["cumbered", "cumbereth"],
    senses: [
      { meaning: "weighed down, distracted", at: "LUK 10:40" },
      { meaning: "takes up and wastes (the ground)", at: "LUK 13:7" },
    ],
  },
  {
    words: ["cunning", "cunningly"],
    senses: [{ meaning: "skilful; skill", example: "EXO 26:1" }],
    plain: "EPH 4:14 2PE 1:16",
  },
  {
    words: ["curious", "curiously"],
    senses: [
      { meaning: "made with great skill, intricate", example: "EXO 28:8" },
      { meaning: "concerned with magic", at: "ACT 19:19" },
    ],
  },
];
