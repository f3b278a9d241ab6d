/** Why a file cannot be read. Each is said behind the number of its line. */
export const fileWords = {
  more: "There is more after the end of the data.",
  cutOff: "The file ends too early: it may have been cut off.",
  expected: (sign: string, found: string) => `Expected ${sign} but found ${found}.`,
  badString: "A string is not closed, or contains a character that is not allowed.",
  tooDeep: "It is nested too deeply.",
  noValue: (found: string) => `Found ${found} where a value should be.`,
  noName: (found: string) => `Expected a field’s name but found ${found}.`,
  badName: "A field has a name that is not allowed.",
  longName: "A field’s name is longer than 1,000 characters.",
} as const;
