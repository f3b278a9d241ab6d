import { plural } from "#domain/text/counting.ts";
import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const mentorMessages: Translated<typeof english.mentorMessages> = {
  title: "Jesús, sé mi mentor",
  lead: "Cuarenta días en los evangelios: un versículo, unas reflexiones y lugar para las tuyas.",
  wellDone: "¡Bien hecho! 🎉",
  alreadyCompleted: "¡Ya lo completaste! ✅",
  dayDone: (day) =>
    day === 40 ? "Has terminado los cuarenta días. Tu certificado está más abajo." : `El día ${day} está completo.`,
  dayWasDone: (day) => `Ya habías completado el día ${day}.`,
  notLoaded: "Este día no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",
  loading: "Cargando el día",
  mailSubject: (day) => `Jesús, sé mi mentor - Día ${day}`,
  shareText: (day, text, reference) => `Jesús, sé mi mentor, día ${day}: «${text}» (${reference}, RV1909)`,
  day: (day) => `Día ${day}`,
  dayOf: (day, days) => `Día ${day} de ${days}`,
  dayOfDone: (day, days) => `Día ${day} de ${days}, completado`,
  complete: (day) => `Completar el día ${day}`,
  isCompleted: (day) => `Día ${day} completado`,
  goOn: (day) => `Seguir con el día ${day}`,
  invitation: "Cuarenta días empiezan con uno. Lo que completes se cuenta aquí, en este dispositivo.",
  total: "Días completados",
  yourDays: "Tus cuarenta días",
  wisdom: "Sabiduría",
  reflections: "Reflexiones",
  private: "Solo tus dispositivos pueden leer lo que escribas aquí.",
  suggested: "Respuestas sugeridas",
  suggestedLead: "Así podrían responder dos personas. Tu respuesta será distinta.",
  answer: "Tu respuesta",
  answerTo: " a: ",
  kept: "Guardado en este dispositivo",
};

export const sideMessages: Translated<typeof english.sideMessages> = {
  days: "Los cuarenta días",
  answers: "Tus respuestas",
  answersKept: (count) =>
    plural(
      count,
      "Una respuesta está guardada en este dispositivo.",
      `${count} respuestas están guardadas en este dispositivo.`,
    ),
  save: "Guardar como archivo de texto",
  fileTitle: "Jesús, sé mi mentor: mis respuestas",
  fileDay: (day, title, reference) => `Día ${day}: ${title} (${reference})`,
};

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  title: "Tu certificado",
  picture: "Certificado: Jesús, sé mi mentor, cuarenta días",
  pictureFor: (name) => `Certificado: Jesús, sé mi mentor, cuarenta días, ${name}`,
  name: "Nombre en el certificado",
  nameHint: "No se guarda ni se envía.",
  readBy: "Cuarenta días en los evangelios, leídos y respondidos por",
  promise: "y he aquí, yo estoy con vosotros todos los días, hasta el fin del mundo.",
  source: (reference) => `${reference}, Reina-Valera 1909`,
};
