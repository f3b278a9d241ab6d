import type { GlossaryEntry } from "../schema/dictionary.ts";

export const wordsA: readonly GlossaryEntry[] = [
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
];
