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
  eventCard: {
    title: "Um cartão",
    description:
      "Alguém fez um cartão e gostaria que você o assinasse. Abra, leia o que os outros escreveram e acrescente a sua linha.",
    keywords: "cartão de grupo, assinar um cartão",
  },
  birthday: {
    title: "Mural de aniversários",
    description:
      "Uma figurinha, uma oração e uma passagem para um aniversário em qualquer mês. Escreva um nome, e salve ou compartilhe como imagem feita no seu aparelho. Por enquanto, as orações estão em inglês.",
    keywords:
      "mensagem cristã de aniversário, oração de aniversário, bênção de aniversário, versículo para aniversário",
  },
  salvation: {
    title: "Histórias de salvação",
    description:
      "Seis pessoas que se encontraram com Jesus Cristo e nunca mais foram as mesmas, o que é o amor de Deus, e uma oração para quem quiser começar. Por enquanto, os textos estão em inglês.",
    keywords: "salvação, oração de salvação, amor de Deus, histórias de conversão, aceitar Jesus Cristo",
  },
  shield: {
    title: "Escudo de oração diário",
    description:
      "Uma declaração, uma palavra e uma leitura da Bíblia para cada dia do ano, alternando entre o Antigo e o Novo Testamento. Por enquanto, os textos estão em inglês.",
    keywords: "oração diária, escudo de oração, declaração diária, versículo do dia, leitura bíblica diária",
  },
  mentor: {
    title: "Jesus, seja meu mentor: quarenta dias nos evangelhos",
    description:
      "Quarenta dias com Jesus nos evangelhos: um versículo por dia, algumas reflexões, perguntas e espaço para respostas que ficam no seu aparelho. Por enquanto, os textos estão em inglês.",
    keywords: "Jesus, evangelhos, 40 dias, devocional, discipulado, reflexão diária",
  },
  dictionary: {
    title: "Dicionário bíblico: termos e palavras antigas",
    description:
      "Termos da Bíblia com seu significado, hebraico e grego, e as passagens onde estão. Por enquanto, em inglês.",
    keywords: "dicionário bíblico, termos da Bíblia, hebraico, grego",
  },
  readingPlan: {
    title: "Plano de leitura de um ano, ou da Bíblia toda",
    description:
      "Uma leitura do Antigo Testamento e uma do Novo para cada dia do ano, com uma oração. Comece hoje, ponha em dia e veja o seu ano. Os textos de cada dia, em inglês por enquanto.",
    keywords: "plano de leitura da Bíblia, a Bíblia em um ano, ler a Bíblia todo dia, a Bíblia toda",
  },
  prayerWall: {
    title: "Mural de oração e diário de oração",
    description:
      "Vinte e oito temas pelos quais orar, cada um com uma oração e uma passagem, e um diário só seu que fica no seu aparelho. As orações escritas, em inglês por enquanto.",
    keywords: "mural de oração, diário de oração, pedido de oração, orar",
  },
  gamesMenu: {
    title: "Jogos da Bíblia",
    description:
      "Sete jogos bíblicos: palavras que faltam, um muro de versículos, um caça-palavras, nomes de Deus, parábolas, os livros em ordem. De graça; por enquanto, os versículos estão em inglês.",
    keywords: "jogos bíblicos, perguntas da Bíblia, jogos cristãos",
  },
  wallOfJericho: {
    title: "Wall of Jericho: um jogo da memória bíblico",
    description:
      "Vinte pedras escondem dez pares de versículos. Lembre onde estão e derrube o muro, com relógio ou sem. Por enquanto, os versículos estão em inglês.",
    keywords: "jogo da memória bíblico, muro de Jericó, jogo de pares da Bíblia, versículos",
  },
  bibleScholar: {
    title: "Bible Scholar: os livros da Bíblia em ordem",
    description: "Escolha em ordem os livros do Novo Testamento, do Antigo ou de toda a Bíblia, com relógio ou sem.",
    keywords: "livros da Bíblia em ordem, jogo dos livros da Bíblia, Antigo Testamento, Novo Testamento",
  },
  bibleCrosswordSearch: {
    title: "Bible Crossword Search: caça-palavras bíblico",
    description:
      "Encontre os frutos do Espírito, os discípulos de Jesus e palavras da Bíblia em um quadro de letras, cada palavra com uma dica e o seu versículo. Por enquanto, as palavras estão em inglês.",
    keywords: "caça-palavras bíblico, palavras da Bíblia, frutos do Espírito, discípulos de Jesus",
  },
  crossReferences: {
    title: "Comparar traduções da Bíblia, versículo por versículo",
    description:
      "Qualquer passagem em até três traduções, lado a lado, com as diferenças e os versículos relacionados.",
    keywords:
      "comparar traduções da Bíblia, Bíblia paralela, referências cruzadas, versículos relacionados, Bíblia Livre",
  },
  tapToReveal: {
    title: "Tap to Reveal: encontre o livro, o capítulo e o versículo",
    description:
      "Dez versículos da Bíblia. Escolha o livro, o capítulo e o versículo de cada um, com uma dica se precisar. Os textos estão em inglês.",
    keywords: "jogo de versículos da Bíblia, adivinhe o versículo, referências bíblicas",
  },
  wisdomNuggets: {
    title: "Wisdom Nuggets: complete as parábolas de Jesus",
    description:
      "Oito parábolas de Jesus em que falta uma palavra, e um banco de palavras para completá-las. Sem limite de tempo. Os textos estão em inglês.",
    keywords: "parábolas de Jesus, completar versículos, jogo de parábolas",
  },
  playNPray: {
    title: "Play N Pray: vinte nomes de Deus",
    description:
      "Vinte cartas, cada uma com um nome pelo qual a Bíblia chama Deus e uma oração curta. Três minutos, ou o tempo que você quiser. Os textos estão em inglês.",
    keywords: "nomes de Deus, jogo de oração, orações curtas, El Shaddai",
  },
  subjects: {
    title: "Versículos para um momento como este: a Bíblia por assuntos",
    description:
      "Passagens da Bíblia para o medo, o luto, a doença, as dívidas, o casamento, a alegria e mais sessenta assuntos. Os textos estão em inglês por enquanto.",
    keywords: "versículos por assunto, versículos para ansiedade, versículos para o luto, versículos sobre o amor",
  },
  dailyVerses: {
    title: "Um versículo para cada dia do ano",
    description:
      "Um versículo da King James Version para cada um dos 366 dias, mês a mês, também como canal RSS e como calendário. Em inglês por enquanto.",
    keywords: "versículo diário, versículo do dia, calendário de versículos, RSS",
  },
  trivia: {
    title: "Bible Trivia Challenge: descubra a palavra que falta",
    description:
      "Dez versículos, cada um com uma palavra faltando. Três níveis, escrevendo ou escolhendo, um ou dois jogadores, e um modo sem fim. Por enquanto, os versículos estão em inglês.",
    keywords: "perguntas da Bíblia, quiz bíblico, palavra que falta, jogo bíblico, versículos",
  },
  triviaLive: {
    title: "Trivia live: um quiz bíblico para toda a sala",
    description:
      "Uma tela grande, até cem celulares, sem contas nem nomes para digitar: abra uma sala, deixe todos escanearem o código e pergunte quem fez o quê na Bíblia. Por enquanto, as perguntas estão em inglês.",
    keywords: "quiz bíblico ao vivo, jogo bíblico para grupos, grupo de jovens, perguntas da Bíblia",
  },
  privacy: {
    title: "Política de privacidade e seus dados",
    description:
      "O que fica no seu aparelho, o que sai dele e por quanto tempo, e como ver, exportar, importar e apagar tudo o que é guardado aqui.",
    keywords: "privacidade, sem conta, dados no aparelho, exportar, importar, apagar",
  },
};
