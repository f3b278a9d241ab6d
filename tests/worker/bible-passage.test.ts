import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { passageSchema, passagesSchema, type PassageResponse } from "#domain/api/bible.ts";
import { errorBodySchema } from "#domain/api/errors.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { app } from "#worker/app.ts";
import { ask, askHere, origin } from "./support.ts";

const passage = async (reference: string, parameters = "", init?: RequestInit): Promise<PassageResponse> => {
  const response = await ask(`/api/bible/${encodeURIComponent(reference)}${parameters}`, init);
  expect(response.status, reference).toBe(200);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  return passageSchema.parse(await response.json());
};

const refused = async (path: string, status: number) => {
  const response = await ask(`/api/bible/${path}`);
  expect(response.status, path).toBe(status);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  return errorBodySchema.parse(await response.json());
};

describe("GET /api/bible/{reference}", () => {
  it("uses the public service's field names and order", async () => {
    const response = await ask("/api/bible/john+3:16");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(await response.text()).toBe(
      JSON.stringify({
        reference: "John 3:16",
        verses: [
          {
            book_id: "JHN",
            book_name: "John",
            chapter: 3,
            verse: 16,
            text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
          },
        ],
        text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
        translation_id: "kjv",
        translation_name: "King James Version",
        translation_note: "Public Domain",
      }),
    );
  });

  it("has John 3:16 in every embedded translation, with the key in any case", async () => {
    for (const id of embeddedTranslationIds) {
      const found = await passage("John 3:16", `?translation=${id.toUpperCase()}`);
      expect(found.translation_id).toBe(id);
      expect(found.text).toMatch(/^For God so loved the world/);
    }
  });

  it.each([
    ["Jude", "Jude", 25],
    ["jude 1", "Jude 1:1", 1],
    ["Jude 5", "Jude 1:5", 1],
    ["Genesis 1-3", "Genesis 1-3", 80],
    ["Psalm 23-24", "Psalms 23-24", 16],
    ["psalm 23", "Psalms 23", 6],
    ["1 Jn 4.8", "1 John 4:8", 1],
    ["John 3:16–4:2", "John 3:16-4:2", 23],
    ["matt 25:31-33,46", "Matthew 25:31-33,46", 4],
    ["Malachi 4:6 - Matthew 1:1", "Malachi 4:6 - Matthew 1:1", 2],
    ["Psalms", "Psalms", 2461],
    ["Isaiah", "Isaiah", 1292],
    ["Rev 22:21", "Revelation 22:21", 1],
    ["John 3:16; Gen 1:1, 3", "John 3:16; Genesis 1:1,3", 3],
    ["(John 3:16)", "John 3:16", 1],
  ])("reads %s as %s", async (asked, reference, count) => {
    const found = await passage(asked);
    expect(found.reference).toBe(reference);
    expect(found.verses).toHaveLength(count);
    expect(found.text).toBe(found.verses.map(({ text }) => text).join(" "));
    expect(found.text).not.toMatch(/\s\s|\n/);
  });

  it("numbers the verses on request", async () => {
    expect((await passage("John 11:35-36", "?verse_numbers=true")).text).toMatch(
      /^\(35\) Jesus wept\. \(36\) Then said/,
    );
    expect((await passage("John 11:35", "?verse_numbers=yes")).text).toBe("Jesus wept.");
  });

  it("matches single-chapter books as requested; the parameter wins over the header", async () => {
    const indifferent = { headers: { "X-Single-Chapter-Book-Matching": "indifferent" } };
    expect((await passage("Jude 1")).reference).toBe("Jude 1:1");
    expect((await passage("Jude 1", "?single_chapter_book_matching=indifferent")).reference).toBe("Jude 1");
    expect((await passage("Jude 1", "", indifferent)).reference).toBe("Jude 1");
    expect((await passage("Jude 1", "?single_chapter_book_matching=special", indifferent)).reference).toBe("Jude 1:1");
    expect((await ask("/api/bible/jude+1")).headers.get("Vary")).toBe("X-Single-Chapter-Book-Matching");
  });

  it("leaves out verses that the translation omits, and says so if none is left", async () => {
    expect((await passage("Acts 8:36-38", "?translation=web")).verses.map(({ verse }) => verse)).toEqual([36, 38]);
    expect((await refused("Acts+8:37?translation=web", 404)).message).toBe("Acts 8:37 is omitted in this translation.");
  });

  it("may be cached for a day, and revalidated without a body", async () => {
    const first = await ask("/api/bible/john+3:16");
    expect(first.headers.get("Cache-Control")).toMatch(/^public, max-age=86400/);
    const again = await ask("/api/bible/john+3:16", { headers: { "If-None-Match": first.headers.get("ETag")! } });
    expect(again.status).toBe(304);
    expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const head = await ask("/api/bible/john+3:16", { method: "HEAD" });
    expect(head.headers.get("ETag")).toBe(first.headers.get("ETag"));
  });
});

