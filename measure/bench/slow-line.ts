import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Line {
  /** Shared by all connections, as on a phone. */
  readonly bytesPerSecond: number;
  /** Delay before every response. */
  readonly latencyMs: number;
}

/** Bytes written at once; on a slow line, too, this much arrives together. */
const packetBytes = 2920;

/**
 * Serves a site over a simulated slow line, on a free loopback port. Unlike the browser's own throttling it also slows
 * requests from workers. Responses are passed through unchanged, with a Content-Length.
 */
export const serveOverSlowLine = async (
  origin: string,
  { bytesPerSecond, latencyMs }: Line,
): Promise<{ readonly origin: string; readonly close: () => void }> => {
  let isFreeAt = 0;
  const server = createServer((request, response) => {
    const passOn = ask(
      new URL(request.url ?? "/", origin),
      {
        agent: false,
        method: request.method,
        headers: { "accept-encoding": request.headers["accept-encoding"] ?? "" },
      },
      (answer) => {
        const pass = async () => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          const body = Buffer.concat(chunks);
          const { "transfer-encoding": _chunked, connection: _kept, ...headers } = answer.headers;
          await pause(latencyMs);
          response.writeHead(answer.statusCode ?? 502, { ...headers, "content-length": body.length });
          for (let at = 0; at < body.length && !response.destroyed; at += packetBytes) {
            const packet = body.subarray(at, at + packetBytes);
            isFreeAt = Math.max(performance.now(), isFreeAt) + (packet.length / bytesPerSecond) * 1000;
            await pause(Math.max(0, isFreeAt - performance.now()));
            response.write(packet);
          }
          response.end();
        };
        pass().catch(() => response.destroy());
      },
    );
    passOn.on("error", () => response.destroy());
    passOn.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
