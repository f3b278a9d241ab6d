import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { embeddedNames } from "#domain/scripture/translations/translations.ts";
import { cardDetailTexts } from "#domain/site/cards/messages.es.ts";
import { eachCardDetail } from "#domain/api/cards.ts";
import { site } from "#domain/site/site.ts";
import type * as english from "./messages.ts";

export const logFields: Translated<typeof english.logFields> = {
  message: "Qué pasó, con palabras fijas",
  requestId: "Un número al azar de la solicitud, que también va en su respuesta, para relacionar las dos",
  method: "Si se leyó o se escribió algo",
  path: "La dirección que se pidió, sin lo que sigue a un signo de interrogación; puede nombrar una tarjeta o un pasaje",
  status: "El código de la respuesta",
  error: "El error, con las palabras del programa o de la base de datos",
  stack: "En qué lugar de nuestro código estuvo el error",
  type: "Qué entrada del registro de seguridad no se pudo escribir",
  isForAll: "Si el tope del día vale para todos los dispositivos o para los nuevos",
  kind: "Qué límite rechazó un mensaje",
  key: "Qué pasaje del servicio público no se pudo leer de la memoria intermedia",
  translation: "Qué traducción no pudo dar el servicio público",
  range: "Qué pasaje era",
  reason: "Por qué no pudo",
};

const days = (count: number): string => `${count} días`;
const atMost = (count: number): string => `${days(count)} como máximo`;
const aDay = "un día";
const twoDays = `${retentionDays.today * 24} horas como máximo`;
const logged = days(retentionDays.log);

const triviaRoom = `hasta ${live.lifeMs / 3_600_000} horas y ${live.farewellMs / 60_000} minutos después de abrirse la sala`;
const syncStore = `hasta que lo borres; si no, ${syncLimits.unusedDays} días después de la última vez que preguntó un dispositivo`;
const browser =
  "El nombre y la versión de tu navegador, 200 caracteres como máximo, para ver qué tienen en común un fallo o un ataque";
const noAddress = "Siempre vacío. La base de datos rechaza las direcciones";

