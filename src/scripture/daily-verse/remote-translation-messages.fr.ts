import type { Translated } from "#domain/text/translated.ts";
import type { remoteVerseMessages as english } from "./remote-translation-messages.ts";

export const remoteVerseMessages: Translated<typeof english> = {
  failed: "n’a pas pu être chargée, et le verset du jour est donc ici en anglais.",
  other: "compte les versets de ce chapitre à sa manière, et le verset du jour est donc ici en anglais.",
};
