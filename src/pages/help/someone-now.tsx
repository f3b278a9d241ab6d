import { useEffect, useId, useRef, useState } from "react";
import { focusElement } from "#src/platform/page/keep-focus.ts";
import { useLocation } from "#src/platform/page/router.tsx";
import { helpCountries, helplineDirectory } from "#content/helplines.ts";
import type { HelpCountry, Helpline } from "#content/schema/help.ts";
import { parseIsoDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { helplinesSectionId } from "#domain/site/helplines.ts";
import { after } from "#src/platform/clock.ts";
import { useReadAfterHydration } from "#src/platform/loading/hydration.ts";
import { browserLanguages } from "#src/platform/page/browser-languages.ts";
import { evidenceOf, shownCountries, suggestedCountry } from "./someone-now-rules.ts";
import { helpMessages } from "./messages.ts";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { helplineWords } from "#content/helplines-words.ts";
import { locale, localeTag } from "#domain/site/locales/locale.ts";

type Numbers = Helpline["numbers"];

/** The texts of the list in the language of the interface. */
const inWords = (english: string): string => helplineWords[english] ?? english;

const countryName = ({ code, name }: HelpCountry): string =>
  locale === "en" ? name : (new Intl.DisplayNames(localeTag, { type: "region" }).of(code) ?? name);

const NumberLinks = ({ numbers }: { numbers: Numbers }) => (
  <ul className="someone-numbers">
    {numbers.map(({ number, what, canText }) => (
      <li key={number}>
        <a href={`tel:${number.replace(/\D/g, "")}`}>{number}</a>
        {what ? <span> {inWords(what)}</span> : null}
        {canText ? <span>{helpMessages.callOrText}</span> : null}
      </li>
    ))}
  </ul>
);

const ExternalLink = (props: { href: string; children: string }) => <NewTabLink className="lone-link" {...props} />;

const hostOf = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/.*$/s, "");

const HelplineItem = ({ line: { name, purpose, numbers, hours, site } }: { line: Helpline }) => (
  <li>
    <h4>{inWords(name)}</h4>
    <NumberLinks numbers={numbers} />
    <p>
      {helpMessages.forWhom(inWords(purpose))}
      {hours ? ` ${inWords(hours)}.` : ""} {site ? <ExternalLink href={site}>{hostOf(site)}</ExternalLink> : null}
    </p>
  </li>
);

const Evidence = ({ country }: { country: HelpCountry }) => {
  const { sources, checked } = evidenceOf(country);
  const date = parseIsoDate(checked);
  return (
    <details className="someone-sources">
      <summary>{date ? helpMessages.compared(dateInWords(date)) : helpMessages.sources}</summary>
      <ul>
        {sources.map((address) => (
          <li key={address}>
            <ExternalLink href={address}>{hostOf(address)}</ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Country = ({ country }: { country: HelpCountry }) => (
  <section aria-label={countryName(country)} className="someone-country">
    <h3>{countryName(country)}</h3>
    <ul>
      <li>
        <h4>{helpMessages.inDanger}</h4>
        <NumberLinks numbers={country.emergency.numbers} />
      </li>
      {country.helplines.map((line) => (
        <HelplineItem key={line.name} line={line} />
      ))}
    </ul>
    <Evidence country={country} />
  </section>
);

/** Scrolls to the section if the URL fragment names it. The browser does this only on prerendered pages. */
const useScrollToFragment = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Depends on the whole location: the link to this section can be pressed again.
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${helplinesSectionId}`) return undefined;
    // After the arrival at the screen, which scrolls to its top.
    return after(0, () => focusElement(heading.current, "start"));
  }, [location]);
  return heading;
};

/**
 * 'If you need someone now': emergency numbers and helplines. The list is part of this page's code, so it is there
 * without a network. The browser's language only preselects a country; nothing is stored or sent.
 */
export const SomeoneNow = () => {
  const heading = useScrollToFragment();
  const fieldId = useId();
  const [chosen, setChosen] = useState<string>();
  const suggested = useReadAfterHydration(() => suggestedCountry(browserLanguages(), helpCountries), "");
  const code = chosen ?? suggested;
  return (
    <section className="help-guide someone-now" aria-labelledby={helplinesSectionId}>
      <div>
        <h2 id={helplinesSectionId} ref={heading} tabIndex={-1}>
          {helpMessages.someone}
        </h2>
        <p className="help-lead">{helpMessages.someoneLead}</p>
        <div className="field">
          <label htmlFor={fieldId}>{helpMessages.yourCountry}</label>
          <select
            id={fieldId}
            className="input input-select"
            value={code}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">{helpMessages.allCountries}</option>
            {helpCountries.map((country) => (
              <option key={country.code} value={country.code}>
                {countryName(country)}
              </option>
            ))}
          </select>
          <p className="hint">{helpMessages.staysHere}</p>
        </div>
      </div>
      <div className="someone-list">
        {shownCountries(code, helpCountries).map((country) => (
          <Country key={country.code} country={country} />
        ))}
        <p>
          {helpMessages.elsewhere}
          <ExternalLink href={helplineDirectory.address}>{helplineDirectory.name}</ExternalLink>
          {helpMessages.directory}
        </p>
      </div>
    </section>
  );
};
