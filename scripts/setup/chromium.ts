import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const knownShells = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"];

const firstThere = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** Playwright's own browser if it is installed (undefined), otherwise the first of these on this machine. */
const ownOrOnMachine = (paths: readonly string[]): string | undefined =>
  process.env["CHROMIUM_PATH"] ?? (existsSync(chromium.executablePath()) ? undefined : firstThere(paths));

const succeeds = (command: string, args: readonly string[], timeoutMs?: number): boolean =>
  spawnSync(command, [...args], {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Installs the newest version of a Debian package if this process has the permissions. Never removes packages. */
const installPackage = (name: string): boolean => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const options = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  // An old image's package lists name an old browser. Without a network, the package may still be in the cache.
  succeeds("apt-get", [...options, "update"], 60_000);
  return succeeds("apt-get", [...options, "install", "-y", "--no-install-recommends", "--no-remove", name], 240_000);
};

/** A browser: an installed one of those `wanted`, otherwise Debian's package, otherwise Playwright's own. */
export const ensureChromium = (wanted: readonly string[] = knownShells): void => {
  if (process.env["CHROMIUM_PATH"] || existsSync(chromium.executablePath()) || firstThere(wanted)) return;
  console.log("No headless Chromium found: trying the system's package …");
  if (installPackage("chromium-headless-shell") || firstThere(known) || installPackage("chromium")) return;
  console.log("… and now Playwright's own");
  if (
    !succeeds("npx", ["playwright", "install", "--with-deps", "chromium"]) &&
    !succeeds("npx", ["playwright", "install", "chromium"])
  ) {
    throw new Error("No Chromium for the browser tests: install one and set CHROMIUM_PATH");
  }
};

/**
 * The browser for the flows, installed if missing, or undefined for Playwright's own. Prefers Chromium's headless shell, the
 * same engine without a window, which needs a third less CPU time (Playwright installs it, too). Falls back to a full Chromium.
 */
export const flowsChromiumPath = (): string | undefined => {
  ensureChromium();
  return ownOrOnMachine([...knownShells, ...known]);
};

/** The browser for measurements, installed if missing: a full Chromium if there is one, otherwise the headless shell. */
export const measuringChromiumPath = (): string => {
  const wanted = [...known, ...knownShells];
  ensureChromium(wanted);
  return ownOrOnMachine(wanted) ?? chromium.executablePath();
};

/** Starts the browser for measurements. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: measuringChromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
