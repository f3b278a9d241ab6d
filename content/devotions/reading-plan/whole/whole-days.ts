import type { WholeDay } from "#content/schema/reading-plan.ts";
import { days as chroniclesEstherDays } from "./163-chronicles-esther.ts";
import { days as deuteronomyRuthDays } from "./079-deuteronomy-ruth.ts";
import { days as exodusDays } from "./025-exodus.ts";
import { days as ezekielMalachiDays } from "./324-ezekiel-malachi.ts";
import { days as genesisDays } from "./001-genesis.ts";
import { days as isaiahJeremiahDays } from "./280-isaiah-jeremiah.ts";
import { days as jobDays } from "./204-job.ts";
import { days as leviticusNumbersDays } from "./045-leviticus-numbers.ts";
import { days as proverbsSongDays } from "./260-proverbs-song.ts";
import { days as psalmsDays } from "./221-psalms.ts";
import { days as samuelKingsDays } from "./115-samuel-kings.ts";

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
