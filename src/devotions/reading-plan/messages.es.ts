import { monthName } from "#domain/calendar/date-words.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { planDayMessages as englishDay, planMessages as english } from "./messages.ts";

const days = (count: number): string => plural(count, "1 día", `${count} días`);

export const planMessages: Translated<typeof english> = {
  title: "Plan de lectura de un año",
  titleWhole: "Plan de lectura de un año: toda la Biblia",
  plan: "Plan de lectura",
  plans: {
    year: "Un año",
    whole: "Toda la Biblia",
  },
  ledes: {
    year: (minutes) =>
      `Dos lecturas y una oración para cada día del año: de Génesis a Isaías, y todo el Nuevo Testamento, en unos ${minutes} minutos al día.`,
    whole: (minutes) =>
      `Dos lecturas y una oración para cada día del año: los 1,189 capítulos, de Génesis a Apocalipsis, en unos ${minutes} minutos al día.`,
  },
  note: "",

  dayWithoutTheme: (day) => `Día ${day}`,
  dayWithTheme: (day) => `Día ${day}:`,
  loading: "Cargando la lectura de hoy",
  isToday: (date) => `${date}, hoy`,
  isGraceDay: (date) => `${date}, día de gracia`,
  grace:
    "Un año bisiesto tiene un día más que el plan. Vuelve a leer el día 365 o ponte al día con uno que te haya faltado.",
  asYouRead: "Mientras lees:",
  beforeYouRead: "Antes de leer",
  mayWait: "Difícil de leer. Puede esperar a otro día.",
  warnedOf: (chapter) => `${chapter}:`,
  behind: (count) => plural(count, "Un día de retraso: ver cuál", `${count} días de retraso: ver cuáles`),
  oldTestament: "Antiguo Testamento",
  newTestament: "Nuevo Testamento",
  begins: (book) => `Comienza un libro: ${book}`,
  read: "Leer el pasaje",
  opensIn: ["Estas lecturas se abren en ", ", la traducción en la que lees."],
  ownMissing: " no se puede cargar por el momento, así que estas lecturas se abren en inglés, en la KJV.",
  linesNotLoaded: "Las líneas sobre estos capítulos no se pudieron cargar. Las lecturas sí están aquí.",
  prayer: "Oración",
  markComplete: "Marcar como leído",
  completed: "¡Leído! ✨",
  unmark: "Toca otra vez para quitar la marca",
  points: (points) => `${points} puntos`,
  backToToday: (day) => `Volver al día ${day}`,
  backToDay: (day) => `Volver al día ${day} del plan`,
  shareText: (day, oldTestament, newTestament) =>
    `Día ${day} del plan de lectura de un año: ${oldTestament} y ${newTestament}.`,

  congratulations: "¡Felicidades! 🎉",
  dayCompleted: (day, points) => `Día ${day} leído: ${points} puntos.`,
  newBadges: (names) => `${plural(names.length, "Nueva insignia", "Nuevas insignias")}: ${names.join(", ")}.`,
  dayUnmarked: "Día desmarcado",
  dayOpenAgain: (day) => `El día ${day} vuelve a estar pendiente. Tu racha y tus insignias se quedan.`,

  invitation: "El primer día que marques se cuenta aquí, en este dispositivo.",
  currentDay: "Día actual",
  completedDays: "Leídos",
  dayStreak: "Días seguidos",
  progress: "Avance",
  percent: (percent) => `${percent}%`,

  yourProgress: "Tu avance",
  yourYear: "Tu año",
  catchUp: "Ponerse al día",
  goToADay: "Ir a un día",
  shortMonth: (month) => monthName(month).slice(0, 3),
  readSoFar: (read, ofDays) => `${plural(read, "1 leído", `${read} leídos`)} de ${days(ofDays)} hasta hoy`,
  readAhead: (count) => plural(count, "1 leído por adelantado", `${count} leídos por adelantado`),
  longestGap: (count) => `la pausa más larga fue de ${days(count)}`,
  inOneSentence: (parts) => parts.join("; "),
  legend: {
    read: "leído",
    open: "pendiente",
    today: "hoy",
  },
  soFar: (points, longestStreak) => `${inDigits(points)} puntos. Racha más larga: ${days(longestStreak)}.`,

  badgesTitle: "Insignias",
  badges: {
    "First Week": "Primera semana",
    "Monthly Reader": "Un mes de lectura",
    Centurion: "Centurión",
    "Year Complete": "Año completo",
    "Week Warrior": "Semana sin pausa",
    "Consistency Champion": "Gran constancia",
  },
  earnedBy: {
    days: (goal) => `ganada, ${goal} días`,
    streak: (goal) => `ganada, ${goal} días seguidos`,
  },
  reached: {
    days: (reached, goal) => `${reached} de ${goal} días`,
    streak: (reached, goal) => `${reached} de ${goal} seguidos`,
  },

  isNew: "¿Es tu primera vez con el plan?",
  startToday: "Haz de hoy tu propio día 1, o lee con todos desde la fecha de hoy.",
  startAsDayOne: "Empezar hoy como día 1",
  finishedIn: (year) => `Tus días leídos son de ${year}. Archívalos y empieza de nuevo, o consérvalos y sigue leyendo.`,
  finishedFrom: (date) =>
    `Tus días leídos son del año que empezó el ${date}. Archívalos y empieza de nuevo, o consérvalos y sigue leyendo.`,
  archive: "Archivarlos",
  keep: "Conservarlos",
  freshStart: "Un nuevo comienzo",
  isPutAway: (year) => `${year} queda archivado en «Años anteriores».`,
  earlierYears: "Años anteriores",
  yearFrom: (date) => `El año desde el ${date}`,
  ofWholeBible: (year) => `${year}, toda la Biblia`,
  earlierFigures: (completed, longestStreak) => `${days(completed)}, racha más larga: ${longestStreak}`,

  takeAlong: "Llévalo contigo",
  calendarFile: "Archivo de calendario",
  print: "Imprimir el plan",
  monthOf: (month, year) => `${month} de ${year}`,
  bothReadings: (oldTestament, newTestament) => `${oldTestament}; ${newTestament}`,
  calendarName: {
    year: "Plan de lectura de un año",
    whole: "Plan de lectura: toda la Biblia",
  },
  calendarTitle: (day, oldTestament, newTestament) => `Día ${day}: ${oldTestament}; ${newTestament}`,
  calendarTheme: (theme, question) => `${theme}. Mientras lees: ${question}`,
  calendarWarning: (warnings) => `Difícil de leer. ${warnings}`,
  calendarLine: (place, text) => `${place}: ${text}`,
  calendarNotSaved: "No se pudo crear el archivo de calendario",
  calendarNotSavedWhy: "Una parte del plan no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",

  yourPlace: "Tu lugar en el plan",
  notADay: (last) => `Elige un día del 1 al ${last}.`,
  goToDay: "Ir al día",
  go: "Ir",
  upToDate: "Estás al día con el plan.",
  stillUnread: (count) =>
    `${plural(count, "Un día sigue sin leer. Léelo cuando quieras.", `${count} días siguen sin leer. Léelos en el orden que quieras.`)} Una segunda lectura en la misma fecha no cambia tu racha.`,
  andMore: (count) => plural(count, "y 1 más, que se ve en el mapa", `y ${count} más, que se ven en el mapa`),
  start: "Empezar hoy",
  startedOn: (date) => `Tu día 1 fue el ${date}. Los días que marcaste siguen marcados.`,
  startAnywhere:
    "El plan sigue el día del año. También puedes empezarlo en cualquier fecha. Los días que marcaste siguen marcados.",
  followYear: "Seguir el día del año",

  howItWorks: "Cómo funciona",
  how: {
    readings: (wordsAMinute, year, whole) =>
      `Cada día tiene una lectura del Antiguo Testamento y una del Nuevo, con una oración. A ${wordsAMinute} palabras por minuto, las dos toman unos ${year} minutos, y unos ${whole} con toda la Biblia; ningún día toma el doble.`,
    lines:
      "Las frases de cada día están escritas para sus capítulos. Donde los capítulos cuentan crueldades, una nota lo dice antes, para que puedas dejarlos para otro día.",
    marking: (points) =>
      `«Leer el pasaje» abre exactamente esos capítulos. Vuelve y toca «Marcar como leído»: cada día vale ${points} puntos.`,
    streak:
      "Lee en dos fechas seguidas y empieza una racha. Leer varios días en una misma fecha no la rompe ni la alarga.",
    missed: "Si te faltaron algunos, «Ponerse al día» los muestra. Nada se pierde, y nadie lleva la cuenta más que tú.",
  },
};

export const planDayMessages: Translated<typeof englishDay> = {
  title: (day, theme) => (theme === undefined ? `Día ${day}` : `Día ${day}: ${theme}`),
  readings: (oldTestament, newTestament) => `${oldTestament} y ${newTestament}`,
  description: (day, readings) =>
    `Día ${day} del plan de lectura de un año: ${readings}. Léelo aquí, gratis y sin cuenta.`,
};
