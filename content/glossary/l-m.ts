import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsLToM: readonly GlossaryEntry[] = [
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
];
