import { outboxDays } from "#domain/api/stats.ts";
import type { Translated } from "#domain/text/translated.ts";
import type { OnDevice } from "../schema/privacy.ts";
import type * as english from "./device.ts";

export type { DeviceKey } from "./device.ts";

const untilErased = "jusqu’à ce que vous l’effaciez";
const untilSaved = "jusqu’à ce que vous l’enregistriez ou la jetiez";
const untilSent = "jusqu’à ce que vous les envoyiez ou les effaciez";
const untilSyncEnds = "jusqu’à ce que vous arrêtiez la synchronisation";
const nextGame = "jusqu’à la fin de la partie ou au début d’une autre";
const nextDay = "jusqu’au plateau d’un autre jour";

const playing = (game: string): OnDevice => ({ what: `${game} : la partie où vous êtes`, kept: nextGame });
const board = (game: string): OnDevice => ({ what: `${game} : le plateau du jour`, kept: nextDay });

export const deviceKeys: Translated<typeof english.deviceKeys> = {
  "bible-notes": { what: "Vos notes sur des versets", kept: untilErased },
  "bible-bookmarks": { what: "Les versets où vous avez mis un signet", kept: untilErased },
  "bible-highlights": { what: "Les versets que vous avez surlignés, et de quelle couleur", kept: untilErased },
  gbh_note_draft: { what: "Une note que vous avez commencée", kept: untilSaved },
  gbh_last_read: { what: "Où vous avez lu en dernier, pour reprendre à cet endroit", kept: untilErased },
  gbh_reading_comfort: {
    what: "Comment vous aimez le texte : taille, espacement, largeur, page, mots",
    kept: untilErased,
  },
  gbh_recent_searches: { what: "Vos huit dernières recherches, pour vous les proposer de nouveau", kept: untilErased },
  gbh_dictionary_favourites: { what: "Les mots du dictionnaire que vous avez marqués d’une étoile", kept: untilErased },
  theme: { what: "Clair, sombre ou comme votre appareil", kept: untilErased },
  gbh_shortcuts: { what: "Si des touches seules servent de raccourcis", kept: untilErased },
  "prayer-wall-stats": { what: "Quelles prières du mur vous avez priées, et quand", kept: untilErased },
  gbh_prayer_diary: { what: "Votre journal de prière, mot pour mot", kept: untilErased },
  gbh_prayer_draft: { what: "Une prière que vous avez commencée", kept: untilSaved },
  "daily-prayer-shield-stats": { what: "Quels jours vous avez terminé le bouclier", kept: untilErased },
  "mentor-me-jesus-stats": { what: "Quels jours avec le mentor vous avez terminés", kept: untilErased },
  "gbh_mentor-answers": { what: "Vos réponses aux questions du mentor", kept: untilErased },
  "bible-reading-stats": { what: "Plan de lecture : les jours où vous avez lu", kept: untilErased },
  "gbh_whole-bible-stats": { what: "Plan de la Bible entière : les jours où vous avez lu", kept: untilErased },
  "gbh_reading-plan": { what: "Quel plan vous lisez, et depuis quand", kept: untilErased },
  "gbh_reading-archive": { what: "Les années de lecture que vous avez rangées", kept: untilErased },
  "birthday-sticker-stats": { what: "Les vignettes d’anniversaire que vous avez gardées, et quand", kept: untilErased },
  salvationAcceptances: { what: "Combien de fois vous avez accepté Jésus-Christ ici", kept: untilErased },
  deviceId: {
    what: "Un nombre tiré au hasard quand vous acceptez Jésus-Christ ; il n’est jamais envoyé",
    kept: untilErased,
  },
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
  gbh_game_daily_board: { what: "Vos résultats sur les plateaux du jour", kept: nextDay },
  gbh_game_bests: { what: "Votre meilleur et votre dernier résultat à chaque jeu", kept: untilErased },
  gbh_game_daily_days: { what: "Les jours où vous avez terminé un plateau, pour votre série", kept: untilErased },
  gbh_game_sound: { what: "Si les jeux émettent des sons", kept: untilErased },
  gbh_game_trophies: { what: "Les insignes que vous avez gagnés", kept: untilErased },
  gbh_trivia_asked: {
    what: "Quelles questions vous ont été posées, pour qu’aucune ne revienne trop tôt",
    kept: untilErased,
  },
  gbh_trivia_live_seats: {
    what: "Les salles de Trivia live que vous avez ouvertes ou rejointes aujourd’hui, avec les clés qui ramènent à vos places",
    kept: "jusqu’à ce que vous quittiez la salle ; tout est retiré un jour plus tard",
  },
  gbh_trivia_asked_verses: {
    what: "Quels versets les jeux sans fin vous ont demandés, pour qu’aucun ne revienne trop tôt",
    kept: untilErased,
  },
  gbh_my_cards: { what: "Les cent dernières cartes que vous avez ouvertes", kept: untilErased },
  gbh_card_tokens: {
    what: "Les clés avec lesquelles vous pouvez supprimer les messages que vous avez écrits sur des cartes",
    kept: untilErased,
  },
  gbh_card_sender_name: { what: "Le dernier nom dont vous avez signé une carte", kept: untilErased },
  gbh_card_drafts: { what: "Les messages de cartes que vous avez commencés, les dix derniers", kept: untilSent },
  gbh_card_recipients: {
    what: "Pour qui sont les cartes que vous avez commencées, les dix dernières",
    kept: untilSent,
  },
  gbh_card_attempt: {
    what: "Un message de carte en chemin, pour qu’il n’arrive qu’une fois",
    kept: "jusqu’à ce que nous sachions qu’il est arrivé",
  },
  gbh_card_bookmark: {
    what: "De quand doit dater, au plus tôt, la liste d’une carte pour montrer ce que vous avez écrit",
    kept: "jusqu’à ce que vous écriviez de nouveau ; cela ne sert qu’un jour",
  },
  gbh_device_token: {
    what: "La marque tirée au hasard par laquelle le serveur compte les messages de cartes de cet appareil. Elle est envoyée avec eux, et avec les nombres publics",
    kept: untilErased,
  },
  gbh_usage_stats: { what: "Combien de fois vous avez joué, partagé, cherché et prié", kept: untilErased },
  gbh_usage_outbox: {
    what: "Des décomptes qui ne sont pas encore arrivés au serveur",
    kept: `jusqu’à ce qu’ils soient arrivés, ${outboxDays} jours au plus`,
  },
  gbh_sync: {
    what: "Votre code de synchronisation, et où en est cet appareil, si vous en avez créé ou rejoint un",
    kept: untilSyncEnds,
  },
  gbh_sync_versions: {
    what: "Quand chaque note et marque a changé, et sur lequel de vos appareils, si vous synchronisez",
    kept: untilSyncEnds,
  },
  gbh_sync_devices: {
    what: "Vos appareils, et quand chacun est passé ici en dernier, si vous synchronisez",
    kept: untilSyncEnds,
  },
  gbh_revision: { what: "Le nombre de changements, qui tient à jour les onglets ouverts", kept: untilErased },
};

