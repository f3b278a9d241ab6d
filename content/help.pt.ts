import { defaultTranslationId, embeddedInstead } from "#domain/scripture/translations/translations.ts";
import type { Guide } from "./schema/help.ts";

/** Where words are searched: this site may have a Bible of its own in the language (docs/texts.md). */
const searched =
  embeddedInstead("pt") === defaultTranslationId
    ? "Em português, a busca é feita nas traduções que você baixa para este aparelho; em inglês, em todas as deste site."
    : "A busca é feita em todas as traduções deste site e nas que você baixa para este aparelho.";

export const guides: readonly Guide[] = [
  {
    id: "search",
    title: "Buscar",
    lead: "Um só campo aceita uma referência ou palavras. Ele fica na página inicial e atrás da lupa, no alto.",
    steps: [
      {
        title: "Abrir uma passagem",
        text: "Escreva a referência como costuma escrever: João 3:16, 1 Cor 13, Salmo 23-24, Mateus 5:3-12. As abreviações são entendidas, também em inglês.",
      },
      {
        title: "Encontrar um versículo pelas palavras",
        text: `Escreva as palavras de que você se lembra. ${searched}`,
      },
      {
        title: "Palavras juntas",
        text: "Ponha as palavras entre aspas, e só aparecem os versículos que as têm assim, uma depois da outra.",
      },
      {
        title: "Buscar pelo nome",
        text: "Mais de cem passagens podem ser encontradas pelo nome que todos conhecem: o bom samaritano, as bem-aventuranças. Um assunto, como ansiedade ou dívidas, leva aos versículos escolhidos para ele.",
      },
      {
        title: "Se você lembra pela metade",
        text: "Uma letra trocada não atrapalha. Se nenhum versículo tem todas as palavras, aparecem os mais próximos.",
      },
      {
        title: "Filtrar",
        text: "Escolha um testamento ou um livro acima dos resultados, ou busque as mesmas palavras em outra tradução.",
      },
    ],
    link: { href: "/search", label: "Explorar os livros" },
  },
  {
    id: "reading",
    title: "Ler e ouvir",
    lead: "A página abre onde você leu pela última vez. O resto não atrapalha até que você precise.",
    steps: [
      {
        title: "Virar a página",
        text: "“Anterior” e “Próximo” ficam embaixo do capítulo. No fim de um livro, levam ao seguinte. Em uma tela sensível ao toque, basta deslizar o dedo sobre o texto para o lado.",
      },
      {
        title: "Escolher a tradução",
        text: "As letras ao lado da passagem, BLivre por exemplo, trocam a tradução e mantêm o seu lugar. As deste site já estão aqui; as outras são buscadas na fonte de cada uma.",
      },
      {
        title: "Ler com conforto",
        text: "As letras Aa abrem os ajustes: tamanho do texto, espaço entre linhas, largura, números, um versículo por linha e página sépia.",
      },
      {
        title: "Perguntar sobre uma palavra",
        text: "Ative “Palavras” nesses ajustes. Ao tocar em uma palavra da KJV, você vê a palavra hebraica ou grega por trás dela, o que significa, em inglês, e onde mais aparece.",
      },
      {
        title: "Ouvir",
        text: "O alto-falante lê o capítulo em voz alta e marca cada versículo. Toque de novo para parar. Seguir para o próximo capítulo é um dos ajustes.",
      },
    ],
    link: { href: "/", label: "Ler agora" },
  },
  {
    id: "verse-actions",
    title: "Ações com versículos",
    lead: "Toque em um versículo, aponte para ele, ou chegue até ele com a tecla Tab e aperte Enter: aparece o que você pode fazer.",
    steps: [
      {
        title: "Escolher vários",
        text: "Toque em mais versículos para acrescentá-los. As ações valem para todos; o X limpa a seleção.",
      },
      {
        title: "Destacar",
        text: "Laranja, rosa ou cinza. A borracha ao lado das cores remove o destaque. Na impressão, as cores viram linhas.",
      },
      { title: "Copiar", text: "Copia o texto com a referência entre parênteses, pronto para colar em uma mensagem." },
      {
        title: "Estudar",
        text: "Abre o painel de estudo ao lado do texto: referências cruzadas, outras traduções, as palavras do original, temas, suas notas sobre os versículos, e “Memorizar”, para aprendê-los de cor.",
      },
    ],
    link: { href: "/cross-references", label: "Referências cruzadas" },
  },
  {
    id: "notes",
    title: "Notas e marcadores",
    lead: "O que você escreve e marca fica neste aparelho. É só seu, e não há conta para perder.",
    steps: [
      { title: "Escrever uma nota", text: "Escolha um ou mais versículos, toque em “Nota”, escreva e salve." },
      {
        title: "Encontrar de novo",
        text: "O painel de notas mostra tudo na ordem da Bíblia, e você pode buscar nele. Toque em uma referência para ir até lá.",
      },
      {
        title: "Marcador",
        text: "Toque em “Marcador” em um versículo, e de novo para remover. Marcadores e destaques têm listas próprias ao lado das notas.",
      },
      {
        title: "Levar com você",
        text: "Em “Seus dados” você pode salvar tudo em um arquivo, levar para outro aparelho ou apagar.",
      },
    ],
    link: { href: "/your-data", label: "Seus dados" },
  },
];

export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Buscar" },
  { keys: "?", does: "Esta página" },
  { keys: "←", does: "Capítulo anterior" },
  { keys: "→", does: "Próximo capítulo" },
];
