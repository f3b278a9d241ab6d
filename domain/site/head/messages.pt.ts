import type { Translated } from "#domain/text/translated.ts";
import type { headMessages as english } from "./messages.ts";

export const headMessages: Translated<typeof english> = {
  readChapter: (name, translation) => `Leia ${name} na ${translation}, de graça e sem conta.`,
  readVerses: (name, translation) => `Leia ${name} na ${translation}, no capítulo, de graça e sem conta.`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  versesOnText: (about) =>
    `${about}, cada um com o seu texto e uma frase sobre o que ele traz. As frases estão em inglês por enquanto.`,
  subjectKeywords: (about, subject) =>
    `${about}, textos bíblicos sobre ${subject}, o que a Bíblia diz sobre ${subject}`,
  versesOfMonth: (month) => `Os versículos de ${month}`,
  versesOfMonthText: (month) =>
    `Um versículo da King James Version para cada dia de ${month}, para ler, copiar e compartilhar. Em inglês por enquanto.`,
  monthKeywords: (month) =>
    `versículos de ${month}, calendário bíblico de ${month}, versículo diário, versículo do dia`,
  quoted: (words) => `“${words}”`,
  inDictionary: (query) => `${query} no dicionário bíblico`,
};
