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
      "Siete juegos bíblicos: palabras que faltan, un muro de versículos, una sopa de letras, nombres de Dios, parábolas, los libros en orden. Gratis; los juegos están en inglés.",
    keywords: "juegos bíblicos, preguntas de la Biblia, juegos cristianos",
  },
  privacy: {
    title: "Política de privacidad y tus datos",
    description:
      "Qué se queda en tu dispositivo, qué sale de él y por cuánto tiempo, y cómo ver, exportar, importar y borrar todo lo que se guarda aquí.",
    keywords: "privacidad, sin cuenta, datos en el dispositivo, exportar, importar, borrar",
  },
};
