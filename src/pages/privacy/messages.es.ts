import type { Translated } from "#domain/text/translated.ts";
import type * as english from "./messages.ts";

export const privacyMessages: Translated<typeof english.privacyMessages> = {
  title: "Política de privacidad",
  lead: "Sin cuenta, sin publicidad, sin rastreadores. Lo que lees, marcas, escribes y oras se queda en este navegador, en este dispositivo. Lo que sale de él se nombra aquí.",
  stays: "Lo que se queda contigo",
  staysText:
    "Tus notas, marcadores y subrayados, el lugar donde dejaste de leer, tus ajustes, tu progreso en los juegos, las oraciones y el plan de lectura, y los capítulos guardados para leer sin conexión se escriben en el almacenamiento de este navegador. Nosotros no podemos verlos. Tampoco puede recuperarlos nadie: si borras los datos del navegador, o pierdes el dispositivo, desaparecen.",
  unless: "Tus dispositivos no comparten nada entre sí, a menos que ",
  makeCode: "crees un código",
  exportCopy: ". Exporta una copia de vez en cuando; es un solo archivo, y es tuyo.",
  everythingHere: "Todo lo que este sitio puede guardar en tu dispositivo",
  kept: "Se guarda ",
  keptEnd: ":",
  yourData: "Tus datos",
  seeData: "Verlos, exportarlos, importarlos o borrarlos",
  leaves: "Lo que sale de tu dispositivo",
  howLong: "Cuánto tiempo:",
  toRemove: "Para quitarlo:",
  eachThing: "Cada cosa que se guarda",
  ofTitle: (title) => `: ${title}`,
  keptFor: (howLong) => `, ${howLong}:`,
  others: "Otros",
  othersText:
    "Este sitio funciona en la red de Cloudflare. Para enviarte una página, tiene que ver la dirección desde la que te conectas, como cualquier servidor web. Nada de nuestras páginas viene de nadie más: ni tipos de letra, ni mapas, ni estadísticas de visitas, ni videos. Los enlaces a otros sitios, y los botones para compartir por WhatsApp, Facebook o correo, abren esos servicios; allí valen sus propias políticas. No ponemos cookies.",
  questions: "¿Preguntas? Mira la ",
  help: "Ayuda",
  orWrite: ", o escribe a ",
  subject: "Privacidad",
};
