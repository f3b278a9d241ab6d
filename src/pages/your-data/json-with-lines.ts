import { fileMessages } from "./messages.ts";

/** A JSON parser that knows the line of every value, so that a visitor can fix a rejected file. */

export interface JsonProblem {
  readonly line: number;
  readonly reason: string;
}

interface JsonWithLines {
  readonly value: unknown;
  /** The line of the value at a path, or of its nearest existing ancestor. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

const deepest = 40;

/** Longer than any name that we write: a reference, or a key of the device store. */
const longestName = 1000;

const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** The lines of the values in one list or object. */
type LinesOf = number[] | Map<string, number>;

class Refusal extends Error {}

class Reader {
  readonly #lines = new Map<object, LinesOf>();
  #firstLine = 1;
  #at = 0;
  #line = 1;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get line(): number {
    return this.#line;
  }

  readAll(): unknown {
    this.#skip();
    this.#firstLine = this.#line;
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) throw new Refusal(fileMessages.more);
    return value;
  }

  /** The line of the value at a path below `root`, or of its nearest existing ancestor. */
  lineOf(root: unknown, path: readonly PropertyKey[]): number {
    let line = this.#firstLine;
    let value = root;
    for (const step of path) {
      const lines = this.#lines.get(value as object);
      const next = Array.isArray(lines) ? lines[Number(step)] : lines?.get(String(step));
      if (next === undefined) return line;
      line = next;
      value = (value as Record<PropertyKey, unknown>)[step];
    }
    return line;
  }

  #skip(): void {
    for (; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text[this.#at]!;
      if (char === "\n") this.#line += 1;
      else if (char !== " " && char !== "\t" && char !== "\r") return;
    }
  }

  /** The next character after white space, without consuming it. */
  #peek(): string {
    this.#skip();
    const char = this.#text[this.#at];
    if (char === undefined) throw new Refusal(fileMessages.cutOff);
    return char;
  }

  #take(char: string): void {
    if (this.#peek() !== char) throw new Refusal(fileMessages.expected(char, JSON.stringify(this.#peek())));
    this.#at += 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** Finds the closing quote, then leaves escapes and invalid characters to JSON.parse. */
  #string(): string {
    const start = this.#at;
    let end = start + 1;
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === "\\" ? 2 : 1;
    try {
      const text = JSON.parse(this.#text.slice(start, end + 1)) as string;
      this.#at = end + 1;
      return text;
    } catch {
      throw new Refusal(fileMessages.badString);
    }
  }

  #value(depth: number): unknown {
    if (depth > deepest) throw new Refusal(fileMessages.tooDeep);
    const char = this.#peek();
    if (char === "{") return this.#object(depth);
    if (char === "[") return this.#list(depth);
    if (char === '"') return this.#string();
    const word = this.#match(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (word === undefined) throw new Refusal(fileMessages.noValue(JSON.stringify(char)));
    return Object.hasOwn(literals, word) ? literals[word] : Number(word);
  }

  #list(depth: number): unknown[] {
    const items: unknown[] = [];
    const lines: number[] = [];
    this.#lines.set(items, lines);
    this.#take("[");
    while (this.#peek() !== "]") {
      if (items.length > 0) this.#take(",");
      this.#peek();
      lines.push(this.#line);
      items.push(this.#value(depth + 1));
    }
    this.#take("]");
    return items;
  }

  #object(depth: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    const lines = new Map<string, number>();
    this.#lines.set(fields, lines);
    this.#take("{");
    for (let isFirst = true; this.#peek() !== "}"; isFirst = false) {
      if (!isFirst) this.#take(",");
      if (this.#peek() !== '"') throw new Refusal(fileMessages.noName(JSON.stringify(this.#peek())));
      const name = this.#string();
      if (name === "__proto__") throw new Refusal(fileMessages.badName);
      if (name.length > longestName) throw new Refusal(fileMessages.longName);
      this.#take(":");
      this.#peek();
      lines.set(name, this.#line);
      fields[name] = this.#value(depth + 1);
    }
    this.#take("}");
    return fields;
  }
}

/** Parses JSON (RFC 8259) in linear time, at most 40 levels deep, with names of at most 1,000 characters. Rejected text returns the reason and the line. */
export const readJsonWithLines = (text: string): JsonWithLines | JsonProblem => {
  const reader = new Reader(text);
  try {
    const value = reader.readAll();
    return { value, lineOf: (path) => reader.lineOf(value, path) };
  } catch (error) {
    if (error instanceof Refusal) return { line: reader.line, reason: error.message };
    throw error;
  }
};
