import type { Translated } from "#domain/text/translated.ts";
import type { appWords as english } from "./messages.ts";

export const appWords: Translated<typeof english> = {
  crashed: "Algo deu errado nesta página",
  reload: "Recarregar a página",
  toHome: "Ir para o início",
  screenMissing: "Esta página não carregou",
  keepTrying: "Verifique sua conexão. Vamos continuar tentando.",
};
