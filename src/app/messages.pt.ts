import type { Translated } from "#domain/text/translated.ts";
import type { appMessages as english } from "./messages.ts";

export const appMessages: Translated<typeof english> = {
  crashed: "Algo deu errado nesta página",
  reload: "Recarregar a página",
  toHome: "Ir para o início",
  screenMissing: "Esta página não carregou",
  keepTrying: "Verifique sua conexão. Vamos continuar tentando.",
  notOnDevice: "Você está sem conexão e esta página ainda não está neste aparelho. Ela abrirá quando você se conectar.",
};
