import * as z from "zod/mini";
import { keyOfService, tagOf, type Edition } from "./edition.ts";
import { findReviewed } from "./reviewed.ts";

/** The service's own list of what it has, as of November 2026: more than a thousand translations. */

const short = z.string().check(z.minLength(1), z.maxLength(200));

const entrySchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,24}$/)),
  name: short,
  language: z.string().check(z.regex(/^[a-z]{3}$/)),
  languageName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  languageEnglishName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  textDirection: z.enum(["ltr", "rtl"]),
  licenseUrl: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  licenseNotes: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});

const listSchema = z.object({ translations: z.array(z.unknown()).check(z.minLength(1), z.maxLength(20_000)) });

/** The address if it is one of the web that a link may lead to; otherwise "". */
export const safeLink = (address: string | null | undefined): string =>
  address && /^https:\/\/[^\s"<>]+$/.test(address) ? address : "";

const unnamed = "Licence of the source";

/** Names the licences that its address gives away; the others are named by their link alone. */
const licenseOf = (address: string): string => {
  if (/creativecommons\.org\/publicdomain/.test(address)) return "Public Domain";
  const [, terms, version] = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/.exec(address) ?? [];
  return terms ? `CC ${terms.toUpperCase()} ${version}` : unnamed;
};

const editionOf = (entry: z.infer<typeof entrySchema>): Edition => {
  const { id, name, language: code, languageName, languageEnglishName, textDirection } = entry;
  const licenseUrl = safeLink(entry.licenseUrl);
  const reviewed = findReviewed(id);
  if (reviewed?.service === "helloao") return { ...reviewed, licenseUrl: licenseUrl || reviewed.licenseUrl };
  return {
    key: keyOfService(code, id),
    name,
    language: languageName || languageEnglishName || code,
    englishLanguage: languageEnglishName || code,
    tag: tagOf(code),
    code,
    direction: textDirection,
    license: licenseOf(licenseUrl),
    licenseUrl,
    service: "helloao",
    id,
  };
};

/**
 * The editions of the service's list; entries that make no sense are left out. Undefined if it is no such list, or if
 * nothing in it makes sense.
 */
export const parseServiceList = (body: unknown): readonly Edition[] | undefined => {
  const list = listSchema.safeParse(body);
  if (!list.success) return undefined;
  const found = new Map<string, Edition>();
  for (const entry of list.data.translations) {
    const read = entrySchema.safeParse(entry);
    if (!read.success) continue;
    const edition = editionOf(read.data);
    if (!found.has(edition.key)) found.set(edition.key, edition);
  }
  return found.size > 0 ? [...found.values()] : undefined;
};
