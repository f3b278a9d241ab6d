import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { jsonWithin } from "./bounded-json.ts";
import { HttpError, requestJson } from "./http.ts";

afterEach(() => void vi.unstubAllGlobals());

const schema = z.object({ words: z.string() });
const requestWithin = (maxCharacters: number) => requestJson(schema, "/any", { readJson: jsonWithin(maxCharacters) });
const answering = (body: BodyInit) => vi.stubGlobal("fetch", async () => new Response(body));

it("reads an answer within its length", async () => {
  answering(JSON.stringify({ words: "é".repeat(90) }));
  expect(await requestWithin(110)).toEqual({ words: "é".repeat(90) });
});

it("does not read on in an answer of fifty megabytes", async () => {
  let given = 0;
  const chunk = new TextEncoder().encode("x".repeat(100_000));
  answering(
    new ReadableStream({
      pull: (controller) => {
        given += 1;
        if (given > 500) controller.close();
        else controller.enqueue(chunk);
      },
    }),
  );
  await expect(requestWithin(1_000_000)).rejects.toMatchObject({ kind: "invalid" });
  expect(given).toBeLessThan(30);
});

it.each(["{", "<!doctype html>", '{"words": 7}'])("calls %s invalid", async (body) => {
  answering(body);
  const failure = await requestWithin(1000).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect((failure as HttpError).kind).toBe("invalid");
});
