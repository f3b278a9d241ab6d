import type { Translated } from "#domain/text/translated.ts";
import { queryWords as english } from "./query-words.ts";

export const queryWords: Translated<typeof english> = {
  idle: `${english.idle} o a os as um uma uns umas de do da dos das e em no na nos nas ao aos com por meu minha seu sua sobre parabola historia biblia passagem capitulo versiculo versiculos escritura`,
  opening: `${english.opening} biblia biblico biblicos biblica biblicas versiculo versiculos passagem passagens texto textos palavra que diz deus o a os as um uma uns umas de do da dos das sobre acerca para por contra quando se estou sou esta tenho sinto me meu minha muito muita tanto tanta ajuda com como em no na e ao`,
  closing: `${english.closing} biblia versiculo versiculos passagem passagens na segundo`,
  elided: "",
};