export const deviceKeyPatterns: Translated<typeof english.deviceKeyPatterns> = {
  "gbh_quarantine_{key}_{n}": {
    what: "Une donnée gardée qui n’a pas pu être lue, mise de côté telle quelle",
    kept: untilErased,
  },
  gbh_probe: { what: "Un essai pour savoir si quelque chose peut être gardé ici", kept: "un instant" },
};

export const deviceCaches: Translated<typeof english.deviceCaches> = {
  "lampstand-shell-{build}": {
    what: "Les programmes, styles et images du site lui-même, pour qu’il s’ouvre hors ligne",
    kept: "jusqu’à ce que deux versions plus récentes les aient remplacés",
  },
  "lampstand-visited": {
    what: "Les chapitres que vous avez ouverts et les listes de mots où vous avez cherché, qui montrent ce que vous lisez",
    kept: "jusqu’à ce que vous effaciez tout, ou que le texte soit corrigé",
  },
  "lampstand-kept-{translation}": {
    what: "Une traduction que vous avez choisi de garder",
    kept: "jusqu’à ce que vous la retiriez",
  },
  "lampstand-book-face": {
    what: "Les lettres de Source Serif, sur Android ou si vous l’avez choisie",
    kept: "jusqu’à ce que vous effaciez tout",
  },
};
