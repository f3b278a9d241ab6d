import type { Translated } from "#domain/text/translated.ts";
import type { remoteVerseMessages as english } from "./remote-translation-messages.ts";

export const remoteVerseMessages: Translated<typeof english> = {
  failed: "no se pudo cargar; por eso el versículo de hoy está aquí en inglés.",
  other: "cuenta los versículos de este capítulo a su manera; por eso el versículo de hoy está aquí en inglés.",
};
