/**
 * `npx node tests/languages-service/main.ts [PORT]`: the stand-in for the service of the world's languages, to read with
 * `npm run serve -- --languages http://127.0.0.1:8866`.
 */
import { startLanguagesService } from "./server.ts";

const { address } = await startLanguagesService(Number(process.argv[2] ?? 8866), true);
console.log(`The stand-in for bible.helloao.org is at ${address}`);
