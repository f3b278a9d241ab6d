import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dateMessages as english } from "./date-messages.ts";

export const dateMessages: Translated<typeof english> = {
  minutesAgo: (count) => plural(count, "hace 1 minuto", `hace ${count} minutos`),
  hoursAgo: (count) => plural(count, "hace 1 hora", `hace ${count} horas`),
  now: "Ahora mismo",
  yesterday: "Ayer",
};
