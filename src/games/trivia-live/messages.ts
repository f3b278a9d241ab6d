import { formatExactCount } from "#domain/api/stats.ts";
import { plural } from "#domain/text/counting.ts";
import type { Ending } from "#domain/api/trivia-live.ts";

const ordinal = (rank: number): string => {
  const tens = rank % 100;
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return `${rank}${ending}`;
};

export const triviaLiveMessages = {
  lead: "A Bible quiz for a room full of people: one screen, a hundred phones.",
  /** Questions and players' names are English in every language. */
  note: "",
  howToPlay: "How to play",
  rules: {
    open: "Open a room on a screen that everyone can see.",
    join: "Everyone scans the picture, or types the five letters. Nobody types a name.",
    answer: "Each question has four answers. Right ones count, quick ones count more.",
    hidden: "Answers stay hidden until the question closes.",
  },
  yourRooms: "Your rooms",
  backTo: (code: string) => `Back to room ${code}`,
  backAsHost: (code: string) => `Back to room ${code}, as host`,
  hostRoom: "Host a room",
  difficulty: "Difficulty",
  simple: "Simple",
  medium: "Medium",
  difficult: "Difficult",
  timePerAnswer: "Time for an answer",
  seconds: (count: number) => `${count} s`,
  questions: "Questions",
  open: "Open a room",
  opening: "Opening…",
  joinRoom: "Join a room",
  codeOnScreen: "Code on the host’s screen",
  join: "Join",
  joining: "Joining…",
  noSeat: "This screen belongs to the device that opened the room. Join with its code instead.",
  badCode: "A code has five letters, without vowels.",
  gone: "This room is closed. Rooms end two hours after they were opened.",
  removed: "The host has taken you out of this room.",
  left: "You have left this room.",
  qrCode: (code: string) => `QR code that opens room ${code}`,
  joinWith: "Join with the code",
  at: (address: string) => `at ${address}`,
  nobody: "Nobody is here yet",
  players: (count: number) => plural(count, "1 player", `${count} players`),
  locked: (players: string) => `${players}, the room is locked`,
  latest: "Latest players",
  yourName: (code: string) => `Your name in room ${code}`,
  drawName: "Draw another name",
  startWhen: (players: string) => `${players}. Start when everyone is here.`,
  waitForHost: (players: string) => `${players}. The host starts the game. Keep this page open.`,
  hostAway: "The host is away. The room goes on.",
  youLead: "The host is away, so you lead.",
  question: "Question",
  code: "Code",
  points: "Points",
  playersTitle: "Players",
  time: "Time",
  connecting: "Connecting…",
  reconnecting: "Reconnecting…",
  connectingToRoom: "Connecting to the room",
  paused: "Paused",
  taken: "Your answer is taken. Wait for the others.",
  sending: "Sending your answer…",
  answered: (answered: number, of: number) => `${answered} of ${of} have answered`,
  answers: "Answers",
  right: "right",
  notRight: "your answer, not right",
  /** After a number. */
  answersCounted: (count: number) => plural(count, "answer", "answers"),
  place: (rank: number, of: number) => `${ordinal(rank)} of ${of}`,
  youAre: (rank: number, of: number) => `You are ${ordinal(rank)} of ${of}.`,
  skipped: "Skipped. This question does not count.",
  noAnswer: (place: string) => `No answer this time. ${place}`,
  gained: (points: number, place: string) => `Right! ${points} points. ${place}`,
  notThisTime: (place: string) => `Not this time. ${place}`,
  newTab: ", opens in a new tab",
  scoreboard: "Scoreboard",
  you: "(you)",
  digits: formatExactCount,
  leadGame: "Lead the game",
  start: "Start",
  lock: "Lock",
  unlock: "Unlock",
  goOn: "Go on",
  pause: "Pause",
  skip: "Skip",
  finalScores: "Final scores",
  nextQuestion: "Next question",
  playAgain: "Play again",
  lockRoom: "Lock the room: nobody new can join",
  notConnected: "not connected",
  takeOut: "Take out",
  takeOutName: (name: string) => `Take out ${name}`,
  played: "That was the last question",
  ended: "The host has ended the game",
  timeOver: "The room’s two hours are over",
  result: (name: string, points: number, right: number, of: number) =>
    `${name}, ${formatExactCount(points)} points, ${right} of ${of} right`,
  moreGames: "More games",
  leaveRoom: "Leave the room",
  leaveTitle: "Leave the room?",
  hostLeaves: "The room goes on. After a minute one of the players leads, until you come back.",
  playerLeaves: "Your seat is kept on this device, and waits for you.",
  stay: "Stay",
  leave: "Leave",
  endGame: "End the game for everyone",
  giveUp: "Give up my seat",
};

/** Sentences that depend on what happened. */

export const endingSentences: Readonly<Record<Ending, string>> = {
  gone: triviaLiveMessages.gone,
  removed: triviaLiveMessages.removed,
  left: triviaLiveMessages.left,
};

export const playersSentence = (players: number): string =>
  players === 0 ? triviaLiveMessages.nobody : triviaLiveMessages.players(players);
