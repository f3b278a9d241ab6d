import { inDigits, plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

const entries = (count: number): string => `${inDigits(count)} ${plural(count, "elemento", "elementos")}`;

export const syncScreenMessages: Translated<typeof english.syncScreenMessages> = {
  current: "Todo al día",
  busy: "Sincronizando…",
  waiting: "Esperando la conexión. Lo que escribas se guarda aquí y se envía después.",
  paused: "En pausa en este dispositivo. No se envía ni se recibe nada.",
  erased:
    "Lo sincronizado se borró desde otro dispositivo, o ese dispositivo creó un código nuevo. Todo lo de este dispositivo sigue aquí. Si hay un código nuevo, únete aquí con él.",
  remade: "Lo sincronizado ya no estaba en el servidor. Se guardó allí de nuevo desde este dispositivo.",
  notLasting: "Este navegador no guarda nada cuando cierras la página, así que no hay nada que sincronizar.",
  notSecure: "Para sincronizar hace falta una conexión segura (https), y esta página no la tiene.",
  unknownCode:
    "No hay nada sincronizado con este código. Revisa las palabras, o crea primero un código en el otro dispositivo.",
  otherCode: "Este dispositivo usa otro código. Deja de sincronizar aquí y después únete.",
  sameCode: "Este dispositivo ya usa este código.",
  noAnswer: "El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.",
  tooManyCodes: "Desde tu red se crearon demasiados códigos. Inténtalo de nuevo en una hora.",
  copied: "Las doce palabras están copiadas",
  notCopied: "Este navegador no copia. Selecciona las palabras y cópialas tú.",
  joined: "Este dispositivo ya sincroniza",
  left: "Este dispositivo ya no sincroniza",
  erasedEverywhere: "Lo sincronizado está borrado. Tus dispositivos conservan lo que tienen.",
  renewed: "Tu código nuevo está listo. Únete con él en tus otros dispositivos.",
  make: "Crear un código",
  haveCode: "Tengo un código",
  show: "Ver el código",
  pause: "Pausar",
  goOn: "Reanudar",
  end: "Dejar de sincronizar aquí",
  renameDevice: "Poner nombre a este dispositivo",
  deviceName: "Nombre de este dispositivo",
  devices: "Tus dispositivos",
  thisDevice: (name) => `${name} (este dispositivo)`,
  justNow: "ahora mismo",
  todayAt: (time) => `hoy, ${time}`,
  dayAt: (date, time) => `${date}, ${time}`,
  keptUntil: (date) =>
    `Si ningún dispositivo sincroniza antes del ${date}, se borra lo que guarda el servidor. Tus dispositivos conservan lo suyo.`,
  browser: "Un navegador",
  browserOn: (browser, system) => `${browser} en ${system}`,
  done: "Listo",
  tooLarge: (count) =>
    `${entries(count)} ${plural(count, "demasiado largo", "demasiado largos")} para sincronizar (más de 16 kB): solo en este dispositivo.`,
  unread: (count) =>
    `${entries(count)} que esta versión del sitio no puede leer. Recarga la página para tener la más nueva.`,
};

export const conflictMessages: Translated<typeof english.conflictMessages> = {
  title: "Cambiado en dos dispositivos a la vez",
  joined: (what, device, when) => `${what}: cambió aquí y en ${device} (${when}). Se conservan los dos textos.`,
  restored: (what, device, when) =>
    `${what}: cambió en un dispositivo y se quitó en otro (${device}, ${when}). Vale el cambio.`,
  later: (what, device, when) => `${what}: cambió aquí y en ${device} (${when}). Vale el cambio más reciente.`,
  several: (count) => `${entries(count)} cambiaron a la vez en dos de tus dispositivos. «Tus datos» dice cuáles.`,
  anotherDevice: "otro dispositivo",
  clear: "Vaciar esta lista",
};

export const syncProblemMessages: Translated<typeof english.syncProblemMessages> = {
  "device full": "No hay espacio para todo en este dispositivo. Libera un poco; mientras tanto no se pierde nada.",
  "store full":
    "No cabe más en lo sincronizado: 5 MB o 10,000 notas y marcas. Quita algunas; en este dispositivo se conserva todo.",
  refused: "La respuesta del servidor no sirve. Aquí no cambió nada; se intentará de nuevo.",
  "unreadable code":
    "No se puede leer el código de este dispositivo. Deja de sincronizar aquí y únete otra vez con tus palabras.",
};

export const codeMessages: Translated<typeof english.codeMessages> = {
  title: "Tu código",
  lead: "Doce palabras que abren tus notas en otro dispositivo. Guárdalas como una llave: quien las tenga puede leerlo todo y, si las pierdes, nadie te las puede devolver.",
  cardTitle: (site) => `${site}: el código de mis notas`,
  picture: "El mismo código como imagen",
  how: (address) =>
    `En otro dispositivo, abre la cámara y apunta aquí. O abre ${address}, toca «Tengo un código» y escribe las palabras.`,
  print: "Imprimir una tarjeta",
  copy: "Copiar las palabras",
  problem: (problem) => {
    if (problem.problem === "checksum")
      return "Estas palabras no van juntas. Una de ellas es otra palabra; compáralas con tu tarjeta.";
    if (problem.problem === "word")
      return `La palabra ${problem.word}, «${problem.typed}», no es de las que forman un código.`;
    if (problem.problem === "link") return "El enlace está dañado. Cópialo de nuevo o escribe las doce palabras.";
    return problem.words === 0
      ? "Escribe las doce palabras o pega el enlace."
      : `Un código tiene doce palabras; aquí hay ${problem.words}.`;
  },
};

export const joinMessages: Translated<typeof english.joinMessages> = {
  typeLead: "Las doce palabras de tu otro dispositivo, en su orden.",
  field: "Palabras o enlace",
  next: "Siguiente",
  looking: "Revisando los datos de tus dispositivos",
  title: "Unir tus dispositivos",
  lead: "Esto es lo que cambiará:",
  join: "Unirme",
  nothing: "Aquí todavía no hay nada, y allí tampoco. Lo que escribas desde ahora estará en los dos.",
  differing:
    "No se pierde nada: donde un texto es distinto, se conservan los dos dentro de él. Para el color de un subrayado y los ajustes, se toman los de tus otros dispositivos.",
  changes: (changes) => `: ${changes.join("; ")}.`,
  coming: (count) => `${entries(count)} ${plural(count, "llegará", "llegarán")} a este dispositivo`,
  going: (count) => `${entries(count)} ${plural(count, "irá", "irán")} a los otros`,
  differ: (count) => `${entries(count)} ${plural(count, "es distinto", "son distintos")}`,
};

export const confirmationMessages: Translated<typeof english.confirmationMessages> = {
  leave: {
    title: "¿Dejar de sincronizar aquí?",
    lead: "Todo se queda aquí y en tus otros dispositivos, que siguen sin este. Para volver a unirte necesitas tus palabras; tenlas a mano.",
    action: "Dejar de sincronizar",
  },
  erase: {
    title: "¿Borrar del servidor?",
    lead: "Se borra del servidor lo que guarda tu código, y ningún dispositivo sincroniza más. Cada dispositivo conserva lo que tiene ahora. Lo que un dispositivo aún no haya enviado se queda solo en él.",
    action: "Borrar del servidor",
  },
  renew: {
    title: "¿Crear un código nuevo?",
    lead: "Para cuando pierdes un dispositivo o alguien vio tus palabras. Todo se guarda de nuevo con otras doce palabras, y el código anterior deja de servir. Únete otra vez en tus otros dispositivos.",
    action: "Crear un código nuevo",
  },
};
