import { kitMessages } from "./messages.ts";

/** In other languages: that a game's texts are in English for now. */
export const EnglishNote = () => (kitMessages.inEnglish ? <p className="muted">{kitMessages.inEnglish}</p> : null);
