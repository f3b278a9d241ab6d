/**
 * `npm run browsers`: visits every screen and walks through the main flows in Firefox and WebKit (Safari's engine), in
 * addition to the Chromium used by the flows; 390 px wide. Uses what is installed (Debian: firefox-esr;
 * webkit2gtk-driver and xvfb) and reports what is missing. Needs a build; serves it itself, or takes `--url`.
 */
import { printRows, type Row } from "#measure/bench/bars.ts";
import { serveProduct } from "#measure/bench/product-server.ts";
import { startFirefox } from "./firefox.ts";
import { startLossyLine } from "./lossy-line.ts";
import { type Engine, onALossyLine, visitorsWay, visitScreens } from "./walk.ts";
import { startWebKit } from "./webkit.ts";
import { commandOptions } from "#scripts/setup/options.ts";

const { values } = commandOptions({ options: { url: { type: "string" } } });
const viewport = { width: 390, height: 800 };
const server = values.url === undefined ? await serveProduct() : undefined;
const origin = server?.origin ?? values.url!;

const line = await startLossyLine(origin);

const flow = async (what: string, go: () => Promise<void>): Promise<Row> => {
  const failure = await go().then(() => undefined, String);
  return { what, bar: "it does", measured: failure ?? "it does", isMet: failure === undefined };
};

const walk = async (engine: Engine): Promise<Row[]> => {
  const faults = await visitScreens(engine, origin);
  const rows: Row[] = [
    {
      what: `${engine.name}: every screen`,
      bar: "0 faults",
      measured: faults.length === 0 ? "0" : faults.join("; "),
      isMet: faults.length === 0,
    },
  ];
  for (const [what, go] of Object.entries(visitorsWay))
    rows.push(await flow(`${engine.name}: ${what}`, () => go(engine, origin)));
  for (const [what, go] of Object.entries(onALossyLine))
    rows.push(await flow(`${engine.name}: ${what}`, () => go(engine, line)));
  return rows;
};

const rows: Row[] = [];
try {
  for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
    const engine = await start(viewport);
    if (engine) rows.push(...(await walk(engine).finally(engine.close)));
    else console.log(`${name} is not installed here`);
  }
} finally {
  line.close();
  server?.stop();
}
process.exitCode = printRows("Other browsers", rows);
