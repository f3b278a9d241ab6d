import { quotedIn } from "#domain/site/locales/locale.ts";
/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Twenty themes used in rotation by day. The sentence under a theme is written for the day's reading. */
export const planThemes: readonly string[] = [
  "Beginnings",
  "Promise",
  "Trust",
  "Mercy",
  "Courage",
  "Patience",
  "Obedience",
  "Forgiveness",
  "Wisdom",
  "Thanksgiving",
  "Justice",
  "Comfort",
  "Humility",
  "Faithfulness",
  "Prayer",
  "Service",
  "Hope",
  "Joy",
  "Rest",
  "Love",
];
