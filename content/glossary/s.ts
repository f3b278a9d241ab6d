import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsS: readonly GlossaryEntry[] = [
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
];
