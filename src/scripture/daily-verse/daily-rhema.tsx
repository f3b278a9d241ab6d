import { numbersBetween } from "#domain/scripture/reference/places.ts";
import { BookHeart, Copy, Share2 } from "lucide";
import { Link } from "#src/platform/page/router.tsx";
import { dayInWords } from "#domain/calendar/date-words.ts";
import { toIsoDate } from "#domain/calendar/calendar-date.ts";
import { quotation } from "#domain/scripture/text/quotation.ts";
import { isLearntHere, learnPath } from "#domain/site/addresses/learn-address.ts";
import { base, firstTranslation } from "#domain/site/locales/locale.ts";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { facebookLink, whatsappLink } from "#domain/site/addresses/share-links.ts";
import { isOfOtherLanguage } from "#domain/scripture/translations/translations.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { countShare, shareCounted } from "#src/usage/shares.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { absoluteUrl, copyWithToast } from "#src/platform/page/share.ts";
import { FacebookIcon, WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { ExternalIconLink, IconButton } from "#src/ui/icon-button.tsx";
import { AsPrerendered } from "#src/platform/loading/as-prerendered.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Problem } from "#src/ui/states.tsx";
import { useToday } from "#src/platform/use-today.ts";
import { uiMessages } from "#src/ui/messages.ts";
import { dailyVersePath, dailyVerseSharePath, dailyVerseTranslation } from "./daily-verse-path.ts";
import { RhemaText, WaitingFoot } from "./rhema-text.tsx";
import { type DailyVerse, useDailyVerse } from "./use-daily-verse.ts";
import { dailyMessages } from "./messages.ts";
import "./daily-rhema.css";

/** The verses of all days, of which the head script chooses today's before the first paint. Only the build has their code. */
export const prerenderedDays = lazyCode("prerendered days", async () =>
  import.meta.env.SSR ? (await import("./prerendered-days.tsx")).PrerenderedDays : undefined,
);

const remoteVerse = lazyCode(
  "verse in another language",
  async () => (await import("./remote-translation-verse.tsx")).RemoteVerse,
);

const versesOf = ({ book, chapter, verse, lastVerse = verse }: PassagePlace): VerseSet => ({
  book,
  chapter,
  verses: numbersBetween(verse, lastVerse),
});

const Loaded = ({ verse }: { verse: DailyVerse }) => {
  const { edition, place } = verse;
  const { id, name } = edition ?? dailyVerseTranslation;
  const text = quotation([verse.text], verse.reference);
  const shared = { text, url: absoluteUrl(dailyVerseSharePath(place, id)) };
  return (
    <>
      <RhemaText {...verse} />
      <div className="rhema-foot">
        <p className="cite" lang={edition?.tag}>
          <Link to={dailyVersePath(place, id)}>
            <bdi>{verse.reference}</bdi>
          </Link>{" "}
          {isLearntHere(id) ? (
            <Link
              className="rhema-learn"
              title={dailyMessages.learn(verse.reference)}
              to={learnPath(id, [versesOf(place)])}
            >
              <Icon of={BookHeart} small />
            </Link>
          ) : null}
          <span>{edition ? <bdi>{name}</bdi> : dailyMessages.translation(name)}</span>
        </p>
        <div className="row row-tight">
          <IconButton label={dailyMessages.copy} onClick={() => void copyWithToast(text, verse.reference)}>
            <Icon of={Copy} />
          </IconButton>
          <ExternalIconLink label={dailyMessages.onFacebook} href={facebookLink(shared)} onClick={countShare}>
            <FacebookIcon />
          </ExternalIconLink>
          <ExternalIconLink label={dailyMessages.onWhatsApp} href={whatsappLink(shared)} onClick={countShare}>
            <WhatsAppIcon />
          </ExternalIconLink>
          <IconButton
            label={uiMessages.share}
            onClick={() =>
              void shareCounted({ title: dailyMessages.title, ...shared, description: verse.reference, copied: text })
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
      <span className="sr">{dailyMessages.loading}</span>
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
  const [{ translation = firstTranslation }] = useStored(lastReadEntry);
  // Not if the site's own text of today's verse is in that translation already.
  const remote = isOfOtherLanguage(translation) && data?.edition?.id !== translation ? translation : undefined;
  const { code: RemoteVerse } = useLazyCode(remoteVerse, remote !== undefined);
  return (
    <section className="rhema" aria-labelledby="rhema-title">
      <div className="rhema-head">
        <h2 id="rhema-title">{dailyMessages.title}</h2>
        {today ? <time dateTime={toIsoDate(today)}>{dayInWords(today)}</time> : null}
      </div>
      <noscript>
        <p className="hint">
          {`${dailyMessages.needsScripts} `}
          <a href={`${base}/daily-verses`}>{dailyMessages.everyDay}</a>
        </p>
      </noscript>
      {isError ? <Problem message={dailyMessages.failed} onRetry={() => void refetch()} /> : null}
      {data && RemoteVerse && remote ? <RemoteVerse verse={data} translation={remote} as={Loaded} /> : null}
      {data && !(RemoteVerse && remote) ? <Loaded verse={data} /> : null}
      {isError || data ? null : <AsPrerendered code={prerenderedDays} fallback={<Waiting />} />}
    </section>
  );
};
