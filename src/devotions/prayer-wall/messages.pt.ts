import { helplinesAddress } from "#domain/site/helplines.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { site } from "#domain/site/site.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import { prayerWallConfig } from "./config.ts";
import type {
  diaryMessages as englishDiary,
  requestMessages as englishRequest,
  wallMessages as english,
} from "./messages.ts";

export const prayerRecorded = (topic: string) => ({
  title: "Oração registrada! 🙏",
  description: `Obrigado por orar por este tema: ${topic}. Sua oração foi contada.`,
});

export const wallMessages: Translated<typeof english> = {
  title: "Mural de oração",
  lead: "Vinte e oito temas. Escolha um, ore por ele com as suas palavras ou com estas, e conte a sua oração.",
  tabs: "Oração",
  wall: "Mural",
  diary: "Diário",
  invitation: "Seus totais começam com a sua primeira oração.",
  inAll: "Orações ao todo",
  today: "Hoje",
  streak: "Dias seguidos",
  topics: {
    17: "Salvação",
    4: "Sabedoria",
    22: "Perdão",
    9: "Fé",
    26: "Família",
    1: "Paz",
    13: "Saúde",
    20: "Alegria",
    7: "Gratidão",
    28: "Avivamento",
    11: "Liderança",
    3: "Ministério de cura",
    24: "Luto",
    15: "Casamento",
    8: "Filhos",
    19: "Trabalho",
    5: "O pão de cada dia",
    27: "Coragem",
    12: "Solidão",
    2: "Direção",
    25: "Proteção",
    10: "Paciência",
    18: "Amizade",
    6: "A Igreja",
    21: "As nações",
    14: "Missões",
    23: "Liberdade",
    16: "Esperança",
  },
  prayedTopic: (topic) => `${topic}, você já orou hoje`,
  pray: "Eu orei",
  prayFor: (topic) => `Eu orei por este tema: ${topic}`,
  prayedFor: (topic) => `Eu orei por este tema: ${topic}, você já orou hoje`,
  versesOn: (subject) => `Versículos sobre ${subject}`,
  request: "Pedir oração",
  requestFor: (topic) => `Pedir oração: ${topic}, abre o seu e-mail`,
  share: (topic) => `Compartilhar a oração: ${topic}`,
  shareTitle: (topic) => `Mural de oração: ${topic}`,
  shareText: (icon, topic, prayer, scripture, source) => `${icon} ${topic}: ${prayer} “${scripture}” (${source})`,
  prayedByAll: ["Oraram por isto ", " hoje neste site"],
  times: (count, shown) => (count === 1 ? "uma vez" : `${shown} vezes`),
  prayedToday:
    "As orações de hoje por cada tema são as de todas as pessoas juntas, da meia-noite à meia-noite (UTC). Nenhum nome é registrado.",
};

const whatHappens = `[Você pode apagar isto. Seu e-mail vai para ${site.supportEmail}, onde uma pessoa o lê, embora talvez não hoje. Não é um serviço de emergência. Se você ou alguém próximo está em perigo, ligue agora para o número de emergência; há números de muitos países em ${site.origin}${pathIn(locale, helplinesAddress)}]`;

export const requestMessages: Translated<typeof englishRequest> = {
  subject: (topic) => `Pedido de oração: ${topic}`,
  personal: "Algo pessoal",
  personally: "algo pessoal",
  template: (topic) =>
    [
      whatHappens,
      "",
      "Queridos amigos,",
      "",
      `Por favor, orem comigo. O tema é: ${topic}.`,
      "",
      "Meu pedido: [escreva aqui pelo que você gostaria que orássemos]",
      "Meu nome, se quiser: [nome]",
      "Podemos responder a você? [sim ou não]",
      "",
      "Com gratidão.",
    ].join("\n"),
  diary: (text) =>
    [whatHappens, "", "Queridos amigos,", "", "Por favor, orem comigo por isto:", "", text, "", "Com gratidão."].join(
      "\n",
    ),
};

export const countedPrayers = (shown: number, total: number): string => {
  const all = plural(total, `${total} oração`, `${total} orações`);
  return shown === total ? all : `${shown} de ${all}`;
};

export const diaryMessages: Translated<typeof englishDiary> = {
  title: "Diário de oração",
  lead: "Suas orações, palavra por palavra. Só os seus aparelhos podem lê-las.",
  write: "Escrever",
  yours: "Suas orações",
  field: "Escreva uma oração",
  keep: "Guardar esta oração",
  hint: (length, longest) => `${length}/${longest}. Só os seus aparelhos podem lê-la.`,
  search: "Buscar no seu diário",
  show: "Mostrar",
  filters: {
    all: "Todas",
    open: "Em aberto",
    answered: "Respondidas",
  },
  change: "Editar esta oração",
  answeredOn: (date) => `Respondida em ${date}`,
  markAnswered: "Marcar como respondida",
  openAgain: "Reabrir",
  markAnsweredOf: (written) => `Marcar como respondida: oração de ${written}`,
  openAgainOf: (written) => `Reabrir: oração de ${written}`,
  requestOf: (written) => `Pedir oração por isto: oração de ${written}, abre o seu e-mail`,
  changeOf: (written) => `Editar a oração de ${written}`,
  removeOf: (written) => `Remover a oração de ${written}`,
  saved: "Guardada no seu diário",
  more: "Mostrar mais",
  notKept: "Não foi guardada: o armazenamento deste aparelho está cheio. Suas palavras continuam aqui.",
  blank: "Ainda não há nada para guardar.",
  tooLong: (characters) =>
    `Uma oração pode ter ${inDigits(prayerWallConfig.longestDiaryPrayer)} caracteres e esta tem ${inDigits(characters)}. Guarde-a em duas partes; suas palavras continuam aqui.`,
  withoutWords: {
    title: "Suas palavras ficam no seu diário",
    description: "O e-mail abre sem elas. Escreva ali, do seu jeito, pelo que você gostaria que orássemos.",
  },
  removed: "Oração removida",
  full: "Seu diário está cheio. Remova orações de que não precisa mais, ou guarde antes uma cópia em “Seus dados”.",
  empty: "Ainda não há nada aqui. Escreva uma oração acima; só os seus aparelhos podem lê-la.",
  noneFound: (term) => `Nenhuma oração do seu diário contém “${term}”.`,
  noneOpen: "Todas as orações daqui estão marcadas como respondidas.",
  noneAnswered: "Nenhuma oração está marcada como respondida ainda.",
};
