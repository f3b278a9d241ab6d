import { describe, expect, it } from "vitest";
import { subjectFinder } from "./subject-finder.ts";

const fear = { id: "fear", otherNames: ["being afraid", "scared"] } as const;
const loss = { id: "the-loss-of-a-child", otherNames: ["miscarriage", "losing a child"] } as const;
const distance = { id: "distance-from-god", otherNames: ["when God seems far", "God’s presence"] } as const;
const forgiving = { id: "forgiving-others", otherNames: ["how to forgive", "grudges"] } as const;
const find = subjectFinder([fear, loss, distance, forgiving]);

describe("the subject that a query names", () => {
  it.each([
    "fear",
    "Fear",
    "FEARS",
    "féar",
    "verses about fear",
    "bible verses on fear",
    "Scriptures on fear",
    "fear verses",
    "fear in the Bible",
    "what does the bible say about fear",
    "kjv verses about fear",
    "being afraid",
    "I am afraid",
    "I’m scared",
    "verses for when I am scared",
  ])("%s", (query) => {
    expect(find(query)).toBe(fear);
  });

  it.each([
    ["loss of a child", loss],
    ["verses on the loss of a child", loss],
    ["miscarriages", loss],
    ["losing a child", loss],
    ["distance from God", distance],
    ["when god seems far", distance],
    ["bible verses for when God seems far", distance],
    ["god's presence", distance],
    ["gods presence", distance],
    ["how to forgive", forgiving],
    ["verses about how to forgive", forgiving],
    ["grudge", forgiving],
  ])("%s", (query, subject) => {
    expect(find(query)).toBe(subject);
  });

  it.each([
    "",
    " ",
    "the",
    "verses",
    "bible verses about",
    "bible",
    "god",
    "fear not for I am with thee",
    "the fear of the LORD",
    "child",
    "fear and trembling",
    "\u0000",
    "🕊",
  ])("is not %j", (query) => {
    expect(find(query)).toBeUndefined();
  });
});
