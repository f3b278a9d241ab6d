import type { CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { sizesFrom } from "#domain/pictures/fit-text.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import { site } from "#domain/site/site.ts";
import { pictureInks } from "#src/platform/media/picture.ts";
import type { DailyLine } from "./daily.ts";
import { resultMessages } from "./messages.ts";

const width = 540;
const top = 150;
const lineHeight = 68;
const gold = "#8A5A0A";
const leading = 1.3;
const baselineBelowMiddle = 0.28;

/** The results of a day as a picture to share. It shows results, never the questions. */
export const dailyPicture = (date: CalendarDate, lines: readonly DailyLine[], streak: number): Picture => {
  const height = top + lines.length * lineHeight + 70;
  return {
    width,
    height,
    scale: 4,
    paper: "#FBF8F2",
    frame: { x: 24, y: 24, width: width - 48, height: height - 48 },
    paths: [
      { path: `M16 16h${width - 32}v${height - 32}H16z`, stroke: "#C8912A", width: 2 },
      { path: `M24 24h${width - 48}v${height - 48}H24z`, stroke: "#E7DFD0", width: 1 },
    ],
    texts: [
      { text: resultMessages.boards, y: 74, size: 34, fill: pictureInks.ink },
      {
        text: streak > 1 ? `${dateInWords(date)} · ${resultMessages.inARow(streak)}` : dateInWords(date),
        y: 108,
        size: 19,
        fill: pictureInks.quietInk,
        isItalic: true,
      },
      ...lines.flatMap(({ title, result, marks }, index) => [
        {
          text: resultMessages.titled(title, result),
          y: top + index * lineHeight + 8,
          size: 20,
          fill: pictureInks.ink,
        },
        { text: marks, y: top + index * lineHeight + 34, size: 20, fill: gold },
      ]),
      { text: site.name, y: height - 44, size: 18, fill: gold },
    ].map(({ y, size, ...line }) => ({
      ...line,
      box: { x: 35, y: y - (baselineBelowMiddle + leading / 2) * size, width: 470, height: leading * size },
      sizes: sizesFrom(size, size / 3),
      maxLines: 1,
    })),
  };
};
