import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { budgets } from "#domain/api/budgets.ts";
import { errorMessages } from "#domain/api/messages.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { ask, origin } from "./support.ts";

/** The tools for assistants, called by the protocol's official client. */

const address = `${origin}/api/mcp`;

/** A request as the transport sends it, to the worker under test. */
const toWorker = (url: string | URL | Request, init?: RequestInit): Promise<Response> =>
  ask(String(url instanceof Request ? url.url : url).slice(origin.length), init);

let client: Client | undefined;
/** @param mode how the version of the protocol is found: by the handshake of 2025, or by asking as of 2026 */
const connected = async (mode: "legacy" | "auto" = "legacy"): Promise<Client> => {
  client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch: toWorker as typeof fetch }));
  return client;
};
afterEach(async () => {
  await client?.close();
  client = undefined;
});

interface Called {
  readonly text: string;
  readonly data: Record<string, never>;
  readonly isError: boolean;
}

const call = async (name: string, args: Record<string, unknown>): Promise<Called> => {
  const { content, structuredContent, isError } = await (await connected()).callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { text: first!.text, data: structuredContent as Record<string, never>, isError: isError === true };
};

/** The only answer in a body, which is JSON or a stream with one event. */
const answerIn = (body: string): { result?: { content: unknown[] }; error?: { code: number; message: string } } =>
  JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);

