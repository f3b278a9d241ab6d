import { live } from "../../trivia-live/config.ts";

export const liveMessages = {
  notFound: "There’s no room with this code. Codes have five letters; check the host’s screen.",
  tooManyCodes: "Too many wrong codes came from your network. Please try again later.",
  tooManyRooms: "Too many rooms were opened from your network within an hour.",
  full: `This room is full: ${live.maxPlayers} people are playing.`,
  locked: "The host has locked this room.",
  over: "This game is over.",
  removed: "The host has taken you out of this room.",
  noCode: "Every code that we tried is taken. Please try again.",
  hexadecimal: "Please use 32 hexadecimal digits.",
} as const;
