import type { Translated } from "#domain/text/translated.ts";
import type { helpMessages as english } from "./messages.ts";

export const helpMessages: Translated<typeof english> = {
  title: "Ayuda",
  lead: "Cómo encontrar, leer, marcar y guardar pasajes. Para nada de esto necesitas una cuenta.",
  onThisPage: "En esta página",
  keyboard: "Teclado",
  keyboardLead: "Todo funciona con Tab y Enter. Estas teclas se pueden desactivar en los ajustes de lectura.",
  stuck: "¿Todavía no lo logras?",
  tellUs: "Cuéntanos qué intentabas hacer. Te responderá una persona de verdad.",
  whatsAppGreeting: (site) => `Hola, ${site}, tengo una pregunta: `,
  whatsApp: "Ayuda por WhatsApp",
  email: "Escribir un correo",
  stays: "Lo que lees y escribes aquí se queda contigo: ",
  privacy: "Política de privacidad",
  callOrText: " llamar o enviar un mensaje",
  forWhom: (purpose) => `Para: ${purpose}.`,
  compared: (date) => `Cotejado el ${date}: fuentes`,
  sources: "Fuentes",
  inDanger: "En peligro ahora",
  someone: "Si necesitas a alguien ahora mismo",
  someoneLead:
    "Si tú o alguien cercano corre peligro, llama al número de emergencias. Los otros números son para hablar: de la desesperanza, la violencia, la enfermedad o una noche que no se acaba. No hace falta saber qué decir primero.",
  yourCountry: "Tu país",
  allCountries: "Todos los países de esta lista",
  staysHere: "Lo que elijas se queda en esta página. No se guarda ni se envía.",
  elsewhere: "Otro país, u otro tipo de ayuda: ",
  directory:
    ", un directorio de líneas de ayuda de casi todo el mundo. Si ninguna responde, despierta a alguien que conozcas. Preferirá que lo hagas.",
};
