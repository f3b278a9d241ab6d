import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { dateMessages as english } from "./date-messages.ts";

export const dateMessages: Translated<typeof english> = {
  minutesAgo: (count) => plural(count, "há 1 minuto", `há ${count} minutos`),
  hoursAgo: (count) => plural(count, "há 1 hora", `há ${count} horas`),
  now: "Agora mesmo",
  yesterday: "Ontem",
};