describe("an assistant", () => {
  it.each(["legacy", "auto"] as const)("of either age of the protocol (%s) reads a verse", async (mode) => {
    const assistant = await connected(mode);
    const { content } = await assistant.callTool({ name: "read_passage", arguments: { reference: "John 11:35" } });
    expect(content).toEqual([
      { type: "text", text: `John 11:35 (King James Version)\nJesus wept.\n${origin}/read/kjv/john/11#v35` },
    ]);
    expect(assistant.getServerVersion()?.name).toBe("lampstand");
  });

  it("learns what there is, that it only reads, and how to quote", async () => {
    const assistant = await connected();
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "read_passage",
      "read_chapter",
      "search_bible",
      "verses_for_subject",
      "related_verses",
      "compare_translations",
      "daily_verse",
      "read_commentary",
      "words_behind_passage",
      "find_original_word",
      "original_word",
    ]);
    for (const { annotations, description, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description?.length).toBeGreaterThan(20);
      for (const property of Object.values(inputSchema.properties ?? {}))
        expect((property as { description?: string }).description).toBeTruthy();
      expect(outputSchema?.type).toBe("object");
    }
    expect(assistant.getInstructions()).toContain("never fill in a verse from memory");
    expect(assistant.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } });
  });

  it("reads a passage with reference, translation and link", async () => {
    const { text, data } = await call("read_passage", { reference: "jn 3:16-17", translation: "web" });
    expect(data).toMatchObject({
      reference: "John 3:16-17",
      translation: "World English Bible",
      translation_id: "web",
      license: "Public Domain",
      link: `${origin}/read/web/john/3#v16-17`,
    });
    expect(data["text"]).toMatch(/^3:16 For God so loved the world, .*\n17 /);
    expect(text).toBe(`John 3:16-17 (World English Bible)\n${data["text"]}\n${data["link"]}`);
  });

  it("reads several passages, each with its link", async () => {
    const { text, data } = await call("read_passage", {
      reference: "Luke 17:35-36; Ps 117; 1 Jn 4:8",
      translation: "web",
    });
    expect(data).toMatchObject({
      reference: "Luke 17:35-36; Psalm 117; 1 John 4:8",
      passages: [
        { reference: "Luke 17:35-36", link: `${origin}/read/web/luke/17#v35-36` },
        { reference: "Psalm 117", text: expect.stringMatching(/^117:1 .*\n2 /), link: `${origin}/read/web/psalms/117` },
        { reference: "1 John 4:8", link: `${origin}/read/web/1-john/4#v8` },
      ],
    });
    expect(text.split("\n\n")).toHaveLength(3);
    const omitted = await call("read_passage", { reference: "Luke 17:36; 17:37", translation: "web" });
    expect(omitted.text).toContain("Luke 17:36 (World English Bible)\nomitted in this translation\n");
    const inOneChapter = await call("read_passage", { reference: "Jude 3, 5" });
    expect(inOneChapter.data["passages"]).toMatchObject([{ reference: "Jude 1:3" }, { reference: "Jude 1:5" }]);
  });

  it("has verses for a need, with the reason for each and where help is", async () => {
    const worry = await call("verses_for_subject", { subject: "verses for anxiety", translation: "web", limit: 3 });
    expect(worry.data).toMatchObject({
      subject: "Worry",
      translation_id: "web",
      link: `${origin}/verses-for/worry`,
      help: null,
      passages: [1, 2, 3].map(() => ({
        text: expect.stringMatching(/\w/),
        why: expect.stringMatching(/\w/),
        link: expect.stringContaining(`${origin}/read/web/`),
      })),
    });
    const despair = await call("verses_for_subject", { subject: "I want to die by suicide" });
    expect(despair.data).toMatchObject({ subject: "Despair", help: `${origin}/help#someone-now` });
    expect(despair.text).toContain(`${origin}/help#someone-now`);
    expect((await call("verses_for_subject", { subject: "the-future" })).data["subject"]).toBe("The future");
  });

  it("reads a chapter by name or id, and Jude 1 as the chapter", async () => {
    const psalm = await call("read_chapter", { book: "PSA", chapter: 23 });
    expect(psalm.data).toMatchObject({ reference: "Psalm 23", link: `${origin}/read/kjv/psalms/23` });
    expect((await call("read_chapter", { book: "song of songs", chapter: 2 })).data["reference"]).toBe(
      "Song of Solomon 2",
    );
    const jude = await call("read_passage", { reference: "Jude 1" });
    expect(String(jude.data["text"]).split("\n")).toHaveLength(25);
  });

  it("searches, and hears what comes nearest", async () => {
    const { data, text } = await call("search_bible", { query: '"still waters"' });
    expect(data).toMatchObject({
      total: 1,
      verses: [{ reference: "Psalm 23:2", link: `${origin}/read/kjv/psalms/23#v2` }],
    });
    expect(text).toContain("1 verse in KJV.");
    const named = await call("search_bible", { query: "prodigal son" });
    expect(named.text).toContain("“The Prodigal Son” is Luke 15:11-32");
    const misspelt = await call("search_bible", { query: "shepard lord" });
    expect(misspelt.text).toContain("Did you mean: shepherd lord");
    const anxiety = await call("search_bible", { query: "verses for anxiety" });
    expect(anxiety.data["subject"]).toBe("Worry");
    expect(anxiety.text).toContain("use verses_for_subject");
    const limited = await call("search_bible", { query: "mercy", books: "PSA", limit: 2 });
    expect(limited.data["verses"]).toHaveLength(2);
  });

  it("finds related verses with their credit, compares, and has a verse for a date", async () => {
    const related = await call("related_verses", { reference: "John 3:16", limit: 2 });
    expect(related.data["verses"]).toMatchObject([{ reference: "John 3:16", related: [{}, {}] }]);
    expect(related.text).toContain("Creative Commons");
    const compared = await call("compare_translations", { reference: "Ps 23:1" });
    expect(
      (compared.data["passages"] as unknown as { translation_id: string }[]).map((one) => one.translation_id),
    ).toEqual(embeddedTranslationIds);
    const several = await call("compare_translations", { reference: "John 3:16; 4:1", translations: ["web", "kjv"] });
    expect(several.data["passages"]).toMatchObject([
      { reference: "John 3:16", translation_id: "web" },
      { reference: "John 3:16", translation_id: "kjv" },
      { reference: "John 4:1", translation_id: "web" },
      { reference: "John 4:1", translation_id: "kjv" },
    ]);
    const omitted = await call("compare_translations", { reference: "Acts 8:37", translations: ["web", "KJV"] });
    expect(omitted.text).toMatch(
      /^Acts 8:37 \(World English Bible\)\nomitted in this translation\n.*\n\nActs 8:37 \(King James Version\)\nAnd Philip said/,
    );
    const daily = await call("daily_verse", { date: "2026-12-25" });
    expect(daily.data).toMatchObject({ date: "2026-12-25", translation_id: "kjv" });
  });

  it("has the words behind a verse, and what each means", async () => {
    const behind = await call("words_behind_passage", { reference: "1 Cor 13:13" });
    expect(behind.data).toMatchObject({
      verses: [
        {
          reference: "1 Corinthians 13:13",
          words: expect.arrayContaining([{ text: "charity", numbers: ["G26"] }]),
          link: `${origin}/read/kjv/1-corinthians/13#v13`,
        },
      ],
    });
    expect(behind.text).toContain("\ncharity: G26\n");
    const { data, text } = await call("original_word", { number: "g26", limit: 2 });
    expect(data).toMatchObject({ number: "G26", language: "Greek", word: "ἀγάπη", link: `${origin}/words/G26` });
    expect(data["places"]).toHaveLength(2);
    expect(text).toMatch(/^G26, Greek: ἀγάπη \(agap/);
    expect(text).toContain("Creative Commons");
    for (const query of ["ἀγάπη", "agape", "G26"]) {
      const words = await call("find_original_word", { query, limit: 1 });
      expect(words.data["words"]).toMatchObject([{ number: "G26", word: "ἀγάπη", link: `${origin}/words/G26` }]);
    }
    const loves = await call("find_original_word", { query: "love", limit: 2 });
    expect(loves.text).toMatch(/^\d+ words, of which the first 2\.\n\n[GH]\d+, /);
  });

  it.each([
    ["words_behind_passage", { reference: "Psalm 119" }, "at most 40"],
    ["words_behind_passage", { reference: "love" }, "search"],
    ["original_word", { number: "G6000" }, "no word with the number G6000"],
    ["find_original_word", { query: "xyzzy" }, 'no Hebrew or Greek word for "xyzzy"'],
    ["find_original_word", { query: " " }, "search term"],
    ["original_word", { number: "agape" }, 'like H7225 or G26, which find_original_word finds, not "agape"'],
    [
      "compare_translations",
      { reference: "John 3:16", translations: "kjv,web" },
      'compare_translations: translations: Invalid input: expected array, received string, not "kjv,web"',
    ],
    ["original_word", { number: ".." }, "a number like"],
    ["read_passage", { reference: "Hezekiah 3:16" }, "Could not find"],
    ["read_passage", { reference: "love" }, "search"],
    [
      "read_passage",
      { reference: "John 3:16", translation: "klingon" },
      "the translation “klingon”. You can choose from kjv, asv, web, webbe, bbe, darby, ylt, and",
    ],
    ["read_passage", { reference: "Genesis" }, "at most 400"],
    ["read_passage", { reference: "random" }, "Could not find"],
    ["read_passage", { reference: "data" }, "Could not find"],
    ["read_passage", { reference: ".." }, "Could not find"],
    ["read_passage", { reference: "\ud800" }, "Please"],
    ["related_verses", { reference: "." }, "Could not find"],
    ["read_chapter", { book: "John", chapter: 22 }, "John has 21 chapters."],
    ["read_chapter", { book: "Jude", chapter: 2 }, "Jude has one chapter."],
    ["read_chapter", { book: "John 3", chapter: 2 }, "more than the name of a book."],
    ["related_verses", { reference: "Psalm 119" }, "at most 40"],
    [
      "read_passage",
      {
        reference: Array.from({ length: 21 }, (_, i) => 2 * i + 1)
          .join(",")
          .replace(/^/, "Psalm 119:"),
      },
      "at most 20",
    ],
    ["read_passage", { reference: "love" }, "use search_bible"],
    [
      "search_bible",
      { query: "x", translation: "bbe" },
      '"bbe": This only works with these translations: kjv, asv, web',
    ],
    ["search_bible", { query: "x", limit: 51 }, "<=50, not 51"],
    ["search_bible", { query: "x", books: "XYZ" }, '"XYZ": Please use three-letter book ids'],
    ["search_bible", { query: "x", testament: "old" }, '"OT"|"NT", not "old"'],
    [
      "verses_for_subject",
      { subject: "quantum physics" },
      'no verses for "quantum physics". Please use one of: fear, worry,',
    ],
    ["verses_for_subject", { subject: "losing" }, "one of: grief, the loss of a child, losing work, doubt. For"],
    ["verses_for_subject", { subject: "fear", translation: "ylt" }, '"ylt"'],
    ["daily_verse", { date: "25.12." }, '"25.12.": Please give the date as YYYY-MM-DD'],
  ])("%s %j is refused in a sentence", async (name, args, sentence) => {
    const { text, isError } = await call(name, args);
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });
});

