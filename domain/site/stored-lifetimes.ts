import type { InEachLocale } from "./feature.ts";

/** How long something stored on the device is kept, as the privacy page says it. */
export const untilErased: InEachLocale<string> = {
  en: "until you erase it",
  es: "hasta que lo borres",
  pt: "até que você apague",
  fr: "jusqu’à ce que vous l’effaciez",
};

export const untilSaved: InEachLocale<string> = {
  en: "until you save or discard it",
  es: "hasta que la guardes o la descartes",
  pt: "até que você a salve ou descarte",
  fr: "jusqu’à ce que vous l’enregistriez ou la jetiez",
};

export const untilNextGame: InEachLocale<string> = {
  en: "until the game ends or another begins",
  es: "hasta que termine la partida o empiece otra",
  pt: "até que a partida termine ou comece outra",
  fr: "jusqu’à la fin de la partie ou au début d’une autre",
};

export const untilNextBoard: InEachLocale<string> = {
  en: "until another day’s board begins",
  es: "hasta que empiece el tablero de otro día",
  pt: "até que comece o desafio de outro dia",
  fr: "jusqu’au plateau d’un autre jour",
};

export const untilSent: InEachLocale<string> = {
  en: "until you send or clear them",
  es: "hasta que los envíes o los borres",
  pt: "até que você envie ou apague",
  fr: "jusqu’à ce que vous les envoyiez ou les effaciez",
};

export const untilSyncEnds: InEachLocale<string> = {
  en: "until you end sync",
  es: "hasta que dejes de sincronizar",
  pt: "até que você pare de sincronizar",
  fr: "jusqu’à ce que vous arrêtiez la synchronisation",
};

/** Keys of settings and of what any visit stores. Everything else that is stored is a visitor's progress. */
export const notProgress =
  /^(theme|sidebar|deviceId|gbh_(device_token|usage|revision|shortcuts|game_sound|reading_comfort|sync_|card_bookmark|card_attempt))/;
