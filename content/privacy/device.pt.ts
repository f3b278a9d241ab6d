import { outboxDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { OnDevice } from "../schema/privacy.ts";
import type * as english from "./device.ts";

export type { DeviceKey } from "./device.ts";

const untilErased = "até que você apague";
const untilSaved = "até que você a salve ou descarte";
const untilSent = "até que você envie ou apague";
const untilSyncEnds = "até que você pare de sincronizar";
const nextGame = "até que a partida termine ou comece outra";
const nextDay = "até que comece o desafio de outro dia";

const playing = (game: string): OnDevice => ({ what: `${game}: a partida em que você está`, kept: nextGame });
const board = (game: string): OnDevice => ({ what: `${game}: o desafio de hoje`, kept: nextDay });

export const deviceKeys: Translated<typeof english.deviceKeys> = {
  "bible-notes": { what: "Suas notas em versículos", kept: untilErased },
  "bible-bookmarks": { what: "Versículos que você marcou", kept: untilErased },
  "bible-highlights": { what: "Versículos que você destacou, e em que cor", kept: untilErased },
  gbh_note_draft: { what: "Uma nota que você começou", kept: untilSaved },
  gbh_last_read: { what: "Onde você leu pela última vez, para que possa continuar dali", kept: untilErased },
  gbh_reading_comfort: {
    what: "Como você gosta do texto: tamanho, espaço entre linhas, largura, página, palavras",
    kept: untilErased,
  },
  gbh_recent_searches: { what: "Suas últimas oito buscas, para oferecê-las de novo", kept: untilErased },
  gbh_dictionary_favourites: { what: "Palavras do dicionário que você marcou com uma estrela", kept: untilErased },
  theme: { what: "Claro, escuro ou como no seu aparelho", kept: untilErased },
  gbh_shortcuts: { what: "Se uma tecla sozinha serve de atalho", kept: untilErased },
  "prayer-wall-stats": { what: "Quais orações do mural você fez, e quando", kept: untilErased },
  gbh_prayer_diary: { what: "Seu diário de oração, palavra por palavra", kept: untilErased },
  gbh_prayer_draft: { what: "Uma oração que você começou", kept: untilSaved },
  "daily-prayer-shield-stats": { what: "Em que dias você concluiu o escudo", kept: untilErased },
  "mentor-me-jesus-stats": { what: "Quais dias com o mentor você concluiu", kept: untilErased },
  "gbh_mentor-answers": { what: "Suas respostas às perguntas do mentor", kept: untilErased },
  "bible-reading-stats": { what: "Plano de leitura: os dias em que você leu", kept: untilErased },
  "gbh_whole-bible-stats": { what: "Plano da Bíblia toda: os dias em que você leu", kept: untilErased },
  "gbh_reading-plan": { what: "Qual plano você lê, e desde quando", kept: untilErased },
  "gbh_reading-archive": { what: "Anos de leitura que você arquivou", kept: untilErased },
  "birthday-sticker-stats": { what: "Figurinhas de aniversário que você recebeu, e quando", kept: untilErased },
  salvationAcceptances: { what: "Quantas vezes você aceitou Jesus Cristo aqui", kept: untilErased },
  deviceId: { what: "Um número aleatório, criado quando você aceita Jesus Cristo; nunca é enviado", kept: untilErased },
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
  gbh_game_daily_board: { what: "Seus resultados nos desafios de hoje", kept: nextDay },
  gbh_game_bests: { what: "Seu melhor resultado e o último em cada jogo", kept: untilErased },
  gbh_game_daily_days: { what: "Dias em que você terminou um desafio, para a sua sequência", kept: untilErased },
  gbh_game_sound: { what: "Se os jogos fazem sons", kept: untilErased },
  gbh_game_trophies: { what: "Medalhas que você ganhou", kept: untilErased },
  gbh_trivia_asked: {
    what: "Quais perguntas foram feitas a você, para que nenhuma volte cedo demais",
    kept: untilErased,
  },
  gbh_trivia_live_seats: {
    what: "Salas de Trivia live que você abriu ou em que entrou hoje, com as chaves que levam de volta ao seu lugar",
    kept: "até que você saia da sala; são removidas um dia depois",
  },
  gbh_trivia_asked_verses: {
    what: "Quais versículos os jogos sem fim perguntaram a você, para que nenhum volte cedo demais",
    kept: untilErased,
  },
  gbh_my_cards: { what: "Os últimos cem cartões que você abriu", kept: untilErased },
  gbh_card_tokens: { what: "Chaves com que você pode apagar as mensagens que escreveu em cartões", kept: untilErased },
  gbh_card_sender_name: { what: "O último nome com que você assinou um cartão", kept: untilErased },
  gbh_card_drafts: { what: "Mensagens de cartões que você começou, as últimas dez", kept: untilSent },
  gbh_card_recipients: { what: "Para quem são os cartões que você começou, os últimos dez", kept: untilSent },
  gbh_card_attempt: {
    what: "Uma mensagem de cartão a caminho, para que chegue uma só vez",
    kept: "até que saibamos que chegou",
  },
  gbh_card_bookmark: {
    what: "Quão recente a lista de um cartão deve ser para mostrar o que você escreveu",
    kept: "até que você escreva de novo; é usado por um dia",
  },
  gbh_device_token: {
    what: "A marca aleatória com que o servidor conta as mensagens de cartões deste aparelho. É enviada com elas, e com os números públicos",
    kept: untilErased,
  },
  gbh_usage_stats: { what: "Quantas vezes você jogou, compartilhou, buscou e orou", kept: untilErased },
  gbh_usage_outbox: {
    what: "Contagens que ainda não chegaram ao servidor",
    kept: `até que tenham chegado, por no máximo ${outboxDays} dias`,
  },
  gbh_sync: {
    what: "Seu código de sincronização, e em que ponto está este aparelho, se você criou um código ou entrou com um",
    kept: untilSyncEnds,
  },
  gbh_sync_versions: {
    what: "Quando cada nota e marca mudou, e em qual dos seus aparelhos, se você sincroniza",
    kept: untilSyncEnds,
  },
  gbh_sync_devices: {
    what: "Seus aparelhos, e quando cada um esteve aqui pela última vez, se você sincroniza",
    kept: untilSyncEnds,
  },
  gbh_revision: { what: "Uma contagem de mudanças, que mantém em dia as abas abertas", kept: untilErased },
};

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Algo guardado que não foi possível ler, posto de lado como estava",
    kept: untilErased,
  },
  gbh_probe: { what: "Um teste para saber se algo pode ser guardado aqui", kept: "por um instante" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Os programas, estilos e imagens do próprio site, para que ele abra off-line",
    kept: "até que duas versões mais novas os tenham substituído",
  },
  "lampstand-visited": {
    what: "Capítulos que você abriu e listas de palavras em que buscou, que mostram o que você lê",
    kept: "até que você apague tudo, ou o texto seja corrigido",
  },
  "lampstand-kept-{translation}": { what: "Uma tradução que você escolheu guardar", kept: "até que você a remova" },
  "lampstand-book-face": {
    what: "As letras da Source Serif, no Android ou se você a escolheu",
    kept: "até que você apague tudo",
  },
};
