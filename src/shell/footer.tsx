import { ExternalLink } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { site } from "#domain/site/site.ts";
import { useYear } from "#src/platform/clock.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LogoMark } from "#src/ui/logo.tsx";
import { Counters } from "./counters.tsx";

const legalLinks = [
  { href: "/privacy-policy", label: "Privacy policy" },
  { href: "/help", label: "Help" },
] as const;

const Year = ({ yearAtBuild }: { yearAtBuild: number }): number => useYear(yearAtBuild);

export const Footer = memo(({ yearAtBuild }: { yearAtBuild: number }) => (
  <footer className="site-footer">
    <div className="wrap">
      <div>
        <p className="logo">
          <LogoMark />
          <span>{site.name}</span>
        </p>
        <p className="blurb">{site.blurb}</p>
      </div>
      <Counters />
      <nav className="links" aria-label="Footer">
        <Link to="/verses-for">Verses for a time like this</Link>
        <Link to="/daily-verses">A verse for every day</Link>
        <Link to="/cross-references">Cross references</Link>
        {site.links.photos ? (
          <a href={site.links.photos} target="_blank" rel="noopener noreferrer">
            Photos <Icon of={ExternalLink} small />
            <span className="sr">, opens in a new tab</span>
          </a>
        ) : null}
        <a href={`mailto:${site.supportEmail}`}>Ideas or a bug? Write to us</a>
      </nav>
      <div className="legal">
        <span>
          © <Year yearAtBuild={yearAtBuild} /> {site.name}
        </span>
        {legalLinks.length > 0 ? (
          <span className="links">
            {legalLinks.map((link) => (
              <Link key={link.href} to={link.href}>
                {link.label}
              </Link>
            ))}
          </span>
        ) : null}
      </div>
    </div>
  </footer>
));
