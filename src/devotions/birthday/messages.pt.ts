import type { Translated } from "#domain/text/translated.ts";
import type { birthdayMessages as english } from "./messages.ts";

export const birthdayMessages: Translated<typeof english> = {
  title: "Mural de aniversários",
  lead: "Escolha um mês, escreva um nome e envie uma oração feita para uma pessoa, não para uma multidão.",
  month: (name) => name.charAt(0).toUpperCase() + name.slice(1),
  thisMonth: "Este mês",
  invitation: "Seus totais começam com a primeira felicitação que você enviar.",
  total: "Felicitações ao todo",
  today: "Felicitações de hoje",
  streak: "Sequência de bênçãos",
  claimed: (month) => `Feliz aniversário! 🎉 Que ${month} traga bênçãos abundantes para você!`,
  mailSubject: (month) => `Uma bênção de aniversário em ${month}`,
  shareText: (emoji, prayer, scripture, source) => `${emoji} ${prayer} “${scripture}” (${source})`,
  sheet: (month) => `Aniversário em ${month}`,
  sheetLead: "Uma figurinha, uma oração e uma passagem para o dia de alguém.",
  wish: "Feliz aniversário",
  name: "Nome de quem faz aniversário (opcional)",
  nameHint: "Fica neste aparelho, a menos que você compartilhe a oração.",
  another: "Outra oração",
  claim: "Ficar com a figurinha",
  shareImage: "Compartilhar a imagem",
};
