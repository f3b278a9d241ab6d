import type { Translated } from "#domain/text/translated.ts";
import type { appMessages as english } from "./messages.ts";

export const appMessages: Translated<typeof english> = {
  crashed: "Algo falló en esta página",
  reload: "Volver a cargar la página",
  toHome: "Ir al inicio",
  screenMissing: "Esta página no se ha cargado",
  keepTrying: "Revisa tu conexión. Seguiremos intentándolo.",
  notOnDevice:
    "No tienes conexión y esta página aún no está en este dispositivo. Se abrirá cuando vuelvas a conectarte.",
};
