import { dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { plural } from "#domain/text/counting.ts";
import type { ByHeartSetId } from "#content/by-heart-sets.ts";

const verses = (count: number): string => `${count} ${plural(count, "verse", "verses")}`;
const passages = (count: number): string => `${count} ${plural(count, "passage", "passages")}`;

/** `tomorrow`, `on Friday`, `on Friday 4 December`. */
const whenIn = (days: number, date: CalendarDate): string => {
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  return days < 7 ? `on ${weekdayName(date)}` : `on ${dayInWords(date)}`;
};

export const byHeartMessages = {
  title: "By heart",
  lead: "A few verses a day, and each returns when you need it. Only your own devices know which.",
  dueOnHome: (count: number) => `${passages(count)} by heart today`,
  noneOnHome: "Verses by heart: none due today",

  today: "Today",
  todays: (count: number) => `${passages(count)} today`,
  begin: "Begin",
  waiting: (count: number) =>
    `${count} more ${plural(count, "is", "are")} due and can wait. Nothing is lost by taking your time.`,
  doneToday: (count: number) => `${passages(count)} practised today. That is all for today.`,
  nothingToday: "Nothing to practise today.",
  nextIs: (days: number, date: CalendarDate) => `The next one returns ${whenIn(days, date)}.`,
  empty: "Choose a set below, or select any verse in the reader and press Learn.",
  loading: "Loading your verses",

  known: "By heart",
  learning: "Learning",
  notBegun: "Not begun",
  inARow: "Days in a row",
  streakNote: "Days on which nothing is due neither count nor break the row.",

  settings: "Passages a day",
  settingsHint: "At most. Two of them are new ones.",

  shelf: "Your verses",
  shelfNote: "Press a reference to practise it at any time.",
  legend: { known: "by heart", learning: "learning", waiting: "not begun" },
  bookSummary: (known: number, learning: number, waiting: number) =>
    `${known} by heart, ${learning} learning, ${waiting} not begun`,
  comesBack: (days: number, date: CalendarDate) => (days <= 0 ? "due today" : `again ${whenIn(days, date)}`),
  waitsItsTurn: "not begun",
  remove: (reference: string) => `Remove ${reference}`,
  removed: (reference: string) => `${reference} removed`,

  sets: "Sets to begin with",
  setProgress: (known: number, learning: number, count: number) =>
    [`${known} of ${passages(count)} by heart`, ...(learning > 0 ? [`${learning} learning`] : [])].join(", "),
  ownSets: "Your sets",
  newSet: "A set of your own",
  newSetLead: "Write down the verses and share the link: a class, a family or a friend learns the same ones.",
  setName: "Name of the set",
  setNameHint: "Whoever has the link sees it. It may stay empty.",
  setVerses: "Verses",
  setVersesHint: "One or several on a line, for example Psalm 23:1-3; John 10:11. At most 20 passages.",
  makeSet: "Make the set",
  noVerses: "Write down at least one verse.",
  notUnderstood: (text: string) => `These verses do not exist: ${text}`,
  tooManyPassages: "A set has at most 20 passages.",
  notRead: "The verses could not be read. Check your connection and try again.",
  setsFull: "There is room for 50 sets. Remove one of yours, and keep this one again.",
  set: {
    comfort: { name: "Comfort", lead: "For a night when somebody is grieving, and it may be you." },
    "lords-prayer": { name: "The Lord’s Prayer", lead: "With the two sentences that Jesus said before it." },
    "psalm-23": { name: "Psalm 23", lead: "The shepherd’s psalm, and the one who called himself the shepherd." },
    "romans-road": { name: "The Romans road", lead: "What the gospel is, in seven steps out of one letter." },
    beatitudes: { name: "The Beatitudes", lead: "Whom Jesus called blessed, from the first page of his sermon." },
    promises: { name: "Promises", lead: "What God said he would do, to people who had reason to doubt it." },
    children: { name: "For children", lead: "Short ones to learn together at breakfast or on the way to school." },
    worry: { name: "When you worry", lead: "For the hour before sleep, when tomorrow will not wait." },
    love: { name: "Love", lead: "What love does, line by line, and where it comes from." },
    "every-day": { name: "For every day", lead: "Seven plain instructions for an ordinary week." },
  } satisfies Record<ByHeartSetId, { name: string; lead: string }>,

  setOf: (count: number) => `${verses(count)} to learn`,
  setLead: "Whoever has this link learns the same verses. No account is needed.",
  namedByLink: "Its name came with the link.",
  saveSet: "Keep this set",
  setSaved: "It is among your sets.",
  removeSet: "Remove from your sets",
  setRemoved: (name: string) => `${name} removed. Its verses stay among yours.`,
  practiceOne: (reference: string) => `Practise ${reference}`,
  badLink: "This link names no verses. It may have been cut off on its way; ask for it again, or choose a set.",
  leftOut: (count: number) =>
    `${count} ${plural(count, "reference", "references")} in this link ${plural(count, "was", "were")} left out: a link has at most 20, and each must be a verse that exists.`,
  inThisSet: "In this set",
  translation: "Translation",
  learn: "Learn these",
  learnOne: "Learn it",
  added: (count: number) => `${verses(count)} added. ${plural(count, "It is", "The first are")} waiting for you.`,
  full: "There is room for 2,000 verses. Remove some that you know, and add these again.",
  practice: "Practise",
  notOnDevice:
    "These words are not on this device yet. Open this page once with a connection, and they stay here for practising offline.",
  notInTranslation: "This translation does not have this verse.",
  inEnglish: (translation: string) =>
    `What is marked KJV is in English: ${translation} does not answer, or counts these verses otherwise.`,
  shareSet: "Share the set",
  shareText: (count: number) => `Learn ${verses(count)} by heart with me:`,
  print: "Print cards",
  picture: "Make a picture",
  setDone: "You know this set by heart.",
  pictureWords: (name: string) => `${name}, by heart`,
  pictureOfVerses: (count: number) => `${verses(count)}, by heart`,
  back: "All your verses",
  cutHere: "Print on both sides, flipped on the long edge, and cut along the lines.",

  place: (at: number, of: number) => `${at} of ${of}`,
  mode: "Way to practise",
  modes: { cover: "Cover", letters: "Letters", order: "Order", whole: "Type it" },
  instructions: {
    cover: "Read it aloud. Each time you press, more words are covered; go on saying them.",
    letters: "Type or tap the first letter of each word.",
    order: "Tap the pieces in their order.",
    whole: "Type the verse from memory. Capitals and punctuation do not matter.",
  },
  reworded: "The words of this translation have been corrected since you last practised this verse.",
  notDue: "Just for practice: its next date stays as it is.",

  coverMore: "Cover more words",
  coverAll: "Cover all words",
  said: "I have said it",
  covered: (at: number, of: number) => `${at} of ${of} words covered`,
  coveredWord: "Covered word: show it",
  showOne: "Show a word",
  showPiece: "Show the next piece",

  letter: "First letter",
  wordsSoFar: (at: number, of: number) => `${at} of ${of} words`,
  wrongLetter: (letter: string) => `Not ${letter.toUpperCase()}`,
  pieces: "Pieces",
  placedSoFar: "The verse so far",
  wrongPiece: "Not this one yet",

  typeHere: "The verse",
  check: "Check",

  whichVerse: "Where is this written?",
  beginsWith: "It begins:",
  right: (reference: string) => `Yes, ${reference}.`,
  wrong: (reference: string) => `It is ${reference}.`,

  results: {
    1: "Not yet. That is how learning goes.",
    2: "Nearly.",
    3: "You know it.",
    4: "You know it well.",
  },
  slips: (count: number) => `${count} ${plural(count, "slip", "slips")}`,
  helped: (count: number) => `${count} ${plural(count, "word", "words")} looked up`,
  again: (days: number, date: CalendarDate) => `Again ${whenIn(days, date)}.`,
  tooEasy: "It was too easy",
  askTomorrow: "Ask me again tomorrow",
  next: "Next",
  finish: "Done",
  allDone: "That is all for today.",
  skip: "Skip for today",
  notOnShelf: "This verse is not among yours.",
} as const;
