import type { Page } from "@playwright/test";
import { translations } from "#domain/scripture/translations/translations.ts";
import { isTranslatedPage } from "#domain/site/locales/locales.ts";
import { routeIds, routes } from "#domain/site/routes.ts";
import { variantOf } from "#scripts/build/locale-plugin.ts";
import { dictionaries, entriesOf } from "#tests/units/locales/dictionaries.ts";
import { sidewaysScroll } from "#tests/look/measure.ts";
import { expect, expectAccessible, hydrated, setBrowserFontSize, test } from "./support.ts";

/** The interface in other languages, with the mock of tests/languages-service for their texts. */

/** Every word half as long again, as German would have it, in what is shown and in placeholders. */
const stretchWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const longer = (text: string): string =>
      text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase());
    const texts = document.createTreeWalker(document.getElementById("root")!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest("noscript, .scripture, .logo")) node.nodeValue = longer(node.nodeValue ?? "");
    for (const field of document.querySelectorAll("input[placeholder]"))
      field.setAttribute("placeholder", longer(field.getAttribute("placeholder")!));
  });

/** What browsers do that translate a page, now and with all that is drawn later: texts become elements. Here, with the same words. */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const translate = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text && !node.parentElement?.closest("font, script, style, textarea")) texts.push(node);
      for (const text of texts) {
        const translated = document.createElement("font");
        translated.textContent = text.data;
        text.replaceWith(translated);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });

const card = "/event-card/wedding/1795936312719-eb7d9b08f50b5d345f7e42c63919e474";

/** Where narrow buttons stand side by side: the reader, lists, forms, a game's options, the tools of the privacy page. */
const wordyPages = [
  "",
  "/search",
  "/read/spa_r09/john/3",
  "/cross-references",
  "/games-menu",
  "/trivia-challenge",
  "/bible-scholar",
  "/prayer-diary",
  "/reading-plan",
  "/daily-prayer-shield",
  "/card-menu",
  card,
  "/privacy-policy",
  "/your-data",
] as const;

/** The mock has the Spanish text alone. */
test.use({ tolerated: /\/api\/bible\/data\/(?:por_blj|fra_lsg)\b/ });

const languages = [
  {
    locale: "es",
    search: /Cita bíblica o palabras/,
    question: "¿Qué te gustaría leer?",
    books: "Explorar la Biblia",
    book: "Éxodo",
  },
  {
    locale: "pt",
    search: /Referência bíblica ou palavras/,
    question: "O que você gostaria de ler?",
    books: "Explorar a Bíblia",
    book: "Êxodo",
  },
  {
    locale: "fr",
    search: /Référence biblique ou mots/,
    question: "Qu’aimeriez-vous lire\u202f?",
    books: "Parcourir la Bible",
    book: "Exode",
  },
] as const;

const { locale: first, ...spanish } = languages[0];

