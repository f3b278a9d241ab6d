import config from "../../site.config.json" with { type: "json" };

/** An operator's settings in `site.config.json`: names, addresses and external links. */
interface SiteConfig {
  readonly name: string;
  readonly tagline: string;
  /** The footer's short description of the site. */
  readonly blurb: string;
  /** Scheme and host of the deployed site, without a trailing slash; canonical links start with it. */
  readonly origin: string;
  readonly supportEmail: string;
  /** International number, digits only, for example `2348012345678`; if empty, no WhatsApp support is offered. */
  readonly supportWhatsApp: string;
  /** Translations of other languages that the build embeds, by their service's identifiers: `["spa_r09"]` (docs/texts.md). */
  readonly embed: readonly string[];
  /** External links; an empty one is not shown. */
  readonly links: { readonly photos: string; readonly books: string; readonly gifts: string; readonly app: string };
}

export const site: SiteConfig = config;
