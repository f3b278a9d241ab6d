import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium that is on this machine; undefined means Playwright's own, which is installed. */
export const chromiumPath = (): string | undefined => {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return chosen;
  return existsSync(chromium.executablePath()) ? undefined : known.find((path) => existsSync(path));
};

const succeeds = (command: string, args: readonly string[]): boolean => spawnSync(command, [...args], { stdio: "inherit" }).status === 0;

/** Makes sure that the browser tests have a browser: one that is there, else Debian's package, else Playwright's own. */
export const ensureChromium = (): void => {
  if (chromiumPath() !== undefined || existsSync(chromium.executablePath())) return;
  console.log("No Chromium found: trying the system's package …");
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", "chromium"])) return;
  console.log("… and now Playwright's own");
  if (!succeeds("npx", ["playwright", "install", "--with-deps", "chromium"]) && !succeeds("npx", ["playwright", "install", "chromium"])) {
    throw new Error("No Chromium for the browser tests: install one and set CHROMIUM_PATH");
  }
};
