import type { Translated } from "#domain/text/translated.ts";
import type { crosswordMessages as english } from "./messages.ts";

export const crosswordMessages: Translated<typeof english> = {
  lead: "Hay palabras de la Biblia escondidas en un cuadro de letras, en horizontal y en vertical.",
  ruleDraw:
    "Traza una línea sobre la palabra, o toca su primera y su última letra. Con el teclado, usa las flechas y presiona Enter.",
  ruleStraight: "Las palabras van derecho, de lado a lado o de arriba abajo. Al revés también cuenta.",
  ruleHints: "Cada palabra tiene una pista y, cuando la encuentras, un enlace a su versículo.",
  theme: "Tema",
  wordCount: (count) => `, ${count} palabras`,
  start: (level) => `Empezar el nivel ${level}`,
  remark: (title, level) => `${title}, nivel ${level}`,
  wordsFound: "Encontradas",
  mistakes: "Errores",
  larger: "Letras más grandes",
  reset: "Reiniciar",
  findThese: "Encuentra estas palabras",
  wordFound: ", encontrada",
  letters: (size) => `Letras, ${size} filas y ${size} columnas`,
  help: "Las flechas llevan de letra en letra. Presiona Enter en la primera letra de una palabra y luego en la última.",
  letterFound: (letter) => `${letter}, encontrada`,
  letterNotFound: (letter) => `${letter}, sin encontrar`,
  anchored: (letter, row, column) =>
    `${letter}, fila ${row}, columna ${column}: primera letra elegida. Elige la última letra.`,
  cleared: "Se quitó la primera letra.",
  notInLine: "Las palabras van derecho, de lado a lado o de arriba abajo. Esta es la nueva primera letra.",
  notAWord: (letters) => `${letters} no es una de las palabras.`,
  alreadyFound: (word) => `Ya encontraste ${word}.`,
  found: (word, found, of) => `Encontraste ${word}. ${found} de ${of} palabras.`,
  complete: (level) => `¡Nivel ${level} completo!`,
  finished: (level) => `Nivel ${level} terminado`,
  wordsOf: (found, of) => `${found} de ${of} palabras`,
  result: (found, of) => `${found} de ${of} palabras.`,
  resultIn: (found, of, time) => `${found} de ${of} palabras en ${time}.`,
  invitation: (title) => `Encuentra las palabras escondidas de la Biblia en ${title}:`,
  shareResult: (title, badge, found, words, level) =>
    `${badge}: ${found} de ${words} palabras en el nivel ${level} de ${title}. ¿Cuántas encuentras tú?`,
};
