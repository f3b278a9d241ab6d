import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { deviceCaches, deviceKeyPatterns } from "#content/privacy/messages.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { leaving, places } from "#content/privacy/places.ts";
import type { Place } from "#content/schema/privacy.ts";
import { mailLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { syncSection } from "#src/sync/lazy.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { privacyMessages } from "./messages.ts";
import { YourData } from "./your-data.tsx";
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

const Leaving = () => (
  <dl className="privacy-list">
    {leaving.map(({ title, what, howLong, remove, places: ids }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{what}</dd>
        <dd>
          <b>{privacyMessages.howLong}</b> {howLong}
        </dd>
        <dd>
          <b>{privacyMessages.toRemove}</b> {remove}
        </dd>
        <dd>
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
        </dd>
      </div>
    ))}
  </dl>
);

const SyncHere = () => {
  const { code: SyncSection, isMissing, again } = useLazyCode(syncSection);
  const { hash } = useLocation();
  if (SyncSection) return <SyncSection key={hash} />;
  return isMissing ? (
    <Problem message={privacyMessages.syncNotLoaded} onRetry={again} />
  ) : (
    <TextSkeleton lines={2} label={privacyMessages.checkingSync} />
  );
};

/** What stays on the device, what leaves it, for how long, and how to delete it. */
export const Page = () => (
  <Wrap className="privacy">
    <PageHead title={privacyMessages.title}>{privacyMessages.lead}</PageHead>
    <section aria-labelledby="stays">
      <h2 id="stays">{privacyMessages.stays}</h2>
      <p>
        {privacyMessages.staysText} {privacyMessages.unless}
        <a href="#sync">{privacyMessages.makeCode}</a>
        {privacyMessages.exportCopy}
      </p>
      <OnThisDevice />
    </section>
    <section aria-labelledby="your-data">
      <h2 id="your-data">{privacyMessages.yourData}</h2>
      <p>{privacyMessages.yourDataText}</p>
      <YourData />
    </section>
    <section aria-labelledby="devices" id="sync">
      <h2 id="devices">{privacyMessages.devices}</h2>
      <p>{privacyMessages.devicesText}</p>
      <Everything summary={privacyMessages.serverSees}>
        <p>{privacyMessages.serverSeesText}</p>
      </Everything>
      <SyncHere />
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
