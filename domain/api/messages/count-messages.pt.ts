import type { Translated } from "../../text/translated.ts";
import type { countMessages as english } from "./count-messages.ts";

export const countMessages: Translated<typeof english> = {
  operationId: "Use um código de 16 a 64 letras, algarismos e hifens, por favor.",
  oneAtATime: "Conte um de cada vez, ou envie um lote.",
  secondsAgo: (days) => `Informe um número inteiro de segundos, até ${days} dias.`,
  counter: "Não há nenhum contador com esse nome.",
  counters: "Informe pelo menos um contador, por favor.",
  counterOnce: "Informe cada contador uma só vez, por favor.",
  prayers: "Conte também cada oração em prayers_submitted, por favor.",
  topic: (most) => `Escolha um tema de 1 a ${most}, por favor.`,
  wholeFromOne: "Use um número inteiro a partir de 1, por favor.",
  noMore: (most) => `Use ${most} no máximo, por favor.`,
};
