import { ApiError } from "#domain/api/errors.ts";
import { frameSize, type Oembed } from "#domain/api/oembed.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { translationById } from "#domain/scripture/translations/translations.ts";
import { framePath, passageOfAddress } from "#domain/site/head/embedding.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { scriptureCacheControl } from "../bible/cache-control.ts";
import { referenceOf } from "../embed-frame.ts";
import type { Handlers } from "../contract.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { prepareJson, send } from "../prepared-response.ts";

const daySeconds = 24 * 60 * 60;

/** The passage of an address of this site, wherever it is deployed. */
const passageOf = (address: string, origins: readonly string[]) => {
  const url = URL.parse(address);
  return url && origins.includes(url.origin) ? passageOfAddress(url.pathname, url.hash) : undefined;
};

/** A pasted link as a passage (https://oembed.com). */
export const oembed: Handlers["oembed"] = (c) => {
  const { url, format = "json", maxwidth, maxheight } = c.req.valid("query");
  if (format !== "json") throw new ApiError("not_offered");
  const origin = ownOrigin(c);
  const framed = passageOf(url, [origin, site.origin]);
  if (!framed)
    throw new ApiError("not_found", {
      message: ({ refusals }) => refusals.notEmbedded,
    });
  const title = `${formatReference(referenceOf(framed))}, ${translationById(framed.translation).name}`;
  const width = Math.min(frameSize.width, maxwidth ?? frameSize.width);
  const height = Math.min(frameSize.height, maxheight ?? frameSize.height);
  const answer: Oembed = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: site.name,
    provider_url: origin,
    cache_age: daySeconds,
    html: `<iframe src="${escapeMarkup(origin + framePath(framed))}" title="${escapeMarkup(title)}" width="${width}" height="${height}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  };
  return send(c, prepareJson(answer, scriptureCacheControl));
};
