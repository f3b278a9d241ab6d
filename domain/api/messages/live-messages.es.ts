import type { Translated } from "../../text/translated.ts";
import { live } from "../../trivia-live/config.ts";
import type { liveMessages as english } from "./live-messages.ts";

export const liveMessages: Translated<typeof english> = {
  notFound: "No hay ninguna sala con este código. Los códigos tienen cinco letras; mira la pantalla del anfitrión.",
  tooManyCodes: "Llegaron demasiados códigos equivocados desde tu red. Inténtalo más tarde.",
  tooManyRooms: "Se abrieron demasiadas salas desde tu red en una hora.",
  full: `Esta sala está llena: hay ${live.maxPlayers} personas jugando.`,
  locked: "El anfitrión cerró esta sala.",
  over: "Este juego terminó.",
  removed: "El anfitrión te sacó de esta sala.",
  noCode: "Todos los códigos que probamos están ocupados. Inténtalo de nuevo.",
  hexadecimal: "Usa 32 cifras hexadecimales, por favor.",
};
