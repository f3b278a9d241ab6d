/**
 * `npx node tests/languages-service/main.ts [PORT] [UPSTREAM_PORT]`: the mock for the service of the world's languages and,
 * with a second port, the one for the public Bible text service, to read with
 * `npm run serve -- --languages http://127.0.0.1:8866 --upstream http://127.0.0.1:8867/well`.
 */
import { startUpstreamServer } from "../faults/upstream-server.ts";
import { startLanguagesService } from "./server.ts";

const [port = "8866", upstreamPort] = process.argv.slice(2);
if (upstreamPort !== undefined) await startUpstreamServer(Number(upstreamPort));
const { address } = await startLanguagesService(Number(port), true);
console.log(`The mock for bible.helloao.org is at ${address}`);
