import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./archive-messages.ts";

export const archiveMessages: Translated<typeof english.archiveMessages> = {
  title: "Un versículo para cada día",
  lead: "Trescientos sesenta y seis versículos de todas las partes de la Biblia: uno para cada día del año y uno para el 29 de febrero. Busca el versículo de un cumpleaños, de una boda o de hoy.",
  months: "Meses",
  monthName: (month) => month.replace(/^./, (letter) => letter.toUpperCase()),
  feeds: "Recíbelo cada día",
  feedsLead:
    "Tu lector de noticias o tu calendario puede traer por sí solo el versículo de cada día. No hace falta una cuenta, y nadie sabe quién lo lee.",
  rss: "Canal de noticias (RSS)",
  calendar: "Calendario (iCalendar)",
  ofMonth: (month) => `Los versículos de ${month}`,
  monthLead: "Un versículo al día de la Reina-Valera de 1909. Cada fecha conserva su versículo de un año a otro.",
  day: (day, month) => `${day} de ${month}`,
  today: "Hoy",
  notLoaded: "No se pudieron cargar los versículos. Revisa tu conexión e inténtalo de nuevo.",
  noMonth: "No hay ningún mes con este nombre.",
  all: "Todos los meses",
};
