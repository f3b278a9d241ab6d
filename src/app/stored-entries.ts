/** Imports every folder's `stored.ts`, so that 'Your data' also lists what folders store whose screens are not open. */
import.meta.glob("../**/stored.ts", { eager: true });

export { storedTexts } from "#domain/site/stored-texts.data.ts";
