import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { WebSocketServer } from "ws";
import { ensureBuilt } from "#scripts/build/ensure-built.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain",
  ".xml": "application/xml",
};
const dist = join(import.meta.dirname, "../../dist");

const fileOf = (path: string): string | undefined => {
  const base = normalize(join(dist, decodeURIComponent(path)));
  return [base, `${base}.html`, join(base, "index.html")].find(
    (file) => file.startsWith(dist) && existsSync(file) && statSync(file).isFile(),
  );
};

interface HeaderRule {
  readonly fits: (path: string) => boolean;
  /** Each line is `! Name`, which removes a header set by earlier rules, or `Name: value`. */
  readonly lines: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The rules of `_headers`. A path may contain placeholders for one segment, and a star for the rest. */
const headerRules = (): readonly HeaderRule[] =>
  readFileSync(join(dist, "_headers"), "utf8")
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [address = "", ...lines] = rule.split("\n").map((line) => line.trim());
      const pattern = new RegExp(`^${escaped(address).replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
      return { fits: (path) => pattern.test(path), lines };
    });

const headersOf = (rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  for (const line of rules.filter(({ fits }) => fits(path)).flatMap(({ lines }) => lines)) {
    const [name = "", value = ""] = line.split(/:\s(.*)/s);
    if (name.startsWith("! ")) headers.delete(name.slice(2));
    else headers.set(name, value);
  }
  return headers;
};

/** Files are compressed once and cached, as at the edge. */
const compressed = new Map<string, Buffer>();
const brotli = (file: string): Buffer => {
  const cached = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, cached);
  return cached;
};

const answerFile = (response: ServerResponse, path: string, rules: readonly HeaderRule[]): void => {
  const file = fileOf(path);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  for (const [name, value] of headersOf(rules, path)) response.setHeader(name, value);
  response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
  if (/\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file))
    response.setHeader("Content-Encoding", "br").end(brotli(file));
  else createReadStream(file).pipe(response);
};

/**
 * Serves `dist` with brotli on a free loopback port, as the edge does. The counters are stubbed, since only the page is
 * measured. Builds first if the sources have changed.
 */
export const serveStaticSite = async (): Promise<{ readonly origin: string; readonly close: () => void }> => {
  await ensureBuilt();
  const rules = headerRules();
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0]!;
    if (path.startsWith("/api/stats"))
      response
        .setHeader("content-type", "application/json")
        .end(request.method === "POST" ? '{"stat_name":"visitors","stat_value":1}' : "[]");
    else answerFile(response, path, rules);
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
