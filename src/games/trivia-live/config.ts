/** What a screen of a room has place for. */
export const liveScreens = {
  /** Names in the host's lobby; all of them are behind "Players". */
  names: 48,
  /** Places after a question, and at the end. */
  places: 5,
  finalPlaces: 10,
} as const;
