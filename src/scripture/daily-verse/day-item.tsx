import { scriptureWords } from "#src/ui/scripture-words.tsx";
import { Copy, Share2 } from "lucide";
import { useId } from "react";
import { Link } from "react-router";
import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { quotation } from "#domain/scripture/text/quotation.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { shareCounted } from "#src/api/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/page/share.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { archiveMessages } from "./archive-messages.ts";
import { dailyVersePath, dailyVerseSharePath } from "./daily-verse-path.ts";

interface DayItemProps {
  readonly verse: DailyVerse;
  /** Day of the month. */
  readonly day: number;
  /** "23 November". */
  readonly date: string;
  readonly isToday: boolean;
}

/** One day of a month: its date, its verse, what can be done with it. */
export const DayItem = ({ verse, day, date, isToday }: DayItemProps) => {
  const id = useId();
  const reference = dailyVerseReference(verse);
  const path = dailyVersePath(verse);
  const text = quotation([verse.text], reference);
  return (
    <li id={`day-${day}`}>
      <article className="verse-day" aria-labelledby={id} aria-current={isToday ? "date" : undefined}>
        <h2 id={id}>
          {date}
          {isToday ? <span>{archiveMessages.today}</span> : null}
        </h2>
        <blockquote lang={quotedIn}>
          <p>{scriptureWords(verse.text)}</p>
        </blockquote>
        <div className="verse-day-foot">
          <Link to={path}>{reference}</Link>
          <div className="row row-tight">
            <IconButton label={archiveMessages.copy(reference)} onClick={() => void copyWithToast(text, reference)}>
              <Icon of={Copy} />
            </IconButton>
            <IconButton
              label={archiveMessages.share(reference)}
              onClick={() =>
                void shareCounted({
                  title: reference,
                  text,
                  url: absoluteUrl(dailyVerseSharePath(verse)),
                  description: reference,
                })
              }
            >
              <Icon of={Share2} />
            </IconButton>
          </div>
        </div>
      </article>
    </li>
  );
};
