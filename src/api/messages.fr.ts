import type { Translated } from "#domain/text/translated.ts";
import type { apiMessages as english } from "./messages.ts";

export const apiMessages: Translated<typeof english> = {
  tryLater: "Réessayez plus tard",
};
