import { monthName } from "#domain/calendar/date-words.ts";
import { plural } from "#domain/text/counting.ts";

const days = (count: number): string => `${count} ${plural(count, "day", "days")}`;

/** docs/product/devotions.md, "Reading plan". */
export const planMessages = {
  title: "1 Year Reading Plan",
  titleWhole: "1 Year Reading Plan: Whole Bible",
  plan: "Plan",
  plans: {
    year: "One year",
    whole: "Whole Bible",
  },
  ledes: {
    year: (minutes: number) =>
      `Two readings and a prayer for every day of the year: Genesis to Isaiah, and the whole of the New Testament, in about ${minutes} minutes a day.`,
    whole: (minutes: number) =>
      `Two readings and a prayer for every day of the year: all 1,189 chapters, Genesis to Revelation, in about ${minutes} minutes a day.`,
  },
  /** What of it is English in every language. */
  note: "",

  dayWithoutTheme: (day: number) => `Day ${day}`,
  /** In front of the theme. */
  dayWithTheme: (day: number) => `Day ${day}:`,
  loading: "Loading today’s reading",
  isToday: (date: string) => `${date}, today`,
  isGraceDay: (date: string) => `${date}, a grace day`,
  grace: "A leap year has one more day than the plan. Read day 365 again, or catch up on a day you missed.",
  asYouRead: "As you read:",
  beforeYouRead: "Before you read",
  mayWait: "Hard to read. It may wait for another day.",
  warnedOf: (chapter: string) => `${chapter}:`,
  behind: (count: number) => plural(count, "One day behind: see which", `${count} days behind: see which`),
  oldTestament: "Old Testament",
  newTestament: "New Testament",
  begins: (book: string) => `${book} begins`,
  read: "Read Scripture",
  /** Under the readings, around the name of the translation of another language in which they open. */
  opensIn: ["These readings open in ", ", the translation you last read."],
  ownMissing: " cannot be loaded at the moment, so these readings open in English, in the KJV.",
  linesNotLoaded: "The lines about these chapters could not be loaded. The readings themselves are here.",
  prayer: "Prayer",
  markComplete: "Mark Complete",
  completed: "Completed! ✨",
  unmark: "Press again to unmark",
  points: (points: number) => `${points} points`,
  backToToday: (day: number) => `Back to day ${day}`,
  /** On the passage, after reading. */
  backToDay: (day: number) => `Back to day ${day} of the plan`,
  shareText: (day: number, oldTestament: string, newTestament: string) =>
    `Day ${day} of the 1 Year Reading Plan: ${oldTestament} and ${newTestament}.`,

  congratulations: "Congratulations! 🎉",
  dayCompleted: (day: number, points: number) => `Day ${day} done: ${points} points.`,
  newBadges: (names: readonly string[]) => `New ${plural(names.length, "badge", "badges")}: ${names.join(", ")}.`,
  dayUnmarked: "Day Unmarked",
  dayOpenAgain: (day: number) => `Day ${day} is open again. Your streak and badges stay.`,

  /** Beside figures that are all zero. */
  invitation: "The first day you mark is counted here, on this device.",
  currentDay: "Current Day",
  completedDays: "Completed",
  dayStreak: "Day Streak",
  progress: "Progress",
  percent: (percent: number) => `${percent}%`,

  yourProgress: "Your progress",
  yourYear: "Your year",
  catchUp: "Catch up",
  goToADay: "Go to a day",
  shortMonth: (month: number) => monthName(month).slice(0, 3),
  readSoFar: (read: number, ofDays: number) => `${read} of ${days(ofDays)} read so far`,
  readAhead: (count: number) => `${count} read ahead`,
  longestGap: (count: number) => `the longest gap was ${days(count)}`,
  inOneSentence: (parts: readonly string[]) => parts.join("; "),
  legend: {
    read: "read",
    open: "open",
    today: "today",
  },
  soFar: (points: number, longestStreak: number) => `${points} points. Longest streak: ${days(longestStreak)}.`,

  badgesTitle: "Badges",
  badges: {
    "First Week": "First Week",
    "Monthly Reader": "Monthly Reader",
    Centurion: "Centurion",
    "Year Complete": "Year Complete",
    "Week Warrior": "Week Warrior",
    "Consistency Champion": "Consistency Champion",
  },
  earnedBy: {
    days: (goal: number) => `earned, ${goal} days`,
    streak: (goal: number) => `earned, ${goal} days in a row`,
  },
  reached: {
    days: (reached: number, goal: number) => `${reached} of ${goal} days`,
    streak: (reached: number, goal: number) => `${reached} of ${goal} in a row`,
  },

  isNew: "New to the plan?",
  startToday: "Make today your own day 1, or read along from today’s date.",
  startAsDayOne: "Start today as day 1",
  finishedIn: (year: string) =>
    `Your completed days are from ${year}. Archive them and start fresh, or keep them and read on.`,
  finishedFrom: (date: string) =>
    `Your completed days are from the year from ${date}. Archive them and start fresh, or keep them and read on.`,
  archive: "Archive them",
  keep: "Keep them",
  freshStart: "A fresh start",
  isPutAway: (year: string) => `${year} is saved under Earlier years.`,
  earlierYears: "Earlier years",
  yearFrom: (date: string) => `The year from ${date}`,
  ofWholeBible: (year: string) => `${year}, Whole Bible`,
  earlierFigures: (completed: number, longestStreak: number) => `${days(completed)}, longest streak ${longestStreak}`,

  takeAlong: "Take it with you",
  calendarFile: "Calendar file",
  print: "Print the plan",
  monthOf: (month: string, year: number) => `${month} ${year}`,
  bothReadings: (oldTestament: string, newTestament: string) => `${oldTestament}; ${newTestament}`,
  calendarName: {
    year: "1 Year Reading Plan",
    whole: "Reading plan: Whole Bible",
  },
  calendarTitle: (day: number, oldTestament: string, newTestament: string) =>
    `Day ${day}: ${oldTestament}; ${newTestament}`,
  calendarTheme: (theme: string, question: string) => `${theme}. As you read: ${question}`,
  calendarWarning: (warnings: string) => `Hard to read. ${warnings}`,
  calendarLine: (place: string, text: string) => `${place}: ${text}`,
  calendarNotSaved: "The calendar file could not be made",
  calendarNotSavedWhy: "A part of the plan could not be loaded. Check your connection and try again.",

  yourPlace: "Your place in the plan",
  notADay: (last: number) => `Choose a day from 1 to ${last}.`,
  goToDay: "Go to day",
  go: "Go",
  upToDate: "You are up to date with the plan.",
  stillUnread: (count: number) =>
    `${plural(count, "One day is still unread.", `${count} days are still unread.`)} Read them in any order. A second reading on the same date does not change your streak.`,
  andMore: (count: number) => `and ${count} more, shown on the map`,
  start: "Start today",
  startedOn: (date: string) => `Your day 1 was ${date}. Days you have marked stay marked.`,
  startAnywhere:
    "The plan follows the day of the year. You can also start it on any date. Days you have marked stay marked.",
  followYear: "Follow the day of the year",

  howItWorks: "How It Works",
  how: {
    readings: (wordsAMinute: number, year: number, whole: number) =>
      `Every day has one reading from the Old Testament and one from the New, with a prayer. At ${wordsAMinute} words a minute the two take about ${year} minutes, and about ${whole} in the Whole Bible; no day takes twice as long.`,
    lines:
      "The sentences about each day are written for its chapters. Where the chapters tell of cruelty, a note says so first, so that you may leave them for another day.",
    marking: (points: number) =>
      `Read Scripture opens exactly those chapters. Come back and press Mark Complete: each day counts ${points} points.`,
    streak:
      "Read on two dates in a row and a streak begins. Reading several days on one date neither breaks nor extends it.",
    missed: "If you have missed some, Catch up lists them. Nothing is lost, and nobody is counting but you.",
  },
} as const;

/** The page of a shared day, as previews and search results have it. */
export const planDayMessages = {
  title: (day: number, theme: string | undefined) => (theme === undefined ? `Day ${day}` : `Day ${day}: ${theme}`),
  readings: (oldTestament: string, newTestament: string) => `${oldTestament} and ${newTestament}`,
  description: (day: number, readings: string) =>
    `Day ${day} of the 1 Year Reading Plan: ${readings}. Read it here, free and without an account.`,
} as const;
