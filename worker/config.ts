import * as z from "zod/mini";
import { budgets } from "#domain/api/budgets.ts";
import { languagesCallsPerWindow } from "./bible/languages/config.ts";
import { callsPerWindow } from "./bible/upstream/config.ts";
import type { Bindings } from "./env.ts";

const webAddress = z.url({ protocol: /^https?$/ });

/** The bindings (env.ts) as they are used. */
const configSchema = z.object({
  /** Without a trailing slash; an empty value disables the service. */
  upstreamUrl: z.union([z.literal(""), webAddress]),
  upstreamCalls: z.int().check(z.minimum(1)),
  languagesUrl: z.union([z.literal(""), webAddress]),
  languagesCalls: z.int().check(z.minimum(1)),
  /** In the form browsers send: without a path, in lower case. */
  writeOrigins: z.array(
    z.pipe(
      webAddress,
      z.transform((address: string) => new URL(address).origin),
    ),
  ),
  siteMessagesPerDay: z.int().check(z.minimum(0)),
  siteIncrementsPerDay: z.int().check(z.minimum(0)),
  counterShards: z.int().check(z.minimum(1), z.maximum(256)),
});

type Config = z.infer<typeof configSchema>;

const addressOf = (value = ""): string => value.trim().replace(/(?<!\/)\/+$/, "");

const read = (env: Bindings): Config =>
  configSchema.parse({
    upstreamUrl: addressOf(env.BIBLE_UPSTREAM_URL),
    upstreamCalls: Number(env.BIBLE_UPSTREAM_CALLS ?? callsPerWindow),
    languagesUrl: addressOf(env.BIBLE_LANGUAGES_URL),
    languagesCalls: Number(env.BIBLE_LANGUAGES_CALLS ?? languagesCallsPerWindow),
    writeOrigins: (env.WRITE_ORIGINS ?? "").split(/\s+/).filter(Boolean),
    siteMessagesPerDay: Number(env.SITE_MESSAGES_PER_DAY ?? budgets.siteMessages.most),
    siteIncrementsPerDay: Number(env.SITE_INCREMENTS_PER_DAY ?? budgets.siteIncrements.most),
    counterShards: Number(env.COUNTER_SHARDS ?? 1),
  });

const configs = new WeakMap<Bindings, Config>();

/** The `[vars]` of wrangler.toml, validated on an isolate's first request. Throws if one is invalid. */
export const configOf = (env: Bindings): Config => {
  const cached = configs.get(env);
  if (cached) return cached;
  const config = read(env);
  configs.set(env, config);
  return config;
};
