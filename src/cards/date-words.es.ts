import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dateWords as english } from "./date-words.ts";

export const dateWords: Translated<typeof english> = {
  minutesAgo: (count) => plural(count, "hace 1 minuto", `hace ${count} minutos`),
  hoursAgo: (count) => plural(count, "hace 1 hora", `hace ${count} horas`),
  now: "Ahora mismo",
  yesterday: "Ayer",
};
