/** A JSON parser that knows the line of every value, so that a visitor can fix a rejected file. */

export interface JsonProblem {
  readonly line: number;
  readonly reason: string;
}

export interface JsonWithLines {
  readonly value: unknown;
  /** The line of the value at a path, or of its nearest existing ancestor. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

const deepest = 40;
const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const pathKey = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

class Refusal extends Error {}

class Reader {
  readonly lines = new Map<string, number>();
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
    const value = this.#value([]);
    this.#skip();
    if (this.#at < this.#text.length) throw new Refusal("There is more after the end of the data.");
    return value;
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
    if (char === undefined) throw new Refusal("The file ends too early: it may have been cut off.");
    return char;
  }

  #take(char: string): void {
    if (this.#peek() !== char) throw new Refusal(`Expected ${char} but found ${JSON.stringify(this.#peek())}.`);
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
      throw new Refusal("A string is not closed, or contains a character that is not allowed.");
    }
  }

  #value(path: readonly PropertyKey[]): unknown {
    if (path.length > deepest) throw new Refusal("It is nested too deeply.");
    const char = this.#peek();
    this.lines.set(pathKey(path), this.#line);
    if (char === "{") return this.#object(path);
    if (char === "[") return this.#list(path);
    if (char === '"') return this.#string();
    const word = this.#match(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (word === undefined) throw new Refusal(`Found ${JSON.stringify(char)} where a value should be.`);
    return Object.hasOwn(literals, word) ? literals[word] : Number(word);
  }

  #list(path: readonly PropertyKey[]): unknown[] {
    const items: unknown[] = [];
    this.#take("[");
    while (this.#peek() !== "]") {
      if (items.length > 0) this.#take(",");
      items.push(this.#value([...path, items.length]));
    }
    this.#take("]");
    return items;
  }

  #object(path: readonly PropertyKey[]): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    this.#take("{");
    for (let isFirst = true; this.#peek() !== "}"; isFirst = false) {
      if (!isFirst) this.#take(",");
      if (this.#peek() !== '"') throw new Refusal(`Expected a field’s name but found ${JSON.stringify(this.#peek())}.`);
      const name = this.#string();
      if (name === "__proto__") throw new Refusal("A field has a name that is not allowed.");
      this.#take(":");
      fields[name] = this.#value([...path, name]);
    }
    this.#take("}");
    return fields;
  }
}

/** Parses JSON (RFC 8259), at most 40 levels deep. Rejected text returns the reason and the line. */
export const readJsonWithLines = (text: string): JsonWithLines | JsonProblem => {
  const reader = new Reader(text);
  try {
    const value = reader.readAll();
    const lineOf = (path: readonly PropertyKey[]): number => reader.lines.get(pathKey(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
    return { value, lineOf };
  } catch (error) {
    if (error instanceof Refusal) return { line: reader.line, reason: error.message };
    throw error;
  }
};
