import { findTranslation } from "../translations/translations.ts";
import { findReviewed } from "./reviewed.ts";

/** What a translation is called before its text is there: those of other languages by their own name, where it is known. */
export const translationName = (id: string): string => findReviewed(id)?.name ?? findTranslation(id)?.name ?? id;
