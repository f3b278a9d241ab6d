import type { Translated } from "#domain/text/translated.ts";
import type { headMessages as english } from "./messages.ts";

export const headMessages: Translated<typeof english> = {
  readChapter: (name, translation) => `Lisez ${name} (${translation}), gratuitement et sans compte.`,
  readVerses: (name, translation) => `Lisez ${name} (${translation}) dans son chapitre, gratuitement et sans compte.`,
  versesOn: (subject) => `Versets sur ${subject}`,
  versesOnText: (about) =>
    `${about}, chacun dans ses propres mots et avec une phrase sur ce qu’il donne. Ces phrases sont en anglais pour l’instant.`,
  subjectKeywords: (about, subject) => `${about}, textes bibliques sur ${subject}, ce que dit la Bible sur ${subject}`,
  versesOfMonth: (month) => `Les versets du mois : ${month}`,
  versesOfMonthText: (month) =>
    `Un verset de la King James Version pour chaque jour du mois : ${month}. À lire, copier et partager, en anglais pour l’instant.`,
  monthKeywords: (month) => `versets pour ${month}, calendrier biblique, ${month}, verset quotidien, verset du jour`,
  quoted: (words) => `« ${words} »`,
  inDictionary: (query) => `${query} dans le dictionnaire biblique`,
};
