/**
 * `node tests/e2e/servers.ts SITE LANGUAGES UPSTREAM WORKER PAGES`, five ports: all that the flows ask, started side by side.
 * The site answers once the others do.
 */
import { ensureBuilt } from "#scripts/build/ensure-built.ts";
import { onProcessExit, start } from "#scripts/setup/process.ts";
import { waitUntilUp } from "#scripts/setup/ready.ts";
import { serveSiteBeforeWorker } from "../support/static-site.ts";

const [site, languages, upstream, worker, pages] = process.argv.slice(2) as [string, string, string, string, string];
const at = (port: string, path = ""): string => `http://127.0.0.1:${port}${path}`;

// Otherwise each of them would build.
await ensureBuilt();
const serve = ["scripts/serve.ts", "--port"];
await Promise.all(
  [
    // The mocks of the service of the world's languages and of the public Bible text service.
    {
      answers: at(languages, "/api/available_translations.json"),
      args: ["tests/languages-service/main.ts", languages, upstream],
    },
    // The worker with the whole site, as it is deployed alone.
    {
      answers: at(worker, "/"),
      args: [
        ...serve,
        worker,
        "--persist",
        ".wrangler/e2e",
        "--languages",
        at(languages),
        "--upstream",
        at(upstream, "/well"),
      ],
    },
    // The site on Pages, with the worker on `/api/*` of the same origin.
    { answers: at(pages, "/api/health"), args: [...serve, pages, "--pages", "--persist", ".wrangler/pages"] },
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
await serveSiteBeforeWorker(Number(site), Number(worker));
