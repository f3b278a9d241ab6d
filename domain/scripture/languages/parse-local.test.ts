import * as ar from "bible-passage-reference-parser/esm/lang/ar.js";
import * as de from "bible-passage-reference-parser/esm/lang/de.js";
import * as es from "bible-passage-reference-parser/esm/lang/es.js";
import * as fr from "bible-passage-reference-parser/esm/lang/fr.js";
import * as hi from "bible-passage-reference-parser/esm/lang/hi.js";
import * as it_ from "bible-passage-reference-parser/esm/lang/it.js";
import * as ko from "bible-passage-reference-parser/esm/lang/ko.js";
import * as pt from "bible-passage-reference-parser/esm/lang/pt.js";
import * as ru from "bible-passage-reference-parser/esm/lang/ru.js";
import * as zh from "bible-passage-reference-parser/esm/lang/zh.js";
import { describe, expect, it } from "vitest";
import { bookNames as spanish } from "../books/book-names.es.ts";
import { bookNames as french } from "../books/book-names.fr.ts";
import { bookNames as portuguese } from "../books/book-names.pt.ts";
import { formatReference } from "../reference/format-reference.ts";
import { searchFormProblem } from "../lookup/search-form.ts";
import { lookupProblem } from "../lookup/lookup-rules.ts";
import { parseLocal, type BookNames } from "./parse-local.ts";

const names: Readonly<Record<string, BookNames>> = { ar, de, es, fr, hi, it: it_, ko, pt, ru, zh };

