import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { errorBodySchema } from "#domain/api/errors.ts";
import { app as worker } from "#worker/app.ts";
import { ask, origin } from "./support.ts";

const lookup = "/api/bible/nowhere+99";

/** What is said to whoever asks for these languages, and the headers about it. */
const said = async (language: string | undefined, path = lookup, init: RequestInit = {}) => {
  const headers = { ...(init.headers as Record<string, string>), ...(language && { "Accept-Language": language }) };
  const response = await ask(path, { ...init, headers });
  const { message, fields, code } = errorBodySchema.parse(await response.json());
  const about = ["Content-Language", "Vary", "Cache-Control"].map((name) => response.headers.get(name));
  return { message, fields, code, status: response.status, about };
};

const english =
  "Could not find the passage \"nowhere 99\". Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.";

describe("sentences of the API", () => {
  it.each([
    [undefined, "en"],
    ["en", "en"],
    ["xx", "en"],
    ["*", "en"],
    ["es", "es"],
    ["ES-mx", "es"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["en;q=0.4, fr-CA;q=0.7", "fr"],
    ["xx, fr;q=0.5", "fr"],
    ["es;q=0, pt;q=0.1", "pt"],
    ["est", "en"],
    ["es;q=nonsense", "es"],
    [",;=,,", "en"],
  ])("for “%s” are in %s", async (language, locale) => {
    const { message, about } = await said(language);
    expect(about).toEqual([locale, "Accept-Language", "no-store"]);
    expect(message === english).toBe(locale === "en");
  });

  it("are the same errors otherwise", async () => {
    const [plain, translated] = [await said(undefined), await said("es")];
    expect(translated).toMatchObject({ code: plain.code, status: plain.status });
    expect(translated.message).toBe(
      "No encontramos el pasaje «nowhere 99». Prueba con una cita más precisa, como «Juan 3:16» o «Génesis 1».",
    );
  });

  it.each([
    ["/api/no/such/thing", {}, "Il n’y a rien à cette adresse. Tout ce que l’API propose se trouve à /api/docs."],
    ["/api/health", { method: "DELETE" }, "Cette adresse n’accepte pas cette méthode."],
    ["/api/words/x", {}, "Certaines valeurs ne sont pas valables. number: Utilisez un numéro comme H7225 ou G26."],
    ["/api/cards/1795000000001/live", {}, "Cette adresse n’accepte que des connexions WebSocket."],
    [
      "/api/cards/1795000000001/messages",
      { method: "POST", headers: { "Content-Type": "text/plain" } },
      "Envoyez le corps en application/json.",
    ],
    [
      "/api/cards/1795000000001/messages",
      { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" },
      "Le corps de la demande n’est pas du JSON valable.",
    ],
  ])("of %s %o", async (path, init, sentence) => {
    expect((await said("fr", path, init)).message).toBe(sentence);
  });

  it("are translated field by field", async () => {
    const { fields } = await said("es", "/api/cards/1795000000001/messages", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sender_name: "", message: "x".repeat(501), start_token: "x".repeat(101) }),
    });
    expect(fields).toEqual({
      sender_name: "Hay que llenar todos los campos",
      message: "El mensaje puede tener hasta 500 caracteres",
      start_token: "Hasta 100 caracteres.",
    });
    expect((await said("pt", "/api/search?q=light&limit=1000")).fields).toEqual({
      limit: "Use um número inteiro de 1 a 100, por favor.",
    });
  });
});

describe("what may be cached", () => {
  it.each(["/api/bible/john+11:35", "/api/search?q=wept", "/api/bible/data", "/api/subjects"])(
    "%s is the same in every language",
    async (path) => {
      const [plain, asked] = [await ask(path), await ask(path, { headers: { "Accept-Language": "es" } })];
      for (const name of ["Vary", "Content-Language", "ETag", "Cache-Control"])
        expect(asked.headers.get(name)).toBe(plain.headers.get(name));
      expect(asked.headers.get("Vary") ?? "").not.toContain("Accept-Language");
      expect(await asked.text()).toBe(await plain.text());
    },
  );
});

it("assistants are answered in English", async () => {
  const request = new Request(`${origin}/api/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "Accept-Language": "es",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "read_passage", arguments: { reference: "nowhere 99" } },
    }),
  });
  const response = await worker.fetch(request, env, createExecutionContext());
  expect(await response.text()).toContain("Could not find the passage");
});
