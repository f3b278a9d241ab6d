/** What counts must be, and the topics of prayers. */
export const countMessages = {
  operationId: "Please use an id of 16 to 64 letters, digits and hyphens.",
  oneAtATime: "Please count one at a time, or send a batch.",
  secondsAgo: (days: number | string): string => `Please give a whole number of seconds, up to ${days} days.`,
  counter: "There’s no counter with that name.",
  counters: "Please name at least one counter.",
  counterOnce: "Please name each counter once.",
  prayers: "Please count each prayer in prayers_submitted, too.",
  topic: (most: number | string): string => `Please choose a topic from 1 to ${most}.`,
  wholeFromOne: "Please use a whole number from 1 up.",
  noMore: (most: number | string): string => `Please use ${most} at most.`,
} as const;
