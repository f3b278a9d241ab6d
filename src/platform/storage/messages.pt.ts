import type { StoreFailure } from "./messages.ts";

export const lostMessage = (labels: readonly string[]): { title: string; description: string } => ({
  title: "Não foi possível ler",
  description: `${labels.join("; ")}. O que estava guardado continua intacto: está em “Seus dados”.`,
});

export const storeFailureMessages: Record<StoreFailure, { title: string; description: string }> = {
  full: {
    title: "Não foi salvo: o aparelho está cheio",
    description: "O que já estava lá não foi alterado. Libere espaço em “Seus dados” e tente de novo.",
  },
  unavailable: {
    title: "Este navegador não guarda nada para este site",
    description: "Modo privado ou armazenamento bloqueado: o que você acrescentar agora se perde ao fechar a página.",
  },
};
