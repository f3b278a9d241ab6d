import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to the product on which chosen requests are lost: the connection breaks without an answer. */
export interface LossyLine {
  readonly origin: string;
  /** From now on, requests for these paths are lost. Without an argument, none is. */
  readonly lose: (paths?: RegExp) => void;
  /** How many requests were lost since the last call of `lose`. */
  readonly lost: () => number;
  readonly close: () => void;
}

/** A service worker would answer for the line. */
const workerPath = "/sw.js";

/** Starts the line on a loopback port of its own: nothing that the browser stored for the product is there. */
export const startLossyLine = async (product: string): Promise<LossyLine> => {
  let losing: RegExp | undefined;
  let lost = 0;
  const carry = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { pathname } = new URL(asked.url ?? "/", product);
    if (losing?.test(pathname)) {
      lost += 1;
      asked.socket.destroy();
      return;
    }
    if (pathname === workerPath) {
      answer.writeHead(404).end();
      return;
    }
    const onward = request(
      new URL(asked.url ?? "/", product),
      { method: asked.method, headers: { ...asked.headers, host: new URL(product).host } },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      },
    );
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  };
  const server = createServer(carry);
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (paths) => {
      losing = paths;
      lost = 0;
    },
    lost: () => lost,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
