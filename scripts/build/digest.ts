import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** By code units, as `LC_ALL=C sort` does: no language's order. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

/** SHA-256 of every file in a folder by its path, in order. */
export const digestsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
      .toSorted(inOrder)
      .map((path) => [path, hash("sha256", readFileSync(join(folder, path)))]),
  );

/**
 * One digest of a folder. The same as that of
 * `find . -type f | LC_ALL=C sort | xargs -d '\n' sha256sum | sha256sum` inside it.
 */
export const digestOf = (files: ReadonlyMap<string, string>): string =>
  hash("sha256", [...files].map(([path, digest]) => `${digest}  ./${path}\n`).join(""));

/** The files that differ between two folders, or are in only one. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).toSorted(inOrder);
