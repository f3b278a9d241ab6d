import type { GlossaryEntry } from "./schema/dictionary.ts";

/** Words of the King James Version that a modern reader may not know or may misunderstand, by sense; alphabetical. */
export const glossary: readonly GlossaryEntry[] = [
  { words: ["abase", "abased", "abasing"], senses: [{ meaning: "to bring low, to humble", example: "MAT 23:12" }] },
  {
    words: ["abhor", "abhorred", "abhorrest", "abhorreth", "abhorring"],
    senses: [{ meaning: "to shrink from with loathing", example: "JOB 42:6" }],
  },
  {
    words: ["abide", "abideth", "abiding", "abode", "abodest"],
    senses: [
      { meaning: "to stay, to remain; abode: stayed", example: "JHN 15:5" },
      { meaning: "to bear, to endure", at: "NUM 31:23 JER 10:10 JOL 2:11 NAM 1:6 MAL 3:2" },
      { meaning: "to wait for", at: "ACT 20:23" },
      { meaning: "a home, a place to live", at: "2KI 19:27 ISA 37:28 JHN 14:23" },
    ],
  },
  { words: ["abjects"], senses: [{ meaning: "the lowest of people, a rabble", example: "PSA 35:15" }] },
  {
    words: ["adjure", "adjured"],
    senses: [{ meaning: "to put someone under an oath, to command in God’s name", example: "MAT 26:63" }],
  },
  {
    words: ["admiration", "admired"],
    senses: [
      { meaning: "wonder, amazement", at: "REV 17:6" },
      { meaning: "wondered at", at: "2TH 1:10" },
      { meaning: "flattering respect", at: "JUD 1:16" },
    ],
  },
  { words: ["ado"], senses: [{ meaning: "fuss, commotion", example: "MRK 5:39" }] },
  { words: ["adventure", "adventured"], senses: [{ meaning: "to risk, to dare", example: "JDG 9:17" }] },
  { words: ["advertise"], senses: [{ meaning: "to let someone know", example: "RUT 4:4" }] },
  {
    words: ["advise", "advised", "advisement"],
    senses: [
      { meaning: "to think carefully what to do", at: "2SA 24:13 1CH 21:12" },
      { meaning: "talking it over", at: "1CH 12:19" },
    ],
    plain: "1KI 12:6 PRO 13:10 ACT 27:12",
  },
  {
    words: ["affect", "affecteth", "affected", "affectioned", "affection", "affections"],
    senses: [
      { meaning: "passion, strong desire", at: "ROM 1:26 GAL 5:24 COL 3:5" },
      { meaning: "the mind, what one cares about", at: "COL 3:2" },
      { meaning: "to court, to be eager to win someone over", at: "GAL 4:17,18" },
      { meaning: "disposed, turned (against someone)", at: "ACT 14:2" },
      { meaning: "fond, devoted", at: "ROM 12:10" },
      { meaning: "grieves", at: "LAM 3:51" },
    ],
    plain: "1CH 29:3 ROM 1:31 2CO 7:15 2TI 3:3",
  },
  { words: ["affinity"], senses: [{ meaning: "a bond between families made by marriage", example: "1KI 3:1" }] },
  { words: ["affright", "affrighted"], senses: [{ meaning: "to frighten; frightened", example: "MRK 16:5" }] },
  {
    words: ["afore", "aforetime", "aforehand"],
    senses: [{ meaning: "before, earlier, in former times", example: "ROM 1:2" }],
  },
  { words: ["agone"], senses: [{ meaning: "ago", example: "1SA 30:13" }] },
  { words: ["albeit"], senses: [{ meaning: "although", example: "PHM 1:19" }] },
  { words: ["alleging"], senses: [{ meaning: "bringing forward as proof", example: "ACT 17:3" }] },
  {
    words: ["allow", "allowed", "alloweth", "allowance"],
    senses: [
      { meaning: "to approve", at: "LUK 11:48 ROM 7:15 14:22 1TH 2:4", example: "ROM 7:15" },
      { meaning: "to accept as true", at: "ACT 24:15" },
    ],
    plain: "2KI 25:30",
  },
  { words: ["alms", "almsdeeds"], senses: [{ meaning: "gifts to the poor", example: "MAT 6:1" }] },
  { words: ["ambassage"], senses: [{ meaning: "a group of messengers sent to make terms", example: "LUK 14:32" }] },
  { words: ["amerce"], senses: [{ meaning: "to punish with a fine", example: "DEU 22:19" }] },
  { words: ["amiable"], senses: [{ meaning: "lovely, dear", example: "PSA 84:1" }] },
  {
    words: ["ancients", "ancient"],
    senses: [
      { meaning: "the elders, the leaders", at: "ISA 3:2,14 9:15 24:23 JER 19:1 EZK 7:26 8:11,12 9:6 27:9" },
      { meaning: "an old person; the old", at: "EZR 3:12 JOB 12:12 PSA 119:100 ISA 3:5 47:6" },
    ],
    plain: "rest",
  },
  { words: ["angle"], senses: [{ meaning: "a fish hook", example: "HAB 1:15" }] },
  { words: ["anon"], senses: [{ meaning: "at once, straight away", example: "MAT 13:20" }] },
  { words: ["answerable"], senses: [{ meaning: "matching, corresponding", example: "EXO 38:18" }] },
  {
    words: ["apothecary", "apothecaries"],
    senses: [{ meaning: "a maker of perfumes and ointments", example: "EXO 30:25" }],
  },
  { words: ["apparently"], senses: [{ meaning: "plainly, openly", example: "NUM 12:8" }] },
  {
    words: ["apprehend", "apprehended"],
    senses: [{ meaning: "to take hold of, to reach", at: "PHP 3:12,13" }],
    plain: "ACT 12:4 2CO 11:32",
  },
  { words: ["apt"], senses: [{ meaning: "fit, able, skilled", example: "1TI 3:2" }] },
  { words: ["armholes"], senses: [{ meaning: "armpits; also wrists or elbows", example: "JER 38:12" }] },
  { words: ["artificer", "artificers"], senses: [{ meaning: "a skilled maker, a craftsman", example: "GEN 4:22" }] },
  { words: ["artillery"], senses: [{ meaning: "weapons, here a bow and arrows", example: "1SA 20:40" }] },
  { words: ["assay", "assayed", "assaying"], senses: [{ meaning: "to try, to attempt", example: "ACT 16:7" }] },
  { words: ["asswage", "asswaged"], senses: [{ meaning: "to grow calm, to go down; to ease", example: "GEN 8:1" }] },
  { words: ["astonied"], senses: [{ meaning: "stunned, amazed", example: "DAN 3:24" }] },
  { words: ["asunder"], senses: [{ meaning: "apart, into pieces", example: "MAT 19:6" }] },
  { words: ["athirst"], senses: [{ meaning: "thirsty", example: "REV 22:17" }] },
  {
    words: ["attend", "attended", "attent", "attentively"],
    senses: [
      {
        meaning: "to listen with care; attent: listening",
        at: "2CH 6:40 7:15 JOB 32:12 37:2 PSA 17:1 55:2 61:1 66:19 86:6 142:6 PRO 4:1,20 5:1 7:24 ACT 16:14",
        example: "PSA 17:1",
      },
      { meaning: "to serve, to give oneself to", at: "1CO 7:35" },
    ],
    plain: "EST 4:5",
  },
  {
    words: ["attendance", "attending"],
    senses: [{ meaning: "attention, service", at: "ROM 13:6 1TI 4:13 HEB 7:13" }],
    plain: "1KI 10:5 2CH 9:4",
  },
  { words: ["audience"], senses: [{ meaning: "hearing; give audience: listen", example: "ACT 13:16" }] },
  { words: ["austere"], senses: [{ meaning: "harsh, strict", example: "LUK 19:21" }] },
  { words: ["averse"], senses: [{ meaning: "turned away from", example: "MIC 2:8" }] },
  { words: ["avouched"], senses: [{ meaning: "declared solemnly", example: "DEU 26:17" }] },
  {
    words: ["away with"],
    senses: [
      { meaning: "to bear, to put up with", at: "ISA 1:13" },
      { meaning: "take (him) away to his death", at: "LUK 23:18 JHN 19:15 ACT 21:36 22:22" },
    ],
    plain: "rest",
  },
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
  {
    words: ["lade", "laded", "laden", "ladeth", "lading", "loaden"],
    senses: [{ meaning: "to load; lading: a ship’s cargo", example: "GEN 42:26" }],
  },
  { words: ["lasciviousness"], senses: [{ meaning: "lust without shame", example: "GAL 5:19" }] },
  { words: ["latchet"], senses: [{ meaning: "the strap of a sandal", example: "MRK 1:7" }] },
  { words: ["latter rain"], senses: [{ meaning: "the spring rain, before the harvest", example: "JAS 5:7" }] },
  { words: ["laud"], senses: [{ meaning: "to praise", example: "ROM 15:11" }] },
  { words: ["laver", "lavers"], senses: [{ meaning: "a basin for washing", example: "EXO 30:18" }] },
  { words: ["leasing"], senses: [{ meaning: "lying, falsehood", example: "PSA 4:2" }] },
  {
    words: ["leaven", "leavened", "leaveneth"],
    senses: [{ meaning: "yeast, old dough that makes new dough rise; leavened: raised by it", example: "MAT 13:33" }],
  },
  {
    words: ["let", "letteth"],
    senses: [
      {
        meaning: "to hinder, to hold back, the opposite of today’s meaning",
        at: "EXO 5:4 ISA 43:13 ROM 1:13 2TH 2:7",
        example: "ROM 1:13",
      },
    ],
    plain: "rest",
  },
  {
    words: ["lewd", "lewdly", "lewdness"],
    senses: [
      { meaning: "sexual shame, shameful", example: "EZK 16:27" },
      { meaning: "wicked, worthless; a crime", at: "ACT 17:5 18:14" },
    ],
  },
  { words: ["lien"], senses: [{ meaning: "lain", example: "PSA 68:13" }] },
  { words: ["lieutenants"], senses: [{ meaning: "governors of provinces", example: "EST 3:12" }] },
  {
    words: ["lighted"],
    senses: [
      { meaning: "got down (from a mount or chariot)", at: "GEN 24:64 JOS 15:18 JDG 1:14 4:15 1SA 25:23 2KI 5:21" },
      { meaning: "came upon, met, fell upon", at: "GEN 28:11 2KI 10:15 ISA 9:8" },
    ],
    plain: "rest",
  },
  {
    words: ["lighten", "lightened", "lighteneth"],
    senses: [{ meaning: "to give light to, to shine", example: "LUK 2:32" }],
    plain: "1SA 6:5 JON 1:5 ACT 27:18,38",
  },
  { words: ["liking"], senses: [{ meaning: "condition, look of health", example: "DAN 1:10" }] },
  { words: ["listeth", "listed"], senses: [{ meaning: "to wish, to choose", example: "JHN 3:8" }] },
  { words: ["lively"], senses: [{ meaning: "living", at: "ACT 7:38 1PE 1:3 2:5" }], plain: "EXO 1:19 PSA 38:19" },
  { words: ["lowring"], senses: [{ meaning: "dark and threatening, of the sky", example: "MAT 16:3" }] },
  { words: ["lucre"], senses: [{ meaning: "gain, money made", example: "1TI 3:3" }] },
  { words: ["lunatick"], senses: [{ meaning: "having fits, then blamed on the moon", example: "MAT 17:15" }] },
  {
    words: ["lust", "lusts", "lusted", "lusteth", "lusting"],
    senses: [{ meaning: "desire, craving of any kind", example: "JAS 4:2" }],
    plain: "PRO 6:25 MAT 5:28 ROM 1:24,27 1TH 4:5 2PE 2:10,18",
  },
  { words: ["lusty"], senses: [{ meaning: "strong, vigorous", example: "JDG 3:29" }] },
  { words: ["magnifical"], senses: [{ meaning: "splendid, magnificent", example: "1CH 22:5" }] },
  { words: ["mammon"], senses: [{ meaning: "riches, money as a master", example: "MAT 6:24" }] },
  { words: ["mandrakes"], senses: [{ meaning: "a plant thought to help a woman conceive", example: "GEN 30:14" }] },
  { words: ["manifold"], senses: [{ meaning: "many, of many kinds", example: "PSA 104:24" }] },
  { words: ["mansions"], senses: [{ meaning: "places to stay, rooms", example: "JHN 14:2" }] },
  { words: ["mar", "marred"], senses: [{ meaning: "to spoil, to damage", example: "JER 18:4" }] },
  { words: ["marishes"], senses: [{ meaning: "marshes", example: "EZK 47:11" }] },
  {
    words: ["mastery", "masteries"],
    senses: [{ meaning: "victory, the prize in a contest", at: "EXO 32:18 1CO 9:25 2TI 2:5" }],
    plain: "DAN 6:24",
  },
  { words: ["mattock", "mattocks"], senses: [{ meaning: "a tool like a pickaxe", example: "1SA 13:20" }] },
  { words: ["maul"], senses: [{ meaning: "a heavy hammer or club", example: "PRO 25:18" }] },
  { words: ["maw"], senses: [{ meaning: "the stomach of an animal", example: "DEU 18:3" }] },
  {
    words: ["mean"],
    senses: [
      { meaning: "humble, of low rank", at: "PRO 22:29 ISA 2:9 5:15 31:8" },
      { meaning: "unimportant", at: "ACT 21:39" },
    ],
    plain: "rest",
  },
  { words: ["meat", "meats"], senses: [{ meaning: "food of any kind; at meat: at a meal", example: "GEN 1:29" }] },
  { words: ["meat offering", "meat offerings"], senses: [{ meaning: "an offering of grain", example: "LEV 2:1" }] },
  {
    words: ["meet", "meetest"],
    senses: [
      {
        meaning: "fitting, right, fit for",
        at: "GEN 2:18,20 EXO 8:26 DEU 3:18 JDG 5:30 2KI 10:3 EZR 4:14 EST 2:9 JOB 34:31 PRO 11:24 JER 26:14 27:5 EZK 15:4,5 MAT 3:8 15:26 MRK 7:27 LUK 15:32 ACT 26:20 ROM 1:27 1CO 15:9 16:4 PHP 1:7 COL 1:12 2TH 1:3 2TI 2:21 HEB 6:7 2PE 1:13",
        example: "MAT 3:8",
      },
    ],
    plain: "rest",
  },
  { words: ["mess", "messes"], senses: [{ meaning: "a portion of food", example: "GEN 43:34" }] },
  {
    words: ["mete", "meted", "meteyard"],
    senses: [
      { meaning: "to measure out", example: "MAT 7:2" },
      { meaning: "a measuring stick", at: "LEV 19:35" },
    ],
  },
  { words: ["mincing"], senses: [{ meaning: "taking short, dainty steps", example: "ISA 3:16" }] },
  { words: ["minish", "minished"], senses: [{ meaning: "to make less", example: "PSA 107:39" }] },
  { words: ["minstrel", "minstrels"], senses: [{ meaning: "a musician", example: "2KI 3:15" }] },
  { words: ["mite", "mites"], senses: [{ meaning: "the smallest coin", example: "MRK 12:42" }] },
  { words: ["mitre"], senses: [{ meaning: "the high priest’s turban", example: "EXO 28:4" }] },
  { words: ["mollified"], senses: [{ meaning: "softened, soothed", example: "ISA 1:6" }] },
  { words: ["mortify"], senses: [{ meaning: "to put to death", example: "COL 3:5" }] },
  { words: ["mote"], senses: [{ meaning: "a speck", example: "MAT 7:3" }] },
  { words: ["motions"], senses: [{ meaning: "urges, passions", example: "ROM 7:5" }] },
  { words: ["mufflers"], senses: [{ meaning: "veils", example: "ISA 3:19" }] },
  { words: ["munition", "munitions"], senses: [{ meaning: "a fortress, a stronghold", example: "ISA 33:16" }] },
  { words: ["murrain"], senses: [{ meaning: "a plague among cattle", example: "EXO 9:3" }] },
  { words: ["naught", "naughty", "naughtiness"], senses: [{ meaning: "bad, worthless, wicked", example: "JER 24:2" }] },
  { words: ["naves"], senses: [{ meaning: "the hubs of wheels", example: "1KI 7:33" }] },
  { words: ["necromancer"], senses: [{ meaning: "one who claims to ask the dead", example: "DEU 18:11" }] },
  { words: ["neesings"], senses: [{ meaning: "sneezings, snortings", example: "JOB 41:18" }] },
  { words: ["nephew", "nephews"], senses: [{ meaning: "grandchildren, descendants", example: "1TI 5:4" }] },
  { words: ["nether", "nethermost"], senses: [{ meaning: "lower; nethermost: lowest", example: "DEU 24:6" }] },
  { words: ["nigh"], senses: [{ meaning: "near", example: "PSA 34:18" }] },
  { words: ["nitre"], senses: [{ meaning: "natural soda, used for washing", example: "JER 2:22" }] },
  { words: ["noised"], senses: [{ meaning: "spread abroad as news", example: "MRK 2:1" }] },
  { words: ["noisome"], senses: [{ meaning: "harmful, foul", example: "PSA 91:3" }] },
  { words: ["notable"], senses: [{ meaning: "striking, well known", example: "ACT 4:16" }] },
  { words: ["nought"], senses: [{ meaning: "nothing", example: "JOB 1:9" }] },
  { words: ["obeisance"], senses: [{ meaning: "a deep bow", example: "GEN 37:7" }] },
  { words: ["oblation", "oblations"], senses: [{ meaning: "an offering", example: "LEV 2:4" }] },
  { words: ["obscurity"], senses: [{ meaning: "darkness", example: "ISA 29:18" }] },
  { words: ["observation"], senses: [{ meaning: "in a way that can be watched for", at: "LUK 17:20" }] },
  {
    words: ["occupy", "occupied", "occupiers", "occupieth", "occupation"],
    senses: [
      { meaning: "to do business, to trade", at: "EZK 27:9,16,19,21,22,27 LUK 19:13", example: "LUK 19:13" },
      { meaning: "used", at: "EXO 38:24 JDG 16:11" },
      { meaning: "fills, takes", at: "1CO 14:16" },
      { meaning: "taken up with, devoted to", at: "HEB 13:9" },
    ],
    plain: "GEN 46:33 47:3 JON 1:8 ACT 18:3 19:25",
  },
  {
    words: ["offence", "offences"],
    senses: [
      {
        meaning: "what makes people stumble",
        at: "1SA 25:31 ISA 8:14 MAT 16:23 18:7 LUK 17:1 ROM 9:33 14:20 16:17 1CO 10:32 2CO 6:3 GAL 5:11 PHP 1:10 1PE 2:8",
      },
      { meaning: "a wrong, a sin", example: "ROM 4:25" },
    ],
  },
  {
    words: ["offend", "offended", "offender", "offenders"],
    senses: [
      {
        meaning: "to make someone stumble or sin",
        at: "MAT 5:29,30 13:41 18:6,8,9 MRK 9:42,43,45,47 LUK 17:2 1CO 8:13",
      },
      {
        meaning: "to stumble, to fall away",
        at: "PSA 119:165 MAT 11:6 13:21 24:10 26:31,33 MRK 4:17 14:27,29 LUK 7:23 JHN 16:1 ROM 14:21 2CO 11:29",
      },
      { meaning: "to do wrong, to sin; offender: a guilty person", example: "JAS 3:2" },
    ],
    plain: "PRO 18:19 MAT 13:57 15:12 17:27 MRK 6:3 JHN 6:61",
  },
  { words: ["offscouring"], senses: [{ meaning: "scum, what is wiped off and thrown away", example: "1CO 4:13" }] },
  { words: ["oft", "ofttimes", "oftentimes"], senses: [{ meaning: "often", example: "PSA 78:40" }] },
  {
    words: ["oracle", "oracles"],
    senses: [
      { meaning: "the inner room of the temple, the most holy place", example: "1KI 6:5" },
      { meaning: "the words of God", at: "2SA 16:23 ACT 7:38 ROM 3:2 HEB 5:12 1PE 4:11" },
    ],
  },
  { words: ["ouches"], senses: [{ meaning: "settings for jewels", example: "EXO 28:11" }] },
  {
    words: ["ought"],
    senses: [
      {
        meaning: "anything",
        at: "GEN 39:6 47:18 EXO 5:8,11,19 12:46 22:14 29:34 LEV 11:25 19:6 25:14 27:31 NUM 15:24,30 30:6 DEU 4:2 15:2 26:14 JOS 21:45 RUT 1:17 1SA 12:4,5 25:7 30:22 2SA 3:35 14:10,19 MAT 5:23 21:3 MRK 7:12 8:23 11:25 JHN 4:33 ACT 4:32 24:19#2 28:19 PHM 1:18",
        example: "MRK 11:25",
      },
    ],
    plain: "rest",
  },
  { words: ["outlandish"], senses: [{ meaning: "foreign", example: "NEH 13:26" }] },
  { words: ["outwent"], senses: [{ meaning: "got there ahead of", example: "MRK 6:33" }] },
  {
    words: ["overcharge", "overcharged"],
    senses: [
      { meaning: "weighed down", at: "LUK 21:34" },
      { meaning: "to be too hard on", at: "2CO 2:5" },
    ],
  },
  {
    words: ["painful", "painfulness"],
    senses: [{ meaning: "hard, troublesome; toil and hardship", example: "2CO 11:27" }],
  },
  { words: ["palmerworm"], senses: [{ meaning: "a locust or a caterpillar", example: "JOL 1:4" }] },
  { words: ["palsy", "palsies"], senses: [{ meaning: "paralysis, being unable to move", example: "MRK 2:3" }] },
  { words: ["paps"], senses: [{ meaning: "breasts, the chest", example: "LUK 11:27" }] },
  { words: ["paramours"], senses: [{ meaning: "lovers", example: "EZK 23:20" }] },
  {
    words: ["parlour", "parlours"],
    senses: [
      { meaning: "a private or upper room", example: "JDG 3:20" },
      { meaning: "a dining hall", at: "1SA 9:22" },
    ],
  },
  {
    words: ["passion", "passions"],
    senses: [
      { meaning: "suffering and death", at: "ACT 1:3" },
      { meaning: "feelings, human nature", at: "ACT 14:15 JAS 5:17" },
    ],
  },
  {
    words: ["pastor", "pastors"],
    senses: [{ meaning: "shepherds, the rulers of the people", example: "JER 3:15" }],
    plain: "EPH 4:11",
  },
  { words: ["pate"], senses: [{ meaning: "the top of the head", example: "PSA 7:16" }] },
  { words: ["peculiar"], senses: [{ meaning: "one’s very own, specially treasured", example: "1PE 2:9" }] },
  { words: ["peep", "peeped"], senses: [{ meaning: "to chirp like a bird, to whisper", example: "ISA 8:19" }] },
  {
    words: ["penny", "pence", "pennyworth"],
    senses: [{ meaning: "a Roman silver coin, a labourer’s pay for a day", example: "MAT 20:2" }],
  },
  { words: ["peradventure"], senses: [{ meaning: "perhaps", example: "GEN 18:24" }] },
  { words: ["perdition"], senses: [{ meaning: "ruin, destruction", example: "2PE 3:7" }] },
  {
    words: ["phylacteries"],
    senses: [{ meaning: "small boxes with verses, worn on the arm and forehead", example: "MAT 23:5" }],
  },
  { words: ["pilled"], senses: [{ meaning: "peeled", example: "GEN 30:37" }] },
  { words: ["pitiful"], senses: [{ meaning: "full of pity", example: "JAS 5:11" }] },
  { words: ["platted"], senses: [{ meaning: "wove, twisted together", example: "MAT 27:29" }] },
  {
    words: ["plead", "pleaded", "pleadeth", "pleadings"],
    senses: [{ meaning: "to argue a case, to contend as in a court", example: "PSA 43:1" }],
  },
  { words: ["policy"], senses: [{ meaning: "cunning, clever dealing", example: "DAN 8:25" }] },
  {
    words: ["poll", "polled", "polls"],
    senses: [
      { meaning: "to cut the hair of the head", at: "2SA 14:26 EZK 44:20 MIC 1:16", example: "EZK 44:20" },
      { meaning: "a head, a person", at: "NUM 1:2,18,20,22 3:47 1CH 23:3,24" },
    ],
  },
  { words: ["pommels"], senses: [{ meaning: "bowl-shaped tops of pillars", example: "2CH 4:12" }] },
  { words: ["porter", "porters"], senses: [{ meaning: "a gatekeeper, a doorkeeper", example: "JHN 10:3" }] },
  {
    words: ["post", "posts"],
    senses: [{ meaning: "a fast messenger", at: "2CH 30:6,10 EST 3:13,15 8:10,14 JOB 9:25 JER 51:31" }],
    plain: "rest",
  },
  { words: ["potsherd", "potsherds"], senses: [{ meaning: "a piece of broken pottery", example: "JOB 2:8" }] },
  { words: ["pottage"], senses: [{ meaning: "a thick stew", example: "GEN 25:34" }] },
  { words: ["prating"], senses: [{ meaning: "foolish talking", example: "PRO 10:8" }] },
  {
    words: ["prefer", "preferred", "preferring"],
    senses: [{ meaning: "to put first, to place above others", example: "JHN 1:15" }],
  },
  { words: ["presently"], senses: [{ meaning: "at once", example: "MAT 26:53" }] },
  { words: ["press"], senses: [{ meaning: "a crowd", at: "MRK 2:4 5:27,30 LUK 8:19 19:3" }], plain: "rest" },
  {
    words: ["prevent", "prevented", "preventest"],
    senses: [
      { meaning: "to come upon, to confront", at: "2SA 22:6,19 JOB 30:27 PSA 18:5,18 AMO 9:10" },
      { meaning: "to come to meet, to receive", at: "JOB 3:12 PSA 21:3 59:10 79:8 88:13 ISA 21:14" },
      {
        meaning: "to come before, to be ahead of",
        at: "JOB 41:11 PSA 119:147,148 MAT 17:25 1TH 4:15",
        example: "1TH 4:15",
      },
    ],
  },
  {
    words: ["pricks"],
    senses: [
      { meaning: "goads, pointed sticks for driving oxen", at: "ACT 9:5 26:14" },
      { meaning: "thorns, splinters", at: "NUM 33:55" },
    ],
  },
  { words: ["privily"], senses: [{ meaning: "secretly", example: "MAT 1:19" }] },
  {
    words: ["privy"],
    senses: [
      { meaning: "private, hidden", at: "DEU 23:1 EZK 21:14" },
      { meaning: "sharing the secret of", at: "1KI 2:44 ACT 5:2" },
    ],
  },
  {
    words: ["profess", "professed", "professing", "profession"],
    senses: [
      { meaning: "to declare openly; a declaration of faith", example: "HEB 4:14" },
      { meaning: "claiming", at: "ROM 1:22 1TI 6:21" },
    ],
  },
  {
    words: ["proper"],
    senses: [
      { meaning: "one’s own", at: "1CH 29:3 ACT 1:19 1CO 7:7" },
      { meaning: "fine to look at", at: "HEB 11:23" },
    ],
  },
  {
    words: ["prove", "proved", "proveth", "proving"],
    senses: [{ meaning: "to test, to try out", example: "MAL 3:10" }],
    plain: "JOB 9:20 ACT 9:22 24:13 25:7 ROM 3:9",
  },
  { words: ["provender"], senses: [{ meaning: "food for animals", example: "GEN 24:32" }] },
  {
    words: ["provoke", "provoked"],
    senses: [{ meaning: "to stir up (to do good)", at: "2CO 9:2 HEB 10:24" }],
    plain: "rest",
  },
  { words: ["publican", "publicans"], senses: [{ meaning: "a collector of taxes for Rome", example: "LUK 18:13" }] },
  {
    words: ["puffed", "puffeth"],
    senses: [
      { meaning: "swollen with pride", example: "1CO 4:6" },
      { meaning: "sneers", at: "PSA 10:5 12:5" },
    ],
  },
  { words: ["pulse"], senses: [{ meaning: "vegetables, beans and lentils", example: "DAN 1:12" }] },
  {
    words: ["purge", "purged", "purgeth", "purging"],
    senses: [
      { meaning: "to cleanse, to clear", example: "PSA 51:7" },
      { meaning: "prunes, cuts clean", at: "JHN 15:2" },
    ],
  },
  { words: ["purloining"], senses: [{ meaning: "stealing small things", example: "TIT 2:10" }] },
  { words: ["purtenance"], senses: [{ meaning: "the inner organs of an animal", example: "EXO 12:9" }] },
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
  {
    words: ["sackbut"],
    senses: [{ meaning: "a kind of trombone; the Aramaic word probably means a harp", example: "DAN 3:5" }],
  },
  { words: ["satyr", "satyrs"], senses: [{ meaning: "a wild goat, or a demon in that shape", example: "ISA 13:21" }] },
  {
    words: ["savour", "savours", "savoury"],
    senses: [
      { meaning: "smell; savoury: good to taste", example: "GEN 8:21" },
      { meaning: "taste", at: "MAT 5:13 LUK 14:34" },
    ],
  },
  { words: ["savourest"], senses: [{ meaning: "have in mind, care about", example: "MAT 16:23" }] },
  { words: ["scall"], senses: [{ meaning: "a scaly disease of the skin", example: "LEV 13:30" }] },
  { words: ["science"], senses: [{ meaning: "knowledge", example: "1TI 6:20" }] },
  { words: ["scrabbled"], senses: [{ meaning: "scratched marks", example: "1SA 21:13" }] },
  { words: ["scrip"], senses: [{ meaning: "a traveller’s bag", example: "LUK 10:4" }] },
  {
    words: ["secure", "securely", "security"],
    senses: [
      { meaning: "feeling safe, suspecting nothing", example: "JDG 8:11" },
      { meaning: "to keep out of trouble", at: "MAT 28:14" },
      { meaning: "a pledge, bail", at: "ACT 17:9" },
    ],
  },
  { words: ["seethe", "seething", "sod", "sodden"], senses: [{ meaning: "to boil; boiled", example: "GEN 25:29" }] },
  { words: ["selvedge"], senses: [{ meaning: "the edge of a cloth", example: "EXO 26:4" }] },
  {
    words: ["sensual"],
    senses: [{ meaning: "following the desires of the body, without the Spirit", example: "JUD 1:19" }],
  },
  { words: ["sepulchre", "sepulchres"], senses: [{ meaning: "a tomb", example: "MAT 28:1" }] },
  { words: ["serjeants"], senses: [{ meaning: "officers of the magistrates", example: "ACT 16:35" }] },
  { words: ["settle"], senses: [{ meaning: "a ledge round the altar", at: "EZK 43:14,17,20 45:19" }], plain: "rest" },
  { words: ["several", "severally"], senses: [{ meaning: "separate, each on its own", example: "MAT 25:15" }] },
  { words: ["shambles"], senses: [{ meaning: "a meat market", example: "1CO 10:25" }] },
  { words: ["shamefacedness"], senses: [{ meaning: "modesty", example: "1TI 2:9" }] },
  { words: ["sheepcote", "sheepcotes"], senses: [{ meaning: "a pen for sheep", example: "2SA 7:8" }] },
  { words: ["sherd", "sherds"], senses: [{ meaning: "a piece of broken pottery", example: "ISA 30:14" }] },
  {
    words: ["shew", "shewed", "shewedst", "shewest", "sheweth", "shewing"],
    senses: [{ meaning: "to show", example: "MIC 6:8" }],
  },
  { words: ["shroud"], senses: [{ meaning: "shade, a covering of leaves", example: "EZK 31:3" }] },
  { words: ["silly"], senses: [{ meaning: "simple, easily led", example: "HOS 7:11" }] },
  { words: ["silverlings"], senses: [{ meaning: "pieces of silver", example: "ISA 7:23" }] },
  {
    words: ["simple", "simplicity"],
    senses: [
      { meaning: "inexperienced, easily led", example: "PRO 14:15" },
      { meaning: "innocent, without guilt or knowledge of evil", at: "2SA 15:11 ROM 16:19" },
      { meaning: "sincerity, singleness of heart", at: "2CO 1:12 11:3" },
      { meaning: "generosity", at: "ROM 12:8" },
    ],
  },
  { words: ["sincere"], senses: [{ meaning: "pure, with nothing mixed in", at: "1PE 2:2" }], plain: "PHP 1:10" },
  {
    words: ["single", "singleness"],
    senses: [
      { meaning: "healthy, clear", at: "MAT 6:22 LUK 11:34" },
      { meaning: "sincerity, a whole heart", at: "ACT 2:46 EPH 6:5 COL 3:22" },
    ],
  },
  { words: ["singular"], senses: [{ meaning: "special", at: "LEV 27:2" }] },
  { words: ["sith"], senses: [{ meaning: "since", example: "EZK 35:6" }] },
  { words: ["sixscore"], senses: [{ meaning: "a hundred and twenty", example: "JON 4:11" }] },
  { words: ["sleight"], senses: [{ meaning: "trickery", example: "EPH 4:14" }] },
  { words: ["slime", "slimepits"], senses: [{ meaning: "tar, bitumen; slimepits: pits of tar", example: "GEN 11:3" }] },
  { words: ["slothful", "slothfulness"], senses: [{ meaning: "lazy; laziness", example: "PRO 19:24" }] },
  {
    words: ["smite", "smitest", "smiteth", "smiters", "smiting", "smitten", "smote", "smotest"],
    senses: [{ meaning: "to strike, to hit; to defeat, to kill", example: "MAT 5:39" }],
  },
  {
    words: ["snuffed", "snuffeth"],
    senses: [
      { meaning: "sniffed, drew in breath", example: "JER 14:6" },
      { meaning: "turned up the nose at", at: "MAL 1:13" },
    ],
  },
  {
    words: ["snuffers", "snuffdishes"],
    senses: [{ meaning: "tools and trays for trimming lamps", example: "EXO 37:23" }],
  },
  {
    words: ["sober", "soberly", "soberness", "sobriety"],
    senses: [{ meaning: "self-controlled, clear of mind", example: "1PE 5:8" }],
  },
  { words: ["sodering"], senses: [{ meaning: "soldering, joining of metal", example: "ISA 41:7" }] },
  {
    words: ["sojourn", "sojourned", "sojourner", "sojourners", "sojourneth", "sojourning"],
    senses: [{ meaning: "to live somewhere as a stranger for a while", example: "GEN 12:10" }],
  },
  {
    words: ["solemn", "solemnity", "solemnities", "solemnly"],
    senses: [{ meaning: "set apart for worship; a sacred feast", example: "NUM 10:10" }],
    plain: "GEN 43:3 1SA 8:9 PSA 92:3",
  },
  { words: ["sop"], senses: [{ meaning: "a piece of bread dipped in the dish", example: "JHN 13:26" }] },
  {
    words: ["sore", "sorer"],
    senses: [{ meaning: "very, greatly; severe", example: "LUK 2:9" }],
    plain: "GEN 34:25 LEV 13:42,43 2CH 6:28,29 JOB 5:18 PSA 38:11 77:2 REV 16:2",
  },
  { words: ["sottish"], senses: [{ meaning: "foolish, dull", example: "JER 4:22" }] },
  { words: ["spake", "spakest"], senses: [{ meaning: "spoke", example: "GEN 8:15" }] },
  { words: ["sped"], senses: [{ meaning: "succeeded", example: "JDG 5:30" }] },
  {
    words: ["spikenard"],
    senses: [{ meaning: "a costly ointment from a plant of the Himalaya", example: "JHN 12:3" }],
  },
  {
    words: ["spoil", "spoils", "spoiled", "spoilest", "spoileth", "spoiler", "spoilers", "spoiling"],
    senses: [
      { meaning: "to plunder, to rob; plunder", example: "EXO 3:22" },
      { meaning: "to carry off as plunder, to take captive", at: "COL 2:8" },
      { meaning: "having stripped of power", at: "COL 2:15" },
    ],
    plain: "SNG 2:15 ISA 18:2,7",
  },
  {
    words: ["stablish", "stablished", "stablisheth"],
    senses: [{ meaning: "to make firm, to set up", example: "1PE 5:10" }],
  },
  { words: ["stanched"], senses: [{ meaning: "stopped flowing", example: "LUK 8:44" }] },
  { words: ["staves"], senses: [{ meaning: "staffs, poles", example: "MRK 14:43" }] },
  {
    words: ["stay", "stays", "stayed", "stayeth"],
    senses: [
      {
        meaning: "to hold up, to support; to lean on; a support",
        at: "EXO 17:12 2SA 22:19 1KI 10:19 22:35 2CH 9:18 18:34 PSA 18:18 SNG 2:5 ISA 3:1 10:20 19:13 26:3 30:12 31:1 48:2 50:10",
        example: "ISA 26:3",
      },
      {
        meaning: "to stop, to hold back",
        at: "EXO 10:24 LEV 13:5,37 NUM 16:48,50 25:8 JOS 10:13 RUT 1:13 1SA 24:7 2SA 24:16,21,25 2KI 4:6 13:18 1CH 21:15,22 JOB 37:4 38:11,37 PSA 106:30 PRO 28:17 ISA 27:8 29:9 JER 20:9 EZK 31:15 DAN 4:35 HAG 1:10 LUK 4:42",
      },
      { meaning: "were laid on her", at: "LAM 4:6" },
    ],
    plain:
      "GEN 8:10,12 19:17 32:4 EXO 9:28 LEV 13:23,28 DEU 10:10 JOS 10:19 1SA 15:16 20:19,38 30:9 2SA 17:17 2KI 15:20 JER 4:6 HOS 13:13 ACT 19:22",
  },
  { words: ["straightway"], senses: [{ meaning: "at once", example: "MRK 1:18" }] },
  {
    words: ["strait", "straits", "straitness", "straiten", "straitened", "straiteneth", "straitly", "straitest"],
    senses: [
      { meaning: "narrow, tight", at: "JOS 6:1 2KI 6:1 ISA 49:20 MAT 7:13,14 LUK 13:24", example: "MAT 7:14" },
      {
        meaning: "a hard place, distress",
        at: "DEU 28:53,55,57 1SA 13:6 2SA 24:14 1CH 21:13 JOB 20:22 36:16 JER 19:9#1 LAM 1:3 PHP 1:23",
      },
      {
        meaning: "hemmed in, pressed, made narrow",
        at: "JOB 12:23 18:7 37:10 PRO 4:12 JER 19:9#2 EZK 42:6 MIC 2:7 LUK 12:50 2CO 6:12",
      },
      {
        meaning: "strictly; closely",
        at: "GEN 43:7 EXO 13:19 1SA 14:28 MAT 9:30 MRK 1:43 3:12 5:43 LUK 9:21 ACT 4:17 5:28 26:5",
        example: "MRK 1:43",
      },
    ],
  },
  {
    words: ["strake", "strakes"],
    senses: [
      { meaning: "streaks, stripes", at: "GEN 30:37 LEV 14:37" },
      { meaning: "lowered: they let down the sail", at: "ACT 27:17" },
    ],
  },
  {
    words: ["strange"],
    senses: [
      { meaning: "foreign, of another people", example: "PSA 137:4" },
      {
        meaning: "(of a woman) not one’s own wife",
        at: "JDG 11:2 PRO 2:16 5:3,20 6:24 7:5 20:16 22:14 23:27,33 27:13",
      },
      { meaning: "not allowed by the law", at: "EXO 30:9 LEV 10:1 NUM 3:4 26:61" },
    ],
    plain: "GEN 42:7 JOB 19:3,17 31:3 PRO 21:8 ISA 28:21 HOS 8:12 LUK 5:26 ACT 17:20 HEB 13:9 1PE 4:4,12 JUD 1:7",
  },
  {
    words: ["stricken"],
    senses: [
      { meaning: "struck", example: "ISA 53:4" },
      { meaning: "stricken in years: very old", at: "GEN 18:11 24:1 JOS 13:1 23:1,2 1KI 1:1 LUK 1:7,18" },
    ],
  },
  {
    words: ["study", "studieth"],
    senses: [
      { meaning: "to do one’s best, to make it one’s aim", at: "1TH 4:11 2TI 2:15" },
      { meaning: "to think out, to plan", at: "PRO 15:28 24:2" },
    ],
    plain: "ECC 12:12",
  },
  { words: ["stuff"], senses: [{ meaning: "goods, baggage", example: "1SA 10:22" }], plain: "EXO 36:7" },
  {
    words: ["substance"],
    senses: [
      { meaning: "possessions, goods", example: "LUK 15:13" },
      { meaning: "something that exists, a creature", at: "GEN 7:4,23" },
      { meaning: "the body, one’s being", at: "JOB 30:22 PSA 139:15,16" },
      { meaning: "the stump, with its life", at: "ISA 6:13" },
      { meaning: "the solid ground, what makes sure", at: "HEB 11:1" },
    ],
  },
  {
    words: ["subtil", "subtilty", "subtilly"],
    senses: [
      { meaning: "crafty, sly; cunning", example: "GEN 3:1" },
      { meaning: "good sense", at: "PRO 1:4" },
    ],
  },
  {
    words: ["suburbs"],
    senses: [
      { meaning: "the open land round a city, for pasture", example: "LEV 25:34" },
      { meaning: "a court or precinct of the temple", at: "2KI 23:11" },
    ],
  },
  {
    words: ["subvert", "subverting", "subverted"],
    senses: [{ meaning: "to upset, to turn the wrong way", example: "TIT 1:11" }],
  },
  { words: ["succour", "succoured", "succourer"], senses: [{ meaning: "to help; a helper", example: "HEB 2:18" }] },
  {
    words: ["suffer", "suffered", "sufferest", "suffereth", "suffering", "sufferings"],
    senses: [
      {
        meaning: "to allow",
        at: "GEN 20:6 31:7,28 EXO 12:23 22:18 LEV 2:13 19:17 22:16 NUM 21:23 DEU 8:3 18:14 JOS 10:19 JDG 1:34 3:28 15:1 16:26 1SA 24:7 2SA 14:11 21:10 1KI 15:17 1CH 16:21 EST 3:8 JOB 9:18 21:3 31:30 PSA 16:10 55:22 66:9 89:33 105:14 107:38 121:3 PRO 10:3 ECC 5:6,12 EZK 44:20 MAT 3:15 8:21,31 19:8,14 23:13 24:43 MRK 1:34 5:19,37 7:12 10:4,14 11:16 LUK 4:41 8:32,51 9:59 12:39 18:16 22:51 ACT 2:27 13:35 14:16 16:7 19:30 21:39 27:7 28:4,16 1CO 6:7 10:13 1TI 2:12 HEB 7:23 REV 2:20 11:9",
        example: "MRK 10:14",
      },
      {
        meaning: "to put up with, to bear with",
        at: "JOB 36:2 PSA 101:5 MAT 17:17 MRK 9:19 LUK 9:41 ACT 13:18 1CO 4:12 9:12 13:4 2CO 11:19,20 HEB 13:22",
      },
    ],
    plain: "rest",
  },
  {
    words: ["sunder", "sundered"],
    senses: [{ meaning: "in sunder: apart, into pieces; sundered: parted", example: "PSA 46:9" }],
  },
  { words: ["sundry"], senses: [{ meaning: "various", example: "HEB 1:1" }] },
  {
    words: ["sup", "supped"],
    senses: [
      { meaning: "to eat the evening meal", example: "REV 3:20" },
      { meaning: "to swallow up", at: "HAB 1:9" },
    ],
  },
  { words: ["superstitious", "superstition"], senses: [{ meaning: "very religious; religion", example: "ACT 17:22" }] },
  { words: ["supple"], senses: [{ meaning: "to make clean or soft", at: "EZK 16:4" }] },
  {
    words: ["surety", "sureties", "suretiship"],
    senses: [
      { meaning: "one who stands good for another’s debt", example: "HEB 7:22" },
      { meaning: "of a surety: for certain", at: "GEN 15:13 18:13 26:9 ACT 12:11" },
    ],
  },
  { words: ["surfeiting"], senses: [{ meaning: "eating and drinking too much", example: "LUK 21:34" }] },
  {
    words: ["swaddling", "swaddled", "swaddlingband"],
    senses: [{ meaning: "bands of cloth in which a new child was wrapped", example: "LUK 2:7" }],
  },
  { words: ["sware", "swarest"], senses: [{ meaning: "swore, took an oath", example: "GEN 26:31" }] },
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
