import type { Translated } from "#domain/text/translated.ts";
import type { actionMessages as english } from "./action-messages.ts";

export const actionMessages: Translated<typeof english> = {
  compare: "Comparer",
  related: "Liés",
};
