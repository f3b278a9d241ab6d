import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isReadBy, type Edition } from "#domain/scripture/languages/edition.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { isWorld, type WorldTranslationId } from "#domain/scripture/translations.ts";
import { requestJson } from "#src/platform/http.ts";

/** What the picker shows of a translation. */
export interface ListedTranslation {
  readonly key: WorldTranslationId;
  readonly name: string;
  readonly language: string;
  readonly englishLanguage: string;
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly license: string;
}

const entrySchema = z.object({
  identifier: z.string(),
  name: z.string(),
  language: z.string(),
  license: z.string(),
  own_language: z.string(),
  language_tag: z.string(),
  direction: z.enum(["ltr", "rtl"]),
});

const listSchema = z.object({ translations: z.array(z.unknown()) });

/** The list of the service takes longer than a chapter. */
const timeoutMs = 15_000;

const load = async (signal: AbortSignal): Promise<readonly ListedTranslation[]> => {
  const { translations } = await requestJson(listSchema, "/api/bible/data?all=true", { timeoutMs, signal });
  const all = translations.flatMap((entry): ListedTranslation[] => {
    const { success, data } = entrySchema.safeParse(entry);
    if (!success || !isWorld(data.identifier)) return [];
    const { identifier: key, name, language, own_language, language_tag: tag, direction, license } = data;
    return [{ key, name, language: own_language, englishLanguage: language, tag, direction, license }];
  });
  const isReviewed = ({ key }: ListedTranslation) => reviewedList.some((one) => one.key === key);
  const others = all.filter((one) => !isReviewed(one));
  return [
    ...all.filter(isReviewed),
    ...others.toSorted((a, b) => a.englishLanguage.localeCompare(b.englishLanguage, "en")),
  ];
};

const fromEdition = ({
  key,
  name,
  language,
  englishLanguage,
  tag,
  direction,
  license,
}: Edition): ListedTranslation => ({
  key,
  name,
  language,
  englishLanguage,
  tag,
  direction,
  license,
});

/** Those that are known without asking anybody. */
export const reviewedList: readonly ListedTranslation[] = reviewedEditions.map(fromEdition);

/** All that there are, the reviewed ones first; asked for once a visit. */
export const useServiceList = (isWanted: boolean) =>
  useQuery({
    queryKey: ["languages"],
    queryFn: ({ signal }) => load(signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a translation is meant by what was typed: its language, in its own name or in English, its name, or its key. */
export const isMeant = (one: Omit<ListedTranslation, "key"> & { readonly key: string }, typed: string): boolean => {
  const wanted = folded(typed.trim());
  return [one.language, one.englishLanguage, one.name, one.key].some((name) => folded(name).includes(wanted));
};

/** The translations in order: the visitor's languages first, otherwise as they come. */
export const inVisitorsOrder = (
  all: readonly ListedTranslation[],
  languages: readonly string[],
): { readonly own: readonly ListedTranslation[]; readonly others: readonly ListedTranslation[] } => {
  const isOwn = ({ tag }: ListedTranslation) => isReadBy(tag, languages);
  return { own: all.filter(isOwn), others: all.filter((one) => !isOwn(one)) };
};
