import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { differing, digestOf, digestsOf } from "./digest.ts";

const root = mkdtempSync(join(tmpdir(), "digest-"));
afterAll(() => rmSync(root, { recursive: true }));

const folderWith = (name: string, files: Readonly<Record<string, string>>): string => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), content);
  }
  return join(root, name);
};

const files = {
  "b.html": "B",
  "a/b.js": "x",
  "a.js": "y",
  ".well-known/security.txt": "z",
  "Ä.txt": "ä",
  "a/ä.js": "",
};

describe("the digest of a folder", () => {
  it("is what sha256sum says of all its files, hidden ones too", () => {
    const folder = folderWith("one", files);
    const command = "find . -type f | LC_ALL=C sort | xargs -d '\\n' sha256sum | sha256sum";
    const told = execFileSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
    expect(digestOf(digestsOf(folder))).toBe(told.slice(0, 64));
  });

  it("does not depend on the order or time of writing, only on names and content", () => {
    const [one, other] = [
      digestsOf(folderWith("two", files)),
      digestsOf(folderWith("three", Object.fromEntries(Object.entries(files).toReversed()))),
    ];
    expect(digestOf(one)).toBe(digestOf(other));
    expect(differing(one, other)).toEqual([]);
    const changed = digestsOf(folderWith("four", { ...files, "a.js": "Y", "new.js": "" }));
    expect(digestOf(changed)).not.toBe(digestOf(one));
    expect(differing(one, changed)).toEqual(["a.js", "new.js"]);
  });
});
