/** A body has more bytes than the caller takes. */
export class TooLarge extends Error {}

/**
 * A body as text, without reading on behind `maxBytes`. The stream is already decompressed, so a small compressed body cannot
 * expand beyond the limit. Throws `TooLarge`, and `TypeError` for what a fatal decoder refuses.
 */
export const boundedText = async (
  { body }: Request | Response,
  maxBytes: number,
  decoder: TextDecoder,
): Promise<string> => {
  let text = "";
  let size = 0;
  const parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = body ?? [];
  for await (const part of parts) {
    size += part.byteLength;
    if (size > maxBytes) throw new TooLarge();
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};
