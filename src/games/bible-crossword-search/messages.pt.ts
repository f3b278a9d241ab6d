import type { Translated } from "#domain/text/translated.ts";
import type { crosswordMessages as english } from "./messages.ts";

export const crosswordMessages: Translated<typeof english> = {
  lead: "Há palavras da Bíblia escondidas em um quadro de letras, na horizontal e na vertical.",
  ruleDraw:
    "Trace uma linha sobre a palavra, ou toque na primeira e na última letra. No teclado, use as setas e aperte Enter.",
  ruleStraight: "As palavras vão em linha reta, de lado a lado ou de cima a baixo. De trás para a frente também vale.",
  ruleHints: "Cada palavra tem uma dica e, quando você a encontra, um link para o versículo.",
  theme: "Tema",
  wordCount: (count) => `, ${count} palavras`,
  start: (level) => `Começar o nível ${level}`,
  remark: (title, level) => `${title}, nível ${level}`,
  wordsFound: "Encontradas",
  mistakes: "Erros",
  larger: "Letras maiores",
  reset: "Reiniciar",
  findThese: "Encontre estas palavras",
  wordFound: ", encontrada",
  letters: (size) => `Letras, ${size} linhas e ${size} colunas`,
  help: "As setas levam de letra em letra. Aperte Enter na primeira letra de uma palavra e depois na última.",
  letterFound: (letter) => `${letter}, encontrada`,
  letterNotFound: (letter) => `${letter}, não encontrada`,
  anchored: (letter, row, column) =>
    `${letter}, linha ${row}, coluna ${column}: primeira letra escolhida. Escolha a última letra.`,
  cleared: "A primeira letra foi desmarcada.",
  notInLine: "As palavras vão em linha reta, de lado a lado ou de cima a baixo. Esta é a nova primeira letra.",
  notAWord: (letters) => `${letters} não é uma das palavras.`,
  alreadyFound: (word) => `Você já encontrou ${word}.`,
  found: (word, found, of) => `Você encontrou ${word}. ${found} de ${of} palavras.`,
  complete: (level) => `Nível ${level} completo!`,
  finished: (level) => `Nível ${level} terminado`,
  wordsOf: (found, of) => `${found} de ${of} palavras`,
  result: (found, of) => `${found} de ${of} palavras.`,
  resultIn: (found, of, time) => `${found} de ${of} palavras em ${time}.`,
  invitation: (title) => `Encontre as palavras da Bíblia escondidas em ${title}:`,
  shareResult: (title, badge, found, words, level) =>
    `${badge}: ${found} de ${words} palavras no nível ${level} de ${title}. Quantas você encontra?`,
};
