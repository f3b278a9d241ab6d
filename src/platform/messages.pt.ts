import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const platformMessages: Translated<typeof english.platformMessages> = {
  tryLater: "Tente de novo mais tarde",
  offline: "Você está sem internet. Tente de novo quando a conexão voltar.",
  notLoaded: "Não foi possível carregar isto",
  checkConnection: "Verifique sua conexão e tente de novo.",
  reload: "Recarregar a página",
  noPicture: "Este navegador não consegue criar a imagem",
  noPrinting: "Este navegador não consegue imprimir",
  printElsewhere: "Abra a página em outro navegador e imprima por lá.",
  copied: "Copiado",
  notCopied: "Não foi possível copiar",
  copyYourself: "Seu navegador não permitiu. Selecione o texto e copie manualmente.",
  cannotSpeak: "Este navegador não consegue ler em voz alta. Tente outro.",
  noVoice: "Este aparelho não tem uma voz para este idioma. Talvez seja possível adicionar uma nas configurações dele.",
  newVersion: "Há uma nova versão",
  newVersionWhen: "Carregue agora, ou ela virá na próxima vez que você abrir o site.",
  loadIt: "Carregar",
};

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "Não foi possível ler",
  description: `${labels.join("; ")}. O que estava guardado continua intacto: está em “Seus dados”.`,
});

export const storeFailureMessages: Translated<typeof english.storeFailureMessages> = {
  full: {
    title: "Não foi salvo: o armazenamento está cheio",
    description: "O que já estava lá não foi alterado. Libere espaço em “Seus dados” e tente de novo.",
  },
  unavailable: {
    title: "Este navegador não guarda nada para este site",
    description: "Modo privado ou armazenamento bloqueado: o que você acrescentar agora se perde ao fechar a página.",
  },
};
