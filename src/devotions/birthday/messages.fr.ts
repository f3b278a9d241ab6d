import type { Translated } from "#domain/text/translated.ts";
import type { birthdayMessages as english } from "./messages.ts";

/** d’avril, de mai */
const of = (month: string): string => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`);

export const birthdayMessages: Translated<typeof english> = {
  title: "Mur des anniversaires",
  lead: "Choisissez un mois, écrivez un nom et envoyez une prière écrite pour une personne, non pour une foule.",
  month: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  thisMonth: "Ce mois-ci",
  invitation: "Vos totaux commencent avec le premier vœu que vous envoyez.",
  total: "Vœux d’anniversaire en tout",
  today: "Vœux du jour",
  streak: "Série de bénédictions",
  claimed: (month) => `Joyeux anniversaire ! 🎉 Que le mois ${of(month)} vous apporte d’abondantes bénédictions !`,
  mailSubject: (month) => `Une bénédiction d’anniversaire pour le mois ${of(month)}`,
  shareText: (emoji, prayer, scripture, source) => `${emoji} ${prayer} « ${scripture} » (${source})`,
  sheet: (month) => `Anniversaire en ${month}`,
  sheetLead: "Une vignette, une prière et un passage pour fêter quelqu’un.",
  wish: "Joyeux anniversaire",
  name: "Nom de la personne (facultatif)",
  nameHint: "Il reste sur cet appareil, à moins que vous ne partagiez la prière.",
  another: "Une autre prière",
  claim: "Garder la vignette pour moi",
  shareImage: "Partager l’image",
};