export const placeTexts: Translated<typeof english.placeTexts> = {
  event_card_messages: {
    title: "Mensajes de tarjetas",
    kept: "hasta que su autor los borre, o nos lo pida",
    fields: {
      id: "Un número del mensaje que empieza con su hora",
      card_id: "La tarjeta en que está",
      sender_name: "El nombre con que se firmó",
      message: "Sus palabras",
      created_at: "Cuándo se escribió",
      ip_address: noAddress,
      user_agent: "El nombre y la versión del navegador del autor, 200 caracteres como máximo; nunca se muestra",
      idempotency_key:
        "Una huella de un número al azar que eligió el dispositivo, para que un mensaje que se envía dos veces se guarde una sola",
      delete_digests: "Una huella de lo que borra el mensaje, que solo tiene el dispositivo de su autor",
    },
  },
  event_cards: {
    title: "Para quién son las tarjetas",
    kept: "hasta que se borre el último mensaje de la tarjeta, o alguien nos lo pida",
    fields: {
      card_id: "La tarjeta",
      ...eachCardDetail((name) => cardDetailTexts[name].stored),
    },
  },
  card_posts: {
    title: "Conteos de mensajes de tarjetas",
    kept: aDay,
    fields: {
      id: "El número del mensaje",
      at: "Cuándo se escribió",
      card_id: "La tarjeta",
      device: "Una huella de la marca al azar del dispositivo, distinta en cada tarjeta",
      network_64:
        "La huella del día de la dirección de la que vino; de las direcciones más nuevas, la de su primera mitad",
      network_56: "Una huella menos precisa, que abarca las direcciones de un hogar",
      network_48: "Una huella aún menos precisa, que abarca toda una red",
      is_new_card: "Si fue el primero de la tarjeta",
    },
  },
  rate_limit_attempts: {
    title: "Cuentas por resolver",
    kept: aDay,
    fields: {
      id: "Un número al azar",
      key: "Qué hay que resolver: la tarjeta, con la huella del día de la dirección, o la del dispositivo en esta tarjeta",
      at: "Cuándo",
    },
  },
  spending: {
    title: "Límites de uso",
    kept: aDay,
    fields: {
      key: "Qué se usó (también al comprobar límites otros programas), con la huella del día de la dirección; nada en los límites de todo el sitio",
      at: "Cuándo",
      amount: "Cuánto",
    },
  },
  daily_writes: {
    title: "Cuánto se escribió en un día",
    kept: twoDays,
    fields: {
      day: "El día",
      messages: "Cuántos mensajes escribieron todos los visitantes",
      unproven_messages: "Cuántos de ellos vinieron de dispositivos nuevos",
      logged: "Si se llegó al tope del día",
    },
  },
  daily_salts: {
    title: "Secretos diarios de las huellas",
    kept: twoDays,
    fields: {
      day: "El día",
      salt: "Un número al azar. Sin él nadie puede decir de quién es cada huella de ese día",
    },
  },
  security_events: {
    title: "Registro de seguridad: lo que vio el servidor",
    kept: logged,
    fields: {
      id: "Un número correlativo",
      at: "Cuándo",
      event_type: "Qué pasó: se aceptó o se rechazó un mensaje, se llegó a un límite, falló la base de datos",
      severity: "Qué tan grave es",
      details: "La tarjeta en que pasó, o el error",
      ip_address: noAddress,
      user_agent: browser,
      session_id: "Siempre vacío",
      visitor: "La huella del día de la red de la que vino",
    },
  },
  security_claims: {
    title: "Registro de seguridad: lo que informan los navegadores",
    kept: logged,
    fields: {
      id: "Un número correlativo",
      day: "El día",
      digest: "Una suma de comprobación del informe, para que uno igual se cuente y no se guarde otra vez",
      event_type: "Qué se informa",
      severity: "Qué tan grave sería",
      details: "Qué programa, marco, solicitud o clave se bloqueó, y en qué página, sin lo que se buscó",
      reports: "Cuántas veces se informó ese día",
      first_at: "Cuándo por primera vez",
      last_at: "Cuándo por última vez",
      user_agent: browser,
      session_id: "Un número al azar que dura lo que la página abierta que lo informó primero",
      visitor: "La huella del día de la red que lo informó primero",
    },
  },
  security_counts: {
    title: "Registro de seguridad: cuántos de cada clase",
    kept: logged,
    fields: {
      day: "El día",
      name: "La clase",
      count: "Cuántos",
    },
  },
  checkpoint: {
    title: "Los números públicos",
    kept: "siempre; los de un tema de oración hasta el final del día siguiente, las huellas un día como máximo",
    fields: {
      id: "Siempre el mismo número: hay una sola fila",
      number: "Un número correlativo",
      part: "En cuál de sus tablas escribe ahora un contador lo que cuenta",
      is_open: "Si se contó algo desde que se escribió esta fila",
      totals: "Cuántos de cada clase, y de cada tema del muro de oración en el día",
      writes: "Cuántos en el día, para el tope del día",
      networks: "Cuántos se sumaron desde cada red en la última hora, por una huella de la dirección",
    },
  },
  operations: {
    title: "Lo que ya se contó, en siete tablas según el día",
    kept: days(operationMemoryDays),
    fields: {
      id: "El número al azar con que se enviaron los conteos",
      checkpoint: "Después de qué estado de los números públicos llegó",
      gains: "Cuántos de cada clase se enviaron con él, sin temas de oración",
    },
  },
  shard_totals: {
    title: "Números de los contadores que se reparten el trabajo",
    kept: "como los números públicos",
    fields: {
      shard: "Qué contador",
      totals: "Cuántos de cada clase",
    },
  },
  listeners: {
    title: "Contadores con visitantes que miran",
    kept: "mientras alguien mira",
    fields: {
      shard: "Qué contador",
    },
  },
  counter_object: {
    title: "Los ajustes propios de un contador",
    kept: "siempre",
    fields: {
      name: "Su nombre",
      alarm: "Cuándo vuelve a poner orden",
    },
  },
  trivia_round: {
    title: "Trivia en vivo: la sala",
    kept: triviaRoom,
    fields: {
      id: "Siempre el mismo número: hay una sola fila",
      version: "Cómo está escrito el campo siguiente",
      round:
        "El código de la sala y su número al azar, su nivel, sus preguntas, por dónde va el juego, si la entrada está cerrada, cuándo se abrió y cuándo estuvo el anfitrión por última vez; huellas de la red del anfitrión y de las redes que sacó",
    },
  },
  trivia_seats: {
    title: "Trivia en vivo: los jugadores",
    kept: triviaRoom,
    fields: {
      seat: "El número del jugador en la sala",
      name: "El nombre de la Biblia que le tocó",
      device_key:
        "Un número al azar que el dispositivo hizo para esta sala, para que entrar dos veces dé un solo lugar",
      status: "Si el jugador está dentro, salió o el anfitrión lo sacó",
      network: "Una huella de la red de la dirección, para que ninguna red ocupe todos los lugares",
    },
  },
  trivia_answers: {
    title: "Trivia en vivo: las respuestas",
    kept: triviaRoom,
    fields: {
      question: "A qué pregunta",
      seat: "De quién",
      choice: "Cuál de las cuatro",
      elapsed_ms: "Después de cuántas milésimas de segundo",
    },
  },
  trivia_object: {
    title: "Trivia en vivo: el reloj de la sala",
    kept: triviaRoom,
    fields: {
      alarm: "Cuándo pasa lo siguiente",
    },
  },
  sync_head: {
    title: "Sincronización: el almacén de un código",
    kept: syncStore,
    fields: {
      id: "Siempre el mismo número: hay una sola fila",
      token_digest:
        "Una suma de comprobación de la clave con que entran los dispositivos que tienen el código; no la clave, y no el código",
      epoch: "Un número al azar de este almacén",
      sequence: "Cuántos cambios ha recibido",
      mark: "Un número al azar del último cambio",
      used_on: "El día en que un dispositivo preguntó por última vez",
      erased_at: "Cuándo se borró, si se borró; entonces no queda nada más",
    },
  },
  sync_records: {
    title: "Sincronización: notas, marcas y ajustes sellados",
    kept: syncStore,
    fields: {
      name: "Un código que dice qué es, y que solo tus dispositivos entienden",
      sequence: "El número del cambio que lo trajo",
      data: "Lo que tu dispositivo selló: sin tus doce palabras nadie puede abrirlo",
    },
  },
  sync_marks: {
    title: "Sincronización: en qué punto estaban los dispositivos",
    kept: syncStore,
    fields: {
      sequence: "El número de un cambio",
      mark: "Un número al azar, para que un dispositivo note si el almacén volvió atrás",
    },
  },
  sync_object: {
    title: "Sincronización: cuándo termina el almacén",
    kept: syncStore,
    fields: {
      alarm: "Cuándo se borra, si ningún dispositivo pregunta antes",
    },
  },
  open_connections: {
    title: "Conexiones en vivo de páginas abiertas",
    kept: "mientras la página está abierta",
    fields: {
      tags: "Una huella de la red de la dirección, para que ninguna red ocupe todos los lugares; en una sala de Trivia en vivo, también de quién es el lugar",
      attachment: "Cuándo se abrió la conexión; en una sala de Trivia en vivo, también de quién es el lugar",
    },
  },
  passages: {
    title: "Pasajes de traducciones que no están guardadas aquí",
    kept: atMost(retentionDays.passages),
    fields: {
      key: "Qué pasaje, de qué traducción; no quién lo pidió",
      answer: "Sus palabras",
      "X-Kept-At": "Cuándo se trajo",
    },
  },
  previews: {
    title: "Imágenes que otros muestran junto a un enlace a un capítulo o a versículos",
    kept: atMost(retentionDays.previews),
    fields: {
      key: "Qué capítulo o qué versículos, de qué traducción; no quién los pidió",
      answer: "La imagen",
    },
  },
  request_log: {
    title: "El registro de Cloudflare de las solicitudes en las que algo falló o se rechazó",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Cuándo, qué dirección se pidió, y los encabezados que envió el navegador",
      connection: "Lo que Cloudflare les agrega, que puede incluir la dirección desde la que te conectas y su país",
      result: "El código de la respuesta y cuánto tardó",
    },
  },
  log_lines: {
    title: "Líneas que nuestro código le agrega",
    kept: days(retentionDays.requestLogs),
    fields: logFields,
  },
  recovery: {
    title: "La base de datos tal como era en cualquier momento anterior",
    kept: days(retentionDays.recovery),
    fields: {
      everything: "Todas las tablas de la base de datos, también lo que se borró de ellas desde entonces",
    },
  },
  mailbox: {
    title: "Correo que nos llega",
    kept: days(retentionDays.mail),
    fields: {
      mail: "Tus palabras, tu dirección de correo y tu nombre, y cuándo escribiste",
    },
  },
};

