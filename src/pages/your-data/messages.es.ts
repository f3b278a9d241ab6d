import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";
import { inDigits, plural } from "#domain/text/counting.ts";
import { namedKeys } from "./named-keys.ts";

export const dataMessages: Translated<typeof english.dataMessages> = {
  title: "Tus datos",
  lead: "Todo lo que este sitio ha anotado en este dispositivo. Los capítulos que abriste se guardan aparte, para poder leerlos sin conexión; «Borrar todo» los quita también.",
  devices: "En todos tus dispositivos",
  devicesText:
    "Un teléfono que se pierde se lleva sus notas. Si quieres, tus notas, subrayados, marcadores, diario, respuestas, plan, rachas, insignias, tarjetas y ajustes de lectura pueden ser los mismos en todos tus dispositivos, sin cuenta y sin correo: un dispositivo crea un código de doce palabras y los demás se unen con él. Todo se sella en tu dispositivo antes de salir; nuestro servidor no puede leerlo, ni saber en qué versículo está una nota.",
  serverSees: "Lo que el servidor puede ver, y lo que nadie puede hacer",
  serverSeesText:
    "El servidor ve la dirección desde la que te conectas, cuándo sincronizas, cuánto y en cuántas partes. No ve palabras, ni versículos, ni el código. Quien sirve los programas de este sitio podría cambiarlos para que delaten el código; eso vale para cualquier página web. Nadie puede recuperar un código perdido: imprime la tarjeta, y exporta un archivo de vez en cuando. Lo que ningún dispositivo ha pedido en dieciocho meses se borra.",
  syncNotLoaded: "No se pudo cargar la sincronización.",
  checkingSync: "Revisando la sincronización",
  thisDevice: "En este dispositivo",
  checking: "Revisando este dispositivo",
  nothingKept: "Aún no hay nada guardado en este dispositivo.",
  exportAll: "Exportar todo",
  exportNotes: "Exportar las notas como texto",
  importFile: "Importar un archivo",
  eraseAll: "Borrar todo",
  exportedFile: "Un archivo exportado desde este sitio",
  eraseItem: (label) => `Borrar: ${label}`,
  earlier: "Algo que guardó una versión anterior",
  setAside: (label) => `Apartado porque no se pudo leer: ${label}`,
  notesTitle: "Notas",
  tooLarge: "El archivo no sirve: pasa de 10 MB o no es de texto.",
  refused: (reason) => `No cambió nada. ${reason}`,
  foreign: "Este archivo no se exportó desde este sitio, o está dañado.",
  later: "Este archivo se exportó desde una versión más nueva de este sitio. Recarga la página e impórtalo otra vez.",
  otherKind: (label, place) => `${label}: no es la clase de datos que se guarda con ese nombre (${place}).`,
  import: "Importar",
  importLead: "Lo que este archivo cambiará en este dispositivo.",
  alreadyHere: ": ya está aquí; no se agrega nada.",
  isNew: ": es nuevo y se agrega.",
  added: (count) =>
    plural(
      count,
      `: se agrega ${inDigits(count)} elemento a los tuyos.`,
      `: se agregan ${inDigits(count)} elementos a los tuyos.`,
    ),
  merged: ": se une con lo tuyo.",
  differs: "Una parte es distinta. Se conserva lo tuyo, salvo que marques esto para usar lo del archivo.",
  leftOut: (keys) => {
    const [named, more] = namedKeys(keys);
    const others = plural(more, "1 más", `${inDigits(more)} más`);
    return more > 0
      ? `Se dejó fuera, porque esta versión no lo conoce: ${named} y ${others}`
      : `Se dejó fuera, porque esta versión no lo conoce: ${named}`;
  },
  imported: "Importado",
  importFailed: "No cambió nada: no hay espacio suficiente en este dispositivo.",
  nothingNew: "Todo lo de este archivo ya está aquí.",
  syncEnds:
    "Antes, este dispositivo deja de sincronizar. Tus otros dispositivos conservan lo que tienen, y el servidor también.",
  erased: "Borrado",
  erasedAll: "Se borró todo lo guardado aquí",
  eraseAllTitle: "¿Borrar todo?",
  eraseAllLead:
    "Se quitarán de este dispositivo las notas, los marcadores, los subrayados, el progreso, las oraciones, los ajustes y todo lo guardado para leer sin conexión. No se puede deshacer, así que exporta antes lo que quieras conservar.",
  eraseOneTitle: "¿Borrar esto?",
  eraseOneLead: (label) => `${label}. No se puede deshacer.`,
  erase: "Borrar",
};
