import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("/favicon.ico is an icon with one PNG of 48 by 48 pixels, for browsers that ask for no other", () => {
  const bytes = readFileSync("public/favicon.ico");
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([bytes[6], bytes[7]]).toEqual([48, 48]);
  const [size, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(start + size).toBe(bytes.length);
  expect(bytes.subarray(start, start + 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
});