const searchCall = (id: number) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "search_bible", arguments: { query: "mercy" } },
});

/** A batch of searches in one request. */
const searches = (count: number, from: string): Promise<Response> =>
  post(JSON.stringify(Array.from({ length: count }, (_, id) => searchCall(id))), { "CF-Connecting-IP": from });

const post = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  ask("/api/mcp", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body,
  });

describe("the protocol's address", () => {
  it("takes POST from pages of other sites, which nothing else does", async () => {
    const elsewhere = { Origin: "https://else.test" };
    const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const response = await post(list, elsewhere);
    expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    const preflight = await ask("/api/mcp", {
      method: "OPTIONS",
      headers: { ...elsewhere, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("POST, OPTIONS");
    expect(preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(", ")).toEqual(
      expect.arrayContaining(["content-type", "accept", "mcp-protocol-version", "mcp-session-id", "mcp-method"]),
    );
    for (const [path, status] of [
      ["/api/devices", 403],
      ["/api/cards", 403],
      ["/api/mcp/x", 404],
      ["/api/mcpx", 404],
    ] as const) {
      const refused = await ask(path, {
        method: "POST",
        headers: { ...elsewhere, "Content-Type": "application/json" },
        body: list,
      });
      expect([path, refused.status]).toEqual([path, status]);
    }
  });

  it("has no sessions to read or to end", async () => {
    for (const method of ["GET", "DELETE"]) {
      const response = await ask("/api/mcp", { method });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    }
  });

  it("has the API's headers and its limit", async () => {
    const { headers } = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    expect(headers.get("Cache-Control")).toMatch(/no-store|no-cache/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("RateLimit-Policy")).toBe('"requests";q=1200;w=60');
  });

  it("takes five calls in a request, each counted by its cost, and no hundred", async () => {
    const refused = await searches(100, "192.0.2.50");
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: -32600 } }]);
    expect((await searches(6, "192.0.2.50")).status).toBe(400);
    const statuses: number[] = [];
    const perRequest = 5 * 4;
    for (let spent = 0; spent <= budgets.toolCost.most; spent += perRequest)
      statuses.push((await searches(5, "192.0.2.51")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
    expect((await searches(5, "192.0.2.52")).status).not.toBe(429);
  });

  it("takes no batches under the versions of the protocol that have none", async () => {
    const batch = JSON.stringify([searchCall(1), searchCall(2)]);
    for (const [version, status] of [
      ["2025-03-26", 200],
      ["2025-06-18", 400],
      ["2025-11-25", 400],
    ] as const)
      expect([version, (await post(batch, { "MCP-Protocol-Version": version })).status]).toEqual([version, status]);
  });

  it("refuses what is too large, unreadable or of another type, without failing", async () => {
    expect((await post(`{"a":"${"x".repeat(20_000)}"}`)).status).toBe(413);
    expect((await post("{")).status).toBe(400);
    expect((await post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
  });

  it("leaves the sentences of everything else as they are", async () => {
    await connected();
    const response = await ask("/api/cards/1795000000001/messages", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"sender_name":"Ruth","message":"Hello","challenge":{"token":7,"answer":"7"}}',
    });
    expect(await response.json()).toMatchObject({ fields: { "challenge.token": "Please give this as text." } });
    expect((await call("read_passage", { reference: 7 })).text).toContain("expected string, received number");
  });

  it("answers calls of any shape with an answer of the protocol, never with a failure of ours", async () => {
    const { tools } = await (await connected()).listTools();
    const parameters = [...new Set(tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {})))];
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "John 3:16",
        "Gen 1; Jude",
        "fear",
        "G26",
        "kjv",
        "PSA",
        "2026-02-30",
        "..",
        "\ud800",
        "__proto__",
      ),
      fc.integer({ min: -1, max: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tools.map(({ name }) => name), "no_such_tool"),
        fc.oneof(fc.dictionary(fc.constantFrom(...parameters), values), fc.jsonValue({ maxDepth: 2 })),
        async (name, args) => {
          const response = await post(
            JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
          );
          expect(response.status).toBeLessThan(500);
          const answer = answerIn(await response.text());
          expect(answer.result?.content.length ?? answer.error?.code).toBeTruthy();
          expect(answer.error?.code).not.toBe(-32603);
          expect(JSON.stringify(answer)).not.toContain(errorMessages.internal);
        },
      ),
      { numRuns: 200 },
    );
  });
});
