/** `node tests/e2e/site-server.ts PORT WORKER_PORT`: the files of the site on one port, before the worker on another. */
import { serveSiteBeforeWorker } from "../support/static-site.ts";

const [port, workerPort] = process.argv.slice(2).map(Number) as [number, number];
await serveSiteBeforeWorker(port, workerPort);
