import { readFileSync } from "node:fs";

/** Where the build stores Vite's manifest of the scripts and the style sheet in `dist`. */
export const bundleManifest = ".generated/bundle-manifest.json";

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Looks up in Vite's manifest what a page needs. */
export class Bundle {
  readonly #chunks: Readonly<Record<string, Chunk>>;

  constructor(manifestFile = bundleManifest) {
    this.#chunks = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>;
  }

  /** The scripts of a source file with all their static imports, without those of the entry. */
  scriptsOf(source: string): readonly string[] {
    const entry = this.#closure(this.#entryKey());
    return this.#closure(source)
      .filter((key) => !entry.includes(key))
      .map((key) => `/${this.#chunk(key).file}`);
  }

  /** The style sheets of every page, and those of a source file with all its static imports. */
  stylesOf(source?: string): readonly string[] {
    const keys = [this.#entryKey(), ...(source === undefined ? [] : [source])].flatMap((key) => this.#closure(key));
    return [...new Set(keys.flatMap((key) => this.#chunk(key).css ?? []))].map((file) => `/${file}`);
  }

  /** Scripts and styles of the entry and of other source files, with all their static imports. */
  filesOf(sources: readonly string[]): readonly string[] {
    const keys = [this.#entryKey(), ...sources].flatMap((key) => this.#closure(key));
    const files = keys.map((key) => this.#chunk(key)).flatMap(({ file, css = [] }) => [file, ...css]);
    return [...new Set(files)].map((file) => `/${file}`);
  }

  /** The file in `dist` that a source file was built into. */
  fileOf(source: string): string {
    return `dist/${this.#chunk(source).file}`;
  }

  #entryKey(): string {
    const key = Object.keys(this.#chunks).find((one) => this.#chunks[one]!.isEntry);
    if (!key) throw new Error("The manifest has no entry");
    return key;
  }

  #chunk(key: string): Chunk {
    const chunk = this.#chunks[key];
    if (!chunk) throw new Error(`Not in the manifest: ${key}`);
    return chunk;
  }

  #closure(key: string, seen: string[] = []): string[] {
    if (seen.includes(key)) return seen;
    for (const imported of this.#chunk(key).imports ?? []) this.#closure(imported, seen);
    seen.push(key);
    return seen;
  }
}
