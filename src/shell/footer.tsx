import { ExternalLink } from "lucide";
import { memo } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { site } from "#domain/site/site.ts";
import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { systemClock } from "#src/platform/clock.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LogoMark } from "#src/ui/logo.tsx";
import { siteBlurb } from "#domain/site/messages.ts";
import { shellMessages } from "./messages.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { formatCount, noStats, type StatName } from "#domain/api/stats.ts";
import { groupedDigits } from "#domain/text/counting.ts";
import { useGlobalStats } from "#src/usage/live-stats.ts";
import { LanguageLinks } from "./language-links.tsx";

const shown = [
  { name: "visitors", term: shellMessages.visitors, wordFor: shellMessages.visitorsOf },
  { name: "scripture_searches", term: shellMessages.searches, wordFor: shellMessages.searchesOf },
] as const satisfies readonly { name: StatName; term: string; wordFor: (count: number) => string }[];

/** The footer's counters: short figures with the exact number as their title, in reserved space, once they are known. */
export const Counters = () => {
  const totals = useGlobalStats();
  return (
    <dl className="counts">
      {totals !== noStats &&
        shown.map(({ name, term, wordFor }) => (
          <div key={name}>
            <dt className="sr">{term}</dt>
            <dd>
              <b title={groupedDigits(totals[name])}>{formatCount(totals[name])}</b>
              {wordFor(totals[name])}
            </dd>
          </div>
        ))}
    </dl>
  );
};

const Copyright = ({ yearAtBuild }: { yearAtBuild: number }): string =>
  `© ${useReadAfterHydration(() => systemClock.dateAt(systemClock.now()).year, yearAtBuild)} ${site.name}`;

export const Footer = memo(({ yearAtBuild }: { yearAtBuild: number }) => (
  <footer className="site-footer below">
    <div className="wrap">
      <div className="brand">
        <p className="logo">
          <LogoMark />
          <span>{site.name}</span>
        </p>
        <p className="blurb">{siteBlurb}</p>
      </div>
      <Counters />
      <nav className="links" aria-label={shellMessages.footer}>
        <Link to="/verses-for">{shellMessages.subjects}</Link>
        <Link to="/daily-verses">{shellMessages.dailyVerses}</Link>
        <Link to="/by-heart">{shellMessages.byHeart}</Link>
        <Link to="/cross-references">{shellMessages.crossReferences}</Link>
        {site.links.photos ? (
          <NewTabLink href={site.links.photos}>
            {`${shellMessages.photos} `}
            <Icon of={ExternalLink} small />
          </NewTabLink>
        ) : null}
        <a href={`mailto:${site.supportEmail}`}>{shellMessages.writeToUs}</a>
      </nav>
      <div className="legal">
        <LanguageLinks />
        <span>
          <Copyright yearAtBuild={yearAtBuild} />
        </span>
        <span className="links">
          <Link to="/privacy-policy">{shellMessages.privacy}</Link>
          <Link to="/help">{shellMessages.help}</Link>
        </span>
      </div>
    </div>
  </footer>
));
