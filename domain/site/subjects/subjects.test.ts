import { expect, it } from "vitest";
import { isSubjectId, subjectIds, subjectInSentence, subjectName, subjectPath } from "./subjects.ts";

it("names subjects after their ids", () => {
  expect(subjectName("the-loss-of-a-child")).toBe("The loss of a child");
  expect(subjectName("distance-from-god")).toBe("Distance from God");
  expect(subjectInSentence("the-future")).toBe("the future");
  expect(subjectPath("fear")).toBe("/verses-for/fear");
  expect(subjectIds.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id) && isSubjectId(id))).toBe(true);
  expect(["", "Fear", "constructor", "fear/"].some(isSubjectId)).toBe(false);
});
