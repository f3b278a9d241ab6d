/** How many keys of a file are listed, and how much of each: a foreign file may have any number, of any length. */
const keysNamed = 10;
const keyLength = 60;

export const shortened = (key: string): string => (key.length > keyLength ? `${key.slice(0, keyLength)}…` : key);

export const namedKeys = (keys: readonly string[]): readonly [named: string, more: number] => [
  keys.slice(0, keysNamed).map(shortened).join(", "),
  Math.max(0, keys.length - keysNamed),
];
