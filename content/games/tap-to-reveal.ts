import { quotedIn } from "#domain/site/locales/locale.ts";
import type { RevealQuestion } from "#content/schema/games.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The ten verses of Tap to Reveal, each with four books, chapters and verses to choose from. All text is KJV. */
export const revealQuestions: readonly RevealQuestion[] = [
  {
    id: "genesis-1-1",
    scripture: "In the beginning God created the heaven and the earth.",
    reference: { book: "GEN", chapter: 1, verse: 1 },
    hint: "The first words of the first book.",
    options: { book: ["PSA", "GEN", "JHN", "HEB"], chapter: [3, 2, 1, 11], verse: [14, 1, 3, 27] },
  },
  {
    id: "ruth-1-16",
    scripture:
      "for whither thou goest, I will go; and where thou lodgest, I will lodge: thy people shall be my people, and thy God my God",
    reference: { book: "RUT", chapter: 1, verse: 16 },
    hint: "Said on a road, by a widow to her mother-in-law.",
    options: { book: ["EST", "1SA", "RUT", "SNG"], chapter: [1, 2, 3, 4], verse: [8, 22, 16, 5] },
  },
  {
    id: "1-samuel-16-7",
    scripture: "for man looketh on the outward appearance, but the LORD looketh on the heart.",
    reference: { book: "1SA", chapter: 16, verse: 7 },
    hint: "Samuel is looking at the eldest of eight brothers.",
    options: { book: ["1SA", "1KI", "JDG", "JER"], chapter: [9, 16, 17, 24], verse: [12, 3, 7, 23] },
  },
  {
    id: "psalms-23-4",
    scripture:
      "Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.",
    reference: { book: "PSA", chapter: 23, verse: 4 },
    hint: "From the best known of David’s songs.",
    options: { book: ["PRO", "JOB", "LAM", "PSA"], chapter: [121, 23, 91, 46], verse: [1, 6, 2, 4] },
  },
  {
    id: "ecclesiastes-3-1",
    scripture: "To every thing there is a season, and a time to every purpose under the heaven",
    reference: { book: "ECC", chapter: 3, verse: 1 },
    hint: "The Preacher opens a list of opposites.",
    options: { book: ["PRO", "ECC", "JAS", "JOB"], chapter: [12, 1, 3, 9], verse: [1, 8, 11, 22] },
  },
  {
    id: "micah-6-8",
    scripture:
      "and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?",
    reference: { book: "MIC", chapter: 6, verse: 8 },
    hint: "One of the twelve short prophets, plain about duty.",
    options: { book: ["AMO", "HOS", "ZEC", "MIC"], chapter: [7, 4, 6, 2], verse: [3, 8, 16, 12] },
  },
  {
    id: "matthew-5-16",
    scripture:
      "Let your light so shine before men, that they may see your good works, and glorify your Father which is in heaven.",
    reference: { book: "MAT", chapter: 5, verse: 16 },
    hint: "From the sermon on the mountain.",
    options: { book: ["MAT", "JHN", "EPH", "1JN"], chapter: [7, 13, 5, 25], verse: [3, 44, 9, 16] },
  },
  {
    id: "luke-2-11",
    scripture: "For unto you is born this day in the city of David a Saviour, which is Christ the Lord.",
    reference: { book: "LUK", chapter: 2, verse: 11 },
    hint: "News for shepherds on a night watch.",
    options: { book: ["MAT", "LUK", "ACT", "ISA"], chapter: [1, 3, 2, 15], verse: [7, 11, 40, 14] },
  },
  {
    id: "romans-8-31",
    scripture: "If God be for us, who can be against us?",
    reference: { book: "ROM", chapter: 8, verse: 31 },
    hint: "Paul writes this to believers in the capital.",
    options: { book: ["ROM", "HEB", "1CO", "PHP"], chapter: [5, 8, 12, 16], verse: [1, 28, 31, 38] },
  },
  {
    id: "revelation-3-20",
    scripture:
      "Behold, I stand at the door, and knock: if any man hear my voice, and open the door, I will come in to him, and will sup with him, and he with me.",
    reference: { book: "REV", chapter: 3, verse: 20 },
    hint: "A letter to Laodicea, the lukewarm church.",
    options: { book: ["JAS", "JHN", "REV", "2PE"], chapter: [2, 21, 3, 22], verse: [5, 20, 11, 15] },
  },
];
