import { expect, it } from "vitest";
import { configurationRows, type Configuration } from "./configuration.ts";

const classes = ["CounterHub", "CardRoom", "TriviaRoom", "SyncRoom"];

const ready: Configuration = {
  worker: {
    name: "lampstand",
    vars: { COUNTER_SHARDS: "1" },
    assets: { binding: "ASSETS" },
    d1_databases: [{ binding: "DB", database_id: "0f7a1c52-8a1b-4b7e-9b34-0d1a2b3c4d5e" }],
    durable_objects: {
      bindings: ["COUNTERS", "CARD_ROOMS", "TRIVIA_ROOMS", "SYNC_ROOMS"].map((name, index) => ({
        name,
        class_name: classes[index]!,
      })),
    },
    migrations: [{ new_sqlite_classes: classes }],
    ratelimits: ["FLOOD_SHIELD", "FLOOD_SHIELD_56", "FLOOD_SHIELD_48"].map((name) => ({ name })),
  },
  pages: { name: "lampstand-site", services: [{ binding: "API", service: "lampstand" }] },
  site: { origin: "https://bible.test", supportEmail: "hello@bible.test" },
};

const missed = (changed: Partial<Configuration>, exported = classes): readonly string[] =>
  configurationRows({ ...ready, ...changed }, exported)
    .filter(({ isMet }) => !isMet)
    .map(({ what, measured }) => `${what}: ${measured}`);

const worker = (changed: Partial<Configuration["worker"]>): Partial<Configuration> => ({
  worker: { ...ready.worker, ...changed },
});

it("finds nothing in a configuration that is ready", () => expect(missed({})).toEqual([]));

it.each<readonly [Partial<Configuration>, string]>([
  [{ site: { ...ready.site, origin: "https://lampstand.example" } }, "site.config.json: origin"],
  [{ site: { ...ready.site, origin: "http://bible.test" } }, "site.config.json: origin"],
  [{ site: { ...ready.site, supportEmail: "hello@lampstand.example" } }, "site.config.json: supportEmail"],
  [{ pages: { ...ready.pages, services: [{ binding: "API", service: "other" }] } }, "Pages: the binding API: other"],
  [{ pages: { name: "lampstand-site" } }, "Pages: the binding API: none"],
  [{ pages: { ...ready.pages, name: "lampstand" } }, "worker: name"],
  [worker({ d1_databases: [{ binding: "DB" }] }), "database_id: none: npx wrangler d1 create lampstand"],
  [worker({ d1_databases: [{ binding: "DB", database_id: "ITS-ID" }] }), "database_id: ITS-ID"],
  [worker({ ratelimits: [] }), "bindings that are missing: FLOOD_SHIELD, FLOOD_SHIELD_56, FLOOD_SHIELD_48"],
  [worker({ migrations: [] }), `classes of objects without code or [[migrations]]: ${classes.join(", ")}`],
  [worker({ vars: { COUNTER_SHARDS: "many" } }), "[vars]: "],
  [worker({ vars: { VISITOR_HASH_KEY: "secret" } }), "secrets in [vars], for everybody to read: VISITOR_HASH_KEY"],
])("%j: %s", (changed, problem) => expect(missed(changed)).toEqual([expect.stringContaining(problem)]));

it("finds a class that the worker does not export", () => {
  expect(missed({}, classes.slice(1))).toEqual(["classes of objects without code or [[migrations]]: CounterHub"]);
});
