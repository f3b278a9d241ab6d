import type { Row } from "#measure/bench/bars.ts";
import type { Bindings } from "#worker/env.ts";
import { configOf } from "#worker/config.ts";

/** What is wrong with a configuration before it is deployed, as far as files tell. */

/** The parts of the two wrangler.toml that are checked, as wrangler reads them. */
export interface Configuration {
  readonly worker: {
    readonly name?: string | undefined;
    readonly vars: Readonly<Record<string, unknown>>;
    readonly assets?: { readonly binding?: string } | undefined;
    readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string | undefined }[];
    readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
    readonly migrations: readonly { readonly new_sqlite_classes?: readonly string[] | undefined }[];
    readonly ratelimits: readonly { readonly name: string }[];
  };
  readonly pages: {
    readonly name?: string | undefined;
    readonly services?: readonly { readonly binding: string; readonly service: string }[] | undefined;
  };
  readonly site: { readonly origin: string; readonly supportEmail: string };
}

/** The secrets and variables of `Bindings`; all else are bindings. */
type Texts = { [Key in keyof Bindings]-?: Required<Bindings>[Key] extends string ? Key : never }[keyof Bindings];

/** One that `Bindings` has and this list lacks does not compile. */
const bindings: Readonly<Record<Exclude<keyof Bindings, Texts>, true>> = {
  ASSETS: true,
  DB: true,
  COUNTERS: true,
  CARD_ROOMS: true,
  TRIVIA_ROOMS: true,
  SYNC_ROOMS: true,
  FLOOD_SHIELD: true,
  FLOOD_SHIELD_56: true,
  FLOOD_SHIELD_48: true,
};

export const secrets = ["VISITOR_HASH_KEY"] as const satisfies readonly Texts[];

const listOf = (names: readonly string[]): string => names.join(", ") || "none";
const noneOf = (what: string, names: readonly string[]): Row => ({
  what,
  bar: "none",
  measured: listOf(names),
  isMet: names.length === 0,
});

const isExample = (text: string): boolean => /\.example(?:$|[/:])/.test(text);

const settingsProblem = (vars: Configuration["worker"]["vars"]): string => {
  try {
    configOf({ ...vars } as unknown as Bindings);
    return "valid";
  } catch (error) {
    return String(error).replace(/\s+/g, " ").slice(0, 200);
  }
};

/** @param classes what the worker's entry exports */
export const configurationRows = (
  { worker, pages, site }: Configuration,
  classes: readonly string[],
): readonly Row[] => {
  const objects = worker.durable_objects.bindings;
  const bound = [
    worker.assets?.binding,
    ...worker.d1_databases.map(({ binding }) => binding),
    ...objects.map(({ name }) => name),
    ...worker.ratelimits.map(({ name }) => name),
  ];
  const migrated = worker.migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes);
  const used = objects.map(({ class_name }) => class_name);
  const database = worker.d1_databases.find(({ binding }) => binding === "DB");
  const service = pages.services?.find(({ binding }) => binding === "API")?.service;
  const settings = settingsProblem(worker.vars);
  return [
    {
      what: "site.config.json: origin",
      bar: "yours",
      measured: site.origin,
      isMet: /^https:\/\/[^/]+$/.test(site.origin) && !isExample(site.origin),
    },
    {
      what: "site.config.json: supportEmail",
      bar: "yours",
      measured: site.supportEmail,
      isMet: /^[^@\s]+@[^@\s]+$/.test(site.supportEmail) && !isExample(site.supportEmail),
    },
    {
      what: "worker: name",
      bar: "not that of Pages",
      measured: worker.name ?? "none",
      isMet: worker.name !== undefined && worker.name !== pages.name,
    },
    {
      what: "Pages: the binding API",
      bar: worker.name ?? "the worker",
      measured: service ?? "none",
      isMet: service !== undefined && service === worker.name,
    },
    noneOf(
      "bindings that are missing",
      Object.keys(bindings).filter((name) => !bound.includes(name)),
    ),
    noneOf(
      "classes of objects without code or [[migrations]]",
      used.filter((name) => !classes.includes(name) || !migrated.includes(name)),
    ),
    {
      what: "database_id",
      bar: "an id",
      measured: database?.database_id ?? "none: npx wrangler d1 create lampstand",
      isMet: /^[0-9a-f-]{36}$/.test(database?.database_id ?? ""),
    },
    { what: "[vars]", bar: "valid", measured: settings, isMet: settings === "valid" },
    noneOf(
      "secrets in [vars], for everybody to read",
      secrets.filter((name) => Object.hasOwn(worker.vars, name)),
    ),
  ];
};
