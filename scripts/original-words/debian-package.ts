import { createHash } from "node:crypto";
import xz from "xz-decompress";

/** Reads the files of a Debian package: an `ar` archive with a `tar` inside, compressed by `xz`. */

type Entries = ReadonlyMap<string, Uint8Array>;

const ascii = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** The members of an `ar` archive: a header of 60 bytes each, contents padded to an even length. */
const readAr = (archive: Uint8Array): Entries => {
  const entries = new Map<string, Uint8Array>();
  for (let position = 8; position < archive.length;) {
    const header = ascii(archive.subarray(position, position + 60));
    const size = Number(header.slice(48, 58));
    const start = position + 60;
    entries.set(header.slice(0, 16).trim().replace(/\/$/, ""), archive.subarray(start, start + size));
    position = start + size + (size % 2);
  }
  return entries;
};

/** The files of a `tar` archive: a header of 512 bytes each, contents padded to 512. */
const readTar = (archive: Uint8Array): Entries => {
  const entries = new Map<string, Uint8Array>();
  for (let position = 0; position + 512 <= archive.length;) {
    const header = ascii(archive.subarray(position, position + 512));
    const name = header.slice(0, 100).replace(/\0.*$/s, "");
    const size = Number.parseInt(header.slice(124, 136), 8) || 0;
    if (name !== "" && size > 0) entries.set(name, archive.subarray(position + 512, position + 512 + size));
    position += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
};

const unpackXz = async (compressed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new xz.XzReadableStream(new Blob([compressed]).stream())).arrayBuffer());

/** The files of a package by path (`./usr/share/…`). Throws if it is not the one with this SHA-256. */
export const readDebianPackage = async (bytes: Uint8Array, sha256: string): Promise<Entries> => {
  const found = createHash("sha256").update(bytes).digest("hex");
  if (found !== sha256) throw new Error(`not the expected package: its SHA-256 is ${found}`);
  const data = readAr(bytes).get("data.tar.xz");
  if (!data) throw new Error("the package has no data.tar.xz");
  return readTar(await unpackXz(new Uint8Array(data)));
};
