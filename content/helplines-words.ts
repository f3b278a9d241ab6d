/** The list itself is in English: there is nothing to say in other words. */
export const helplineWords: Readonly<Record<string, string>> = {};
