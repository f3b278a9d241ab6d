import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { freePort, waitUntilUp } from "./ready.ts";

const servers: Server[] = [];
const sleeper = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });

const answering = async (statuses: number[]): Promise<string> => {
  const server = createServer((_request, response) =>
    response.writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!).end(),
  );
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it("waits until a URL responds with success", async () => {
  const server = sleeper();
  await expect(
    waitUntilUp(await answering([503, 503, 200]), { withinMs: 5000, everyMs: 1, server }),
  ).resolves.toBeUndefined();
  server.kill();
});

it("stops waiting if the server has ended, and after the time limit", async () => {
  const nowhere = await answering([500]);
  const ended = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await expect(waitUntilUp(nowhere, { withinMs: 20_000, everyMs: 5, server: ended })).rejects.toThrow(
    "the server ended before it responded",
  );
  const server = sleeper();
  await expect(waitUntilUp(nowhere, { withinMs: 20, everyMs: 5, server })).rejects.toThrow(
    "did not respond within 0.02 s",
  );
  server.kill();
});

it("finds the next port if one is taken, and none where no port may be opened", async () => {
  const taken = Number(new URL(await answering([200])).port);
  expect(await freePort(taken)).toBeGreaterThan(taken);
  const listen = vi.spyOn(NetServer.prototype, "listen").mockImplementation(function (this: NetServer) {
    queueMicrotask(() => this.emit("error", Object.assign(new Error("permission denied"), { code: "EACCES" })));
    return this;
  });
  await expect(freePort(80)).rejects.toThrow("permission denied");
  expect(listen).toHaveBeenCalledOnce();
  listen.mockRestore();
});

it("ends a script together with the command that runs it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-"));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "node_modules/.lampstand-lock"), createHash("sha256").update("{}").digest("hex"));
  writeFileSync(join(folder, "server.js"), "setInterval(() => {}, 1000); console.log(process.pid);");
  const command = spawn(process.execPath, [resolve("scripts/run.js"), "server.js"], { cwd: folder });
  const [server] = (await once(command.stdout, "data")) as [Buffer];
  command.kill();
  await once(command, "close");
  rmSync(folder, { recursive: true });
  expect(() => process.kill(Number(server), 0)).toThrow("ESRCH");
});

const running = (code: string) => `await runToEnd(process.execPath, ["-e", ${JSON.stringify(code)}]);`;

it("ends what a script runs together with the script, which otherwise ends by itself as before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-"));
  const script = join(folder, "script.ts");
  writeFileSync(
    script,
    `import { runToEnd } from ${JSON.stringify(resolve("scripts/setup/process.ts"))};
    ${running("0")}
    if (process.listenerCount("SIGTERM") > 0) throw new Error("still listening");
    ${running("console.log(process.pid); setInterval(() => {}, 1000)")}`,
  );
  const command = spawn(process.execPath, [script]);
  const [child] = (await once(command.stdout, "data")) as [Buffer];
  const isRunning = () => {
    try {
      return process.kill(Number(child), 0);
    } catch {
      return false;
    }
  };
  command.kill();
  await once(command, "exit");
  await expect.poll(isRunning).toBe(false);
  rmSync(folder, { recursive: true });
});

it("says at once what it cannot serve, and which port is free", async () => {
  const { port } = new URL(await answering([200]));
  const free = "Free is, for example: --port \\d+";
  const refused: Readonly<Record<string, string>> = {
    [`--port ${port}`]: `Port ${port} is taken. ${free}`,
    "--port 70000": `Port 70000 does not exist. ${free}`,
    "--port here": `Port here does not exist. ${free}`,
    "--pages --upstream http://localhost": "--languages and --upstream do not reach the worker behind --pages.",
  };
  for (const [options, problem] of Object.entries(refused)) {
    const signal = AbortSignal.timeout(15_000);
    const serve = spawn(process.execPath, ["scripts/serve.ts", ...options.split(" ")], { signal });
    const [said] = (await once(serve.stderr, "data")) as [Buffer];
    expect(String(said)).toMatch(new RegExp(`^${problem}\\n$`));
    expect(await once(serve, "exit")).toEqual([1, null]);
  }
});
