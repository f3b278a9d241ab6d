import { readFileSync } from "node:fs";

const packagesFolder = new URL("../../node_modules/", import.meta.url);

/** The URL of a file in an installed package, for example `kjv/json/verses-1769.json`. */
export const packageFile = (path: string): URL => new URL(path, packagesFolder);

/** Reads a JSON file of an installed package. The caller states its type, which the tests of the texts verify. */
export const readPackageJson = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(packageFile(path), "utf8")) as Shape;
