import type { Locale } from "../locales/locales.ts";
import { subjectNames as spanish } from "./subject-names.es.ts";
import { subjectNames as french } from "./subject-names.fr.ts";
import { subjectNames as portuguese } from "./subject-names.pt.ts";
import { subjectNames as english } from "./subject-names.ts";
import { subjectName, type SubjectId } from "./subjects.ts";

const names = { en: english, es: spanish, pt: portuguese, fr: french } as const;

/** As `subjectName`, in any language of the interface: for the worker, which answers in all of them. */
export const subjectNameIn = (locale: Locale, id: SubjectId): string => subjectName(id, names[locale]);
