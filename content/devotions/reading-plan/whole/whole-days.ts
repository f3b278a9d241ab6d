import type { WholeDay } from "#content/schema/devotions/whole-plan.ts";
import { chroniclesEstherDays } from "./chronicles-esther.ts";
import { deuteronomyRuthDays } from "./deuteronomy-ruth.ts";
import { exodusDays } from "./exodus.ts";
import { ezekielMalachiDays } from "./ezekiel-malachi.ts";
import { genesisDays } from "./genesis.ts";
import { isaiahJeremiahDays } from "./isaiah-jeremiah.ts";
import { jobDays } from "./job.ts";
import { leviticusNumbersDays } from "./leviticus-numbers.ts";
import { proverbsSongDays } from "./proverbs-song.ts";
import { psalmsDays } from "./psalms.ts";
import { samuelKingsDays } from "./samuel-kings.ts";

/** The Old Testament side of the whole-Bible plan, day 1 to day 365: index 0 is the first day. */
export const wholeDays: readonly WholeDay[] = [
  ...genesisDays,
  ...exodusDays,
  ...leviticusNumbersDays,
  ...deuteronomyRuthDays,
  ...samuelKingsDays,
  ...chroniclesEstherDays,
  ...jobDays,
  ...psalmsDays,
  ...proverbsSongDays,
  ...isaiahJeremiahDays,
  ...ezekielMalachiDays,
];
