import { describe, expect, it } from "vitest";
import { endpointList } from "./endpoints.ts";
import { apiSentences as spanish } from "./messages.es.ts";
import { apiSentences as french } from "./messages.fr.ts";
import { apiSentences as portuguese } from "./messages.pt.ts";
import { apiSentences as english } from "./messages.ts";
import { sentenceOfIssue } from "./sentence-of-schema.ts";

const others = { spanish, portuguese, french };

/** Values of which hardly any request takes one. */
const nonsense = [null, -1, 0, 1.5, 1e6, "", " ", "?", "a".repeat(30_000), "<b>", "x,y", [], {}, ["?"], [{}]];

/** A body with each of its values, at any depth, replaced by nonsense. */
const corrupted = (value: unknown): unknown[] => [
  ...nonsense,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        corrupted(inner).map((bad) =>
          Array.isArray(value) ? value.with(Number(name), bad) : { ...value, [name]: bad },
        ),
      )
    : []),
];

const namesIn = (schema: unknown): string[] =>
  Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {});

/** What the schemas of requests find wrong with all of that, by the kind of the fault and its sentence. */
const issues = new Map(
  endpointList.flatMap(({ query, body, exampleBody }) => {
    const asked = namesIn(query).flatMap((name) => nonsense.map((bad) => ({ [name]: bad })));
    const bodies = namesIn(body).flatMap((name) =>
      nonsense.map((bad) => ({ ...(exampleBody as object | undefined), [name]: bad })),
    );
    return [
      ...asked.map((one) => query!.safeParse(one)),
      ...[...bodies, ...corrupted(exampleBody)].map((one) => body?.safeParse(one)),
    ].flatMap(
      (result) =>
        result?.error?.issues.map((issue) => [`${issue.code}: ${sentenceOfIssue(issue)(english)}`, issue] as const) ??
        [],
    );
  }),
);

const sentenceOf = (message: string) => sentenceOfIssue({ code: "custom", path: [], input: undefined, message });

describe("what schemas say", () => {
  it("is said in every language", () => {
    expect(issues.size).toBeGreaterThan(30);
    for (const words of Object.values(others))
      expect(
        [...issues.values()].filter((issue) => sentenceOfIssue(issue)(words) === sentenceOfIssue(issue)(english)),
      ).toEqual([]);
  });

  it("is the schema's own sentence, or says what the value must be", () => {
    const said = [...issues.keys()];
    expect(said).toContain("too_big: At most 200 characters.");
    expect(said).toContain("invalid_type: Please give this as text.");
    expect(said).toContain("invalid_value: Please use one of simple, medium, difficult.");
    expect(said.filter((one) => one.endsWith(english.fields.invalid))).toEqual([
      `invalid_union: ${english.fields.invalid}`,
    ]);
  });

  it("keeps the values in it", () => {
    expect(sentenceOf("At most 200 characters.")(spanish)).toBe("Hasta 200 caracteres.");
    expect(sentenceOf("Please use a whole number from 1 to 100.")(portuguese)).toBe(
      "Use um número inteiro de 1 a 100, por favor.",
    );
    expect(sentenceOf("All fields are required")(french)).toBe("Tous les champs sont à remplir");
  });

  it("stays in English if nobody knows it", () => {
    expect(sentenceOf("Sentences of others")(spanish)).toBe("Sentences of others");
  });
});

const textsOf = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([group, inner]) =>
    Object.entries(inner as object).flatMap(([name, text]) =>
      typeof text === "string" ? [[`${group}.${name}`, text] as [string, string]] : [],
    ),
  );

it("no sentence of the API is left in English", () => {
  const known = new Map(textsOf(english));
  for (const words of Object.values(others))
    expect(textsOf(words).filter(([name, text]) => known.get(name) === text)).toEqual([]);
});
