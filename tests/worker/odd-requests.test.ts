import { describe, expect, it } from "vitest";
import { errorBodySchema } from "#domain/api/errors.ts";
import { ask } from "./support.ts";

/** Wrong and odd values in each place where a program writes one, as they stand in an address. */
const oddValues: readonly string[] = [
  ..."'\";:-~*+,_|^`",
  ..."%00 %0A %0D%0ASet-Cookie:a=b %20 %23 %26 %2F %3F %5C %C3%28 %E2%80%AEjohn %ED%A0%80 %F0%9F%98%80".split(" "),
  ..."0 -1 1.5 1e9 999999999999999999999 NaN null undefined true [] {}".split(" "),
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "'+OR+1=1--",
  "$%7B7*7%7D",
  "..%2F..%2Fetc%2Fpasswd",
  "john+0:1",
  "john+3:0",
  "john+3:99",
  "john+99",
  "john+3:16-2",
  "john+3:16-",
  "3:16",
  "john+john",
  "%EF%BD%8A%EF%BD%8F%EF%BD%88%EF%BD%8E+3:16",
  "A".repeat(600),
  "john+3:16;".repeat(30),
];

/** Where a value stands, and the field that a refusal of it names. */
const forms = {
  "/api/bible/{value}": "reference",
  "/api/bible/john+3:16?translation={value}": "translation",
  "/api/passages?references={value}": "references",
  "/api/passages?references=john+3:16&translations={value}": "translations",
  "/api/bible/data/{value}": "translation",
  "/api/bible/data/kjv/{value}": "book",
  "/api/bible/data/kjv/JHN/{value}": "chapter",
  "/api/bible/data/kjv/random/{value}": "books",
  "/api/search?q={value}": "q",
  "/api/search?q=love&book={value}": "book",
  "/api/search?q=love&limit={value}": "limit",
  "/api/search?q=love&cursor={value}": "cursor",
  "/api/commentary/{value}": "reference",
  "/api/cross-references/{value}": "reference",
  "/api/words/{value}": "number",
  "/api/words?q={value}": "q",
  "/api/subjects/{value}": "id",
  "/api/bible/daily?date={value}": "date",
  "/api/oembed?url={value}": "url",
} as const;

/** What is wrong with the answer to a request; undefined if it is JSON or an error of a known code that names the field. */
const problemOf = async (address: string, field: string): Promise<string | undefined> => {
  const response = await ask(address);
  const body: unknown = await response.json();
  if (response.ok) return undefined;
  const { code, fields = {} } = errorBodySchema.parse(body);
  if (response.status >= 500) return `${address}: ${response.status} ${code}`;
  const isNamed = code !== "invalid_input" || Object.keys(fields).join() === field;
  return isNamed ? undefined : `${address}: names ${Object.keys(fields).join()}`;
};

it.each([
  ["/api/search?q=love&limit=many", "limit: Please use a whole number from 1 to 100."],
  ["/api/passages", "references: Please name one to 20, separated by semicolons."],
  ["/api/commentary/john", "no more than 3 chapters at a time from this source."],
  ["/api/bible/data/kjv/JHN/22", "There is no John 22: John has 21 chapters."],
])("%s says what is wrong in one sentence", async (address, sentence) =>
  expect(errorBodySchema.parse(await (await ask(address)).json()).message).toContain(sentence),
);

describe("wrong and odd values are answered, or refused with an error of a known code that names the field", () => {
  it.each(Object.entries(forms))("%s", async (form, field) => {
    expect(oddValues.length).toBeGreaterThan(45);
    const problems = await Promise.all(
      oddValues.map((value) =>
        problemOf(
          form.replace("{value}", () => value),
          field,
        ),
      ),
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });
});
