import { Link } from "#src/platform/page/router.tsx";
import { edition } from "#content/daily-edition.ts";
import { dailyVerses } from "#content/daily-verses.ts";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { DayEntry } from "#src/ui/day-entry.tsx";
import { dailyVersePath, dailyVerseTranslation } from "./daily-verse-path.ts";
import { RhemaText, WaitingFoot } from "./rhema-text.tsx";
import { dailyMessages } from "./messages.ts";

/** Every verse of the catalogue; CSS shows only today's. */
export const PrerenderedDays = () =>
  dailyVerses.map((verse, index) => (
    <DayEntry key={dailyVerseReference(verse)} entry={index}>
      <RhemaText isPrerendered text={verse.text} {...(edition && { edition })} />
      <WaitingFoot>
        <Link to={dailyVersePath(verse, edition?.id)}>{dailyVerseReference(verse)}</Link>{" "}
        <span>{edition?.name ?? dailyMessages.translation(dailyVerseTranslation.name)}</span>
      </WaitingFoot>
    </DayEntry>
  ));
