import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./device.ts";

const untilErased = "até que você apague";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Algo guardado que não foi possível ler, posto de lado como estava",
    kept: untilErased,
  },
  gbh_probe: { what: "Um teste para saber se algo pode ser guardado aqui", kept: "por um instante" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Os programas, estilos e imagens do próprio site, para que ele abra off-line",
    kept: "até que duas versões mais novas os tenham substituído",
  },
  "lampstand-visited": {
    what: "Capítulos que você abriu e listas de palavras em que buscou, que mostram o que você lê",
    kept: "até que você apague tudo, ou o texto seja corrigido",
  },
  "lampstand-kept-{translation}": { what: "Uma tradução que você escolheu guardar", kept: "até que você a remova" },
  "lampstand-book-face": {
    what: "As letras da Source Serif, no Android ou se você a escolheu",
    kept: "até que você apague tudo",
  },
};