test("home and the books speak Spanish @phone", async ({ page }) => {
  await page.goto(`/${first}`);
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", first);
  await expect(page.getByRole("heading", { name: spanish.question })).toBeVisible();
  await expect(page.getByRole("combobox", { name: spanish.search })).toBeVisible();
  await expectAccessible(page);
  await page.locator(".ways:visible").getByRole("link").last().click();
  await expect(page).toHaveURL(new RegExp(`/${first}/search$`));
  await expect(page.getByRole("heading", { level: 1, name: spanish.books })).toBeVisible();
  await expect(page.getByRole("link", { name: spanish.book, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/ · Lampstand$/);
});

test("home and the books speak the other languages once their scripts run @phone", async ({ page }) => {
  for (const { locale, search, question, books, book } of languages.slice(1)) {
    await page.goto(`/${locale}`);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    await expect(page.getByRole("combobox", { name: search })).toBeVisible();
    await page.locator(".ways:visible").getByRole("link").last().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/search$`));
    await expect(page.getByRole("heading", { level: 1, name: books })).toBeVisible();
    await expect(page.getByRole("link", { name: book, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/ · Lampstand$/);
  }
});

/** Phones held sideways and upright, with the browser's usual letters and with the largest that Chrome's list offers. */
const shapes = [
  { width: 640, height: 360, px: 16 },
  { width: 740, height: 360, px: 24 },
  { width: 360, height: 740, px: 24 },
  { width: 360, height: 740, px: 16 },
] as const;

/** Every page in Spanish; in French and Portuguese, whose words are longer, only where they are most. */
const wordyPaths = [
  ...wordyPages.map((path) => `/es${path}`),
  ...["", "/search", "/read/spa_r09/john/3", "/games-menu"].map((path) => `/fr${path}`),
  `/pt${card}`,
];

test("nothing is wider than a phone with large letters, or words half as long again @phone", async ({ page }) => {
  test.slow();
  for (const path of wordyPaths) {
    await page.goto(path);
    await hydrated(page);
    for (const { px, ...size } of shapes) {
      await page.setViewportSize(size);
      await setBrowserFontSize(page, px);
      expect(await sidewaysScroll(page), `${path} of ${size.width} px, letters of ${px} px`).toEqual([]);
    }
    // With the actions of a verse, five in a row.
    if (path.includes("/read/")) {
      await page.locator("[data-verse]").first().click();
      await page.locator(".actionbar").waitFor();
    }
    await stretchWords(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    // Buttons may wrap their words, but not lose them.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".btn, .act, .seg > *, .tabs > *")]
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    );
    expect(cut, path).toEqual([]);
  }
});

test("a long name of a book goes on below the tools beside it @phone", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("gbh_last_read", JSON.stringify({ translation: "kjv", book: "1TH", chapter: 5 })),
  );
  await page.goto("/fr");
  const title = page.getByRole("heading", { level: 1, name: "1 Thessaloniciens 5" });
  await expect(title).toBeVisible();
  await page.locator(".reader-tools").waitFor();
  const covered = await title.evaluate((heading) => {
    const tools = document.querySelector(".reader-tools")!.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(heading);
    return [...words.getClientRects()].filter(({ right, top }) => right > tools.left && top < tools.bottom - 16).length;
  });
  expect(covered).toBe(0);
});

test("a chapter is read, turned, marked and copied in Spanish @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/es/read/spa_r09/john/3");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Juan 3" })).toBeVisible();
  await page.getByRole("button", { name: /^Versículo 16/ }).click();
  const actions = page.getByRole("region", { name: "Acciones para Juan 3:16" });
  await actions.getByRole("button", { name: "Copiar", exact: true }).click();
  await expect(page.getByText("Copiado", { exact: true })).toBeVisible();
  await actions.getByRole("button", { name: "Subrayar en naranja" }).click();
  await expect(
    page.getByRole("button", { name: "Versículo 16, seleccionado, subrayado en naranja. Acciones" }),
  ).toBeVisible();
  await actions.getByRole("button", { name: "Quitar la selección" }).click();
  await page.getByRole("link", { name: /^Siguiente/ }).click();
  await expect(page).toHaveURL(/\/es\/read\/spa_r09\/john\/4$/);
  // Stored as ever: the same mark under its English name.
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).toContain("John 3:16");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\.example\/read\/spa_r09\/john\//);
});

test("a reference is typed as it is written in Spanish", async ({ page }) => {
  await page.goto("/es");
  await hydrated(page);
  await page.getByRole("combobox", { name: /Cita bíblica/ }).fill("Salmo 23");
  await page.getByRole("button", { name: "Buscar", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Salmo 23" })).toBeVisible();
  // Words are offered with a download, and its link leads to it.
  await page.getByRole("combobox", { name: /Cita bíblica/ }).fill("mar");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "mar", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Descargarla en este dispositivo" }).click();
  const downloads = page.getByRole("heading", { name: "Leer sin conexión" });
  await expect(downloads).toBeFocused();
  await expect(downloads).toBeInViewport();
});

test("the navigation has room in every language", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const { locale } of languages) {
    await page.goto(`/${locale}/salvation`);
    await page.getByRole("link", { name: "English", exact: true }).first().waitFor();
    expect(await page.locator(".mainnav").evaluate((nav) => nav.scrollWidth - nav.clientWidth), locale).toBe(0);
  }
});

test("words of the sources, and older names of a path, stay in the language", async ({ page }) => {
  await page.goto("/es/dictionary?q=manna");
  await hydrated(page);
  // The page in another language is the same place.
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    "/dictionary?q=manna",
  );
  await page.locator(".dict-source").getByRole("link").first().click();
  await expect(page).toHaveURL(/\.1:\d+\/es\/words\/[HG]\d+$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/es/click-to-reveal");
  await expect(page).toHaveURL(/\.1:\d+\/es\/tap-to-reveal$/);
});

test("English words on a page of another language say so", async ({ page }) => {
  await page.goto("/es/?search=shepherdd&translation=kjv");
  await expect(page.getByRole("link", { name: "shepherd", exact: true })).toHaveAttribute("lang", "en");
  const settings = {
    level: "level1",
    mode: "single",
    answerMode: "choice",
    pace: "relaxed",
    roundSeconds: 20,
    source: "built-in",
  };
  const question = {
    id: "jhn-11-35",
    verse: "Jesus ___.",
    answer: "wept",
    choices: ["wept", "slept", "went", "kept"],
    reference: { book: "JHN", chapter: 11, verse: 35 },
  };
  const given = { question, userAnswer: "slept", isCorrect: false, verdict: "wrong", timeSpent: 3, player: 1 };
  const round = { settings, dailyDate: null, questions: [question], index: 0, history: [given], secondsLeft: 0 };
  const answered = { ...round, phase: "answered", secondsSpent: 3, draft: "", showsChoices: true, reviewing: null };
  await page.evaluate((text) => localStorage.setItem("gbh_game_trivia", text), JSON.stringify(answered));
  await page.goto("/fr/trivia-challenge");
  await page.getByRole("button", { name: "Terminer" }).click();
  // Behind the dialog of the result.
  await expect(
    page.getByRole("region", { name: "Vos réponses", includeHidden: true }).getByText("slept", { exact: true }),
  ).toHaveAttribute("lang", "en");
});

test("a language whose text its source does not have says so, and offers others @phone", async ({ page }) => {
  await page.goto("/pt");
  await hydrated(page);
  await expect(page.getByRole("alert")).toContainText("A fonte não oferece esta tradução no momento.");
  await page.getByRole("combobox", { name: /^Tradução/ }).selectOption("kjv");
  await expect(page).toHaveURL(/\/pt\/read\/kjv\/genesis\/1$/);
  await expect(page.getByRole("heading", { level: 1, name: "Gênesis 1" })).toBeVisible();
  await expect(page.locator(".prose")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: /^Versículo 1[.,]/ })).toHaveAttribute("lang", "pt-BR");
  // The words of the study panel's tabs stand apart on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/pt/read/kjv/john/3?study=notes#v16");
  const gaps = await page.getByRole("tablist").evaluate((list) => {
    const words = Array.from(list.children, (tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect();
    });
    return words
      .slice(1)
      .flatMap((word, index) => (word.top === words[index]!.top ? word.left - words[index]!.right : []));
  });
  expect(Math.min(...gaps)).toBeGreaterThan(6);
});

test("a subject's passages are read and copied in Spanish @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/es/verses-for/grief");
  await hydrated(page);
  const passage = page.getByRole("article", { name: "Juan 11:33-36" });
  await passage.scrollIntoViewIfNeeded();
  await expect(passage).toContainText("Y lloró Jesús.");
  await expect(passage.locator("blockquote")).toHaveAttribute("lang", "es");
  await expect(passage.locator("abbr")).toHaveText("RV1909");
  await passage.getByRole("button", { name: "Copiar Juan 11:33-36" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/Y lloró Jesús\. .*\(Juan 11:33-36\)$/);
});

test("the terms of a verse are words of the Spanish dictionary", async ({ page }) => {
  await page.goto("/es/read/spa_r09/john/3");
  await hydrated(page);
  await page.getByRole("button", { name: /^Versículo 3[.,]/ }).click();
  await page.getByRole("button", { name: "Estudiar", exact: true }).click();
  await page.getByRole("tab", { name: "Temas" }).click();
  const term = page.getByRole("link", { name: "Nacer de nuevo" });
  await expect(term).toHaveAttribute("href", "/es/dictionary?q=Nacer%20de%20nuevo");
  expect(await term.evaluate((link) => link.closest("[lang]")?.getAttribute("lang"))).toBe("es");
});

test("related verses are read in Spanish, and open so", async ({ page }) => {
  await page.goto("/es/cross-references?passage=Juan+3:16");
  await hydrated(page);
  const related = page.getByRole("region", { name: "Versículos relacionados" }).getByRole("listitem");
  await related.first().scrollIntoViewIfNeeded();
  await expect(related.first().locator(".related-text")).toHaveAttribute("lang", "es");
  await expect(related.first().getByRole("link").first()).toHaveAttribute("href", /^\/es\/read\/spa_r09\//);
});

test.describe("a first visit while the service of its text is down", () => {
  test.use({ tolerated: /status of 502/ });

  test.beforeEach(({ page }) =>
    page.route("**/api/bible/data/spa_r09/**", (route) =>
      route.fulfill({
        status: 502,
        json: { error: "away", code: "upstream_unreachable", message: "Not for the reader.", requestId: "1" },
      }),
    ),
  );

  test("says so, and offers a text of the site at once @phone", async ({ page }) => {
    await page.goto("/es");
    await hydrated(page);
    const notice = page.getByRole("status").filter({ hasText: "no responde" });
    await expect(notice).toContainText(
      "El servicio que ofrece esta traducción (RV1909) no responde. Lee otra ahora o inténtalo más tarde.",
    );
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await notice.getByRole("link", { name: "Leer en la King James Version, en inglés" }).click();
    await expect(page).toHaveURL(/\/es\/read\/kjv\/genesis\/1$/);
    await expect(page.getByRole("heading", { level: 1, name: "Génesis 1" })).toBeVisible();
    await expect(page.locator(".prose")).toContainText("In the beginning God created");
    await expect(page.locator(".prose")).toHaveAttribute("lang", "en");
  });

  test("leaves a subject's passages in English, and says which Bible they are from", async ({ page }) => {
    const failed = page.waitForResponse("**/api/bible/data/spa_r09/**");
    await page.goto("/es/verses-for/grief");
    await hydrated(page);
    await failed;
    // What the page makes of it is drawn by the second frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const passage = page.getByRole("article").first();
    await expect(passage.locator("blockquote")).toHaveAttribute("lang", "en");
    await expect(passage.locator("abbr")).toHaveText("KJV");
    await expect(page.getByText("si su fuente no responde, aparecen en inglés")).toBeVisible();
  });
});

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is offered it on the English page, and stays until it is chosen @phone", async ({ page }) => {
    // What the English page began with is no choice of a translation.
    await page.goto("/read/kjv/john/1#v5");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/read\/spa_r09\/john\/1#v5$/);
    await page.goto("/read/kjv/john/2");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_last_read"))).toContain('"chapter":2');
    await page.goto("/es");
    await expect(page.getByRole("heading", { level: 1, name: "Juan 2" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Traducción/ })).toHaveValue("spa_r09");
    await page.goto("/search");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Browse Scripture" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/search$/);
    await expect(page.getByRole("heading", { name: "Explorar la Biblia" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\.1:\d+\/search$/);
  });
});

/** The labels of the tab bar that take more than a line, and home's example if it is cut. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createRange();
    const labels = [...document.querySelectorAll(".tabbar a, .fab")].filter((label) => {
      words.selectNodeContents(document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode()!);
      return words.getClientRects().length > 1;
    });
    const pen = document.createElement("canvas").getContext("2d")!;
    const fields = [...document.querySelectorAll<HTMLInputElement>("#scripture-search")].filter((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = getComputedStyle(field, "::placeholder").font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return field.checkVisibility() && pen.measureText(field.placeholder).width > room;
    });
    return [...labels.map((label) => label.textContent), ...fields.map((field) => field.placeholder)];
  });

test.describe("a browser with text at 200 % that asks for Portuguese", () => {
  test.use({ locale: "pt-BR" });

  test("has room for the offer and for all else on a French page @phone", async ({ page }) => {
    for (const path of ["/fr", "/fr/dictionary", "/fr/search"]) {
      await page.goto(path);
      await hydrated(page);
      await setBrowserFontSize(page, 32);
      await expect(page.getByRole("banner").getByRole("link", { name: "Português" })).toBeVisible();
      expect(await sidewaysScroll(page), path).toEqual([]);
      expect(await brokenLabels(page), path).toEqual([]);
      await setBrowserFontSize(page, 16);
    }
    await setBrowserFontSize(page, 32);
    const { width } = (await page.getByRole("searchbox", { name: "Trouver un livre" }).boundingBox())!;
    expect(width).toBeGreaterThan(240);
  });
});

/** Translations are called by their names in every language. */
const names: ReadonlySet<string> = new Set(translations.map(({ name }) => name));

test("no sentence of the dictionaries is left in English on a page of another language", async ({ request }) => {
  const files = dictionaries().filter(({ file }) => !file.startsWith("content/"));
  const english = await Promise.all(files.map(async ({ file }) => [file, await entriesOf(file)] as const));
  for (const { locale } of languages) {
    const pages = await Promise.all(
      [
        ...routeIds.map((id) => routes[id].path).filter((path) => !path.includes(":") && isTranslatedPage(path)),
        "/event-card/wedding/1795000000001",
        "/no/such/page",
      ].map(async (path) => {
        const answer = await request.get(`/${locale}${path === "/" ? "" : path}`);
        expect(answer.status(), path).toBe(path === "/no/such/page" ? 404 : 200);
        const html = await answer.text();
        expect(html, path).toContain(`<html lang="${locale}" `);
        // What is said, in text and in attributes; not what is for scripts, nor English that says so.
        const said = html
          .slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
          .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, "")
          .replaceAll("&#x27;", "'")
          .replaceAll("&amp;", "&");
        return { path, said: new Set(said.match(/(?<=>)[^<>]+(?=<)|(?<=")[^"<>]+(?=")/g)) };
      }),
    );
    const left: string[] = [];
    for (const [file, sentences] of english) {
      const own = await entriesOf(variantOf(file, locale));
      for (const [name, sentence] of sentences) {
        if (sentence.length < 6 || sentence === own.get(name) || names.has(sentence)) continue;
        for (const { path, said } of pages) if (said.has(sentence)) left.push(`${path}: ${sentence}`);
      }
    }
    expect(left, locale).toEqual([]);
  }
});

test("a page that the browser translates shows what happens on it", async ({ page }) => {
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.waitForFunction(() => !String(Node.prototype.removeChild).includes("[native code]"));
  await translatePage(page);
  await page.getByRole("link", { name: "Next John 4" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await page.getByRole("button", { name: "Verse 24. Actions" }).click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.getByLabel("Note on John 4:24").fill("Worship");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").getByText("Worship", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Lampstand, home" }).click();
  await page.getByLabel("Bible reference or words").fill("living water");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "John 4:10" })).toBeVisible();
});
