import type { RoomView } from "#domain/api/trivia-live.ts";
import { locale } from "#domain/site/locales/locale.ts";

/** How many names and ranks the screens of a room show. */
export const liveScreens = {
  /** Names in the host's lobby; all of them are behind "Players". */
  names: 48,
  /** Places after a question, and at the end. */
  places: 5,
  finalPlaces: 10,
} as const;

/** The `lang` of a room's questions on this page: undefined if they are in its language. */
export const langOf = ({ settings: { language = "en" } }: Pick<RoomView, "settings">): string | undefined =>
  language === locale ? undefined : language;
