import { site } from "./site.ts";

/** The footer's short description of the site: the operator's own in English. */
export const siteBlurb = site.blurb;

/** What a phone shows of the installed site: its shortcuts, and the pictures offered with it. */
export const manifestMessages = {
  reading: "Today’s reading",
  browse: "Browse Scripture",
  games: "Games",
  prayers: "Prayers",
  onPhone: "A chapter on a phone",
  withNotes: "A chapter with notes beside it",
};
