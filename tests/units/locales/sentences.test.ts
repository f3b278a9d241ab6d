import { expect, it } from "vitest";
import { sentencesIn } from "./sentences.ts";

it.each([
  ["text between tags", "<p>Read on</p>", ["Read on"]],
  ["a word in an attribute that is said, in small letters", '<b aria-label="close" />', ["close"]],
  ["one in braces", "<b title={`close`} />", ["close"]],
  ["one of two", '<p>{many ? "verses" : "verse"}</p>', ["verses", "verse"]],
  ["a piece of a sentence", "<p>{`${n} verses`}</p>", ["verses"]],
  ["a literal elsewhere", 'toast({ title: "Copied to the clipboard" })', ["Copied to the clipboard"]],
])("%s is said", (_what, code, said) => {
  expect(sentencesIn("screen.tsx", `export const it = ${code};`)).toEqual(said);
});

it.each([
  ["a class", '<p className="row wide" />'],
  ["what is compared", '<p>{phase === "over" ? 1 : words.title}</p>'],
  ["a link", '<a href={isOld ? "/old" : "/new"}>{title}</a>'],
])("%s is not", (_what, code) => {
  expect(sentencesIn("screen.tsx", `export const it = ${code};`)).toEqual([]);
});
