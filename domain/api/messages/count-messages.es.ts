import type { Translated } from "../../text/translated.ts";
import type { countMessages as english } from "./count-messages.ts";

export const countMessages: Translated<typeof english> = {
  operationId: "Usa un código de 16 a 64 letras, cifras y guiones, por favor.",
  oneAtATime: "Cuenta de uno en uno, o envía un lote.",
  secondsAgo: (days) => `Indica un número entero de segundos, hasta ${days} días.`,
  counter: "No hay ningún contador con ese nombre.",
  counters: "Nombra al menos un contador, por favor.",
  counterOnce: "Nombra cada contador una sola vez, por favor.",
  prayers: "Cuenta también cada oración en prayers_submitted, por favor.",
  topic: (most) => `Elige un tema de 1 a ${most}, por favor.`,
  wholeFromOne: "Usa un número entero desde 1, por favor.",
  noMore: (most) => `Usa ${most} como máximo, por favor.`,
};
