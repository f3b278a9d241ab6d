import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { readDebianPackage } from "./debian-package.ts";
import { readSwordText } from "./sword-text.ts";
import { alignTags, readTaggedVerse } from "./tagged-words.ts";

const control = "Package: small\nVersion: 1\nArchitecture: all\nMaintainer: nobody\nDescription: one text\n";

describe("a Debian package", () => {
  it.runIf(existsSync("/usr/bin/dpkg-deb"))("is read by the paths of its files", () => {
    const folder = mkdtempSync(join(tmpdir(), "package-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (path: string, content: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    write("small/DEBIAN/control", control);
    write("small/usr/share/a.txt", "In the beginning");
    const file = join(folder, "small.deb");
    execFileSync("dpkg-deb", ["--build", join(folder, "small"), file], { stdio: "ignore" });

    const read = readDebianPackage(file, hash("sha256", readFileSync(file)));
    expect(read("./usr/share/a.txt").toString()).toBe("In the beginning");
    expect(() => read("./usr/share/b.txt")).toThrow("b.txt");
  });

  it("is refused if it is another", () => {
    expect(() => readDebianPackage("package.json", "0".repeat(64))).toThrow("not the expected package");
  });
});

it("a SWORD text is read verse by verse, across blocks", () => {
  const files = new Map<string, Buffer>();
  for (const testament of ["ot", "nt"] as const) {
    const ofTestament = books.filter((book) => book.testament.toLowerCase() === testament);
    const entries = ["", "module"];
    const blockOfEntry = [0, 0];
    ofTestament.forEach(({ id, verseCounts }, block) => {
      entries.push(`book ${id}`);
      verseCounts.forEach((count, chapter) => {
        entries.push("chapter");
        for (let verse = 1; verse <= count; verse += 1) entries.push(`${id} ${chapter + 1}:${verse} ’`);
      });
      while (blockOfEntry.length < entries.length) blockOfEntry.push(block);
    });
    const texts = ofTestament.map((_, block) =>
      Buffer.from(entries.filter((__, entry) => blockOfEntry[entry] === block).join("")),
    );
    const packed = texts.map((text) => deflateSync(text));
    const index = Buffer.alloc(entries.length * 10);
    const offsets = texts.map(() => 0);
    entries.forEach((entry, number) => {
      const block = blockOfEntry[number]!;
      index.writeUInt32LE(block, number * 10);
      index.writeUInt32LE(offsets[block]!, number * 10 + 4);
      index.writeUInt16LE(Buffer.byteLength(entry), number * 10 + 8);
      offsets[block]! += Buffer.byteLength(entry);
    });
    const blocks = Buffer.alloc(packed.length * 12);
    let start = 0;
    packed.forEach((bytes, block) => {
      blocks.writeUInt32LE(start, block * 12);
      blocks.writeUInt32LE(bytes.length, block * 12 + 4);
      start += bytes.length;
    });
    files.set(`${testament}.bzv`, index).set(`${testament}.bzs`, blocks).set(`${testament}.bzz`, Buffer.concat(packed));
  }
  const verses = readSwordText((name) => files.get(name)!);
  expect(verses).toHaveLength(31_102);
  for (const { book, chapter, verse, markup } of verses) expect(markup).toBe(`${book} ${chapter}:${verse} ’`);
});

const w = (number: string, text: string) => `<w lemma="strong:${number}">${text}</w>`;
const align = (markup: string, text: string) => {
  const { words, lost } = alignTags(readTaggedVerse(markup).verse, text);
  return { words: words.map(({ first, last, number }) => [number, first, last]), lost: lost.length };
};

describe("a tagged verse", () => {
  it("is read without notes, paragraph signs and other markup", () => {
    const markup = `<div sID="x"/>¶ In the ${w("H7225", "beginning")} <divineName>${w("H3068", "LORD")}</divineName>’s.<note>or, ${w("H1", "x")}</note>`;
    const { verse, title } = readTaggedVerse(markup);
    expect(verse.text).toBe("¶ In the beginning LORD's.");
    expect(verse.tags.map(({ start, end, number }) => [verse.text.slice(start, end), number])).toEqual([
      ["beginning", 7225],
      ["LORD", 3068],
    ]);
    expect(title).toBeUndefined();
  });

  it("has the psalm's title apart", () => {
    const markup = `<title canonical="true" type="psalm">A ${w("H4210", "Psalm")}</title>${w("H3068", "LORD")}, how`;
    const { verse, title } = readTaggedVerse(markup);
    expect([title?.text, verse.text]).toEqual(["A Psalm", "LORD, how"]);
  });

  it.each<[string, string, string, readonly (readonly number[])[]]>([
    [
      "the same words",
      `the ${w("H0430", "God")} ${w("H1", "of all")}`,
      "the God, of all",
      [
        [430, 1, 1],
        [1, 2, 3],
      ],
    ],
    [
      "other capitals, spaces and hyphens",
      `${w("G1", "any thing")} ${w("G2", "Bethel")}`,
      "Anything Beth-el",
      [
        [1, 0, 0],
        [2, 1, 1],
      ],
    ],
    [
      "a word in two parts",
      `${w("G1", "where")}${w("G2", "in")} he`,
      "wherein he",
      [
        [1, 0, 0],
        [2, 0, 0],
      ],
    ],
    [
      "a tag that ends within a word",
      `${w("G1", "with tear")}s ${w("G2", "now")}`,
      "with tears now",
      [
        [1, 0, 1],
        [2, 2, 2],
      ],
    ],
    [
      "another spelling",
      `with ${w("H1287", "soap")} ${w("H2", "clean")}`,
      "with sope clean",
      [
        [1287, 1, 1],
        [2, 2, 2],
      ],
    ],
    ["two words where we have one", `the ${w("H1", "head stone")} of it`, "the headestone of it", [[1, 1, 1]]],
    ["one word where we have two", `the ${w("H1", "headstoan")} of it`, "the head stone of it", [[1, 1, 2]]],
    ["a different end", `he ${w("H1", "sayth")}`, "he saith", [[1, 1, 1]]],
  ])("fits a text with %s", (_, markup, text, words) => {
    expect(align(markup, text)).toEqual({ words, lost: 0 });
  });

  it("says which tags have no place", () => {
    expect(align(`he ${w("H1", "truly")} said`, "he said")).toEqual({ words: [], lost: 1 });
  });
});
