import { outboxDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { OnDevice } from "../schema/privacy.ts";
import type * as english from "./device.ts";

export type { DeviceKey } from "./device.ts";

const untilErased = "hasta que lo borres";
const untilSaved = "hasta que la guardes o la descartes";
const untilSent = "hasta que los envíes o los borres";
const untilSyncEnds = "hasta que dejes de sincronizar";
const nextGame = "hasta que termine la partida o empiece otra";
const nextDay = "hasta que empiece el tablero de otro día";

const playing = (game: string): OnDevice => ({ what: `${game}: la partida en que estás`, kept: nextGame });
const board = (game: string): OnDevice => ({ what: `${game}: el tablero de hoy`, kept: nextDay });

export const deviceKeys: Translated<typeof english.deviceKeys> = {
  "bible-notes": { what: "Tus notas en versículos", kept: untilErased },
  "bible-bookmarks": { what: "Los versículos con marcador", kept: untilErased },
  "bible-highlights": { what: "Los versículos que subrayaste, y de qué color", kept: untilErased },
  gbh_note_draft: { what: "Una nota que has empezado", kept: untilSaved },
  gbh_last_read: { what: "Dónde leíste por última vez, para que puedas seguir desde ahí", kept: untilErased },
  gbh_reading_comfort: {
    what: "Cómo te gusta el texto: tamaño, interlineado, ancho, página, palabras",
    kept: untilErased,
  },
  gbh_recent_searches: { what: "Tus últimas ocho búsquedas, para ofrecértelas de nuevo", kept: untilErased },
  gbh_dictionary_favourites: { what: "Las palabras del diccionario que marcaste con una estrella", kept: untilErased },
  theme: { what: "Claro, oscuro o como lo tenga tu dispositivo", kept: untilErased },
  gbh_shortcuts: { what: "Si las teclas sueltas son atajos", kept: untilErased },
  "prayer-wall-stats": { what: "Qué oraciones del muro oraste, y cuándo", kept: untilErased },
  gbh_prayer_diary: { what: "Tu diario de oración, palabra por palabra", kept: untilErased },
  gbh_prayer_draft: { what: "Una oración que has empezado", kept: untilSaved },
  "daily-prayer-shield-stats": { what: "En qué días completaste el escudo", kept: untilErased },
  "mentor-me-jesus-stats": { what: "Qué días con el mentor completaste", kept: untilErased },
  "gbh_mentor-answers": { what: "Tus respuestas a las preguntas del mentor", kept: untilErased },
  "bible-reading-stats": { what: "Plan de lectura: los días que leíste", kept: untilErased },
  "gbh_whole-bible-stats": { what: "Plan de toda la Biblia: los días que leíste", kept: untilErased },
  "gbh_reading-plan": { what: "Qué plan lees, y desde cuándo", kept: untilErased },
  "gbh_reading-archive": { what: "Los años de lectura que archivaste", kept: untilErased },
  "birthday-sticker-stats": { what: "Las estampas de cumpleaños que recibiste, y cuándo", kept: untilErased },
  salvationAcceptances: { what: "Cuántas veces aceptaste aquí a Jesucristo", kept: untilErased },
  deviceId: { what: "Un número al azar, hecho cuando aceptas a Jesucristo; nunca se envía", kept: untilErased },
  gbh_game_trivia: playing("Trivia"),
  gbh_game_trivia_daily: board("Trivia"),
  gbh_game_wall_of_jericho: playing("Wall of Jericho"),
  gbh_game_wall_of_jericho_daily: board("Wall of Jericho"),
  gbh_game_bible_crossword_search: playing("Crossword"),
  gbh_game_bible_crossword_search_daily: board("Crossword"),
  gbh_game_play_n_pray: playing("Play N Pray"),
  gbh_game_wisdom_nuggets: playing("Wisdom Nuggets"),
  gbh_game_wisdom_nuggets_daily: board("Wisdom Nuggets"),
  gbh_game_scholar: playing("Bible Scholar"),
  gbh_game_scholar_daily: board("Bible Scholar"),
  gbh_game_reveal: playing("Tap to Reveal"),
  gbh_game_reveal_daily: board("Tap to Reveal"),
  gbh_game_daily_board: { what: "Tus resultados en los tableros de hoy", kept: nextDay },
  gbh_game_bests: { what: "Tu mejor resultado y el último de cada juego", kept: untilErased },
  gbh_game_daily_days: { what: "Los días en que terminaste un tablero, para tu racha", kept: untilErased },
  gbh_game_sound: { what: "Si los juegos suenan", kept: untilErased },
  gbh_game_trophies: { what: "Las insignias que ganaste", kept: untilErased },
  gbh_trivia_asked: {
    what: "Qué preguntas se te hicieron, para que ninguna vuelva demasiado pronto",
    kept: untilErased,
  },
  gbh_trivia_live_seats: {
    what: "Las salas de Trivia live que abriste o en las que entraste hoy, con las claves que te devuelven a tu lugar",
    kept: "hasta que salgas de la sala; se quitan un día después",
  },
  gbh_trivia_asked_verses: {
    what: "Qué versículos te preguntaron los juegos sin fin, para que ninguno vuelva demasiado pronto",
    kept: untilErased,
  },
  gbh_my_cards: { what: "Las últimas cien tarjetas que abriste", kept: untilErased },
  gbh_card_tokens: {
    what: "Las claves con las que puedes borrar los mensajes que escribiste en tarjetas",
    kept: untilErased,
  },
  gbh_card_sender_name: { what: "El último nombre con que firmaste una tarjeta", kept: untilErased },
  gbh_card_drafts: { what: "Los mensajes de tarjetas que has empezado, los últimos diez", kept: untilSent },
  gbh_card_recipients: { what: "Para quién son las tarjetas que has empezado, las últimas diez", kept: untilSent },
  gbh_card_attempt: {
    what: "Un mensaje de tarjeta en camino, para que llegue una sola vez",
    kept: "hasta que sepamos que llegó",
  },
  gbh_card_bookmark: {
    what: "Qué tan reciente debe ser la lista de una tarjeta para mostrar lo que escribiste",
    kept: "hasta que vuelvas a escribir; se usa durante un día",
  },
  gbh_device_token: {
    what: "La marca al azar con la que el servidor cuenta los mensajes de tarjetas de este dispositivo. Se envía con ellos, y con los números públicos",
    kept: untilErased,
  },
  gbh_usage_stats: { what: "Cuántas veces jugaste, compartiste, buscaste y oraste", kept: untilErased },
  gbh_usage_outbox: {
    what: "Conteos que aún no han llegado al servidor",
    kept: `hasta que hayan llegado, ${outboxDays} días como máximo`,
  },
  gbh_sync: {
    what: "Tu código de sincronización, y en qué punto está este dispositivo, si hiciste un código o te uniste a uno",
    kept: untilSyncEnds,
  },
  gbh_sync_versions: {
    what: "Cuándo cambió cada nota y marca, y en cuál de tus dispositivos, si sincronizas",
    kept: untilSyncEnds,
  },
  gbh_sync_devices: {
    what: "Tus dispositivos, y cuándo estuvo aquí cada uno por última vez, si sincronizas",
    kept: untilSyncEnds,
  },
  gbh_revision: { what: "Un conteo de cambios, que mantiene al día las pestañas abiertas", kept: untilErased },
};

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
  "lampstand-kept-{translation}": { what: "Una traducción que elegiste guardar", kept: "hasta que la quites" },
  "lampstand-book-face": {
    what: "Las letras de Source Serif, en Android o si la elegiste",
    kept: "hasta que lo borres todo",
  },
};
