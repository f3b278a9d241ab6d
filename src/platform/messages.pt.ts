import type { Translated } from "#domain/text/translated.ts";
import type { platformMessages as english } from "./messages.ts";

export const platformMessages: Translated<typeof english> = {
  notLoaded: "Não foi possível carregar isto",
  checkConnection: "Verifique sua conexão e tente de novo.",
  reload: "Recarregar a página",
  noPicture: "Este navegador não consegue criar a imagem",
  noPrinting: "Este navegador não consegue imprimir",
  printElsewhere: "Abra a página em outro navegador e imprima por lá.",
  copied: "Copiado",
  notCopied: "Não foi possível copiar",
  copyYourself: "Seu navegador não permitiu. Selecione o texto e copie manualmente.",
  cannotSpeak: "Este navegador não consegue ler em voz alta.",
  noVoice: "Este aparelho não tem uma voz para este idioma.",
  newVersion: "Há uma versão nova",
  newVersionWhen: "Carregue agora, ou ela virá na próxima vez que você abrir o site.",
  loadIt: "Carregar",
};
