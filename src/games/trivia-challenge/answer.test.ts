import { describe, expect, it } from "vitest";
import { triviaQuestions } from "#content/games/trivia.ts";
import { difficultQuestions } from "#content/games/trivia/difficult.ts";
import { mediumQuestions } from "#content/games/trivia/medium.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { judge, judgeAnswer } from "./answer.ts";
import { isChoiceOnly } from "./question.ts";

describe("judge", () => {
  it.each([
    ["lamp", "lamp", "right"],
    [" LAMP", "lamp", "right"],
    ["lam", "lamp", "near"],
    ["lm", "lamp", "wrong"],
    ["wya", "way", "wrong"],
    ["shepard", "shepherd", "near"],
    ["sheepherds", "shepherd", "near"],
    ["courgae", "courage", "near"],
    ["corage", "courage", "near"],
    ["corge", "courage", "wrong"],
  ] as const)("%j for %j is %s", (typed, answer, verdict) => expect(judge(typed, answer)).toBe(verdict));
});

const stories = [...simpleQuestions, ...mediumQuestions, ...difficultQuestions];
const named = (answer: string) => stories.find((question) => question.answer === answer)!;

describe("judgeAnswer", () => {
  it.each([
    ["dove", "A dove", "right"],
    ["the  dove", "A dove", "right"],
    ["red sea", "The Red Sea", "right"],
    ["THE RED SEA", "The Red Sea", "right"],
    ["Jacob's well", "Jacob’s well", "right"],
    ["jacobs well", "Jacob’s well", "right"],
    ["Jacob", "Jacob’s well", "right"],
    ["Malta", "Melita", "right"],
    ["the", "The tongue", "wrong"],
    ["Zachaeus", "Zacchaeus", "near"],
    ["Jabal", "Jubal", "wrong"],
    ["Jubel", "Jubal", "near"],
    ["Belshazzar", "Belteshazzar", "wrong"],
    ["maher shalal hash baz", "Maher-shalal-hash-baz", "right"],
    ["Maher-shalal-hash-baz", "Maher-shalal-hash-baz", "right"],
  ] as const)("%j for %j is %s", (typed, answer, verdict) => expect(judgeAnswer(typed, named(answer))).toBe(verdict));

  it("takes every answer and every other right way to type it, and no other choice", () => {
    for (const question of stories) {
      for (const typed of [question.answer, ...(question.accepted ?? [])])
        expect(judgeAnswer(typed, question), `${question.id} ${typed}`).toBe("right");
      for (const choice of question.choices.filter((one) => one !== question.answer))
        expect(judgeAnswer(choice, question), `${question.id} ${choice}`).toBe("wrong");
    }
  });

  it("judges the missing word of a verse as before", () => {
    expect(judgeAnswer("worl", triviaQuestions[0]!)).toBe("near");
    expect(judgeAnswer("the world", triviaQuestions[0]!)).toBe("wrong");
  });
});

describe("isOnlyChosen", () => {
  it.each([
    ["The Red Sea", false],
    ["Simon of Cyrene", false],
    ["A pillar of salt", true],
    ["Neither should he eat", true],
  ])("%j: %s", (answer, isOnly) => expect(isChoiceOnly(named(answer))).toBe(isOnly));

  it("is never so for a verse", () => {
    expect(triviaQuestions.filter(isChoiceOnly)).toEqual([]);
  });
});
