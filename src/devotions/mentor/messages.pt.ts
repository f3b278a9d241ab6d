import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const mentorMessages: Translated<typeof english.mentorMessages> = {
  title: "Jesus, seja meu mentor",
  lead: "Quarenta dias nos evangelhos: um versículo, algumas reflexões e espaço para as suas.",
  wellDone: "Muito bem! 🎉",
  alreadyCompleted: "Já concluído! ✅",
  dayDone: (day) =>
    day === 40 ? "Você terminou os quarenta dias. Seu certificado está logo abaixo." : `O dia ${day} está concluído.`,
  dayWasDone: (day) => `Você já tinha concluído o dia ${day}.`,
  notLoaded: "Não foi possível carregar este dia. Verifique sua conexão e tente de novo.",
  loading: "Carregando o dia",
  mailSubject: (day) => `Jesus, seja meu mentor - Dia ${day}`,
  shareText: (day, text, reference) => `Jesus, seja meu mentor, dia ${day}: “${text}” ${reference} (KJV)`,
  day: (day) => `Dia ${day}`,
  dayOf: (day, days) => `Dia ${day} de ${days}`,
  dayOfDone: (day, days) => `Dia ${day} de ${days}, concluído`,
  complete: (day) => `Concluir o dia ${day}`,
  isCompleted: (day) => `Dia ${day} concluído`,
  goOn: (day) => `Seguir para o dia ${day}`,
  invitation: "Quarenta dias começam com um. O que você conclui é contado aqui, neste aparelho.",
  total: "Dias concluídos",
  yourDays: "Seus quarenta dias",
  wisdom: "Sabedoria",
  reflections: "Reflexões",
  private: "Só os seus aparelhos podem ler o que você escreve aqui.",
  suggested: "Respostas sugeridas",
  suggestedLead: "Como duas pessoas poderiam responder. A sua resposta será diferente.",
  answer: "Sua resposta",
  answerTo: " a: ",
  kept: "Guardado neste aparelho",
};

export const sideMessages: Translated<typeof english.sideMessages> = {
  days: "Os quarenta dias",
  answers: "Suas respostas",
  answersKept: (count) =>
    plural(count, "Uma resposta está guardada neste aparelho.", `${count} respostas estão guardadas neste aparelho.`),
  save: "Salvar como arquivo de texto",
  fileTitle: "Jesus, seja meu mentor: minhas respostas",
  fileDay: (day, title, reference) => `Dia ${day}: ${title} (${reference})`,
};

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  title: "Seu certificado",
  picture: "Certificado: Jesus, seja meu mentor, quarenta dias",
  pictureFor: (name) => `Certificado: Jesus, seja meu mentor, quarenta dias, ${name}`,
  name: "Nome no certificado",
  nameHint: "Não é guardado nem enviado.",
  readBy: "Quarenta dias nos evangelhos, lidos e respondidos por",
  promise: "and, lo, I am with you alway, even unto the end of the world.",
  source: (reference) => `${reference}, King James Version`,
};
