export const draftMessages = {
  undo: "Desfazer",
  merged: "Isto também mudou em outra aba ou em outro aparelho. As duas mudanças estão incluídas.",
  restored: "Isto foi apagado em outra aba ou em outro aparelho. O seu texto está salvo de novo.",
  deleted: "Isto foi apagado em outra aba ou em outro aparelho. O seu texto continua aqui: salve-o para guardá-lo.",
  notDeleted: "Não foi apagado: acabou de mudar em outra aba ou em outro aparelho.",
  full: "O armazenamento do aparelho está cheio: o que você escreve se perde se a página fechar antes de você salvar.",
  unavailable: "Este navegador não guarda nada para este site: o que você escreve se perde ao fechar a página.",
} as const;
