/**
 * `node tests/e2e/servers.ts`: all that the flows ask, started side by side. The site answers once the others do; a parent
 * process is told.
 */
import { ensureBuilt } from "#scripts/build/ensure-built.ts";
import { onProcessExit, start } from "#scripts/setup/process.ts";
import { waitUntilUp } from "#scripts/setup/ready.ts";
import { serveSiteBeforeWorker } from "../support/static-site.ts";

const site = Number(process.env["E2E_PORT"] ?? 8799);
/** Of the site, the mocks of the services of texts, the worker with the whole site, and the site on Pages. */
const ports = { site, languages: site + 10, upstream: site + 11, worker: site + 20, pages: site + 21 };
export const addressOf = (server: keyof typeof ports, path = ""): string => `http://127.0.0.1:${ports[server]}${path}`;

const startAll = async (): Promise<void> => {
  // Otherwise each of them would build.
  await ensureBuilt();
  const serve = ["scripts/serve.ts", "--port"];
  const mocks = ["--languages", addressOf("languages"), "--upstream", addressOf("upstream", "/well")];
  await Promise.all(
    [
      {
        answers: addressOf("languages", "/api/available_translations.json"),
        args: ["tests/languages-service/main.ts", `${ports.languages}`, `${ports.upstream}`],
      },
      // As it is deployed alone.
      {
        answers: addressOf("worker", "/"),
        args: [...serve, `${ports.worker}`, "--persist", ".wrangler/e2e", ...mocks],
      },
      // With the worker on `/api/*` of the same origin.
      {
        answers: addressOf("pages", "/api/health"),
        args: [...serve, `${ports.pages}`, "--pages", "--persist", ".wrangler/pages"],
      },
    ].map(({ answers, args }) => {
      const server = start("node", args);
      // Whoever ends this process alone, not its whole group, leaves no server behind.
      server.once(
        "exit",
        onProcessExit(() => void server.kill("SIGTERM")),
      );
      return waitUntilUp(answers, { withinMs: 120_000, everyMs: 200, server });
    }),
  );
  await serveSiteBeforeWorker(ports.site, ports.worker);
  process.send?.("up");
};

if (import.meta.main) await startAll();
