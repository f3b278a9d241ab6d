import { chapterSchema } from "#domain/api/bible.ts";
import { textDigestHeader } from "#domain/api/headers.ts";
import type { VerseSpan } from "#domain/scripture/reference/places.ts";
import { jointOf } from "#domain/scripture/languages/local-reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { chapterOfVerses } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { isEmbedded, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { guideLinkMarkup } from "#domain/site/chapter-guide/chapter-guide.ts";
import { headMessagesIn } from "#domain/site/chapter-page/names.ts";
import { chapterName, chapterPage, sharedVersesMarkup } from "#domain/site/chapter-page/chapter-page.ts";
import {
  chapterTemplatePath,
  type AskedChapter,
  type ChapterTemplate,
  type TextFailure,
} from "#domain/site/chapter-page/chapter-template.ts";
import { headMarkup } from "#domain/site/head/head-markup.ts";
import { headOf, type Head } from "#domain/site/head/head.ts";
import { type Locale, pathIn } from "#domain/site/locales/locales.ts";
import { apiSecurityHeaders, securityHeaders } from "#domain/site/security-headers.ts";
import { site } from "#domain/site/site.ts";
import { digestOf } from "./hashes.ts";
import { embeddedChapter, readAsset } from "./bible/embedded.ts";
import { unconditional } from "./etags.ts";
import { logError, logUnexpected } from "./log.ts";
import { withTimeout } from "./with-timeout.ts";
import type { Fetches } from "./env.ts";

/**
 * Pages of chapters that are no files of the site: of translations that are not stored here, and of all translations under
 * the name of a language. The text, its head and its data are in the first response (docs/decisions/pages-of-scripture.md).
 */

/** The site’s files, and the API, which has the texts that are not stored here. */
export interface Services {
  readonly assets: Fetches;
  readonly api: Fetches;
}

/** What the page shows, and when a failed service may be asked again. */
interface Reading {
  readonly content: ChapterText | TextFailure;
  readonly retryAfter?: string;
}

/** A reader waits for a page; the scripts of a page without its text can wait longer. */
const longestWaitMs = 1500;

const usualRetryAfter = "30";

/** Templates change with a deployment, and so does the isolate. */
const templates = new Map<Locale, ChapterTemplate>();

const readTemplate = async (assets: Fetches, locale: Locale): Promise<ChapterTemplate> => {
  const template = templates.get(locale) ?? (await readAsset<ChapterTemplate>(assets, chapterTemplatePath(locale)));
  templates.set(locale, template);
  return template;
};

const failureOf = async (response: Response): Promise<Reading> => {
  const { code } = await response.json<{ code?: string }>().catch(() => ({ code: undefined }));
  if (response.status === 404) return { content: code === "translation_not_found" ? "gone" : "missing" };
  return { content: "outage", retryAfter: response.headers.get("Retry-After") ?? usualRetryAfter };
};

/** Our API’s answer for a chapter, if it is that and whole. */
const chapterIn = async (
  response: Response,
  { translation, place }: AskedChapter,
): Promise<ChapterText | undefined> => {
  const text = await response.text();
  if ((await digestOf(text)) !== response.headers.get(textDigestHeader)) return undefined;
  const { verses, layout } = chapterSchema.parse(JSON.parse(text));
  const isAsked =
    verses.length > 0 && verses.every((verse) => verse.book_id === place.book && verse.chapter === place.chapter);
  return isAsked ? chapterOfVerses(translation as TranslationId, place, verses, layout) : undefined;
};

/** Through our API, which has budgets, copies and stale copies. The request’s headers tell it whose look-up this is. */
const readThroughApi = async (request: Request, api: Fetches, asked: AskedChapter): Promise<Reading> => {
  const { translation, place } = asked;
  const address = new URL(`/api/bible/data/${translation}/${place.book}/${place.chapter}`, request.url);
  try {
    const response = await api.fetch(new Request(address, { headers: unconditional(request.headers) }));
    if (response.status !== 200) return await failureOf(response);
    const chapter = await chapterIn(response, asked);
    if (chapter) return { content: chapter };
    logError("a chapter’s answer is damaged", { translation, ...place });
  } catch (error) {
    logError("a chapter could not be read for its page", { translation, ...place, error: String(error) });
  }
  return { content: "outage", retryAfter: usualRetryAfter };
};

