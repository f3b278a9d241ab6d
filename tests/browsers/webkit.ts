import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { onProcessExit } from "#scripts/setup/process.ts";
import type { Engine } from "./walk.ts";

/** Debian's webkit2gtk-driver: Safari's engine in a plain window, driven by WebDriver (W3C). */
const driver = process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver";
const miniBrowser = process.env["WEBKIT_BROWSER"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const port = 4455;
const answersWithinMs = 10_000;

const ask = async <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`WebDriver, ${path}: ${JSON.stringify(value)}`);
  return value;
};

const untilReady = async (): Promise<void> => {
  const end = performance.now() + answersWithinMs;
  for (;;) {
    const isReady = await ask<{ ready: boolean }>("GET", "/status").then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > end) throw new Error("WebKitWebDriver did not answer");
    await pause(100);
  }
};

/** Records console errors of the page, because WebDriver does not. Errors before the page has loaded are missed. */
const listen = `
  globalThis.heard = [];
  addEventListener("error", (event) => heard.push(event.message));
  addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => heard.push(event.violatedDirective + " " + event.blockedURI));
  const say = console.error;
  console.error = (...words) => { heard.push(words.join(" ")); say(...words); };
`;

/** Starts the installed WebKit; undefined if there is none. It opens a window: without a display, through xvfb-run. */
export const startWebKit = async (viewport: {
  readonly width: number;
  readonly height: number;
}): Promise<Engine | undefined> => {
  if (!existsSync(driver) || !existsSync(miniBrowser)) return undefined;
  const hasDisplay = process.env["DISPLAY"] !== undefined || process.env["WAYLAND_DISPLAY"] !== undefined;
  const [command, ...before] = hasDisplay ? [driver] : ["/usr/bin/xvfb-run", "--auto-servernum", driver];
  if (!existsSync(command!)) return undefined;
  // A process group of its own, so that the display ends with the driver. Root cannot use WebKit's sandbox.
  const child = spawn(command!, [...before, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}) },
  });
  const stop = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  };
  child.once("exit", onProcessExit(stop));
  await untilReady();
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    "POST",
    "/session",
    {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
        },
      },
    },
  );
  const session = `/session/${sessionId}`;
  await ask("POST", `${session}/window/rect`, viewport);
  const read = <Value>(expression: string): Promise<Value> =>
    ask("POST", `${session}/execute/sync`, { script: `return ${expression};`, args: [] });
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: async (url) => {
      await ask("POST", `${session}/url`, { url });
      await ask("POST", `${session}/execute/sync`, { script: listen, args: [] });
    },
    read,
    complaints: () => read("heard.splice(0)"),
    close: async () => {
      await ask("DELETE", session).catch(() => undefined);
      stop();
    },
  };
};