describe("references in other languages", () => {
  it.each([
    ["es", "Juan 3:16", "John 3:16"],
    ["es", "Génesis 1", "Genesis 1"],
    ["es", "1 Juan 4:8-10", "1 John 4:8-10"],
    ["es", "Jn 3,16", "John 3:16"],
    ["es", "Juan, 3:16", "John 3:16"],
    ["fr", "Jean, 3,16", "John 3:16"],
    ["de", "Rut, 2. Mose 3; Judas, 5", "Ruth; Exodus 3; Jude 1:5"],
    ["pt", " São João 3.16", "John 3:16"],
    ["pt", "1 Coríntios 13", "1 Corinthians 13"],
    ["de", "1 Mose 1,1", "Genesis 1:1"],
    ["de", "1. Mose 1,1", "Genesis 1:1"],
    ["de", "Johannes 3,16", "John 3:16"],
    ["fr", "Jean 3.16", "John 3:16"],
    ["fr", "Genèse 1", "Genesis 1"],
    ["it", "Giovanni 3:16", "John 3:16"],
    ["zh", "约翰福音3:16、18", "John 3:16, 18"],
    ["zh", "约翰福音３：１６－１８", "John 3:16-18"],
    ["zh", "约翰福音3章16节", "John 3:16"],
    ["zh", "约翰福音第3章16至18节", "John 3:16-18"],
    ["zh", "诗篇第23篇", "Psalm 23"],
    ["zh", "创世记1:1", "Genesis 1:1"],
    ["hi", "यूहन्ना 3:16", "John 3:16"],
    ["hi", "यूहन्ना ३:१६", "John 3:16"],
    ["hi", "भजन संहिता 23", "Psalm 23"],
    ["ar", "\u200Fيوحنا ٣:١٦", "John 3:16"],
    ["ar", "تكوين 1:1", "Genesis 1:1"],
    ["ar", "مزمور ٩٠", "Psalm 90"],
    ["ar", "خروج20:3", "Exodus 20:3"],
    ["ko", "요한복음 3장 16절", "John 3:16"],
    ["ru", "Евангелие от Иоанна 3:16", "John 3:16"],
    ["ru", "К Римлянам 8:28", "Romans 8:28"],
    ["ru", "Кол 3:1; Откр 3:20", "Colossians 3:1; Revelation 3:20"],
    ["ru", "Притч. 3:5; Еккл. 3:1", "Proverbs 3:5; Ecclesiastes 3:1"],
    ["ru", "Песнь Песней 2", "Song of Solomon 2"],
    ["ru", "Иоан. 3:16", "John 3:16"],
    ["ru", "1 Иоанн 4:8", "1 John 4:8"],
    ["ru", "Матфей 5", "Matthew 5"],
    ["ru", "Первое послание к Коринфянам 13", "1 Corinthians 13"],
    ["ru", "1-ое Иоанна 4:8", "1 John 4:8"],
    ["es", "Juan 3:16 al 18", "John 3:16-18"],
    ["es", "Génesis 1 al 3", "Genesis 1-3"],
    ["es", "Juan 3:16 a 4:2", "John 3:16-4:2"],
    ["es", "Juan 3:16 hasta 18", "John 3:16-18"],
    ["pt", "Salmo 23:1 a 4", "Psalm 23:1-4"],
    ["pt", "João 3.16 até 18", "John 3:16-18"],
    ["fr", "Jean 3.16 à 18", "John 3:16-18"],
    ["es", "Carta a los Romanos 8", "Romans 8"],
    ["es", "Libro de Job 1", "Job 1"],
    ["pt", "Livro dos Salmos 23", "Psalm 23"],
    ["fr", "Lettre aux Romains 8", "Romans 8"],
    ["fr", "Livre de Job 1", "Job 1"],
    ["es", "1.ª Corintios 13", "1 Corinthians 13"],
    ["pt", "1.º Samuel 3", "1 Samuel 3"],
    ["es", "1a Corintios 13", "1 Corinthians 13"],
    ["es", "1ro de Samuel 3", "1 Samuel 3"],
    ["es", "Primer libro de Samuel 3", "1 Samuel 3"],
    ["es", "Tercer libro de Juan 4", "3 John 1:4"],
    ["es", "2do Samuel 3", "2 Samuel 3"],
    ["fr", "1ère lettre de Jean 4:8", "1 John 4:8"],
    ["fr", "2ème épître aux Corinthiens 5", "2 Corinthians 5"],
    ["fr", "1re lettre de Pierre 1; 3e lettre de Jean 4", "1 Peter 1; 3 John 1:4"],
    ["fr", "Qo 3,1", "Ecclesiastes 3:1"],
    ["fr", "Qohélet 3", "Ecclesiastes 3"],
    ["fr", "Éz 37", "Ezekiel 37"],
    ["pt", "Actos 2", "Acts 2"],
    ["pt", "1 Pd 3", "1 Peter 3"],
    ["ar", "لاويين 19:18", "Leviticus 19:18"],
    ["ar", "رومية 8:28", "Romans 8:28"],
    ["ar", "تيطس 2", "Titus 2"],
    ["ar", "أعمال 2", "Acts 2"],
    ["ar", "رؤيا 3:20", "Revelation 3:20"],
    ["ar", "إشعياء 53", "Isaiah 53"],
    ["ar", "نشيد الأنشاد 2", "Song of Solomon 2"],
  ])("%s: %s", (language, text, expected) => {
    const found = parseLocal(text, language, names[language]!);
    expect(typeof found === "object" && formatReference(found)).toBe(expected);
    expect(searchFormProblem(text)).toBeUndefined();
    expect(lookupProblem(text)).toBeUndefined();
  });

  it.each([
    ["es", "(Juan 3:16; Salmo 23)", "John 3:16; Psalm 23"],
    ["fr", "Jean 3,16 [17]", "John 3:16, 17"],
    ["zh", "（约翰福音3:16）", "John 3:16"],
  ])("%s: brackets mean nothing, as in %s", (language, text, expected) => {
    const found = parseLocal(text, language, names[language]!);
    expect(typeof found === "object" && formatReference(found)).toBe(expected);
  });

  it.each([
    ["es", spanish],
    ["fr", french],
    ["pt", portuguese],
  ])("%s: each book by its name in the interface", (language, called) => {
    const read = Object.values(called).map(([name]) => {
      const found = parseLocal(`${name} 1:1`, language, names[language]!);
      return typeof found === "object" ? found.ranges[0]!.from.book : `${name}: ${found}`;
    });
    expect(read).toEqual(Object.keys(called));
  });

  it.each([
    ["es", "tres casas"],
    ["es", "Juan y Pedro 3"],
    ["zh", "样本3"],
    ["es", `Juan ${"1:".repeat(200)}`],
    ["es", ""],
  ])("%s: %s is none", (language, text) => {
    expect(parseLocal(text, language, names[language]!)).toBeUndefined();
  });

  it.each([
    ["es", "Juan99"],
    ["es", "Juan 3:99"],
    ["es", "Juan 0"],
    ["pt", "Sl 160,1"],
    ["fr", "Ésaïe 99"],
    ["es", "Juan 3:999"],
    ["pt", "João 3.16-999"],
    ["fr", "Jean 3,16-4,999"],
    ["pt", "João 3-999"],
    ["de", "Johannes 999,1"],
    ["hi", "यूहन्ना ३:९९९"],
    ["es", "Juan 0-3"],
    ["fr", "Jean 3,16.0"],
    ["es", "Juan 3:16-37"],
    ["pt", "João 20-22"],
  ])("%s: %s names no passage", (language, text) => {
    expect(parseLocal(text, language, names[language]!)).toBe("no passage");
  });
});
