import { embeddedNames } from "#domain/scripture/translations/embedded-names.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import { site } from "#domain/site/site.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { leavingTexts as english } from "./leaving-texts.ts";

export const leavingTexts: Translated<typeof english> = {
  numbers: {
    title: "Números públicos",
    what: "Cuando abres el sitio, buscas, juegas, compartes o dices que has orado, un número público sube en uno. Tu navegador los envía juntos, más o menos una vez por minuto, con un número al azar para que no se cuenten dos veces. Una oración del muro de oración envía además el número de su tema y cuántos segundos han pasado, para el total de ese tema. No dice nada de ti, ni de lo que buscaste, ni de lo que oraste.",
    howLong: `Los totales se quedan; los de un tema, hasta el final del día siguiente. Los números al azar, con cuántos de cada clase llegaron con ellos, no están unidos a ningún tema ni dirección, y se borran a los ${operationMemoryDays} días.`,
    remove: "Nada en los números lleva de vuelta a ti.",
  },
  chapters: {
    title: "Capítulos y búsquedas",
    what: `Los capítulos de las traducciones ${embeddedNames("es")} y las listas de palabras para buscar llegan como archivos de este sitio, y es tu navegador quien busca. Lo que buscas no se envía. Para cualquier otra traducción, nuestro servidor pregunta a un servicio público de textos bíblicos, y para otros idiomas a un segundo. Ellos ven el pasaje, pero no quién lo lee.`,
    howLong: `No anotamos nada de los capítulos que llegan como archivos. Un pasaje de un servicio público se guarda hasta ${retentionDays.passages} días para el siguiente lector, sin quién lo pidió, y también la imagen que otros muestran junto a un enlace a un capítulo o a versículos, hasta ${retentionDays.previews} días; pero las solicitudes están entre los registros de solicitudes de más abajo.`,
    remove:
      "No hay nada que quitar. Si guardas una traducción sin conexión, en el idioma que sea, ni siquiera se piden sus archivos.",
  },
  cards: {
    title: "Mensajes en tarjetas",
    what: "El nombre y el mensaje que escribes en una tarjeta, y la hora; con el primer mensaje, también para quién es la tarjeta, si lo dices. Todos los que tienen el enlace de la tarjeta pueden leerlos. El nombre y la versión de tu navegador (200 caracteres como máximo) se guardan con ellos, pero nunca se muestran; tu dirección no se guarda.",
    howLong:
      "Hasta que lo borres; para quién es la tarjeta, hasta que se borre su último mensaje. Las tarjetas no tienen fin.",
    remove:
      "Puedes borrar tu mensaje en el dispositivo en que lo escribiste. Si no, escríbenos con el enlace de la tarjeta.",
  },
  triviaLive: {
    title: "Trivia live",
    what: "Cuando abres una sala o entras en una, nuestro servidor guarda la sala: su código, sus preguntas, los nombres de la Biblia que les tocaron a los jugadores, qué eligieron y con qué rapidez. Todos en la sala ven esos nombres y sus puntos. Tú no escribes ningún nombre; tu dispositivo hace un número al azar para tu lugar, y guarda una clave que te devuelve a él.",
    howLong: "Dos horas y diez minutos después de abrirse la sala, todo se borra.",
    remove: "Se borra solo. Si sales de una sala, tu nombre desaparece enseguida de su tabla de puntos.",
  },
  sync: {
    title: "Sincronización, si haces un código",
    what: "Tus notas, subrayados, marcadores, diario de oración, respuestas, plan, rachas, insignias, tarjetas y ajustes de lectura, y una lista de tus dispositivos, sellados en tu dispositivo con una clave que se hace del código. El servidor los guarda sin poder leerlos. Ve la dirección desde la que te conectas, cuándo sincronizan tus dispositivos, y cuánto.",
    howLong: `Hasta que lo borres; ${syncLimits.unusedDays} días después de la última vez que preguntó un dispositivo, todo se borra. Durante ${syncLimits.erasedDays} días se sabe que se borró, para que tus otros dispositivos puedan decirlo.`,
    remove:
      "«Borrar en todas partes», más arriba, lo borra enseguida. Dejar de sincronizar en un dispositivo lo conserva para los demás.",
  },
  abuse: {
    title: "Protección contra el abuso",
    what: "Para contar mensajes, el servidor hace una huella de la dirección desde la que te conectas, con un secreto que cambia cada día. La dirección misma no se guarda. Con tu primer mensaje en una tarjeta, tu dispositivo recibe del servidor una marca al azar, para que quienes comparten una conexión se cuenten por separado. No dice nada más que cuándo se hizo, y el servidor solo guarda una huella de ella, distinta en cada tarjeta. Mientras una página muestra números en vivo, una tarjeta abierta o una sala de Trivia live, o sincroniza, su conexión también tiene esa huella. Para que nadie pueda inflar los números públicos, el servidor cuenta además durante una hora cuántos llegan desde una red, por una huella de su dirección; si tu dispositivo tiene una marca, se envía con ellos, y solo se mira su antigüedad.",
    howLong:
      "Lo que se cuenta de un mensaje se guarda un día; lo que se cuenta de los números de una red, una hora, un día como máximo; y los secretos diarios, 48 horas como máximo. Sin su secreto, nadie puede decir de quién era la huella (pero mira más abajo las copias para recuperar).",
    remove: "Se borran solos. Borrar tus datos de este dispositivo quita la marca.",
  },
  security: {
    title: "Registro de seguridad",
    what: "Cada mensaje de tarjeta que se acepta deja una línea en nuestro registro de seguridad: cuándo, en qué tarjeta, el nombre y la versión de tu navegador, y la huella del día de tu red; no sus palabras, ni tu nombre. Uno que se rechaza por sus palabras o por un límite también deja una línea, y lo mismo un fallo de nuestra base de datos. Si en una página se cuela un programa o un marco ajeno, o se bloquea una solicitud, tu navegador lo informa: qué era y en qué página, sin lo que buscaste.",
    howLong: `${retentionDays.log} días.`,
    remove: "Se borra solo.",
  },
  requests: {
    title: "Registros de solicitudes",
    what: "Este sitio funciona en la red de Cloudflare, que registra para nosotros cada solicitud que responde nuestro propio código: tarjetas, números, salas de Trivia live, sincronización, pasajes de traducciones que no están guardadas aquí, versículos compartidos, imágenes para enlaces, y páginas que no existen. Un registro tiene la hora, la dirección que se pidió, y lo que un navegador envía con ella, que puede incluir la dirección desde la que te conectas. Si algo falla, nuestro código agrega una línea que dice qué. Solo los miramos para encontrar fallos y detener ataques. Las páginas y los capítulos que llegan como archivos no dejan ese registro.",
    howLong: `${retentionDays.requestLogs} días.`,
    remove: "Se borran solos.",
  },
  recovery: {
    title: "Copias para recuperar",
    what: "Para que un accidente no pueda destruir lo que la gente escribió, Cloudflare nos deja devolver la base de datos a cualquier momento de las últimas semanas. Hasta que pase ese tiempo, lo borrado podría volver: un mensaje que borraste, una línea del registro, y el secreto de un día, con el que se podría comparar otra vez una huella. Solo lo hacemos después de una pérdida, y lo que ya había vencido se borra de nuevo en menos de una hora. Si vuelve un mensaje que habías borrado, bórralo otra vez, o avísanos.",
    howLong: `${retentionDays.recovery} días después de que algo se borró.`,
    remove: "Estas copias no se pueden cambiar una por una; vencen.",
  },
  mail: {
    title: "Peticiones de oración y otro correo",
    what: `«Pedir oración» abre un borrador en tu propio programa de correo. No se envía nada si tú no lo envías. Entonces llega a ${site.supportEmail} como cualquier carta: tu proveedor de correo y el nuestro lo manejan, y vemos tu dirección de correo, tu nombre como lo da tu programa, y tus palabras. Una persona lo lee y ora. No se copia en este sitio, no se muestra a otros visitantes y no se pasa a nadie. En el sitio mismo solo sube en uno el número de peticiones.`,
    howLong: `Lo borramos en ${retentionDays.mail} días o menos.`,
    remove: "Escríbenos y lo borramos antes. Tu propia copia está en tu programa de correo.",
  },
};
