import { kitWords } from "./kit-words.ts";

/** In other languages: that a game's texts are in English for now. */
export const EnglishNote = () => (kitWords.inEnglish ? <p className="muted">{kitWords.inEnglish}</p> : null);