describe("a rejected request", () => {
  it.each([
    "john+3:18-16",
    "john+3:37",
    "john+22",
    "john+0",
    "hezekiah+3:4",
    "hezekiah+3.4;5,6–7",
    "psalm+151",
    `${"x".repeat(9000)}`,
  ])("%s: not found", async (path) => {
    const body = await refused(path, 404);
    expect(body.error).toBe("not found");
    expect(body.message.length).toBeLessThan(300);
  });

  it.each(["%20", "+", "%E2%80%8B", "%0A%09"])("%j: nothing to look up", async (path) => {
    const body = await refused(path, 422);
    expect(body).toMatchObject({
      code: "invalid_input",
      message: "Please enter a scripture to search.",
      fields: { reference: "Please enter a scripture to search." },
    });
    expect(body).not.toHaveProperty("search");
  });

  it.each([
    "john@3:16",
    "john+3:16!",
    "100%25+love",
    "%F0%9F%95%8A",
    "%E0%A4%A",
    "<script>alert(1)",
    "..%2f..%2fetc%2fpasswd",
    `a${"🕊".repeat(120)}`,
    "“love+never+faileth”",
  ])("%s: characters that no reference has", async (path) => {
    const body = await refused(path, 422);
    expect(body).toMatchObject({
      code: "invalid_input",
      message: "Invalid search query. Please use valid biblical references like 'John 3:16' or 'Genesis 1'.",
      search: expect.stringMatching(/^\/api\/search\?q=/),
    });
    expect(Object.keys(body.fields ?? {})).toEqual(["reference"]);
  });

  it("gets a hint on how to ask instead", async () => {
    expect((await refused("hezekiah+3:4", 404)).message).toBe(
      `Could not find the passage "hezekiah 3:4". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.`,
    );
  });

  it("redirects words to the search", async () => {
    const body = await refused("love+is+patient", 422);
    expect(body).toMatchObject({
      code: "keyword_search",
      message: "Keyword search detected. Please use the search page.",
      search: "/api/search?q=love%20is%20patient",
    });
  });

  it("is told how long a list may be, in any language", async () => {
    const list = encodeURIComponent("John 3:16; ".repeat(30));
    for (const path of [list, `${list}?language=es`, `${list}?translation=spa_r09`])
      expect((await refused(path, 404)).message).toBe("At most 300 characters.");
  });

  it("rejects more than one book", async () => {
    expect((await refused("Genesis-Exodus", 400)).code).toBe("passage_too_long");
    expect((await refused("Psalms;Genesis+1", 400)).code).toBe("passage_too_long");
    expect((await refused("Genesis-Revelation", 400)).code).toBe("passage_too_long");
  });

  it("treats an empty translation as none", async () => {
    for (const path of [
      "/api/bible/john+3:16?translation=",
      "/api/bible/random?translation=",
      "/api/bible/daily?translation=",
      "/api/search?q=john+3:16&translation=",
      "/api/cross-references/john+3:16?translation=",
    ]) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(await response.json(), path).toMatchObject({ translation_id: "kjv" });
    }
  });

  it("lists the known translations", async () => {
    const body = await refused("john+3:16?translation=niv", 404);
    expect(body.error).toBe("translation not found");
    expect(body["translations"]).toEqual(expect.arrayContaining([...embeddedTranslationIds]));
  });
});

