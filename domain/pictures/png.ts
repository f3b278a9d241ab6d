/** PNG files of sixteen colours (https://www.w3.org/TR/png-3/). */

/** The checksum of each byte (PNG, annex D). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const checksum = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) value = table[(value ^ bytes[at]!) & 255]! ^ (value >>> 8);
  return ~value >>> 0;
};

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

const header = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Four bits a pixel, by palette.
  bytes.set([4, 3, 0, 0, 0], 8);
  return bytes;
};

/** Red, green and blue of `#rrggbb`. */
export const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, at most sixteen. */
  readonly palette: readonly string[];
  /** The rows with their filter bytes, compressed in the zlib format. */
  readonly compressed: Uint8Array;
}

export const pngFile = ({ width, height, palette, compressed }: PngParts): Uint8Array => {
  const parts = [
    signature,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Uint8Array.from(palette.flatMap(channelsOf))),
    chunk("IDAT", compressed),
    chunk("IEND", new Uint8Array()),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
