import { dayInWords, weekdayName } from "#domain/calendar/date-words.ts";
import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { byHeartMessages as english } from "./messages.ts";

const verses = (count: number): string => `${count} ${plural(count, "versículo", "versículos")}`;
const passages = (count: number): string => `${count} ${plural(count, "pasaje", "pasajes")}`;

const whenIn = (days: number, date: CalendarDate): string => {
  if (days <= 0) return "hoy";
  if (days === 1) return "mañana";
  return days < 7 ? `el ${weekdayName(date)}` : `el ${dayInWords(date)}`;
};

export const byHeartMessages: Translated<typeof english> = {
  title: "De memoria",
  lead: "Unos pocos versículos al día, y cada uno vuelve cuando hace falta. Solo tus dispositivos saben cuáles.",
  dueOnHome: (count) => `${passages(count)} de memoria para hoy`,
  noneOnHome: "Versículos de memoria: hoy ninguno",

  today: "Hoy",
  todays: (count) => `${passages(count)} para hoy`,
  begin: "Empezar",
  waiting: (count) =>
    `${plural(count, `Otro ya toca y puede esperar.`, `Otros ${count} ya tocan y pueden esperar.`)} No se pierde nada por ir despacio.`,
  doneToday: (count) => `Practicaste ${passages(count)} hoy. Es todo por hoy.`,
  nothingToday: "Hoy no hay nada que practicar.",
  nextIs: (days, date) => `El próximo vuelve ${whenIn(days, date)}.`,
  empty: "Elige una selección aquí abajo, o toca un versículo al leer y luego «Memoria».",
  loading: "Cargando tus versículos",

  known: "De memoria",
  learning: "Aprendiendo",
  notBegun: "Sin empezar",
  inARow: "Días seguidos",
  streakNote: "Los días en que no toca nada ni cuentan ni rompen la racha.",

  settings: "Pasajes al día",
  settingsHint: "Como máximo. Dos de ellos son nuevos.",

  shelf: "Tus versículos",
  shelfNote: "Toca una cita para practicarla cuando quieras.",
  legend: { known: "de memoria", learning: "aprendiendo", waiting: "sin empezar" },
  bookSummary: (known, learning, waiting) => `${known} de memoria, ${learning} aprendiendo, ${waiting} sin empezar`,
  comesBack: (days, date) => (days <= 0 ? "toca hoy" : `vuelve ${whenIn(days, date)}`),
  waitsItsTurn: "sin empezar",
  remove: (reference) => `Quitar ${reference}`,
  removed: (reference) => `Se quitó ${reference}`,

  sets: "Selecciones para empezar",
  setProgress: (known, learning, count) =>
    [`${known} de ${passages(count)} de memoria`, ...(learning > 0 ? [`${learning} aprendiendo`] : [])].join(", "),
  ownSets: "Tus selecciones",
  newSet: "Una selección tuya",
  newSetLead: "Escribe los versículos y comparte el enlace: una clase, una familia o un amigo aprende los mismos.",
  setName: "Nombre de la selección",
  setNameHint: "Lo ve quien tiene el enlace. Puede quedar vacío.",
  setVerses: "Versículos",
  setVersesHint: "Uno o varios por línea, por ejemplo Salmo 23:1-3; Juan 10:11. Como máximo 20 pasajes.",
  makeSet: "Crear la selección",
  noVerses: "Escribe al menos un versículo.",
  notUnderstood: (text) => `Estos versículos no existen: ${text}`,
  tooManyPassages: "Una selección tiene 20 pasajes como máximo.",
  notRead: "No se pudieron leer los versículos. Revisa tu conexión e inténtalo de nuevo.",
  setsFull: "Caben 50 selecciones. Quita una de las tuyas y vuelve a guardar esta.",
  set: {
    comfort: { name: "Consuelo", lead: "Para una noche en que alguien está de duelo, y quizás seas tú." },
    "lords-prayer": { name: "El padrenuestro", lead: "Con las dos frases que Jesús dijo antes." },
    "psalm-23": { name: "El Salmo 23", lead: "El salmo del pastor, y aquel que se llamó a sí mismo el pastor." },
    "romans-road": { name: "El camino de Romanos", lead: "Qué es el evangelio, en siete pasos de una sola carta." },
    beatitudes: { name: "Las bienaventuranzas", lead: "A quiénes llamó Jesús dichosos al comenzar su sermón." },
    promises: { name: "Promesas", lead: "Lo que Dios dijo que haría, a personas que tenían motivos para dudarlo." },
    children: { name: "Para niños", lead: "Cortos, para aprender juntos en el desayuno o camino de la escuela." },
    worry: { name: "Cuando te preocupas", lead: "Para la hora antes de dormir, cuando el mañana no quiere esperar." },
    love: { name: "El amor", lead: "Lo que hace el amor, línea por línea, y de dónde viene." },
    "every-day": { name: "Para cada día", lead: "Siete indicaciones sencillas para una semana cualquiera." },
  },

  setOf: (count) => `${verses(count)} para aprender`,
  setLead: "Quien tiene este enlace aprende los mismos versículos. No hace falta cuenta.",
  namedByLink: "El nombre vino con el enlace.",
  saveSet: "Guardar esta selección",
  setSaved: "Está entre tus selecciones.",
  removeSet: "Quitar de tus selecciones",
  setRemoved: (name) => `Se quitó ${name}. Sus versículos siguen entre los tuyos.`,
  practiceOne: (reference) => `Practicar ${reference}`,
  badLink:
    "Este enlace no nombra ningún versículo. Quizás se cortó por el camino; pídelo otra vez o elige una selección.",
  leftOut: (count) =>
    `${plural(count, "Se dejó fuera una cita", `Se dejaron fuera ${count} citas`)} de este enlace: caben 20 como máximo, y cada una debe ser un versículo que exista.`,
  inThisSet: "En esta selección",
  translation: "Traducción",
  learn: "Aprender estos",
  learnOne: "Aprenderlo",
  added: (count) =>
    plural(
      count,
      `Se agregó ${verses(count)}. Ya te espera.`,
      `Se agregaron ${verses(count)}. Los primeros ya te esperan.`,
    ),
  full: "Caben 2,000 versículos. Quita algunos que ya sepas y vuelve a agregar estos.",
  practice: "Practicar",
  notOnDevice:
    "Este texto aún no está en tu dispositivo. Abre esta página una vez con conexión y quedará aquí para practicar sin ella.",
  notInTranslation: "Esta traducción no tiene este versículo.",
  inEnglish: (translation) =>
    `Lo marcado «KJV» está en inglés: ${translation} no responde o numera esos versículos de otra manera.`,
  shareSet: "Compartir",
  shareText: (count) => `Aprende ${verses(count)} de memoria conmigo:`,
  print: "Imprimir tarjetas",
  picture: "Crear una imagen",
  setDone: "Sabes esta selección de memoria.",
  pictureWords: (name) => `${name}, de memoria`,
  pictureOfVerses: (count) => `${verses(count)}, de memoria`,
  back: "Todos tus versículos",
  cutHere: "Imprime por las dos caras, girando por el borde largo, y recorta por las líneas.",

  place: (at, of) => `${at} de ${of}`,
  mode: "Manera de practicar",
  modes: { cover: "Cubrir", letters: "Letras", order: "Ordenar", whole: "Escribir" },
  instructions: {
    cover: "Léelo en voz alta. Cada vez que tocas se cubren más palabras; sigue diciéndolas.",
    letters: "Escribe o toca la primera letra de cada palabra.",
    order: "Toca los trozos en su orden.",
    whole: "Escribe el versículo de memoria. Las mayúsculas, los acentos y la puntuación no importan.",
  },
  reworded: "El texto de esta traducción se corrigió desde que practicaste este versículo por última vez.",
  notDue: "Solo como práctica: su próxima fecha no cambia.",

  coverMore: "Cubrir más palabras",
  coverAll: "Cubrir todas",
  said: "Ya lo dije",
  covered: (at, of) => `${at} de ${of} palabras cubiertas`,
  coveredWord: "Palabra cubierta: mostrarla",
  showOne: "Mostrar una palabra",
  showPiece: "Mostrar el trozo siguiente",

  letter: "Primera letra",
  wordsSoFar: (at, of) => `${at} de ${of} palabras`,
  wrongLetter: (letter) => `No es ${letter.toUpperCase()}`,
  pieces: "Trozos",
  placedSoFar: "El versículo hasta aquí",
  wrongPiece: "Este todavía no",

  typeHere: "El versículo",
  check: "Comprobar",

  whichVerse: "¿Dónde está escrito?",
  beginsWith: "Empieza así:",
  right: (reference) => `Sí, ${reference}.`,
  wrong: (reference) => `Es ${reference}.`,

  results: {
    1: "Todavía no. Así se aprende.",
    2: "Casi.",
    3: "Lo sabes.",
    4: "Lo sabes bien.",
  },
  slips: (count) => `${count} ${plural(count, "fallo", "fallos")}`,
  helped: (count) => `${count} ${plural(count, "palabra mostrada", "palabras mostradas")}`,
  again: (days, date) => `Vuelve ${whenIn(days, date)}.`,
  tooEasy: "Fue demasiado fácil",
  askTomorrow: "Pregúntame otra vez mañana",
  next: "Siguiente",
  finish: "Listo",
  allDone: "Es todo por hoy.",
  skip: "Saltarlo por hoy",
  notOnShelf: "Este versículo no está entre los tuyos.",
};
