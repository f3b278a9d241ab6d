import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVarint, writeVarint } from "./varint.ts";

const bytesOf = (...values: number[]): number[] => {
  const bytes: number[] = [];
  for (const value of values) writeVarint(bytes, value);
  return bytes;
};

describe("variable-length integers", () => {
  it("use a byte for every seven bits, low bits first", () => {
    expect([0, 127, 128, 300, 16_384].map((value) => bytesOf(value))).toEqual([
      [0],
      [127],
      [128, 1],
      [172, 2],
      [128, 128, 1],
    ]);
  });

  it("are read back in sequence, up to 32 bits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 0xffffffff })), { maxLength: 20 }),
        (values) => {
          const reader = { bytes: Uint8Array.from(bytesOf(...values)), at: 0 };
          expect(values.map(() => readVarint(reader))).toEqual(values);
          expect(reader.at).toBe(reader.bytes.length);
        },
      ),
    );
  });

  it("read as zero past the end", () => {
    const reader = { bytes: new Uint8Array(), at: 3 };
    expect([readVarint(reader), reader.at]).toEqual([0, 4]);
  });
});
