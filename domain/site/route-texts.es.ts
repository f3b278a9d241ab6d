import { routeTexts as english, type RouteTexts } from "./route-texts.ts";
import type { RouteId } from "./routes.ts";

/** Those of the pages in this language; the others are only linked to. */
export const routeTexts: Readonly<Record<RouteId, RouteTexts>> = {
  ...english,
  home: {
    title: "Lee la Biblia en línea, gratis y sin cuenta",
    description:
      "Lee y busca en la Biblia: Reina-Valera 1909 y muchas más traducciones. Gratis, privado y rápido en cualquier teléfono, también sin conexión.",
    keywords: "Biblia, leer la Biblia en línea, Reina-Valera 1909, buscar en la Biblia, versículo del día",
  },
  bookBrowser: {
    title: "Explora la Biblia: todos sus libros",
    description: "Los 66 libros del Antiguo y del Nuevo Testamento con sus capítulos: elige uno y lee.",
    keywords: "libros de la Biblia, Antiguo Testamento, Nuevo Testamento, capítulos de la Biblia",
  },
  help: {
    title: "Ayuda: buscar, leer, escuchar, marcar",
    description:
      "Cómo buscar en la Biblia por cita o por palabras, leer y escuchar, subrayar, copiar y comparar versículos, y guardar notas y marcadores en tu dispositivo.",
    keywords: "ayuda, cómo buscar en la Biblia, leer en voz alta, notas, subrayar versículos, marcadores",
  },
  cardMenu: {
    title: "Tarjetas: una sola, firmada por todos",
    description:
      "Una tarjeta para una boda, un bautizo, un cumpleaños o una graduación que todos firman desde su teléfono. Gratis y sin cuenta.",
    keywords:
      "tarjeta de grupo en línea, tarjeta de boda, tarjeta de cumpleaños, tarjeta de bautizo, firmar una tarjeta juntos",
  },
  dictionary: {
    title: "Diccionario bíblico: términos y palabras antiguas",
    description:
      "Términos de la Biblia con su significado, hebreo y griego, y los pasajes donde están. En inglés por ahora.",
    keywords: "diccionario bíblico, términos de la Biblia, hebreo, griego",
  },
  gamesMenu: {
    title: "Juegos de la Biblia",
    description:
      "Siete juegos bíblicos: palabras que faltan, un muro de versículos, una sopa de letras, nombres de Dios, parábolas, los libros en orden. Gratis; los versículos están en inglés por ahora.",
    keywords: "juegos bíblicos, preguntas de la Biblia, juegos cristianos",
  },
  crossReferences: {
    title: "Comparar traducciones de la Biblia, versículo por versículo",
    description:
      "Cualquier pasaje en hasta tres traducciones, una junto a otra, con las diferencias y los versículos relacionados.",
    keywords:
      "comparar traducciones de la Biblia, Biblia paralela, referencias cruzadas, versículos relacionados, Reina-Valera 1909",
  },
  tapToReveal: {
    title: "Tap to Reveal: encuentra el libro, el capítulo y el versículo",
    description:
      "Diez versículos de la Biblia. Elige el libro, el capítulo y el versículo de cada uno, con una pista si la necesitas. Los textos están en inglés.",
    keywords: "juego de versículos de la Biblia, adivina el versículo, citas bíblicas",
  },
  wisdomNuggets: {
    title: "Wisdom Nuggets: completa las parábolas de Jesús",
    description:
      "Ocho parábolas de Jesús a las que les falta una palabra, y un banco de palabras para completarlas. Sin límite de tiempo. Los textos están en inglés.",
    keywords: "parábolas de Jesús, completar versículos, juego de parábolas",
  },
  playNPray: {
    title: "Play N Pray: veinte nombres de Dios",
    description:
      "Veinte cartas, cada una con un nombre con el que la Biblia llama a Dios y una oración corta. Tres minutos, o el tiempo que quieras. Los textos están en inglés.",
    keywords: "nombres de Dios, juego de oración, oraciones cortas, El Shaddai",
  },
  subjects: {
    title: "Versículos para un momento así: la Biblia por temas",
    description:
      "Pasajes de la Biblia para el miedo, el duelo, la enfermedad, las deudas, el matrimonio, la alegría y sesenta temas más. Los textos están en inglés por ahora.",
    keywords: "versículos por temas, versículos para la ansiedad, versículos para el duelo, versículos sobre el amor",
  },
  dailyVerses: {
    title: "Un versículo para cada día del año",
    description:
      "Un versículo de la King James Version para cada uno de los 366 días, mes por mes, también como canal RSS y como calendario. En inglés por ahora.",
    keywords: "versículo diario, versículo del día, calendario de versículos, RSS",
  },
  trivia: {
    title: "Bible Trivia Challenge: completa la palabra que falta",
    description:
      "Diez versículos, a cada uno le falta una palabra. Tres niveles, escribiendo o eligiendo, uno o dos jugadores, y un modo sin fin. Los versículos están en inglés por ahora.",
    keywords: "preguntas de la Biblia, trivia bíblica, palabra que falta, juego bíblico, versículos",
  },
  triviaLive: {
    title: "Trivia live: un concurso bíblico para toda la sala",
    description:
      "Una pantalla grande, hasta cien teléfonos, sin cuentas ni nombres que escribir: abre una sala, que todos escaneen el código y pregunta quién hizo qué en la Biblia. Las preguntas están en inglés por ahora.",
    keywords: "concurso bíblico en vivo, juego bíblico para grupos, grupo de jóvenes, preguntas de la Biblia",
  },
};
