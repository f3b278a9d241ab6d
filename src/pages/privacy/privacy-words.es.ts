import type { Translated } from "#domain/text/translated.ts";
import type { privacyWords as english } from "./privacy-words.ts";

export const privacyWords: Translated<typeof english> = {
  title: "Política de privacidad",
  lead: "Sin cuenta, sin publicidad, sin rastreadores. Lo que lees, marcas, escribes y oras se queda en este navegador, en este dispositivo. Lo que sale de él se nombra aquí.",
  stays: "Lo que se queda contigo",
  staysText:
    "Tus notas, marcadores y subrayados, el lugar donde dejaste de leer, tus ajustes, tu progreso en los juegos, las oraciones y el plan de lectura, y los capítulos guardados para leer sin conexión se escriben en el almacenamiento de este navegador. Nosotros no podemos verlos. Tampoco puede recuperarlos nadie: si borras los datos del navegador, o pierdes el dispositivo, desaparecen.",
  unless: "Tus dispositivos no comparten nada entre sí, a menos que ",
  makeCode: "hagas un código",
  exportCopy: ". Exporta una copia de vez en cuando; es un solo archivo, y es tuyo.",
  everythingHere: "Todo lo que este sitio puede guardar en tu dispositivo",
  kept: "Se guarda ",
  keptEnd: ":",
  yourData: "Tus datos",
  yourDataText:
    "Todo lo que este sitio ha anotado en este dispositivo. Los capítulos que abriste se guardan aparte, para poder leerlos sin conexión; «Borrar todo» los quita también.",
  devices: "En todos tus dispositivos",
  devicesText:
    "Un teléfono que se pierde se lleva sus notas. Si quieres, tus notas, subrayados, marcadores, diario, respuestas, plan, rachas, insignias, tarjetas y ajustes de lectura pueden ser los mismos en todos tus dispositivos, sin cuenta y sin dirección: un dispositivo hace un código de doce palabras y los demás se unen con él. Todo se sella en tu dispositivo antes de salir; nuestro servidor no puede leerlo, ni saber en qué versículo está una nota.",
  serverSees: "Lo que el servidor puede ver, y lo que nadie puede hacer",
  serverSeesText:
    "El servidor ve la dirección desde la que te conectas, cuándo sincronizas, cuánto y en cuántas partes. No ve palabras, ni versículos, ni el código. Quien sirve los programas de este sitio podría cambiarlos para que delaten el código; eso vale para cualquier página web. Nadie puede recuperar un código perdido: imprime la tarjeta, y exporta un archivo de vez en cuando. Lo que ningún dispositivo ha pedido en dieciocho meses se borra.",
  syncNotLoaded: "No se pudo cargar la sincronización.",
  checkingSync: "Revisando la sincronización",
  leaves: "Lo que sale de tu dispositivo",
  howLong: "Cuánto tiempo:",
  toRemove: "Para quitarlo:",
  eachThing: "Cada cosa que se guarda",
  ofTitle: (title) => `: ${title}`,
  keptFor: (howLong) => `, ${howLong}:`,
  others: "Otros",
  othersText:
    "Este sitio funciona en la red de Cloudflare. Para enviarte una página, tiene que ver la dirección desde la que te conectas, como cualquier servidor web. Nada de nuestras páginas viene de nadie más: ni tipos de letra, ni mapas, ni analítica, ni videos. Los enlaces a otros sitios, y los botones para compartir por WhatsApp, Facebook o correo, abren esos servicios; allí valen sus propias políticas. No ponemos cookies.",
  questions: "¿Preguntas? Mira la ",
  help: "Ayuda",
  orWrite: ", o escribe a ",
  subject: "Privacidad",
};
