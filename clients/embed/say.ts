const said = new Set<string>();

/** Tells the page's author something, in the console, once. */
export const say = (sentence: string): void => {
  if (!said.has(sentence)) console.warn(`Lampstand: ${sentence}`);
  said.add(sentence);
};
