import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsNToP: readonly GlossaryEntry[] = [
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
];
