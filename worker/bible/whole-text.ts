import type { Context } from "hono";
import { searchIndexPath, versesFilePath, verseWeightsPath } from "#domain/scripture/manifest.ts";
import { openSearch } from "#domain/scripture/search/open.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { ApiError } from "#domain/api/errors.ts";
import { embeddedTranslationIds, isEmbedded, type EmbeddedTranslationId, type Translation } from "#domain/scripture/translations.ts";
import type { AppEnv } from "../env.ts";
import { fetchAsset, scriptureVersion } from "./embedded.ts";
import { singleFlight } from "./single-flight.ts";

const opened = new Map<EmbeddedTranslationId, SearchData>();
const flight = singleFlight<SearchData>();

const open = async (assets: Fetcher, id: EmbeddedTranslationId): Promise<SearchData> => {
  const [index, verses, weights] = await Promise.all([
    fetchAsset(assets, searchIndexPath(scriptureVersion, id)).then((response) => response.arrayBuffer()),
    fetchAsset(assets, versesFilePath(scriptureVersion, id)).then((response) => response.text()),
    fetchAsset(assets, verseWeightsPath(scriptureVersion)).then((response) => response.arrayBuffer()),
  ]);
  const data = openSearch(new Uint8Array(index), verses, new Uint8Array(weights));
  opened.set(id, data);
  return data;
};

/**
 * The whole text of an embedded translation with its word index, loaded once per isolate.
 * Throws 422 for a translation that is not embedded, 503 if the files cannot be read.
 */
export const wholeText = async (c: Context<AppEnv>, { id }: Translation): Promise<SearchData> => {
  if (!isEmbedded(id)) {
    const known = embeddedTranslationIds.join(", ");
    throw new ApiError("invalid_input", { fields: { translation: `This only works with these translations: ${known}.` } });
  }
  const cached = opened.get(id);
  if (cached) return cached;
  const pending = flight(id, () => open(c.env.ASSETS, id));
  // Other requests may be waiting, so loading continues if this client disconnects.
  c.executionCtx.waitUntil(pending.catch(() => undefined));
  return pending;
};
