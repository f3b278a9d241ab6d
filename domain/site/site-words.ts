import { site } from "./site.ts";

/** The footer's short description of the site: the operator's own in English. */
export const siteBlurb = site.blurb;
