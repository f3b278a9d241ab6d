import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dateMessages as english } from "./date-messages.ts";

export const dateMessages: Translated<typeof english> = {
  minutesAgo: (count) => plural(count, "il y a 1 minute", `il y a ${count} minutes`),
  hoursAgo: (count) => plural(count, "il y a 1 heure", `il y a ${count} heures`),
  now: "À l’instant",
  yesterday: "Hier",
};