export const leavingTexts: Translated<typeof english.leavingTexts> = {
  numbers: {
    title: "Números públicos",
    what: "Cuando abres el sitio, buscas, juegas, compartes o dices que has orado, un número público sube en uno. Tu navegador los envía juntos, cada pocos minutos, con un número al azar para que no se cuenten dos veces. Una oración del muro de oración envía además el número de su tema y cuántos segundos han pasado, para el total de ese tema. No dice nada de ti, ni de lo que buscaste, ni de lo que oraste.",
    howLong: `Los totales se quedan; los de un tema, hasta el final del día siguiente. Los números al azar, con cuántos de cada clase llegaron con ellos, no están unidos a ningún tema ni dirección, y se borran a los ${operationMemoryDays} días.`,
    remove: "Nada en los números lleva de vuelta a ti.",
  },
  chapters: {
    title: "Capítulos y búsquedas",
    what: `Los capítulos de las traducciones ${embeddedNames("es")} y las listas de palabras para buscar llegan como archivos de este sitio, y es tu navegador quien busca. Lo que buscas no se envía. Para cualquier otra traducción, nuestro servidor pregunta a un servicio público de textos bíblicos, y para otros idiomas y para los comentarios, a un segundo. Ellos ven el pasaje, pero no quién lo lee.`,
    howLong: `No anotamos nada de los capítulos que llegan como archivos. Un pasaje de un servicio público se guarda hasta ${retentionDays.passages} días para el siguiente lector, sin quién lo pidió, y también la imagen que otros muestran junto a un enlace a un capítulo o a versículos, hasta ${retentionDays.previews} días.`,
    remove:
      "No hay nada que quitar. Si descargas una traducción, en el idioma que sea, ni siquiera se piden sus archivos.",
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
    title: "Trivia en vivo",
    what: "Cuando abres una sala o entras en una, nuestro servidor guarda la sala: su código, sus preguntas, los nombres de la Biblia que les tocaron a los jugadores, qué eligieron y con qué rapidez. Todos en la sala ven esos nombres y sus puntos. Tú no escribes ningún nombre; tu dispositivo hace un número al azar para tu lugar, y guarda una clave que te devuelve a él.",
    howLong: "Dos horas y diez minutos después de abrirse la sala, todo se borra.",
    remove: "Se borra solo. Si sales de una sala, tu nombre desaparece enseguida de su tabla de puntos.",
  },
  sync: {
    title: "Sincronización, si creas un código",
    what: "Tus notas, subrayados, marcadores, diario de oración, respuestas, plan, rachas, insignias, tarjetas y ajustes de lectura, y una lista de tus dispositivos, sellados en tu dispositivo con una clave que se deriva del código. El servidor los guarda sin poder leerlos. Ve la dirección desde la que te conectas, cuándo sincronizan tus dispositivos, y cuánto.",
    howLong: `Hasta que lo borres; ${syncLimits.unusedDays} días después de la última vez que preguntó un dispositivo, todo se borra. Durante ${syncLimits.erasedDays} días se sabe que se borró, para que tus otros dispositivos puedan decirlo.`,
    remove:
      "«Borrar del servidor», más arriba, lo borra enseguida. Dejar de sincronizar en un dispositivo lo conserva para los demás.",
  },
  abuse: {
    title: "Protección contra el abuso",
    what: "Para contar mensajes, el servidor hace una huella de la dirección desde la que te conectas, con un secreto que cambia cada día. La dirección misma no se guarda. Con tu primer mensaje en una tarjeta, tu dispositivo recibe del servidor una marca al azar, para que quienes comparten una conexión se cuenten por separado. No dice nada más que cuándo se hizo, y el servidor solo guarda una huella de ella, distinta en cada tarjeta. Mientras una página muestra números en vivo, una tarjeta abierta o una sala de Trivia en vivo, o sincroniza, su conexión también tiene esa huella. Para que nadie pueda inflar los números públicos, el servidor cuenta además durante una hora cuántos llegan desde una red, por una huella de su dirección; si tu dispositivo tiene una marca, se envía con ellos, y solo se mira su antigüedad.",
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
    what: "Este sitio funciona en la red de Cloudflare. Si algo falla o se rechaza mientras nuestro propio código responde a una solicitud (tarjetas, números, salas de Trivia en vivo, sincronización, pasajes de traducciones que no están guardadas aquí, versículos compartidos, imágenes para enlaces, y páginas que no existen), nuestro código escribe una línea que dice qué. Con ella, la red registra para nosotros la hora, la dirección que se pidió, y lo que un navegador envía con ella, que puede incluir la dirección desde la que te conectas. Solo miramos estos registros para encontrar fallos y detener ataques. Las demás solicitudes no dejan ese registro.",
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

const untilErased = "hasta que lo borres";

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Algo guardado que no se pudo leer, apartado tal como estaba",
    kept: untilErased,
  },
  gbh_probe: { what: "Una prueba de si aquí se puede guardar algo", kept: "un instante" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Los programas, estilos e imágenes del propio sitio, para que se abra sin conexión",
    kept: "hasta que dos versiones más nuevas los hayan reemplazado",
  },
  "lampstand-visited": {
    what: "Los capítulos que abriste y las listas de palabras en que buscaste, que muestran lo que lees",
    kept: "hasta que lo borres todo, o se corrija el texto",
  },
  "lampstand-kept-{translation}": {
    what: "Una traducción que descargaste; los capítulos de un comentario que leíste",
    kept: "hasta que la quites",
  },
  "lampstand-book-face": {
    what: "Las letras de Source Serif, en Android o si la elegiste",
    kept: "hasta que lo borres todo",
  },
};
