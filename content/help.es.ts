import { defaultTranslationId, embeddedInstead } from "#domain/scripture/translations/translations.ts";
import type { Guide } from "./schema/help.ts";

/** Where words are searched: this site may have a Bible of its own in the language (docs/texts.md). */
const searched =
  embeddedInstead("es") === defaultTranslationId
    ? "En español se busca en las traducciones que descargas en este dispositivo; en inglés, en todas las de este sitio."
    : "Se busca en todas las traducciones de este sitio y en las que descargas en este dispositivo.";

export const guides: readonly Guide[] = [
  {
    id: "search",
    title: "Buscar",
    lead: "Una sola casilla acepta una cita o palabras. Está en el inicio y detrás de la lupa de arriba.",
    steps: [
      {
        title: "Abrir un pasaje",
        text: "Escribe la cita como lo haces siempre: Juan 3:16, 1 Cor 13, Salmo 23-24, Mateo 5:3-12. Se entienden las abreviaturas, también en inglés.",
      },
      {
        title: "Encontrar un versículo por sus palabras",
        text: `Escribe las palabras que recuerdas. ${searched}`,
      },
      {
        title: "Palabras juntas",
        text: "Ponlas entre comillas y solo verás los versículos que las tienen así, una tras otra.",
      },
      {
        title: "Buscar por el nombre",
        text: "Más de cien pasajes se encuentran por el nombre que les da la gente: el buen samaritano, las bienaventuranzas. Un tema, como la ansiedad o las deudas, lleva a los versículos escogidos para él.",
      },
      {
        title: "Si lo recuerdas a medias",
        text: "Una letra equivocada no importa. Si ningún versículo tiene todas las palabras, se muestran los más cercanos.",
      },
      {
        title: "Acotar",
        text: "Elige un testamento o un libro arriba de los resultados, o busca las mismas palabras en otra traducción.",
      },
    ],
    link: { href: "/search", label: "Explorar los libros" },
  },
  {
    id: "reading",
    title: "Leer y escuchar",
    lead: "La página se abre donde leíste por última vez. Lo demás no estorba hasta que lo necesitas.",
    steps: [
      {
        title: "Pasar la página",
        text: "«Anterior» y «Siguiente» están debajo del capítulo. Al final de un libro llevan al que sigue. En una pantalla táctil basta con deslizar el dedo por el texto hacia un lado.",
      },
      {
        title: "Elegir la traducción",
        text: "Las letras junto al pasaje, RV1909 por ejemplo, cambian la traducción y te dejan donde estabas. Las de este sitio están aquí; las demás se traen de su fuente.",
      },
      {
        title: "Leer a tu gusto",
        text: "Las letras Aa abren los ajustes: tamaño del texto, interlineado, ancho, números, un versículo por línea y página sepia.",
      },
      {
        title: "Preguntar por una palabra",
        text: "Activa «Palabras» en esos ajustes. Al tocar una palabra de la KJV verás la palabra hebrea o griega que hay detrás, qué significa, en inglés, y dónde más aparece.",
      },
      {
        title: "Escuchar",
        text: "El altavoz lee el capítulo y señala cada versículo. Tócalo otra vez para detenerlo. Seguir con el capítulo siguiente es uno de los ajustes.",
      },
    ],
    link: { href: "/", label: "Leer ahora" },
  },
  {
    id: "verse-actions",
    title: "Acciones con versículos",
    lead: "Toca un versículo, señálalo, o llega a él con la tecla Tab y presiona Enter: aparece lo que puedes hacer con él.",
    steps: [
      {
        title: "Elegir varios",
        text: "Toca más versículos para agregarlos. Las acciones valen para todos; la cruz quita la selección.",
      },
      {
        title: "Subrayar",
        text: "Naranja, rosa o gris. La goma junto a los colores lo quita. Al imprimir, los colores son líneas.",
      },
      { title: "Copiar", text: "Copia el texto con su cita entre paréntesis, listo para pegarlo en un mensaje." },
      {
        title: "Estudiar",
        text: "Abre el panel de estudio junto al texto: referencias cruzadas, otras traducciones, las palabras del original, temas, tus notas sobre los versículos, y «Memoria», para aprenderlos.",
      },
    ],
    link: { href: "/cross-references", label: "Referencias cruzadas" },
  },
  {
    id: "notes",
    title: "Notas y marcadores",
    lead: "Lo que escribes y marcas se queda en este dispositivo. Es solo tuyo, y no hay cuenta que perder.",
    steps: [
      { title: "Escribir una nota", text: "Elige uno o más versículos, toca «Nota», escribe y guarda." },
      {
        title: "Volver a encontrarla",
        text: "El panel de notas lo muestra todo en el orden de la Biblia, y puedes buscar en él. Toca una cita para ir allí.",
      },
      {
        title: "Marcador",
        text: "Toca «Marcador» en un versículo, y otra vez para quitarlo. Los marcadores y los subrayados tienen sus listas junto a las notas.",
      },
      {
        title: "Llevarlo contigo",
        text: "En «Tus datos» puedes guardarlo todo en un archivo, traerlo a otro dispositivo o borrarlo.",
      },
    ],
    link: { href: "/your-data", label: "Tus datos" },
  },
];

export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Buscar" },
  { keys: "?", does: "Esta página" },
  { keys: "←", does: "Capítulo anterior" },
  { keys: "→", does: "Capítulo siguiente" },
];
