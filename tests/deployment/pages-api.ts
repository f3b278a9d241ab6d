import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { hostLimits } from "./host-limits.ts";

/** What a deployment to Pages uploads. */
interface Deployment {
  /** The path of every file with the hash of its content. */
  readonly manifest: Readonly<Record<string, string>>;
  /** The special files: `_headers`, `_redirects`, `_routes.json`, `_worker.bundle`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** An upload token with the claims that the client reads: the maximum number of files and the expiry. */
const token = [{ alg: "none" }, { max_file_count_allowed: hostLimits.files, exp: 4_102_444_800 }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");

const finished = {
  id: "dry-run",
  url: "https://dry-run.example",
  project_name: "dry-run",
  aliases: [],
  latest_stage: { name: "deploy", status: "success" },
};
const project = {
  name: "dry-run",
  production_branch: "main",
  subdomain: "dry-run.example",
  deployment_configs: { production: {}, preview: {} },
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const deploymentOf = async (request: IncomingMessage): Promise<Deployment> => {
  const form = await new Response(new Uint8Array(await bodyOf(request)), {
    headers: { "Content-Type": request.headers["content-type"]! },
  }).formData();
  const parts: Record<string, string> = {};
  for (const [name, value] of form) parts[name] = typeof value === "string" ? value : await value.text();
  return { manifest: JSON.parse(parts["manifest"]!) as Record<string, string>, parts };
};

/**
 * A mock on the loopback for the part of Cloudflare's API that `wrangler pages deploy` uses, which has no dry run.
 * It claims to have every file already, and records what is deployed.
 */
export const startPagesApi = async () => {
  const deployments: Deployment[] = [];
  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const path = request.url!.split("?")[0]!;
    if (path.endsWith("/upload-token")) return { jwt: token };
    if (path.endsWith("/pages/assets/check-missing")) return [];
    if (path.endsWith("/pages/assets/upsert-hashes")) return null;
    if (path.endsWith("/deployments") && request.method === "POST") deployments.push(await deploymentOf(request));
    if (/\/deployments(\/|$)/.test(path)) return finished;
    if (/\/pages\/projects\/[^/]+$/.test(path)) return project;
    throw new Error(`The mock does not support ${request.method} ${path}`);
  };
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    answerTo(request).then(
      (result) => {
        request.resume();
        send(200, { success: true, errors: [], messages: [], result });
      },
      (error: unknown) =>
        send(404, { success: false, errors: [{ code: 404, message: String(error) }], messages: [], result: null }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deployments,
    stop: () => server.close(),
  };
};
