import { hash } from "node:crypto";
import * as z from "zod/mini";
import { afterEach, expect, it, vi } from "vitest";
import { textDigestHeader } from "#domain/api/headers.ts";
import { readVerifiedResponse } from "./verified-file.ts";

const schema = z.object({ verses: z.array(z.object({ chapter: z.literal(3) })) });
const chapter = (number: number) => ({ verses: [{ chapter: number }] });
const right = JSON.stringify(chapter(3));
const digestOf = (text: string) => hash("sha256", text).slice(0, 12);
const sent = (body: string, digest: string | undefined = digestOf(body)) =>
  new Response(body, digest === "" ? {} : { headers: { [textDigestHeader]: digest } });

/** What is read if the API answers these in turn, and how it was asked. */
const read = async (...answers: Response[]) => {
  const asked: (RequestCache | undefined)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { cache }: RequestInit) => {
    asked.push(cache);
    return answers[asked.length - 1];
  });
  const content = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
    path: { translation: "bbe", book: "JHN", chapter: 3 },
    response: schema,
  }).catch((error: Error) => error.message);
  return { content, asked };
};

afterEach(() => void vi.unstubAllGlobals());

it("a response that matches its digest is accepted", async () => {
  expect(await read(sent(right))).toEqual({ content: chapter(3), asked: ["default"] });
});

it.each([
  ["cut off", sent(right.slice(0, 9), digestOf(right))],
  ["changed", sent(right.replace("3", "4"), digestOf(right))],
  ["without a digest", sent(right, "")],
  ["about another chapter", sent(JSON.stringify(chapter(13)))],
])("an answer that is %s is asked for again past the cache, and refused the second time", async (_what, damaged) => {
  expect(await read(damaged.clone(), sent(right))).toEqual({ content: chapter(3), asked: ["default", "reload"] });
  expect((await read(damaged.clone(), damaged.clone())).content).toBe("invalid");
});
