/** Tells the page's author something, in the console. */
export const say = (sentence: string): void => console.warn(`Lampstand: ${sentence}`);
