import * as z from "zod/mini";
import type { Bindings } from "./env.ts";

const webAddress = z.url({ protocol: /^https?$/ });

const configSchema = z.object({
  /** Without a trailing slash; an empty value turns the upstream off. */
  upstreamUrl: z.union([z.literal(""), webAddress]),
  /** Origins besides the own one that may write, as browsers name them: without a path, in small letters. */
  writeOrigins: z.array(z.pipe(webAddress, z.transform((address: string) => new URL(address).origin))),
  /** Over how many objects increments and live sockets are spread. */
  counterShards: z.int().check(z.minimum(1), z.maximum(256)),
});

export type Config = z.infer<typeof configSchema>;

const read = (env: Bindings): Config =>
  configSchema.parse({
    upstreamUrl: (env.BIBLE_UPSTREAM_URL ?? "").trim().replace(/(?<!\/)\/+$/, ""),
    writeOrigins: (env.WRITE_ORIGINS ?? "").split(/\s+/).filter(Boolean),
    counterShards: Number(env.COUNTER_SHARDS ?? 1),
  });

const known = new WeakMap<Bindings, Config>();

/** The `[vars]` of wrangler.toml, validated at the first request of an isolate; throws if one of them is unusable. */
export const configOf = (env: Bindings): Config => {
  const found = known.get(env);
  if (found) return found;
  const config = read(env);
  known.set(env, config);
  return config;
};
