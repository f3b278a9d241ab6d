import { readFileSync } from "node:fs";

const packagesFolder = new URL("../../node_modules/", import.meta.url);

/** Where a file of an installed package lies, for example `kjv/json/verses-1769.json`. */
export const packageFile = (path: string): URL => new URL(path, packagesFolder);

/** Reads a JSON file of an installed package. The caller states its shape; the tests of the texts prove it. */
export const readPackageJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(packageFile(path), "utf8")) as Shape;
