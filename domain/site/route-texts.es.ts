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
  eventCard: {
    title: "Una tarjeta",
    description:
      "Alguien ha hecho una tarjeta y quiere que la firmes. Ábrela, lee lo que escribieron otros y agrega tu línea.",
    keywords: "tarjeta de grupo, firmar una tarjeta",
  },
  birthday: {
    title: "Mural de cumpleaños",
    description:
      "Una estampa, una oración y un pasaje para un cumpleaños de cualquier mes. Agrega un nombre, y guárdala o compártela como imagen hecha en tu dispositivo. Las oraciones están en inglés por ahora.",
    keywords:
      "felicitaciones cristianas de cumpleaños, oración de cumpleaños, bendición de cumpleaños, versículo para un cumpleaños",
  },
  salvation: {
    title: "Historias de salvación",
    description:
      "Seis personas que se encontraron con Jesucristo y ya no fueron las mismas, qué es el amor de Dios, y una oración para quien quiera empezar. Los textos están en inglés por ahora.",
    keywords: "salvación, oración de salvación, amor de Dios, historias de conversión, aceptar a Jesucristo",
  },
  shield: {
    title: "Escudo de oración diario",
    description:
      "Una declaración, una palabra y una lectura de la Biblia para cada día del año, por turno del Antiguo y del Nuevo Testamento. Los textos están en inglés por ahora.",
    keywords: "oración diaria, escudo de oración, declaración diaria, versículo del día, lectura bíblica diaria",
  },
  mentor: {
    title: "Jesús, sé mi mentor: cuarenta días en los evangelios",
    description:
      "Cuarenta días con Jesús en los evangelios: un versículo por día, unas reflexiones, preguntas y lugar para respuestas que se quedan en tu dispositivo. Los textos están en inglés por ahora.",
    keywords: "Jesús, evangelios, 40 días, devocional, discipulado, reflexión diaria",
  },
  dictionary: {
    title: "Diccionario bíblico: términos y palabras antiguas",
    description:
      "Términos de la Biblia con su significado, hebreo y griego, y los pasajes donde están. En inglés por ahora.",
    keywords: "diccionario bíblico, términos de la Biblia, hebreo, griego",
  },
  readingPlan: {
    title: "Plan de lectura de un año, o de toda la Biblia",
    description:
      "Una lectura del Antiguo Testamento y una del Nuevo para cada día del año, con una oración. Empieza hoy, ponte al día y mira tu año. Los textos de cada día, en inglés por ahora.",
    keywords: "plan de lectura de la Biblia, la Biblia en un año, leer la Biblia cada día, toda la Biblia",
  },
  prayerWall: {
    title: "Muro de oración y diario de oración",
    description:
      "Veintiocho temas por los que orar, cada uno con una oración y un pasaje, y un diario privado que se queda en tu dispositivo. Las oraciones escritas, en inglés por ahora.",
    keywords: "muro de oración, diario de oración, petición de oración, orar",
  },
  gamesMenu: {
    title: "Juegos de la Biblia",
    description:
      "Siete juegos bíblicos: palabras que faltan, un muro de versículos, una sopa de letras, nombres de Dios, parábolas, los libros en orden. Gratis; los versículos están en inglés por ahora.",
    keywords: "juegos bíblicos, preguntas de la Biblia, juegos cristianos",
  },
  wallOfJericho: {
    title: "Wall of Jericho: un juego de memoria bíblico",
    description:
      "Veinte piedras esconden diez parejas de versículos. Recuerda dónde están y derriba el muro, con reloj o sin él. Los versículos están en inglés por ahora.",
    keywords: "juego de memoria bíblico, muro de Jericó, juego de parejas de la Biblia, versículos",
  },
  bibleScholar: {
    title: "Bible Scholar: los libros de la Biblia en orden",
    description: "Elige en orden los libros del Nuevo Testamento, del Antiguo o de toda la Biblia, con reloj o sin él.",
    keywords: "libros de la Biblia en orden, juego de los libros de la Biblia, Antiguo Testamento, Nuevo Testamento",
  },
  bibleCrosswordSearch: {
    title: "Bible Crossword Search: sopa de letras bíblica",
    description:
      "Encuentra los frutos del Espíritu, los discípulos de Jesús y palabras de la Biblia en un cuadro de letras, cada una con una pista y su versículo. Las palabras están en inglés por ahora.",
    keywords: "sopa de letras bíblica, palabras de la Biblia, frutos del Espíritu, discípulos de Jesús",
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
  privacy: {
    title: "Política de privacidad y tus datos",
    description:
      "Qué se queda en tu dispositivo, qué sale de él y por cuánto tiempo, y cómo ver, exportar, importar y borrar todo lo que se guarda aquí.",
    keywords: "privacidad, sin cuenta, datos en el dispositivo, exportar, importar, borrar",
  },
};
