import { existsSync, readFileSync, statSync } from "node:fs";
import { Agent, createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { hash } from "node:crypto";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";
import { WebSocketServer } from "ws";
import { ensureBuilt } from "#scripts/build/ensure-built.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/vnd.microsoft.icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".atom": "application/atom+xml",
};
/** As an edge is likely to compress: 4, not the 11 of files compressed ahead. */
export const compressAsEdge = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const dist = join(import.meta.dirname, "../../dist");

/** The file of an address: pages have addresses without `.html`, and `_headers` and its like have none. */
const fileOf = (path: string): string | undefined => {
  if (/\/[._][^/]*$|\.html$/.test(path)) return undefined;
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

interface StoredFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers GET requests for files of `dist`, read once, with the headers of `_headers`; the rest goes to `others`. */
const answerFiles = (
  isCompressed: boolean,
  others: RequestListener,
  onSent = (_bytes: number) => {},
): RequestListener => {
  const rules = headerRules();
  const stored = new Map<string, StoredFile>();

  const read = (path: string): StoredFile | undefined => {
    const file = fileOf(path);
    if (file === undefined) return undefined;
    const plain = readFileSync(file);
    const compress = isCompressed && /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
    const made = {
      body: compress ? compressAsEdge(plain) : plain,
      headers: {
        ...Object.fromEntries(headersOf(rules, path)),
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
        ETag: `"${hash("sha1", plain)}"`,
        ...(compress ? { "Content-Encoding": "br" } : {}),
      },
    };
    stored.set(path, made);
    return made;
  };

  return (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const file = request.method === "GET" ? (stored.get(path) ?? read(path)) : undefined;
    if (!file) others(request, response);
    else if (request.headers["if-none-match"] === file.headers["ETag"]) response.writeHead(304, file.headers).end();
    else {
      onSent(file.body.byteLength);
      response.writeHead(200, { ...file.headers, "Content-Length": file.body.byteLength }).end(file.body);
    }
  };
};

const listen = async (server: Server, port: number): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Stubs the counters, since only the page is measured. */
const answerCounters: RequestListener = (request, response) => {
  if (!request.url?.startsWith("/api/stats")) response.writeHead(404).end();
  else
    response
      .setHeader("content-type", "application/json")
      .end(request.method === "POST" ? '{"stat_name":"visitors","stat_value":1}' : "[]");
};

/**
 * Serves `dist` with brotli on a free loopback port, as the edge does. The counters are stubbed, since only the page is
 * measured. Builds first if the sources have changed.
 */
export const serveStaticSite = async (): Promise<{
  readonly origin: string;
  /** Bytes of all bodies sent so far. */
  readonly sentBytes: () => number;
  readonly close: () => void;
}> => {
  await ensureBuilt();
  let sent = 0;
  const server = createServer(answerFiles(true, answerCounters, (bytes) => (sent += bytes)));
  const sockets = new WebSocketServer({ server });
  const origin = await listen(server, 0);
  return {
    origin,
    sentBytes: () => sent,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.close();
      server.closeAllConnections();
    },
  };
};

/**
 * Serves the files of `dist` on a port, and everything else (`/api/*`, pages made at the edge, redirects, the 404 page)
 * from the worker on another, as Pages does. A page takes about twenty files, and `wrangler dev` several milliseconds for each.
 * `isCompressed`: with brotli, as the edge does.
 */
export const serveSiteBeforeWorker = async (
  port: number,
  workerPort: number,
  isCompressed = false,
): Promise<string> => {
  const agent = new Agent({ keepAlive: true });
  const worker = { host: "127.0.0.1", port: workerPort };
  const server = createServer(
    answerFiles(isCompressed, (request, response) => {
      const { method, url: path } = request;
      const headers = { ...request.headers, ...(isCompressed && { "accept-encoding": "identity" }) };
      const passed = httpRequest({ ...worker, agent, method, path, headers }, (answer) => {
        if (isCompressed && answer.headers["content-type"]?.startsWith("text/html")) {
          const { "content-length": _length, ...kept } = answer.headers;
          response.writeHead(answer.statusCode!, { ...kept, "content-encoding": "br" });
          answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(response);
        } else {
          response.writeHead(answer.statusCode!, answer.rawHeaders);
          answer.pipe(response);
        }
      });
      passed.on("error", () => response.destroy());
      response.on("close", () => passed.destroy());
      request.pipe(passed);
    }),
  );
  server.on("upgrade", ({ method, url, rawHeaders }, socket, head) => {
    const passed = connect(worker, () => {
      const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
      passed.write(`${method} ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on("error", () => socket.destroy());
    socket.on("error", () => passed.destroy());
  });
  return listen(server, port);
};
