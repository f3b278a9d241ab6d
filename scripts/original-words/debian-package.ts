import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Runs a program that Debian has for its packages. A whole one fits in memory. */
const run = (program: string, args: readonly string[], input?: Buffer): Buffer =>
  execFileSync(program, args, { input, maxBuffer: 2 ** 28 });

/** Reads the files of a Debian package by path (`./usr/share/…`). Throws if it is not the one with this SHA-256. */
export const readDebianPackage = (file: string, sha256: string): ((path: string) => Buffer) => {
  const found = hash("sha256", readFileSync(file));
  if (found !== sha256) throw new Error(`not the expected package: its SHA-256 is ${found}`);
  const tar = run("dpkg-deb", ["--fsys-tarfile", file]);
  return (path) => run("tar", ["--extract", "--to-stdout", "--file=-", path], tar);
};
