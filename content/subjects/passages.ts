import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import type { SubjectPassage } from "../schema/subjects.ts";
import { bodyAndMind } from "./passages/body-and-mind.ts";
import { doubtAndPrayer } from "./passages/doubt-and-prayer.ts";
import { fearAndTrouble } from "./passages/fear-and-trouble.ts";
import { griefAndLoss } from "./passages/grief-and-loss.ts";
import { homeAndPeople } from "./passages/home-and-people.ts";
import { joyAndThanks } from "./passages/joy-and-thanks.ts";
import { waysOfLiving } from "./passages/ways-of-living.ts";
import { workAndMoney } from "./passages/work-and-money.ts";

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
