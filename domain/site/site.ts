import config from "../../site.config.json" with { type: "json" };

/** What an operator sets in `site.config.json`: names, addresses and links that leave the site. */
export interface SiteConfig {
  readonly name: string;
  readonly tagline: string;
  /** The brand blurb of the footer. */
  readonly blurb: string;
  /** Scheme and host of the deployed site, without a slash at the end; canonical links start with it. */
  readonly origin: string;
  readonly supportEmail: string;
  /** International number without signs, for example `2348012345678`; empty: no WhatsApp support is offered. */
  readonly supportWhatsApp: string;
  /** Addresses out; an empty one is not shown. */
  readonly links: { readonly photos: string; readonly books: string; readonly gifts: string; readonly app: string };
}

export const site: SiteConfig = config;
