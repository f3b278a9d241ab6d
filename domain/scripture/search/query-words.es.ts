import type { Translated } from "#domain/text/translated.ts";
import { queryWords as english } from "./query-words.ts";

export const queryWords: Translated<typeof english> = {
  idle: `${english.idle} el la los las lo un una unos unas de del y e en a al con por mi mis su sobre parabola historia biblia pasaje capitulo versiculo versiculos escritura`,
  opening: `${english.opening} biblia biblico biblicos biblica biblicas versiculo versiculos pasaje pasajes texto textos palabra que dice dios la el los las lo un una unos unas de del sobre acerca para por contra cuando si estoy soy esta tengo siento me mi mis muy mucho mucha tanto tanta ayuda con como en y a al`,
  closing: `${english.closing} biblia versiculo versiculos pasaje pasajes en la segun`,
  elided: "",
};