describe("GET /api/bible", () => {
  it("returns a random verse for the parameters of bible-api.com", async () => {
    for (const path of ["/api/bible?random=true&translation=web", "/api/bible/?random=verse&translation=web"]) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(passageSchema.parse(await response.json())).toMatchObject({
        translation_id: "web",
        verses: [expect.anything()],
      });
    }
  });

  it("redirects to the documentation without parameters", async () => {
    const response = await ask("/api/bible/", { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/api/docs");
  });
});

describe("GET /api/bible/random", () => {
  it("returns a passage of one verse, never cached", async () => {
    const response = await ask("/api/bible/random?translation=web");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const found = passageSchema.parse(await response.json());
    expect(found.verses).toHaveLength(1);
    expect(found.translation_id).toBe("web");
  });
});

describe("GET /api/bible/{reference}?line_breaks=true", () => {
  it("ends each verse with a line break, and has one before each line", async () => {
    const { verses, text } = await passage("Psalm 23:1-2", "?translation=web&line_breaks=true");
    expect(verses[0]!.text).toBe("Yahweh is my shepherd:\nI shall lack nothing.\n");
    expect(text).toBe(verses.map((verse) => verse.text).join(""));
    const prose = await passage("John 3:16", "?line_breaks=true&verse_numbers=true");
    expect(prose.text).toMatch(/^\(16\) For God so loved [^\n]+\n$/);
  });

  it("changes nothing else, not even where words are", async () => {
    const [plain, lines] = [
      await passage("Psalm 23", "?words=true"),
      await passage("Psalm 23", "?words=true&line_breaks=true"),
    ];
    expect(lines.verses.map(({ text }) => text.replaceAll("\n", " ").trimEnd())).toEqual(
      plain.verses.map(({ text }) => text),
    );
    expect(lines.verses.map(({ words }) => words)).toEqual(plain.verses.map(({ words }) => words));
    expect((await refused("john+3:16?line_breaks=yes", 422)).fields).toHaveProperty("line_breaks");
  });
});

it("lines of verses that are in memory cost one file for each book", async () => {
  expect((await askHere("/api/search?q=manna&translation=asv")).status).toBe(200);
  const files: string[] = [];
  const ASSETS = {
    fetch: (address: string) => {
      files.push(address.slice(address.lastIndexOf("/") - 3));
      return env.ASSETS.fetch(address);
    },
  } as unknown as Fetcher;
  const asked = new Request(`${origin}/api/bible/psalm+119-150?translation=asv&line_breaks=true`);
  const { verses } = passageSchema.parse(
    await (await app.fetch(asked, { ...env, ASSETS }, createExecutionContext())).json(),
  );
  expect(files).toEqual(["PSA/book.json"]);
  expect(verses.every(({ text }) => text.endsWith("\n"))).toBe(true);
});

describe("GET /api/bible/{reference}?language=", () => {
  it.each([
    ["Juan 3:16", "es", "John 3:16"],
    ["Juan 3:16", "es-MX", "John 3:16"],
    ["1. Mose 1,1", "de", "Genesis 1:1"],
    ["Псалом 22", "ru", "Psalms 22"],
    ["John 3:16", "en", "John 3:16"],
    ["約翰福音3:16", "zh", "John 3:16"],
    // English names, in a list that has none of them
    ["Jn 3,16", "de", "John 3:16"],
    ["Jn 3,16-18", "it", "John 3:16-18"],
    // Not where they are that language’s own
    ["Jn 3,10", "pt", "Jonah 3:10"],
    ["1 Cor 13,4.7;14,1", "de", "1 Corinthians 13:4,7,14:1"],
    ["Jn 3:16", "ru", "John 3:16"],
  ])("%s in %s is %s", async (asked, language, reference) => {
    expect((await passage(asked, `?language=${language}`)).reference).toBe(reference);
  });

  it("refuses what is none in it, and languages that it does not read", async () => {
    for (const [asked, language] of [
      ["Juan 99:16", "es"],
      ["Jn 3,99", "de"],
      ["Nichts 3,1", "de"],
    ])
      expect((await refused(`${encodeURIComponent(asked!)}?language=${language}`, 404)).code, asked).toBe("not_found");
    for (const language of ["xx", "__proto__", "e", "es_MX", "constructor"])
      expect((await refused(`john+3:16?language=${language}`, 422)).fields, language).toHaveProperty("language");
  });
});

const passages = async (query: string) => {
  const response = await ask(`/api/passages?${query}`);
  expect(response.status, query).toBe(200);
  return passagesSchema.parse(await response.json()).passages;
};

const refusedAs = async (query: string) => {
  const response = await ask(`/api/passages?${query}`);
  return [response.status, errorBodySchema.parse(await response.json()).code];
};

describe("GET /api/passages", () => {
  it("has each reference in each translation, as it is by itself", async () => {
    const found = await passages("references=John+3:16;%20Jude+1%20;&translations=KJV,web,kjv");
    expect(found.map(({ reference, translation_id }) => `${reference} ${translation_id}`)).toEqual([
      "John 3:16 kjv",
      "John 3:16 web",
      "Jude 1:1 kjv",
      "Jude 1:1 web",
    ]);
    expect(found[1]).toEqual(await passage("John 3:16", "?translation=web"));
  });

  it("has no verses where a translation omits them", async () => {
    const [kjv, web] = await passages("references=Acts+8:37&translations=kjv,web");
    expect([kjv!.verses.length, web!.verses, web!.text]).toEqual([1, [], ""]);
  });

  it("takes no more than one passage may", async () => {
    expect(await refusedAs("references=Psalms&translations=kjv,web")).toEqual([400, "passage_too_long"]);
    const { message } = errorBodySchema.parse(
      await (await ask("/api/passages?references=Psalms&translations=kjv,web")).json(),
    );
    expect(message).toBe("Please ask for no more than 2461 verses at a time.");
    expect(await refusedAs("references=John+1:1;Mark+1:1;Luke+1:1&translations=bbe,darby")).toEqual([
      400,
      "passage_too_long",
    ]);
  });

  it.each([
    ["", 422, "invalid_input"],
    ["references=", 422, "invalid_input"],
    ["references=;;", 422, "invalid_input"],
    [`references=${"John+1:1;".repeat(21)}`, 422, "invalid_input"],
    ["references=John+1:1&translations=kjv,web,asv,bbe,ylt,dra", 422, "invalid_input"],
    ["references=John+1:1&translations=xyz", 404, "translation_not_found"],
    ["references=John+1:1;Hezekiah+3", 404, "not_found"],
    ["references=love", 422, "keyword_search"],
  ])("refuses %s", async (query, status, code) => {
    expect(await refusedAs(query)).toEqual([status, code]);
  });
});
