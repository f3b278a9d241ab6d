/** Writes a variable-length integer: seven bits per byte, low bits first; the high bit means that more bytes follow. */

export const writeVarint = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
};

/** A position in bytes. Reading advances `at`; past the end, bytes read as zero. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  at: number;
}

export const readVarint = (reader: ByteReader): number => {
  let value = 0;
  let shift = 0;
  for (;;) {
    const byte = reader.bytes[reader.at] ?? 0;
    reader.at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return value >>> 0;
    shift += 7;
  }
};
