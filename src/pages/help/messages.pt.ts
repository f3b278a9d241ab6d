import type { Translated } from "#domain/text/translated.ts";
import type { helpMessages as english } from "./messages.ts";

export const helpMessages: Translated<typeof english> = {
  title: "Ajuda",
  lead: "Como encontrar, ler, marcar e guardar passagens. Você não precisa de conta para nada disso.",
  onThisPage: "Nesta página",
  keyboard: "Teclado",
  keyboardLead: "Tudo funciona com Tab e Enter. Estas teclas podem ser desativadas nos ajustes de leitura.",
  stuck: "Ainda com dificuldade?",
  tellUs: "Conte para nós o que você queria fazer. Uma pessoa de verdade vai responder.",
  whatsAppGreeting: (site) => `Olá, ${site}, tenho uma pergunta: `,
  whatsApp: "Ajuda pelo WhatsApp",
  email: "Escrever um e-mail",
  stays: "O que você lê e escreve aqui fica com você: ",
  privacy: "Política de privacidade",
  callOrText: " ligar ou mandar mensagem",
  forWhom: (purpose) => `Para: ${purpose}.`,
  compared: (date) => `Conferido em ${date}: fontes`,
  sources: "Fontes",
  inDanger: "Em perigo agora",
  someone: "Se você precisa de alguém agora",
  someoneLead:
    "Se você ou alguém perto de você corre perigo, ligue para o número de emergência. Os outros números são para conversar: sobre desespero, violência, doença ou uma noite que não acaba. Não é preciso saber o que dizer primeiro.",
  yourCountry: "Seu país",
  allCountries: "Todos os países desta lista",
  staysHere: "O que você escolhe fica nesta página. Não é guardado nem enviado.",
  elsewhere: "Outro país, ou outro tipo de ajuda: ",
  directory:
    ", uma lista de linhas de apoio de quase todo o mundo. Se nenhuma atender, acorde alguém que você conhece. A pessoa vai preferir ser acordada.",
};
