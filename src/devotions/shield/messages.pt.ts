import type { Translated } from "#domain/text/translated.ts";
import type { shieldMessages as english } from "./messages.ts";

export const shieldMessages: Translated<typeof english> = {
  title: "Escudo de oração diário",
  lead: "Uma frase para dizer em voz alta, uma palavra para levar consigo e alguns versículos para ler.",
  completed: "Escudo de oração concluído! 🛡️",
  invitation: "Tome hoje o seu primeiro escudo: ele é contado aqui, neste aparelho.",
  total: "Escudos concluídos",
  month: "Mês",
  day: "Dia",
  backToToday: "Voltar para hoje",
  beginning: (words) => words.charAt(0).toUpperCase() + words.slice(1),
  dayOf: (day) => `Dia ${day} de 365`,
  graceDay: (day) => `Dia ${day} de 365, um dia extra`,
  declaration: "Declaração",
  restsOn: "Baseada em",
  word: "Palavra do dia",
  reading: {
    old: "Leitura do Antigo Testamento",
    new: "Leitura do Novo Testamento",
  },
  dailyScripture: "Ler a passagem na Bíblia",
  complete: "Concluir o escudo",
  isCompleted: "Escudo concluído",
  mailSubject: (day) => `Escudo de oração diário, ${day}`,
  shareText: (day, declaration, word, source) =>
    `Escudo de oração diário, ${day}: ${declaration} “${word}” (${source})`,
};
