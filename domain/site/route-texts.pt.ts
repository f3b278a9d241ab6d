import { routeTexts as english, type RouteTexts } from "./route-texts.ts";
import type { RouteId } from "./routes.ts";

/** Those of the pages in this language; the others are only linked to. */
export const routeTexts: Readonly<Record<RouteId, RouteTexts>> = {
  ...english,
  home: {
    title: "Leia a Bíblia on-line, de graça e sem conta",
    description:
      "Leia e pesquise a Bíblia: Bíblia Livre e muitas outras traduções. De graça, com privacidade e rápido em qualquer celular, também sem internet.",
    keywords: "Bíblia, ler a Bíblia on-line, Bíblia Livre, Almeida, pesquisar na Bíblia, versículo do dia",
  },
  bookBrowser: {
    title: "Explore a Bíblia: todos os livros",
    description: "Os 66 livros do Antigo e do Novo Testamento com seus capítulos: escolha um e leia.",
    keywords: "livros da Bíblia, Antigo Testamento, Novo Testamento, capítulos da Bíblia",
  },
  help: {
    title: "Ajuda: buscar, ler, ouvir, marcar",
    description:
      "Como buscar na Bíblia por referência ou por palavras, ler e ouvir, destacar, copiar e comparar versículos, e guardar notas e marcadores no seu aparelho.",
    keywords: "ajuda, como buscar na Bíblia, ler em voz alta, notas, destacar versículos, marcadores",
  },
  cardMenu: {
    title: "Cartões: um só, assinado por todos",
    description:
      "Um cartão para um casamento, batizado, aniversário ou formatura que todos assinam do próprio celular. De graça e sem conta.",
    keywords:
      "cartão de grupo on-line, cartão de casamento, cartão de aniversário, cartão de batizado, assinar um cartão juntos",
  },
  dictionary: {
    title: "Dicionário bíblico: termos e palavras antigas",
    description:
      "Termos da Bíblia com seu significado, hebraico e grego, e as passagens onde estão. Por enquanto, em inglês.",
    keywords: "dicionário bíblico, termos da Bíblia, hebraico, grego",
  },
  gamesMenu: {
    title: "Jogos da Bíblia",
    description:
      "Sete jogos bíblicos: palavras que faltam, um muro de versículos, um caça-palavras, nomes de Deus, parábolas, os livros em ordem. De graça; os jogos estão em inglês.",
    keywords: "jogos bíblicos, perguntas da Bíblia, jogos cristãos",
  },
  privacy: {
    title: "Política de privacidade e seus dados",
    description:
      "O que fica no seu aparelho, o que sai dele e por quanto tempo, e como ver, exportar, importar e apagar tudo o que é guardado aqui.",
    keywords: "privacidade, sem conta, dados no aparelho, exportar, importar, apagar",
  },
};
