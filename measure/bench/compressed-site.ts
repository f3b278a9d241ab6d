import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** Bodies both ways, as they are on the line. */
interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/**
 * Serves a site as Cloudflare's edge does, which compresses JSON on its way to the browser; the local runtime does not. On a
 * free loopback port, without WebSockets.
 * @param counted beginning of the paths whose traffic is counted
 */
export const serveCompressed = async (
  origin: string,
  counted: string,
): Promise<{ readonly origin: string; readonly seen: Traffic; readonly close: () => void }> => {
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    let uploaded = 0;
    const { connection: _kept, ...headers } = request.headers;
    const passOn = ask(new URL(request.url ?? "/", origin), { method: request.method, headers }, (answer) => {
      const pass = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        const { "transfer-encoding": _chunked, connection: _open, "content-length": _length, ...own } = answer.headers;
        const isCompressed =
          own["content-encoding"] === undefined &&
          String(own["content-type"]).startsWith("application/json") &&
          String(request.headers["accept-encoding"]).includes("gzip");
        const sent = isCompressed ? gzipSync(body) : body;
        if (request.url?.startsWith(counted)) {
          seen.requests += 1;
          seen.bytes += uploaded + sent.length;
        }
        response.writeHead(answer.statusCode ?? 502, {
          ...own,
          ...(isCompressed && { "content-encoding": "gzip" }),
          "content-length": sent.length,
        });
        response.end(sent);
      };
      pass().catch(() => response.destroy());
    });
    passOn.on("error", () => response.destroy());
    request.on("data", (chunk: Buffer) => {
      uploaded += chunk.length;
    });
    request.pipe(passOn);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
