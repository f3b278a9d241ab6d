import { quotedIn } from "#domain/site/locales/locale.ts";
import type { TriviaQuestion } from "#content/schema/games.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The 30 built-in questions of Trivia Challenge, ten per level. The book determines the level. All text is KJV. */
export const triviaQuestions: readonly TriviaQuestion[] = [
  // Simple: John, Psalms, Deuteronomy, Matthew, Joshua
  {
    id: "john-3-16",
    verse:
      "For God so loved the ___, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
    answer: "world",
    reference: { book: "JHN", chapter: 3, verse: 16 },
    choices: ["nation", "world", "people", "city"],
  },
  {
    id: "john-14-6",
    verse: "I am the ___, the truth, and the life: no man cometh unto the Father, but by me.",
    answer: "way",
    reference: { book: "JHN", chapter: 14, verse: 6 },
    choices: ["door", "vine", "way", "shepherd"],
  },
  {
    id: "psalms-23-1",
    verse: "The LORD is my ___; I shall not want.",
    answer: "shepherd",
    reference: { book: "PSA", chapter: 23, verse: 1 },
    choices: ["captain", "shepherd", "master", "watchman"],
  },
  {
    id: "psalms-119-105",
    verse: "Thy word is a ___ unto my feet, and a light unto my path.",
    answer: "lamp",
    reference: { book: "PSA", chapter: 119, verse: 105 },
    choices: ["lamp", "torch", "star", "staff"],
  },
  {
    id: "psalms-46-10",
    verse: "Be ___, and know that I am God",
    answer: "still",
    reference: { book: "PSA", chapter: 46, verse: 10 },
    choices: ["strong", "glad", "wise", "still"],
  },
  {
    id: "deuteronomy-6-5",
    verse: "And thou shalt love the LORD thy God with all thine ___, and with all thy soul, and with all thy might.",
    answer: "heart",
    reference: { book: "DEU", chapter: 6, verse: 5 },
    choices: ["household", "heart", "hope", "honour"],
  },
  {
    id: "matthew-5-9",
    verse: "Blessed are the ___: for they shall be called the children of God.",
    answer: "peacemakers",
    reference: { book: "MAT", chapter: 5, verse: 9 },
    choices: ["teachers", "watchmen", "obedient", "peacemakers"],
  },
  {
    id: "matthew-11-28",
    verse: "Come unto me, all ye that labour and are heavy laden, and I will give you ___.",
    answer: "rest",
    reference: { book: "MAT", chapter: 11, verse: 28 },
    choices: ["rest", "shelter", "honour", "bread"],
  },
  {
    id: "joshua-1-9",
    verse:
      "Be strong and of a good ___; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.",
    answer: "courage",
    reference: { book: "JOS", chapter: 1, verse: 9 },
    choices: ["report", "courage", "spirit", "counsel"],
  },
  {
    id: "joshua-24-15",
    verse: "but as for me and my house, we will ___ the LORD.",
    answer: "serve",
    reference: { book: "JOS", chapter: 24, verse: 15 },
    choices: ["forsake", "tempt", "serve", "provoke"],
  },
  // Medium: Proverbs, Philippians, Isaiah, 1 Peter
  {
    id: "proverbs-3-5",
    verse: "Trust in the LORD with all thine heart; and lean not unto thine own ___.",
    answer: "understanding",
    reference: { book: "PRO", chapter: 3, verse: 5 },
    choices: ["counsel", "riches", "understanding", "experience"],
  },
  {
    id: "proverbs-15-1",
    verse: "A soft ___ turneth away wrath: but grievous words stir up anger.",
    answer: "answer",
    reference: { book: "PRO", chapter: 15, verse: 1 },
    choices: ["answer", "hand", "song", "look"],
  },
  {
    id: "proverbs-16-18",
    verse: "Pride goeth before ___, and an haughty spirit before a fall.",
    answer: "destruction",
    reference: { book: "PRO", chapter: 16, verse: 18 },
    choices: ["sorrow", "hunger", "poverty", "destruction"],
  },
  {
    id: "philippians-4-13",
    verse: "I can do all things through Christ which ___ me.",
    answer: "strengtheneth",
    reference: { book: "PHP", chapter: 4, verse: 13 },
    choices: ["strengtheneth", "teacheth", "judgeth", "sendeth"],
  },
  {
    id: "philippians-4-7",
    verse:
      "And the ___ of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.",
    answer: "peace",
    reference: { book: "PHP", chapter: 4, verse: 7 },
    choices: ["patience", "peace", "justice", "majesty"],
  },
  {
    id: "philippians-1-21",
    verse: "For to me to live is Christ, and to die is ___.",
    answer: "gain",
    reference: { book: "PHP", chapter: 1, verse: 21 },
    choices: ["loss", "fear", "gain", "shame"],
  },
  {
    id: "isaiah-40-31",
    verse:
      "But they that wait upon the LORD shall renew their strength; they shall mount up with wings as ___; they shall run, and not be weary; and they shall walk, and not faint.",
    answer: "eagles",
    reference: { book: "ISA", chapter: 40, verse: 31 },
    choices: ["doves", "ravens", "sparrows", "eagles"],
  },
  {
    id: "isaiah-9-6",
    verse: "For unto us a ___ is born, unto us a son is given: and the government shall be upon his shoulder",
    answer: "child",
    reference: { book: "ISA", chapter: 9, verse: 6 },
    choices: ["prophet", "child", "judge", "priest"],
  },
  {
    id: "1-peter-5-7",
    verse: "Casting all your ___ upon him; for he careth for you.",
    answer: "care",
    reference: { book: "1PE", chapter: 5, verse: 7 },
    choices: ["care", "grief", "anger", "doubt"],
  },
  {
    id: "1-peter-5-8",
    verse: "your adversary the devil, as a roaring ___, walketh about, seeking whom he may devour",
    answer: "lion",
    reference: { book: "1PE", chapter: 5, verse: 8 },
    choices: ["bear", "wolf", "lion", "bull"],
  },
  // Difficult: Galatians, Romans, 1 Thessalonians, Jeremiah, Zephaniah, 2 Corinthians, 1 John
  {
    id: "galatians-5-22",
    verse: "But the fruit of the Spirit is love, joy, peace, ___, gentleness, goodness, faith,",
    answer: "longsuffering",
    reference: { book: "GAL", chapter: 5, verse: 22 },
    choices: ["knowledge", "hope", "longsuffering", "mercy"],
  },
  {
    id: "galatians-6-9",
    verse: "And let us not be weary in well doing: for in due ___ we shall reap, if we faint not.",
    answer: "season",
    reference: { book: "GAL", chapter: 6, verse: 9 },
    choices: ["season", "measure", "order", "honour"],
  },
  {
    id: "romans-8-28",
    verse:
      "And we know that all things work together for ___ to them that love God, to them who are the called according to his purpose.",
    answer: "good",
    reference: { book: "ROM", chapter: 8, verse: 28 },
    choices: ["honour", "good", "glory", "rest"],
  },
  {
    id: "romans-12-2",
    verse: "And be not conformed to this world: but be ye transformed by the ___ of your mind",
    answer: "renewing",
    reference: { book: "ROM", chapter: 12, verse: 2 },
    choices: ["opening", "cleansing", "searching", "renewing"],
  },
  {
    id: "1-thessalonians-5-18",
    verse: "In every thing give ___: for this is the will of God in Christ Jesus concerning you.",
    answer: "thanks",
    reference: { book: "1TH", chapter: 5, verse: 18 },
    choices: ["counsel", "thanks", "alms", "tithes"],
  },
  {
    id: "jeremiah-29-11",
    verse:
      "For I know the thoughts that I think toward you, saith the LORD, thoughts of ___, and not of evil, to give you an expected end.",
    answer: "peace",
    reference: { book: "JER", chapter: 29, verse: 11 },
    choices: ["judgment", "sorrow", "peace", "exile"],
  },
  {
    id: "zephaniah-3-17",
    verse:
      "The LORD thy God in the midst of thee is mighty; he will save, he will rejoice over thee with joy; he will rest in his love, he will joy over thee with ___.",
    answer: "singing",
    reference: { book: "ZEP", chapter: 3, verse: 17 },
    choices: ["singing", "trumpets", "timbrels", "harps"],
  },
  {
    id: "2-corinthians-12-9",
    verse: "My grace is sufficient for thee: for my strength is made perfect in ___.",
    answer: "weakness",
    reference: { book: "2CO", chapter: 12, verse: 9 },
    choices: ["poverty", "prayer", "patience", "weakness"],
  },
  {
    id: "2-corinthians-5-7",
    verse: "For we walk by ___, not by sight",
    answer: "faith",
    reference: { book: "2CO", chapter: 5, verse: 7 },
    choices: ["hearing", "faith", "law", "touch"],
  },
  {
    id: "1-john-1-9",
    verse:
      "If we confess our sins, he is faithful and just to ___ us our sins, and to cleanse us from all unrighteousness.",
    answer: "forgive",
    reference: { book: "1JN", chapter: 1, verse: 9 },
    choices: ["shew", "forgive", "tell", "charge"],
  },
];
