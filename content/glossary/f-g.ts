import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsFToG: readonly GlossaryEntry[] = [
  { words: ["fain"], senses: [{ meaning: "gladly", example: "LUK 15:16" }] },
  { words: ["fairs"], senses: [{ meaning: "markets; the goods sold there", example: "EZK 27:12" }] },
  {
    words: ["familiar spirit", "familiar spirits"],
    senses: [{ meaning: "a spirit that a medium claims to call up", example: "1SA 28:7" }],
  },
  { words: ["familiars"], senses: [{ meaning: "close friends", example: "JER 20:10" }] },
  {
    words: ["fan", "fanners"],
    senses: [{ meaning: "a fork for tossing grain so that the wind takes the chaff; to winnow", example: "MAT 3:12" }],
  },
  {
    words: ["fashion", "fashions", "fashioned", "fashioneth", "fashioning"],
    senses: [{ meaning: "to shape; the shape, form or look of a thing", example: "PHP 2:8" }],
  },
  { words: ["fast"], senses: [{ meaning: "close, near", at: "RUT 2:8,21,23" }], plain: "rest" },
  {
    words: ["fats", "winefat", "pressfat"],
    senses: [{ meaning: "a vat, a tub for pressed grapes or oil", example: "JOL 2:24" }],
  },
  { words: ["felloes"], senses: [{ meaning: "the pieces that form the rim of a wheel", example: "1KI 7:33" }] },
  {
    words: ["fellow", "fellows"],
    senses: [
      {
        meaning: "a companion, a neighbour, an equal",
        at: "EXO 2:13 JDG 7:13,14,22 11:37 1SA 14:20 2SA 2:16 PSA 45:7 ECC 4:10 ISA 34:14 44:11 EZK 37:19 DAN 2:13,18 7:20 JON 1:7 ZEC 3:8 13:7 MAT 11:16 HEB 1:9",
      },
    ],
    plain: "rest",
  },
  {
    words: ["fenced"],
    senses: [
      { meaning: "fortified, walled", example: "DEU 28:52" },
      { meaning: "armed, protected", at: "2SA 23:7" },
      { meaning: "joined together", at: "JOB 10:11" },
      { meaning: "blocked", at: "JOB 19:8" },
    ],
    plain: "ISA 5:2",
  },
  { words: ["fens"], senses: [{ meaning: "marshes", example: "JOB 40:21" }] },
  {
    words: ["fetch a compass", "fetched a compass"],
    senses: [{ meaning: "to go by a roundabout way, to turn", example: "ACT 28:13" }],
  },
  {
    words: ["fillet", "fillets", "filleted"],
    senses: [
      { meaning: "bands or rods round the pillars; filleted: joined with these", example: "EXO 27:10" },
      { meaning: "a measuring line", at: "JER 52:21" },
    ],
  },
  { words: ["firkins"], senses: [{ meaning: "a measure of about nine gallons or 40 litres", example: "JHN 2:6" }] },
  { words: ["firmament"], senses: [{ meaning: "the arch of the sky", example: "GEN 1:6" }] },
  {
    words: ["fitches"],
    senses: [
      { meaning: "a herb with small black seeds", example: "ISA 28:25" },
      { meaning: "a coarse kind of wheat", at: "EZK 4:9" },
    ],
  },
  { words: ["flag", "flags"], senses: [{ meaning: "reeds, water plants", example: "EXO 2:3" }] },
  {
    words: ["flagon", "flagons"],
    senses: [
      { meaning: "a large jug; the Hebrew probably means a cake of raisins", example: "SNG 2:5" },
      { meaning: "a large jug", at: "ISA 22:24" },
    ],
  },
  { words: ["flux"], senses: [{ meaning: "dysentery", example: "ACT 28:8" }] },
  {
    words: ["footmen"],
    senses: [
      { meaning: "soldiers on foot", example: "1SA 4:10" },
      { meaning: "runners", at: "1SA 22:17 JER 12:5" },
    ],
  },
  { words: ["forasmuch"], senses: [{ meaning: "since, because", example: "LUK 1:1" }] },
  {
    words: ["forbear", "forbare", "forbeareth", "forbearing", "forborn", "forbearance"],
    senses: [
      { meaning: "to hold back, to stop", example: "EZK 2:5" },
      { meaning: "to be patient with; patience", at: "NEH 9:30 PRO 25:15 ROM 2:4 3:25 EPH 4:2 COL 3:13" },
      { meaning: "to bear something any longer", at: "1TH 3:1,5" },
    ],
  },
  {
    words: ["fornication", "fornications"],
    senses: [
      { meaning: "sexual union outside marriage", example: "1CO 6:18" },
      {
        meaning: "turning from God to idols or to power, pictured as sexual sin",
        at: "2CH 21:11 ISA 23:17 EZK 16:15,26,29 REV 14:8 17:2,4 18:3,9 19:2",
      },
    ],
  },
  { words: ["forswear"], senses: [{ meaning: "to swear falsely", example: "MAT 5:33" }] },
  { words: ["fourscore"], senses: [{ meaning: "eighty", example: "PSA 90:10" }] },
  { words: ["fowl", "fowls"], senses: [{ meaning: "birds", example: "MAT 6:26" }] },
  { words: ["fray"], senses: [{ meaning: "to frighten", example: "JER 7:33" }] },
  {
    words: ["fret", "fretted", "fretteth", "fretting"],
    senses: [
      { meaning: "to be angry, to be upset", example: "PSA 37:1" },
      { meaning: "eating away, spreading", at: "LEV 13:51,52,55 14:44" },
      { meaning: "made angry", at: "EZK 16:43" },
    ],
  },
  {
    words: ["froward", "frowardly", "frowardness"],
    senses: [{ meaning: "stubborn, contrary, twisted", example: "PRO 3:32" }],
  },
  { words: ["fuller", "fullers"], senses: [{ meaning: "one who cleans and whitens cloth", example: "MAL 3:2" }] },
  { words: ["furlongs"], senses: [{ meaning: "about an eighth of a mile or 200 metres", example: "LUK 24:13" }] },
  {
    words: ["furniture"],
    senses: [
      { meaning: "vessels and tools", example: "EXO 31:7" },
      { meaning: "a saddle", at: "GEN 31:34" },
      { meaning: "precious things", at: "NAM 2:9" },
    ],
  },
  { words: ["gaddest"], senses: [{ meaning: "go about, run here and there", example: "JER 2:36" }] },
  {
    words: ["gainsay", "gainsaying", "gainsayers"],
    senses: [
      { meaning: "to speak against, to contradict", example: "LUK 21:15" },
      { meaning: "rebellion", at: "JUD 1:11" },
    ],
  },
  { words: ["garner", "garners"], senses: [{ meaning: "a barn for grain", example: "MAT 3:12" }] },
  { words: ["gat"], senses: [{ meaning: "got", example: "PSA 116:3" }] },
  { words: ["gender", "gendered", "gendereth"], senses: [{ meaning: "to breed, to produce", example: "2TI 2:23" }] },
  {
    words: ["ghost"],
    senses: [
      { meaning: "Spirit; Holy Ghost: Holy Spirit", example: "MAT 28:19" },
      {
        meaning: "the last breath; give up the ghost: die",
        at: "GEN 25:8,17 35:29 49:33 JOB 3:11 10:18 11:20 13:19 14:10 JER 15:9 LAM 1:19 MAT 27:50 MRK 15:37,39 LUK 23:46 JHN 19:30 ACT 5:5,10 12:23",
        example: "MAT 27:50",
      },
    ],
  },
  { words: ["gier eagle"], senses: [{ meaning: "a vulture", example: "LEV 11:18" }] },
  { words: ["gin", "gins"], senses: [{ meaning: "a trap, a snare", example: "AMO 3:5" }] },
  {
    words: ["gird", "girded", "girdedst", "girdeth", "girding", "girt"],
    senses: [
      { meaning: "to fasten round with a belt; to tie up a robe, ready for work", example: "JHN 13:4" },
      {
        meaning: "to clothe or equip (with strength or gladness)",
        at: "1SA 2:4 2SA 22:40 PSA 18:32,39 30:11 65:6 93:1 ISA 45:5",
      },
    ],
  },
  { words: ["glistering"], senses: [{ meaning: "shining, sparkling", example: "LUK 9:29" }] },
  { words: ["goad", "goads"], senses: [{ meaning: "a pointed stick for driving oxen", example: "ECC 12:11" }] },
  {
    words: ["goodly", "goodliest", "goodliness"],
    senses: [{ meaning: "fine, handsome, splendid; goodliness: beauty", example: "PSA 16:6" }],
  },
  {
    words: ["goodman"],
    senses: [
      { meaning: "the master of the house", example: "MAT 20:11" },
      { meaning: "my husband", at: "PRO 7:19" },
    ],
  },
  { words: ["graff", "graffed"], senses: [{ meaning: "to graft, to join a shoot to a tree", example: "ROM 11:17" }] },
  { words: ["greaves"], senses: [{ meaning: "armour for the shins", example: "1SA 17:6" }] },
  { words: ["grisled"], senses: [{ meaning: "with grey or white spots", example: "GEN 31:10" }] },
  {
    words: ["grove", "groves"],
    senses: [{ meaning: "a wooden pole or image for the goddess Asherah", example: "JDG 6:25" }],
    plain: "GEN 21:33",
  },
  {
    words: ["grudge", "grudging"],
    senses: [{ meaning: "to grumble, to complain", at: "PSA 59:15 JAS 5:9 1PE 4:9" }],
    plain: "LEV 19:18",
  },
  { words: ["guile"], senses: [{ meaning: "deceit, cunning", example: "JHN 1:47" }] },
];
