import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { isUp, requireFree, untilUp } from "./ready.ts";

const servers: Server[] = [];
const sleeper = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });

const answering = async (statuses: number[]): Promise<string> => {
  const server = createServer((_request, response) => response.writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!).end());
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it("waits until an address answers with success", async () => {
  const server = sleeper();
  await expect(untilUp(await answering([503, 503, 200]), { withinMs: 5000, everyMs: 1, server })).resolves.toBeUndefined();
  server.kill();
});

it("does not wait for a server that has ended, nor for ever", async () => {
  const nowhere = await answering([500]);
  const ended = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await expect(untilUp(nowhere, { withinMs: 20_000, everyMs: 5, server: ended })).rejects.toThrow("the server ended before it answered");
  const server = sleeper();
  await expect(untilUp(nowhere, { withinMs: 20, everyMs: 5, server })).rejects.toThrow("did not answer within 0.02 s");
  server.kill();
});

it("refuses an address that is taken", async () => {
  const taken = await answering([200]);
  expect(await isUp(taken)).toBe(true);
  await expect(requireFree(taken)).rejects.toThrow("answers already");
  await requireFree("http://127.0.0.1:1/");
});
