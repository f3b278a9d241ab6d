import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { locale, localeTag } from "#domain/site/locales/locale.ts";
import { isReadBy, type Edition } from "#domain/scripture/languages/edition.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { isOfOtherLanguage } from "#domain/scripture/translations/translations.ts";
import { fold } from "#domain/text/fold.ts";
import { call } from "#src/api/call.ts";

const entrySchema = z.object({
  identifier: z.string(),
  name: z.string(),
  language: z.string(),
  license: z.string(),
  own_language: z.string(),
  language_tag: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  language_code: z.string(),
  license_url: z.optional(z.string()),
});

const listSchema = z.object({ translations: z.array(z.looseObject({})) });

/** Time-out in ms. The service's list takes longer than a chapter. */
const timeoutMs = 15_000;

const load = async (signal: AbortSignal): Promise<readonly Edition[]> => {
  const { translations } = await call("GET /bible/data", {
    query: { all: "true" },
    response: listSchema,
    timeoutMs,
    signal,
  });
  const all = translations.flatMap((entry): Edition[] => {
    const { success, data } = entrySchema.safeParse(entry);
    if (!success || !isOfOtherLanguage(data.identifier)) return [];
    const { identifier: key, name, language: englishLanguage, own_language: language, license, direction } = data;
    const { language_tag: tag, language_code: code, license_url: licenseUrl = "" } = data;
    const reviewed = reviewedList.find((one) => one.key === key);
    const { service, id } = reviewed ?? { service: "helloao", id: key };
    return [{ key, name, language, englishLanguage, tag, code, direction, license, licenseUrl, service, id }];
  });
  const others = all.filter((one) => !isReviewed(one));
  return [
    ...all.filter(isReviewed),
    ...others.toSorted((a, b) => languageName(a).localeCompare(languageName(b), localeTag)),
  ];
};

/** The translations that are known without a request. */
export const reviewedList: readonly Edition[] = reviewedEditions;

const isReviewed = ({ key }: Edition): boolean => reviewedList.some((one) => one.key === key);

/** All translations, the reviewed ones first; requested once per visit. */
export const useServiceList = (isWanted: boolean) =>
  useQuery({
    queryKey: ["languages"],
    queryFn: ({ signal }) => load(signal),
    enabled: isWanted,
    gcTime: Number.POSITIVE_INFINITY,
  });

export type PickerRow = Pick<Edition, "name" | "language" | "englishLanguage" | "tag" | "direction" | "license"> & {
  readonly key: string;
};

const languageNames = locale === "en" ? undefined : new Intl.DisplayNames(localeTag, { type: "language" });

/** The language of a translation as the reader calls it: "alemán". In English where their language has no name for it. */
export const languageName = ({ tag, englishLanguage }: Pick<PickerRow, "tag" | "englishLanguage">): string => {
  try {
    const name = languageNames?.of(tag);
    return name === undefined || name === tag ? englishLanguage : name;
  } catch {
    return englishLanguage; // no tag that the browser knows
  }
};

/** Whether a translation is meant by what was typed: its language, in its own name, the reader's or in English, its name, or its key. */
export const matchesTyped = (one: PickerRow, typed: string): boolean => {
  const wanted = fold(typed.trim());
  return [one.language, languageName(one), one.englishLanguage, one.name, one.key].some((name) =>
    fold(name).includes(wanted),
  );
};

/** The translations in order: the visitor's languages first, otherwise as they come. */
export const inVisitorsOrder = (
  all: readonly Edition[],
  languages: readonly string[],
): { readonly own: readonly Edition[]; readonly others: readonly Edition[] } => {
  const isOwn = ({ tag }: Edition) => isReadBy(tag, languages);
  return { own: all.filter(isOwn), others: all.filter((one) => !isOwn(one)) };
};
