import type { Translated } from "../../text/translated.ts";
import { live } from "../../trivia-live/config.ts";
import type { liveMessages as english } from "./live-messages.ts";

export const liveMessages: Translated<typeof english> = {
  notFound: "Não há nenhuma sala com este código. Os códigos têm cinco letras; veja a tela do anfitrião.",
  tooManyCodes: "Chegaram códigos errados demais da sua rede. Tente de novo mais tarde.",
  tooManyRooms: "Salas demais foram abertas na sua rede em uma hora.",
  full: `Esta sala está cheia: há ${live.maxPlayers} pessoas jogando.`,
  locked: "O anfitrião fechou esta sala.",
  over: "Este jogo terminou.",
  removed: "O anfitrião tirou você desta sala.",
  noCode: "Todos os códigos que tentamos estão ocupados. Tente de novo.",
  hexadecimal: "Use 32 algarismos hexadecimais, por favor.",
};
