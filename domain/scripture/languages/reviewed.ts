import { keyOfService, tagOf, type Edition } from "./edition.ts";

/**
 * The translations of other languages that were reviewed: what each is, who made it, and under what licence it may be read
 * (docs/texts.md, "Other languages"). They come first in the picker. The identifiers are the services' own. If a service
 * drops one, the others are not affected.
 */

const publicDomain = ["Public Domain", "https://creativecommons.org/publicdomain/mark/1.0/"] as const;
const by = ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"] as const;
const bySa = ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"] as const;

type Row = readonly [
  id: string,
  code: string,
  language: string,
  englishLanguage: string,
  name: string,
  license: readonly [name: string, url: string],
  tag?: string,
];

const ofHelloao: readonly Row[] = [
  ["spa_r09", "spa", "español", "Spanish", "Reina-Valera 1909", publicDomain],
  ["cmn_cu1", "cmn", "中文", "Chinese", "和合本", publicDomain],
  ["HINIRV", "hin", "हिन्दी", "Hindi", "इंडियन रिवाइज्ड वर्जन", bySa],
  ["arb_vdv", "arb", "العربية", "Arabic", "فان دايك", publicDomain],
  ["por_blj", "por", "português", "Portuguese", "Bíblia Livre", by],
  ["fra_lsg", "fra", "français", "French", "Louis Segond 1910", publicDomain],
  ["deu_l12", "deu", "Deutsch", "German", "Lutherbibel 1912", publicDomain],
  ["rus_syn", "rus", "русский", "Russian", "Синодальный перевод", publicDomain],
  ["ita_riv", "ita", "italiano", "Italian", "Riveduta 1927", publicDomain],
  ["ita_dio", "ita", "italiano", "Italian", "Diodati 1649", publicDomain],
  ["kor_old", "kor", "한국어", "Korean", "개역", publicDomain],
  ["tgl_ulb", "tgl", "Tagalog", "Tagalog (Filipino)", "Unlocked Literal Bible", bySa],
  ["swh_ulb", "swh", "Kiswahili", "Swahili", "Unlocked Literal Bible", bySa],
  ["BSB", "eng", "English", "English", "Berean Standard Bible", publicDomain],
];

const ofBibleApi: readonly Row[] = [
  ["almeida", "por", "português", "Portuguese", "João Ferreira de Almeida", publicDomain],
  ["bkr", "ces", "čeština", "Czech", "Bible kralická", publicDomain],
  ["cuv", "cmn", "中文", "Chinese", "和合本（繁體）", publicDomain, "zh-Hant"],
  ["rccv", "ron", "română", "Romanian", "Cornilescu (corectată)", publicDomain],
  ["clementine", "lat", "Latina", "Latin", "Vulgata Clementina", publicDomain],
  ["cherokee", "chr", "ᏣᎳᎩ", "Cherokee", "Cherokee New Testament", publicDomain],
];

const rightToLeft: ReadonlySet<string> = new Set(["arb"]);

const editionOf =
  (service: Edition["service"]) =>
  ([id, code, language, englishLanguage, name, [license, licenseUrl], tag = tagOf(code)]: Row): Edition => ({
    key: keyOfService(code, id),
    name,
    language,
    englishLanguage,
    tag,
    code,
    direction: rightToLeft.has(code) ? "rtl" : "ltr",
    license,
    licenseUrl,
    service,
    id,
  });

/** In the order of the picker: the most spoken languages first. */
export const reviewedEditions: readonly Edition[] = [
  ...ofHelloao.map(editionOf("helloao")),
  ...ofBibleApi.map(editionOf("bible-api")),
];

/** The reviewed translation with this key, or with the service's own id, in any case. */
export const findReviewed = (text: string): Edition | undefined => {
  const key = text.trim().toLowerCase();
  return reviewedEditions.find((edition) => edition.key === key || edition.id.toLowerCase() === key);
};
