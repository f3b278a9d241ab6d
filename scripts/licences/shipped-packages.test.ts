import { expect, it } from "vitest";
import { type LockedPackages, shippedPackages } from "./shipped-packages.ts";

const packages: LockedPackages = {
  "": { dependencies: { a: "1" } },
  "node_modules/a": { version: "1.0.0", license: "MIT", dependencies: { "@x/b": "2", gone: "1" } },
  "node_modules/@x/b": {
    version: "1.9.0",
    license: "ISC",
    peerDependencies: { c: "1", d: "1" },
    peerDependenciesMeta: { d: { optional: true } },
  },
  "node_modules/a/node_modules/@x/b": { version: "2.0.0", license: "0BSD", dependencies: { c: "1", a: "1" } },
  "node_modules/c": { version: "1.1.1", license: "MIT" },
  "node_modules/d": { version: "3.0.0", license: "MIT" },
};
const named = (...names: readonly string[]) =>
  shippedPackages(packages, names).map(({ name, version, licence }) => `${name} ${version} ${licence}`);

it("follows dependencies to the version that Node finds, and needed peers, each once", () => {
  expect(named("a")).toEqual(["a 1.0.0 MIT", "@x/b 2.0.0 0BSD", "c 1.1.1 MIT"]);
  expect(named("@x/b")).toEqual(["@x/b 1.9.0 ISC", "c 1.1.1 MIT"]);
  expect(named("d", "d")).toEqual(["d 3.0.0 MIT"]);
});
