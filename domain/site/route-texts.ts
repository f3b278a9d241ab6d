import type { RouteId } from "./routes.ts";

/** What search engines, previews and the browser's tab say of a route. Apart from the table, since a first view has it in its HTML. */
export interface RouteTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export const routeTexts: Readonly<Record<RouteId, RouteTexts>> = {
  home: {
    title: "Read the Bible online, free and without an account",
    description:
      "Read and search the King James, American Standard and World English Bibles. Free, private and quick on any phone, also without a network.",
    keywords:
      "Bible, read the Bible online, King James Version, KJV, ASV, World English Bible, Bible search, daily verse",
  },
  chapter: {
    title: "Read the Bible",
    description: "Read this chapter of the Bible.",
    keywords: "Bible chapter, read the Bible",
  },
  verse: {
    title: "Read verses of the Bible",
    description: "Read these verses of the Bible in their chapter.",
    keywords: "Bible verse, read the Bible",
  },
  bookBrowser: {
    title: "Browse Scripture: the books of the Bible",
    description: "All 66 books of the Old and New Testament with their chapters: choose one and read.",
    keywords: "books of the Bible, Old Testament, New Testament, Bible chapters",
  },
  crossReferences: {
    title: "Cross references: compare Bible translations verse by verse",
    description:
      "Any passage in the King James, American Standard and World English Bibles side by side, with the differences of wording and the related verses of each verse.",
    keywords: "compare Bible translations, parallel Bible, cross references, related verses, KJV, ASV, WEB",
  },
  dictionary: {
    title: "Bible Dictionary: terms and old words in plain English",
    description:
      "Terms of the Bible with pronunciation, meaning, Hebrew and Greek, and the passages where they stand; and the old words of the King James Version explained.",
    keywords:
      "Bible dictionary, Bible terms, KJV words, archaic words, Hebrew, Greek, meaning of selah, meaning of amen",
  },
  word: {
    title: "A Hebrew or Greek word of the Bible",
    description:
      "What it means, how it sounds, how the King James Version translates it, and every verse where it stands.",
    keywords: "Hebrew word study, Greek word study, Strong’s concordance, Bible words",
  },
  subjects: {
    title: "Verses for a time like this: the Bible by need and subject",
    description:
      "Passages of the Bible for fear, grief, illness, debt, marriage, joy and sixty more subjects, each read in its context, with a sentence on what it gives.",
    keywords:
      "Bible verses by topic, Bible verses about, verses for anxiety, verses for grief, verses about love, scripture for comfort, topical Bible",
  },
  subject: {
    title: "Verses for a time like this",
    description: "Passages of the Bible on one subject.",
    keywords: "Bible verses by topic",
  },
  dailyVerses: {
    title: "A verse for every day of the year",
    description:
      "A verse of the King James Version for each of 366 days, month by month, also as a feed and as a calendar to subscribe to.",
    keywords: "daily Bible verse, verse of the day, Bible verse calendar, Bible verse for every day, RSS",
  },
  dailyVersesOfMonth: {
    title: "Daily verses of a month",
    description: "A verse of the King James Version for each day of a month.",
    keywords: "daily Bible verse, verse of the day",
  },
  help: {
    title: "Help: searching, reading, listening, marking",
    description:
      "How to search the Bible by reference or words, read and listen, highlight, copy and compare verses, and keep notes and bookmarks on your device.",
    keywords: "help, how to search the Bible, read aloud, Bible notes, highlight verses, bookmarks, keyboard shortcuts",
  },
  mentor: {
    title: "Mentor Me Jesus: forty days in the gospels",
    description:
      "Forty days with Jesus in the gospels: a verse a day, some thoughts on it, questions, and room for answers that stay on your device.",
    keywords: "Jesus, gospels, 40 days, devotional, discipleship, daily reflection, Bible questions",
  },
  readingPlan: {
    title: "1 Year Reading Plan, or the whole Bible in a year",
    description:
      "A reading from the Old and one from the New Testament for every day of the year, with a prayer. Start today, catch up, and see your year.",
    keywords: "Bible reading plan, Bible in a year, one year Bible, daily Bible reading, whole Bible",
  },
  gamesMenu: {
    title: "Bible Games Collection",
    description:
      "Seven Bible games: missing words, a wall of verses, a word search, names of God, parables, the books in order. Free, with or without a clock.",
    keywords: "Bible games, Bible quiz, Bible trivia, Christian games, daily Bible puzzle",
  },
  trivia: {
    title: "Bible Trivia Challenge: fill in the missing word",
    description:
      "Ten verses, each with one word missing. Three levels, typing or multiple choice, one or two players, and an endless mode.",
    keywords: "Bible trivia, Bible quiz, missing word, fill in the blank, KJV verses",
  },
  triviaLive: {
    title: "Trivia live: a Bible quiz for a room full of people",
    description:
      "One big screen, up to a hundred phones, no accounts and no names to type: open a room, let everyone scan its code, and ask who did what in the Bible.",
    keywords: "live Bible quiz, Bible quiz for groups, youth group game, church game night, Bible trivia multiplayer",
  },
  bibleScholar: {
    title: "Bible Scholar: the books of the Bible in order",
    description:
      "Pick the books of the New Testament, the Old Testament or the whole Bible in their order, against the clock or without one.",
    keywords: "books of the Bible in order, Bible books game, Old Testament books, New Testament books",
  },
  tapToReveal: {
    title: "Tap to Reveal: find the book, chapter and verse",
    description:
      "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
    keywords: "Bible verse game, guess the verse, Bible reference quiz",
  },
  clickToReveal: {
    title: "Tap to Reveal: find the book, chapter and verse",
    description:
      "Ten verses of the Bible. Choose the book, the chapter and the verse of each, with a hint if you need one.",
    keywords: "Bible verse game, guess the verse, Bible reference quiz",
  },
  privacy: {
    title: "Privacy policy and your data",
    description:
      "What stays on your device, what leaves it, for how long, and how to see, export, import and erase everything kept here.",
    keywords: "privacy, no account, data on the device, export, import, erase",
  },
  prayerWall: {
    title: "Prayer Wall and prayer diary",
    description:
      "Twenty-eight prayers for real days, from daily bread to grief, each with its scripture. Count what you have prayed, and keep a private diary on your device.",
    keywords: "prayer wall, prayers, prayer diary, prayer requests, pray, prayer topics, private prayer journal",
  },
  shield: {
    title: "Daily Prayer Shield",
    description:
      "A declaration, a word and a reading from Scripture for every day of the year, in turn from the Old and the New Testament.",
    keywords: "daily prayer, prayer shield, daily declaration, Bible verse of the day, daily scripture reading",
  },
  salvation: {
    title: "Salvation Stories",
    description:
      "Six people who met Jesus Christ and were not the same afterwards, what God’s love is, and a prayer for anyone who wants to begin.",
    keywords:
      "salvation, salvation prayer, God's love, conversion stories, accept Jesus Christ, Augustine, John Newton, Josephine Bakhita",
  },
  birthday: {
    title: "Birthday Sticker Wall",
    description:
      "A sticker, a prayer and a scripture for a birthday in any month. Add a name, and save or share it as an image made on your device.",
    keywords:
      "Christian birthday wishes, birthday prayer, birthday blessing, birthday sticker, Bible verse for a birthday",
  },
  wallOfJericho: {
    title: "Wall of Jericho: a Bible memory game",
    description:
      "Twenty stones hide ten pairs of verses. Remember where they lie and bring the wall down, with a clock or without.",
    keywords: "Bible memory game, Wall of Jericho, Bible matching game, verse pairs",
  },
  bibleCrosswordSearch: {
    title: "Bible Crossword Search: hidden words of the Bible",
    description:
      "Find the fruits of the Spirit, the disciples of Jesus and Bible words in a square of letters, each with a hint and its verse.",
    keywords: "Bible word search, Bible crossword, fruits of the Spirit, disciples of Jesus",
  },
  playNPray: {
    title: "Play N Pray: twenty names of God",
    description:
      "Twenty cards, each with a name by which God is called in the Bible and a short prayer. Three minutes, or as long as you like.",
    keywords: "names of God, Bible prayer game, short prayers, Jehovah-jireh, El Shaddai",
  },
  wisdomNuggets: {
    title: "Wisdom Nuggets: complete the parables of Jesus",
    description:
      "Eight parables of Jesus with a word missing, and a bank of words to complete them from. No time limit.",
    keywords: "parables of Jesus, Bible fill in the blank, parable game",
  },
  cardMenu: {
    title: "Event cards: one card, signed by everyone",
    description:
      "A card for a wedding, a christening, a birthday or a graduation that everyone signs from their own phone. Free, and without an account.",
    keywords: "online group card, wedding card, birthday card, christening card, graduation card, sign a card together",
  },
  eventCard: {
    title: "An event card",
    description:
      "Somebody has made a card and would like you to sign it. Open it, read what others wrote, and add a line of your own.",
    keywords: "event card, group card, sign a card",
  },
};
