import { Copy, Share2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { quotation } from "#domain/scripture/quotation.ts";
import { facebookLink, whatsappLink } from "#domain/site/share-links.ts";
import { countShare, shareCounted } from "#src/api/shares.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/share.ts";
import { FacebookIcon, WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { ExternalIconLink, IconButton } from "#src/ui/icon-button.tsx";
import { isBrowser } from "#src/platform/environment.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Problem } from "#src/ui/states.tsx";
import { dailyVersePath, dailyVerseTranslation } from "./daily-verse-path.ts";
import { WaitingFoot } from "./rhema-foot.tsx";
import { useToday } from "#src/platform/use-today.ts";
import { useDailyVerse, type DailyVerse } from "./use-daily-verse.ts";

/** Specification 1, section 8. */
const failureMessage = "Could not load the daily scripture. Please check your connection and try again.";
const shareTitle = "Daily Rhema";

const Loaded = ({ verse }: { verse: DailyVerse }) => {
  const text = quotation([verse.text], verse.reference);
  const shared = { text, url: absoluteUrl(dailyVersePath(verse.place)) };
  return (
    <>
      <blockquote>
        <p>{verse.text}</p>
      </blockquote>
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
          <IconButton label="Share" onClick={() => void shareCounted({ title: shareTitle, ...shared, description: verse.reference, copied: text })}>
            <Icon of={Share2} />
          </IconButton>
        </div>
      </div>
    </>
  );
};

/** Never resolves in a browser: its prerendered HTML stays until today's verse replaces it. */
const PrerenderedDays = lazy(async () => {
  if (isBrowser) return new Promise<never>(() => {});
  return { default: (await import("./prerendered-days.tsx")).PrerenderedDays };
});

/** Placeholders with the final layout, so that nothing moves. */
const Waiting = () => (
  <>
    <blockquote aria-busy="true">
      <span className="sr">Loading today’s verse</span>
      <span className="sk sk-w1" aria-hidden="true" />
      <span className="sk sk-w0" aria-hidden="true" />
      <span className="sk sk-w3" aria-hidden="true" />
    </blockquote>
    <WaitingFoot />
  </>
);

/** A constant element. A new one would be an update, and React would discard the prerendered verse until the code is loaded. */
const prerendered = (
  <Suspense fallback={<Waiting />}>
    <PrerenderedDays />
  </Suspense>
);

/** The verse of the day in its three states (specification 1, section 2). */
export const DailyRhema = () => {
  const today = useToday();
  const { data, isError, refetch } = useDailyVerse(today);
  return (
    <section className="rhema" aria-labelledby="rhema-title">
      <div className="rhema-head">
        <h2 id="rhema-title">Daily Rhema</h2>
        {today ? <time dateTime={toIsoDate(today)}>{dayInWords(today)}</time> : null}
      </div>
      {isError ? <Problem message={failureMessage} onRetry={() => void refetch()} /> : null}
      {data ? <Loaded verse={data} /> : null}
      {isError || data ? null : prerendered}
    </section>
  );
};
