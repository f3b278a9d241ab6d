import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import type { SubjectPassage } from "../schema/subjects.ts";
import { passages as bodyAndMind } from "./passages/body-and-mind.ts";
import { passages as doubtAndPrayer } from "./passages/doubt-and-prayer.ts";
import { passages as fearAndTrouble } from "./passages/fear-and-trouble.ts";
import { passages as griefAndLoss } from "./passages/grief-and-loss.ts";
import { passages as homeAndPeople } from "./passages/home-and-people.ts";
import { passages as joyAndThanks } from "./passages/joy-and-thanks.ts";
import { passages as waysOfLiving } from "./passages/ways-of-living.ts";
import { passages as workAndMoney } from "./passages/work-and-money.ts";

/** The passages of every subject. */
export const subjectPassages: Readonly<Record<SubjectId, readonly SubjectPassage[]>> = {
  ...fearAndTrouble,
  ...griefAndLoss,
  ...bodyAndMind,
  ...workAndMoney,
  ...homeAndPeople,
  ...doubtAndPrayer,
  ...joyAndThanks,
  ...waysOfLiving,
};