/** The text of a chapter, or why there is none. */
export const readChapter = async (
  request: Request,
  { assets, api }: Services,
  asked: AskedChapter,
): Promise<Reading> => {
  const { translation, place } = asked;
  if (!isEmbedded(translation))
    return withTimeout<Reading>(readThroughApi(request, api, asked), longestWaitMs, () => ({ content: "late" }));
  try {
    return { content: await embeddedChapter(assets, translation, place) };
  } catch (error) {
    logUnexpected("a chapter could not be read for its page", error);
    return { content: "outage", retryAfter: usualRetryAfter };
  }
};

/** The verses of a shared address, or the first ones of the chapter. */
const openingOf = ({ verses, edition }: ChapterText, shared: VerseSpan | undefined): string => {
  const texts = shared ? verses.slice(shared.from - 1, shared.to) : verses.filter(Boolean).slice(0, 3);
  return texts.filter(Boolean).join(edition ? jointOf(edition) : " ");
};

const headOfChapter = (
  { locale }: ChapterTemplate,
  { translation, place, path }: AskedChapter,
  shared: VerseSpan | undefined,
  content: ChapterText | TextFailure,
): Head => {
  const chapter = typeof content === "string" ? undefined : content;
  const opening = chapter && openingOf(chapter, shared);
  const verses = shared ? `:${shared.from}${shared.to > shared.from ? `-${shared.to}` : ""}` : "";
  const name = chapterName(locale, place, chapter?.edition) + verses;
  const translated = chapter?.edition?.name ?? translationName(translation);
  const head = headOf(path, opening === "" ? undefined : opening);
  const messages = headMessagesIn(locale);
  return {
    ...head,
    title: `${name}, ${translated} · ${site.name}`,
    ...(!opening && {
      description: shared ? messages.readVerses(name, translated) : messages.readChapter(name, translated),
    }),
    ...(locale !== "en" && { keywords: `${name}, ${name} ${shortName(translation)}, ${translated}` }),
  };
};

const statuses = { late: 200, missing: 404, gone: 404, outage: 503 } as const satisfies Record<TextFailure, number>;

const headersOf = ({ policy }: ChapterTemplate, { content, retryAfter }: Reading): Record<string, string> => ({
  ...securityHeaders(policy),
  "Content-Type": "text/html; charset=utf-8",
  // As the pages that are files (scripts/build/headers-file.ts). What has no text is not kept.
  "Cache-Control": typeof content === "string" ? "no-store" : "public, max-age=0, must-revalidate",
  ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
});

/** Headers of a 503 without a page, where the page's own files cannot be read. */
export const nothingToShow = { ...apiSecurityHeaders, "Cache-Control": "no-store", "Retry-After": "5" };

/**
 * The page of a chapter: 200 with its text, or without it if a service takes longer than a reader waits; 404 if the
 * translation has no such chapter, and with its text if it has not these verses; 503 if it cannot be read now, or an empty
 * 503 if the site's own files cannot.
 */
export const chapterPageOf = async (
  request: Request,
  services: Services,
  locale: Locale,
  asked: AskedChapter,
  shared: VerseSpan | undefined,
): Promise<Response> => {
  const [template, reading] = await Promise.all([
    readTemplate(services.assets, locale).catch(() => undefined),
    readChapter(request, services, asked),
  ]);
  if (!template) return new Response(null, { status: 503, headers: nothingToShow });
  const { content } = reading;
  const isWithoutThem = typeof content !== "string" && shared !== undefined && shared.from > content.verses.length;
  const verses = isWithoutThem ? undefined : shared;
  const head = headOfChapter(template, asked, verses, content);
  const { translation, place } = asked;
  const html = chapterPage(
    template,
    asked,
    content,
    headMarkup({ head, preview: previewPath(pathIn(locale, asked.path)), locale, address: asked.path }),
    verses && typeof content !== "string"
      ? sharedVersesMarkup({
          locale,
          translation,
          place,
          range: verses,
          verses: content.verses,
          edition: content.edition,
        })
      : guideLinkMarkup(locale, translation, place),
  );
  return new Response(html, {
    status: typeof content === "string" ? statuses[content] : isWithoutThem ? 404 : 200,
    headers: headersOf(template, reading),
  });
};
