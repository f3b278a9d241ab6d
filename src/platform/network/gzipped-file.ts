import { HttpError, type HttpOptions, send } from "./http.ts";

/** Passes chunks on, and calls `onChunk` for each. */
const observed = (
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform: (chunk, controller) => {
      onChunk(chunk);
      controller.enqueue(chunk);
    },
  });

/** A gzipped file, decompressed and as it was transferred. */
interface UnzippedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly zipped: Blob;
}

/**
 * Fetches a gzipped file and decompresses it. Rejects like `send`; also with "network" if the data is not gzip.
 * On a slow connection the whole file may take longer than the timeout, which restarts with every chunk received.
 * @param onBytes called with the number of compressed bytes received so far
 */
export const getUnzipped = (
  url: string,
  { onBytes, ...options }: HttpOptions & { onBytes: (bytes: number) => void },
): Promise<UnzippedFile> =>
  send(url, options, async ({ body }, renewTimeout) => {
    if (!body) throw new HttpError("invalid");
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const onChunk = (chunk: Uint8Array<ArrayBuffer>) => {
      renewTimeout();
      chunks.push(chunk);
      received += chunk.byteLength;
      onBytes(received);
    };
    const unzipped = body.pipeThrough(observed(onChunk)).pipeThrough(new DecompressionStream("gzip"));
    return { bytes: new Uint8Array(await new Response(unzipped).arrayBuffer()), zipped: new Blob(chunks) };
  });
