import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { salvationMessages as english } from "./messages.ts";

export const salvationMessages: Translated<typeof english> = {
  title: "Histórias de salvação",
  lead: "Seis pessoas se encontraram com Jesus Cristo e nunca mais foram as mesmas: três nas páginas da Bíblia, três em séculos posteriores. Leia uma delas devagar. Veja o que nela também é seu.",
  toLives: "Ler as histórias",
  toPrayer: "Ir para a oração",
  godsLove: "O amor de Deus por você",
  lives: "Seis vidas",
  show: "Mostrar",
  filters: {
    all: "Todas",
    biblical: "Bíblia",
    historical: "História",
  },
  shownLives: (shown, all) => `${shown} de ${all} vidas`,
  before: "Antes de Cristo",
  encounter: "O encontro",
  after: "Depois de Cristo",
  keyVerse: "Versículo-chave",
  reflection: "Reflexão",
  readPrayer: "Ler a oração de salvação",
  steps: "O ABC para começar",
  prayer: "Uma oração",
  next: "E agora?",
  answer: "Sua resposta",
  sayItFirst:
    "Não há formulário nem lista. Se é isto que você quer dizer a Deus, diga a ele primeiro. Depois toque no botão.",
  accept: "Eu aceito Jesus Cristo",
  welcome: "A família de Deus recebe você de braços abertos!",
  welcomeDetail: "Ninguém foi feito para andar este caminho sozinho.",
  welcomeText:
    "Que alegria ter você aqui. Você disse sim àquele que veio à sua procura. Conte a uma pessoa ainda hoje, leia amanhã uma página de Marcos e, quando duvidar deste dia, volte ao que ele prometeu e não ao que você sentiu.",
  impact: "Impacto",
  acceptances: (count) => plural(count, "decisão neste aparelho", "decisões neste aparelho"),
  passOn: "Passe adiante",
  shareText:
    "Seis pessoas que se encontraram com Jesus Cristo e nunca mais foram as mesmas, e uma oração para quem quiser começar.",
};
