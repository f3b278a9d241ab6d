import { plural } from "#domain/text/counting.ts";

/** What all games say alike. */
export const kitMessages = {
  /** Where verses and questions are English on a page of another language. */
  inEnglish: "",
  howToPlay: "How to play",
  startToday: "Start today’s board",
  boardOn: (date: string) => `Today’s board, ${date}.`,
  sameForAll: "The same for everyone today; your first result counts.",
  youHave: (done: number, total: number) => `You have ${done} of ${total}.`,
  clock: "Clock",
  timed: "Timed",
  relaxed: "Relaxed",
  sound: "Sound",
  time: "Time",
  seconds: (count: number) => plural(count, "1 second", `${count} seconds`),
  minutes: (count: number) => plural(count, "1 minute", `${count} minutes`),
  minutesAndSeconds: (minutes: string, seconds: string) => `${minutes} ${seconds}`,
  timeLeft: (time: string) => `${time} left`,
  startAgain: "Start again",
  newRound: "A new round",
  backToRound: "Back to the one before",
  home: "Home",
  leaveGame: "Leave the game",
  leaveTitle: "Leave the game?",
  leaveText: "Your round is kept on this device, and waits for you where you left it.",
  keepPlaying: "Keep playing",
  leave: "Leave",
  readVerse: "Read verse",
  stopVerse: "Stop verse",
  yourBadge: (badge: string) => `Your badge: ${badge}`,
  playAgain: "Play Again",
  tryAgain: "Try Again",
  nextLevel: "Next Level",
  nextBoard: (title: string) => `Next board: ${title}`,
  backToStart: "Back to the start",
  more: "More",
  moreGames: "More Games",
  gamesMenu: "Games Menu",
};

export const resultMessages = {
  of: (done: number, total: number) => `${done} of ${total}`,
  moves: (count: number) => plural(count, "1 move", `${count} moves`),
  mistakes: (count: number) => plural(count, "1 mistake", `${count} mistakes`),
  hints: (count: number) => plural(count, "1 hint", `${count} hints`),
  relaxed: "relaxed",
  boardsOf: (date: string) => `Today’s boards, ${date}`,
  inARow: (days: number) => `${days} days in a row`,
  badge: (name: string) => `Badge: ${name}`,
  boards: "Today’s boards",
};

/** How a round compares with those before it. */
export const roundSummaryMessages = {
  points: (count: number) => plural(count, "1 point", `${count} points`),
  pointsIn: (points: string, time: string) => `${points} in ${time}`,
  first: "Your first result here. Next time there is one to beat.",
  newBest: (before: string) => `A new best. Before: ${before}.`,
  best: (best: string) => `Your best: ${best}.`,
  bestAndLastBeaten: (best: string) => `Your best: ${best}. You beat your last.`,
  beatBest: (best: string) => `Beat your best: ${best}.`,
  beatLast: (last: string, best: string) => `Beat your last: ${last}. Your best: ${best}.`,
  /** By what a game counts. */
  missing: {
    answer: (count: number, badge: string) => `${count} more ${plural(count, "answer", "answers")} for ${badge}.`,
    book: (count: number, badge: string) => `${count} more ${plural(count, "book", "books")} for ${badge}.`,
    name: (count: number, badge: string) => `${count} more ${plural(count, "name", "names")} for ${badge}.`,
    pair: (count: number, badge: string) => `${count} more ${plural(count, "pair", "pairs")} for ${badge}.`,
    parable: (count: number, badge: string) => `${count} more ${plural(count, "parable", "parables")} for ${badge}.`,
    verse: (count: number, badge: string) => `${count} more ${plural(count, "verse", "verses")} for ${badge}.`,
    word: (count: number, badge: string) => `${count} more ${plural(count, "word", "words")} for ${badge}.`,
  },
};
