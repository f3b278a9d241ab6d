import { Copy, Share2 } from "lucide-react";
import { Link } from "react-router";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { quotation } from "#domain/scripture/quotation.ts";
import { facebookLink, whatsappLink } from "#domain/site/share-links.ts";
import { countShare, shareCounted } from "#src/api/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/share.ts";
import { FacebookIcon, WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { ExternalIconLink, IconButton } from "#src/ui/icon-button.tsx";
import { AsPrerendered } from "#src/platform/as-prerendered.tsx";
import { prerenderedDays } from "./prerendered.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Problem } from "#src/ui/states.tsx";
import { dailyVersePath, dailyVerseSharePath, dailyVerseTranslation } from "./daily-verse-path.ts";
import { WaitingFoot } from "./rhema-foot.tsx";
import { RhemaText } from "./rhema-text.tsx";
import { useToday } from "#src/platform/use-today.ts";
import { useDailyVerse, type DailyVerse } from "./use-daily-verse.ts";
import "./daily-rhema.css";

/** docs/product/daily-verse.md, "Daily Rhema". */
const failureMessage = "Could not load the daily scripture. Please check your connection and try again.";
const shareTitle = "Daily Rhema";

const Loaded = ({ verse }: { verse: DailyVerse }) => {
  const text = quotation([verse.text], verse.reference);
  const shared = { text, url: absoluteUrl(dailyVerseSharePath(verse.place)) };
  return (
    <>
      <RhemaText text={verse.text} />
      <div className="rhema-foot">
        <p className="cite">
          <Link to={dailyVersePath(verse.place)}>{verse.reference}</Link> <span>{dailyVerseTranslation.name}</span>
        </p>
        <div className="row row-tight">
          <IconButton label="Copy" onClick={() => void copyWithToast(text, verse.reference)}>
            <Icon of={Copy} />
          </IconButton>
          <ExternalIconLink label="Share on Facebook" href={facebookLink(shared)} onClick={countShare}>
            <FacebookIcon />
          </ExternalIconLink>
          <ExternalIconLink label="Share on WhatsApp" href={whatsappLink(shared)} onClick={countShare}>
            <WhatsAppIcon />
          </ExternalIconLink>
          <IconButton
            label="Share"
            onClick={() =>
              void shareCounted({ title: shareTitle, ...shared, description: verse.reference, copied: text })
            }
          >
            <Icon of={Share2} />
          </IconButton>
        </div>
      </div>
    </>
  );
};

/** Placeholders with the final layout, so that nothing moves. */
const Waiting = () => (
  <>
    <div className="rhema-text" aria-busy="true">
      <span className="sr">Loading today’s verse</span>
      <span className="sk sk-w1" aria-hidden="true" />
      <span className="sk sk-w0" aria-hidden="true" />
      <span className="sk sk-w3" aria-hidden="true" />
    </div>
    <WaitingFoot />
  </>
);

/** The verse of the day in its three states. */
export const DailyRhema = () => {
  const today = useToday();
  const { data, isError, refetch } = useDailyVerse(today);
  return (
    <section className="rhema" aria-labelledby="rhema-title">
      <div className="rhema-head">
        <h2 id="rhema-title">Daily Rhema</h2>
        {today ? <time dateTime={toIsoDate(today)}>{dayInWords(today)}</time> : null}
      </div>
      <noscript>
        <p className="hint">
          The date needs scripts. <a href="/daily-verses">A verse for every day</a>
        </p>
      </noscript>
      {isError ? <Problem message={failureMessage} onRetry={() => void refetch()} /> : null}
      {data ? <Loaded verse={data} /> : null}
      {isError || data ? null : <AsPrerendered code={prerenderedDays} fallback={<Waiting />} />}
    </section>
  );
};
