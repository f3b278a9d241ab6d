import { live } from "#domain/trivia-live/config.ts";
import { retentionDays } from "#domain/api/retention.ts";
import { syncLimits } from "#domain/api/sync.ts";
import { operationMemoryDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import { logFields } from "./log-fields.es.ts";
import type { placeTexts as english } from "./place-texts.ts";

const days = (count: number): string => `${count} días`;
const atMost = (count: number): string => `${days(count)} como máximo`;
const aDay = "un día";
const twoDays = `${retentionDays.today * 24} horas como máximo`;
const logged = days(retentionDays.log);

const triviaRoom = `hasta ${live.lifeMs / 3_600_000} horas y ${live.farewellMs / 60_000} minutos después de abrirse la sala`;
const syncStore = `hasta que lo borres en todas partes; si no, ${syncLimits.unusedDays} días después de la última vez que preguntó un dispositivo`;
const browser =
  "El nombre y la versión de tu navegador, 200 caracteres como máximo, para ver qué tienen en común un fallo o un ataque";
const noAddress = "Siempre vacío. La base de datos rechaza las direcciones";

export const placeTexts: Translated<typeof english> = {
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
      recipient: "El nombre de la portada, si quien empezó la tarjeta escribió uno, 60 caracteres como máximo",
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
      network_56: "Lo mismo de una parte más corta de la dirección, la de un hogar",
      network_48: "Lo mismo de una parte aún más corta, la de una red grande",
      is_new_card: "Si fue el primero de la tarjeta",
    },
  },
  rate_limit_attempts: {
    title: "Cuentas por resolver, y límites que otros programas consultan",
    kept: aDay,
    fields: {
      id: "Un número al azar",
      key: "Qué se intentó (también una sala de Trivia live, un código de una, o un código nuevo de sincronización), con la huella del día de la dirección, o la del dispositivo en esta tarjeta",
      at: "Cuándo",
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
      totals: "Cuántos de cada clase, y de cada tema del muro de oración en el día",
      writes: "Cuántos en el día, para el tope del día",
      networks: "Cuántos se sumaron desde cada red en la última hora, por una huella de la dirección",
    },
  },
  operations: {
    title: "Lo que ya se contó, en siete tablas por día",
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
    title: "Trivia live: la sala",
    kept: triviaRoom,
    fields: {
      id: "Siempre el mismo número: hay una sola fila",
      version: "Cómo está escrito el campo siguiente",
      round:
        "El código de la sala y su número al azar, su nivel, sus preguntas, por dónde va el juego, si está cerrada, cuándo se abrió y cuándo estuvo el anfitrión por última vez",
    },
  },
  trivia_seats: {
    title: "Trivia live: los jugadores",
    kept: triviaRoom,
    fields: {
      seat: "El número del jugador en la sala",
      name: "El nombre de la Biblia que le tocó",
      device_key:
        "Un número al azar que el dispositivo hizo para esta sala, para que entrar dos veces dé un solo lugar",
      status: "Si el jugador está dentro, salió o el anfitrión lo sacó",
    },
  },
  trivia_answers: {
    title: "Trivia live: las respuestas",
    kept: triviaRoom,
    fields: {
      question: "A qué pregunta",
      seat: "De quién",
      choice: "Cuál de las cuatro",
      elapsed_ms: "Después de cuántas milésimas de segundo",
    },
  },
  trivia_object: {
    title: "Trivia live: el reloj de la sala",
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
      name: "Un código de lo que es, que solo tus dispositivos entienden",
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
      tags: "Una huella de la red de la dirección, para que ninguna red ocupe todos los lugares; en una sala de Trivia live, también de quién es el lugar",
      attachment: "Cuándo se abrió la conexión; en una sala de Trivia live, también de quién es el lugar",
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
    title: "El registro de Cloudflare de las solicitudes que responde nuestro código",
    kept: days(retentionDays.requestLogs),
    fields: {
      request: "Cuándo, qué dirección se pidió, y los encabezados que envió el navegador",
      connection: "Lo que Cloudflare les agrega, que puede incluir la dirección desde la que te conectas y su país",
      result: "El código de la respuesta y cuánto tardó",
    },
  },
  log_lines: {
    title: "Líneas que nuestro código le agrega cuando algo falla",
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
