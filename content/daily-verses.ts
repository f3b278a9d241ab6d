import type { DailyEdition, DailyVerse } from "./schema/daily-verses.ts";

/** The translation of the verses where it is not the King James Version. */
export const edition: DailyEdition | undefined = undefined;

/** The verses of the Daily Rhema, KJV word for word. The day of the year selects one (docs/product/daily-verse.md, "Daily Rhema"). */
export const dailyVerses: readonly DailyVerse[] = [
  {
    book: "JHN",
    chapter: 3,
    verse: 16,
    text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
  },
  {
    book: "LAM",
    chapter: 3,
    verse: 22,
    lastVerse: 23,
    text: "It is of the LORD'S mercies that we are not consumed, because his compassions fail not. They are new every morning: great is thy faithfulness.",
  },
  {
    book: "PSA",
    chapter: 121,
    verse: 1,
    lastVerse: 2,
    text: "I will lift up mine eyes unto the hills, from whence cometh my help. My help cometh from the LORD, which made heaven and earth.",
  },
  {
    book: "MAT",
    chapter: 11,
    verse: 28,
    text: "Come unto me, all ye that labour and are heavy laden, and I will give you rest.",
  },
  {
    book: "ISA",
    chapter: 40,
    verse: 31,
    text: "But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.",
  },
  {
    book: "PRO",
    chapter: 3,
    verse: 5,
    lastVerse: 6,
    text: "Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths.",
  },
  {
    book: "PHP",
    chapter: 4,
    verse: 6,
    lastVerse: 7,
    text: "Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.",
  },
  {
    book: "MIC",
    chapter: 6,
    verse: 8,
    text: "He hath shewed thee, O man, what is good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?",
  },
  {
    book: "JOS",
    chapter: 1,
    verse: 9,
    text: "Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.",
  },
  {
    book: "JHN",
    chapter: 14,
    verse: 27,
    text: "Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you. Let not your heart be troubled, neither let it be afraid.",
  },
  {
    book: "PSA",
    chapter: 34,
    verse: 18,
    text: "The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.",
  },
  {
    book: "ROM",
    chapter: 8,
    verse: 38,
    lastVerse: 39,
    text: "For I am persuaded, that neither death, nor life, nor angels, nor principalities, nor powers, nor things present, nor things to come, Nor height, nor depth, nor any other creature, shall be able to separate us from the love of God, which is in Christ Jesus our Lord.",
  },
  {
    book: "ZEP",
    chapter: 3,
    verse: 17,
    text: "The LORD thy God in the midst of thee is mighty; he will save, he will rejoice over thee with joy; he will rest in his love, he will joy over thee with singing.",
  },
  {
    book: "2CO",
    chapter: 12,
    verse: 9,
    text: "And he said unto me, My grace is sufficient for thee: for my strength is made perfect in weakness. Most gladly therefore will I rather glory in my infirmities, that the power of Christ may rest upon me.",
  },
  {
    book: "HAB",
    chapter: 3,
    verse: 17,
    lastVerse: 18,
    text: "Although the fig tree shall not blossom, neither shall fruit be in the vines; the labour of the olive shall fail, and the fields shall yield no meat; the flock shall be cut off from the fold, and there shall be no herd in the stalls: Yet I will rejoice in the LORD, I will joy in the God of my salvation.",
  },
  {
    book: "JAS",
    chapter: 1,
    verse: 5,
    text: "If any of you lack wisdom, let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him.",
  },
  {
    book: "PSA",
    chapter: 46,
    verse: 1,
    text: "God is our refuge and strength, a very present help in trouble.",
  },
  {
    book: "GAL",
    chapter: 6,
    verse: 9,
    text: "And let us not be weary in well doing: for in due season we shall reap, if we faint not.",
  },
  {
    book: "DEU",
    chapter: 31,
    verse: 8,
    text: "And the LORD, he it is that doth go before thee; he will be with thee, he will not fail thee, neither forsake thee: fear not, neither be dismayed.",
  },
  {
    book: "1JN",
    chapter: 4,
    verse: 18,
    lastVerse: 19,
    text: "There is no fear in love; but perfect love casteth out fear: because fear hath torment. He that feareth is not made perfect in love. We love him, because he first loved us.",
  },
];
