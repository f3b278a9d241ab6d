import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { WebSocketServer } from "ws";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".txt": "text/plain", ".xml": "application/xml",
};
const dist = join(import.meta.dirname, "../../dist");

const fileOf = (path: string): string | undefined => {
  const base = normalize(join(dist, decodeURIComponent(path)));
  return [base, `${base}.html`, join(base, "index.html")].find((file) => file.startsWith(dist) && existsSync(file) && statSync(file).isFile());
};

/** The headers of every page, from the first rule of `_headers`. */
const pageHeaders = (): readonly (readonly [name: string, value: string])[] =>
  readFileSync(join(dist, "_headers"), "utf8")
    .split("\n\n")[0]!
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/:\s(.*)/s))
    .filter(([name]) => name && !name.startsWith("!"))
    .map(([name = "", value = ""]) => [name, value]);

/** The edge compresses once and keeps it: so does this. */
const compressed = new Map<string, Buffer>();
const brotli = (file: string): Buffer => {
  const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, known);
  return known;
};

const answerFile = (response: ServerResponse, path: string, headers: ReturnType<typeof pageHeaders>): void => {
  const file = fileOf(path);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  for (const [name, value] of headers) response.setHeader(name, value);
  if (path.startsWith("/assets/") || path.startsWith("/bible/")) response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
  if (/\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file)) response.setHeader("Content-Encoding", "br").end(brotli(file));
  else createReadStream(file).pipe(response);
};

/**
 * Serves `dist` with brotli on a free port of the loopback, as the edge does; the counters answer without a worker, since
 * what is measured is the page. Throws if there is no `dist`: run `npm run build` first.
 */
export const serveStaticSite = async (): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const headers = pageHeaders();
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0]!;
    if (path.startsWith("/api/stats")) response.setHeader("content-type", "application/json").end(request.method === "POST" ? '{"stat_name":"visitors","stat_value":1}' : "[]");
    else answerFile(response, path, headers);
  });
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
