import { Fragment, type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "#src/platform/page/router.tsx";
import { deviceCaches, deviceKeyPatterns } from "#content/privacy/messages.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { leaving, places } from "#content/privacy/places.ts";
import type { Place } from "#content/schema/privacy.ts";
import { mailLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { privacyMessages } from "./messages.ts";
import "./privacy.css";

const Everything = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="privacy-all">
    <summary>{summary}</summary>
    {children}
  </details>
);

const Stored = ({ place: { title, kept, fields } }: { place: Place }) => (
  <>
    <p>
      <b>{title}</b>
      {privacyMessages.keptFor(kept)}
    </p>
    <ul>
      {Object.entries(fields).map(([name, what]) => (
        <li key={name}>
          {what} <code>{name}</code>
        </li>
      ))}
    </ul>
  </>
);

const onDevice = Object.entries({ ...storedTexts, ...deviceKeyPatterns, ...deviceCaches });
const lifetimes = [...new Set(onDevice.map(([, { kept }]) => kept))];

const OnThisDevice = () => (
  <Everything summary={privacyMessages.everythingHere}>
    {lifetimes.map((lifetime) => (
      <Fragment key={lifetime}>
        <p>
          {privacyMessages.kept}
          <b>{lifetime}</b>
          {privacyMessages.keptEnd}
        </p>
        <ul>
          {onDevice
            .filter(([, { kept }]) => kept === lifetime)
            .map(([name, { what }]) => (
              <li key={name}>
                {what} <code>{name}</code>
              </li>
            ))}
        </ul>
      </Fragment>
    ))}
  </Everything>
);

const Leaving = () =>
  leaving.map(({ title, what, howLong, remove, places: ids }) => (
    <Everything key={title} summary={title}>
      <p>{what}</p>
      <p>
        <b>{privacyMessages.howLong}</b> {howLong}
      </p>
      <p>
        <b>{privacyMessages.toRemove}</b> {remove}
      </p>
      <Everything
        summary={
          <>
            {privacyMessages.eachThing}
            <span className="sr">{privacyMessages.ofTitle(title)}</span>
          </>
        }
      >
        {ids.map((id) => (
          <Stored key={id} place={places[id]} />
        ))}
      </Everything>
    </Everything>
  ));

/** Links with a sync code lead here from pictures printed before 'Your data' had a screen of its own. */
const useOldSyncLinks = (): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash.startsWith("#sync")) void navigate(`/your-data${hash}`, { replace: true });
  }, [hash, navigate]);
};

/** What stays on the device, what leaves it, for how long, and how to delete it. */
export const Page = () => {
  useOldSyncLinks();
  return (
    <Wrap className="privacy">
      <PageHead title={privacyMessages.title}>{privacyMessages.lead}</PageHead>
      <section aria-labelledby="stays">
        <h2 id="stays">{privacyMessages.stays}</h2>
        <p>
          {privacyMessages.staysText} {privacyMessages.unless}
          <Link to="/your-data#sync">{privacyMessages.makeCode}</Link>
          {privacyMessages.exportCopy}
        </p>
        <OnThisDevice />
      </section>
      <section aria-labelledby="your-data">
        <h2 id="your-data">{privacyMessages.yourData}</h2>
        <ButtonLink to="/your-data">{privacyMessages.seeData}</ButtonLink>
      </section>
      <section aria-labelledby="leaves">
        <h2 id="leaves">{privacyMessages.leaves}</h2>
        <Leaving />
      </section>
      <section aria-labelledby="others">
        <h2 id="others">{privacyMessages.others}</h2>
        <p>{privacyMessages.othersText}</p>
        <p>
          {privacyMessages.questions}
          <Link to="/help">{privacyMessages.help}</Link>
          {privacyMessages.orWrite}
          <a href={mailLink({ to: site.supportEmail, subject: privacyMessages.subject, body: "" })}>
            {site.supportEmail}
          </a>
          .
        </p>
      </section>
    </Wrap>
  );
};
