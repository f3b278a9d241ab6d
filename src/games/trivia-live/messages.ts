import type { Ending, LiveLevel } from "#domain/api/trivia-live.ts";

export const levelNames: Readonly<Record<LiveLevel, string>> = {
  simple: "Simple",
  medium: "Medium",
  difficult: "Difficult",
};

export const liveRules = [
  "Open a room on a screen that everyone can see.",
  "Everyone scans the picture, or types the five letters. Nobody types a name.",
  "Each question has four answers. Right ones count, quick ones count more.",
  "Answers stay hidden until the question closes.",
] as const;

export const endingSentences: Readonly<Record<Ending, string>> = {
  gone: "This room is closed. Rooms end two hours after they were opened.",
  removed: "The host has taken you out of this room.",
  left: "You have left this room.",
};

export const liveProblems = {
  noSeat: "This screen belongs to the device that opened the room. Join with its code instead.",
  code: "A code has five letters, without vowels.",
} as const;

const ordinal = (rank: number): string => {
  const tens = rank % 100;
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return `${rank}${ending}`;
};

export const placeSentence = (rank: number, of: number): string => `${ordinal(rank)} of ${of}`;

export const playersSentence = (players: number): string =>
  players === 0 ? "Nobody is here yet" : players === 1 ? "1 player" : `${players} players`;

export const answeredSentence = (answered: number, of: number): string => `${answered} of ${of} have answered`;
