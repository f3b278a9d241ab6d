import type * as z from "zod/mini";
import { whenIdle } from "#src/platform/clock.ts";
import { requestJson, type HttpOptions } from "#src/platform/network/http.ts";
import { earlierVersionHeader } from "#src/platform/offline/caches.ts";
import { rememberFile } from "#src/platform/offline/visited.ts";

/**
 * Requests a static file that has no digest in the build (docs/texts.md, "Digests"), and caches for reading offline what
 * fits `schema`, after the requested content has been shown. Rejects like `send`.
 */
export const readCachedFile = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  options: Pick<HttpOptions, "signal">,
): Promise<z.output<Schema>> => {
  let isEarlier = false;
  const content = await requestJson(schema, path, {
    ...options,
    onResponse: ({ headers }) => {
      isEarlier = headers.has(earlierVersionHeader);
    },
  });
  if (!isEarlier) whenIdle(() => void rememberFile(path, JSON.stringify(content)));
  return content;
};
