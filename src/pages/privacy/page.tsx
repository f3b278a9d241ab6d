import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { deviceCaches, deviceKeyPatterns } from "#content/privacy/device.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { leaving } from "#content/privacy/leaving.ts";
import { places } from "#content/privacy/places.ts";
import type { Place } from "#content/schema/privacy.ts";
import { mailLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { syncSection } from "#src/sync/lazy.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { privacyWords } from "./privacy-words.ts";
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
      {privacyWords.keptFor(kept)}
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
  <Everything summary={privacyWords.everythingHere}>
    {lifetimes.map((lifetime) => (
      <Fragment key={lifetime}>
        <p>
          {privacyWords.kept}
          <b>{lifetime}</b>
          {privacyWords.keptEnd}
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
          <b>{privacyWords.howLong}</b> {howLong}
        </dd>
        <dd>
          <b>{privacyWords.toRemove}</b> {remove}
        </dd>
        <dd>
          <Everything
            summary={
              <>
                {privacyWords.eachThing}
                <span className="sr">{privacyWords.ofTitle(title)}</span>
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
    <Problem message={privacyWords.syncNotLoaded} onRetry={again} />
  ) : (
    <TextSkeleton lines={2} label={privacyWords.checkingSync} />
  );
};

/** What stays on the device, what leaves it, for how long, and how to delete it. */
export const Page = () => (
  <Wrap className="privacy">
    <PageHead title={privacyWords.title}>{privacyWords.lead}</PageHead>
    <section aria-labelledby="stays">
      <h2 id="stays">{privacyWords.stays}</h2>
      <p>
        {privacyWords.staysText} {privacyWords.unless}
        <a href="#sync">{privacyWords.makeCode}</a>
        {privacyWords.exportCopy}
      </p>
      <OnThisDevice />
    </section>
    <section aria-labelledby="your-data">
      <h2 id="your-data">{privacyWords.yourData}</h2>
      <p>{privacyWords.yourDataText}</p>
      <YourData />
    </section>
    <section aria-labelledby="devices" id="sync">
      <h2 id="devices">{privacyWords.devices}</h2>
      <p>{privacyWords.devicesText}</p>
      <Everything summary={privacyWords.serverSees}>
        <p>{privacyWords.serverSeesText}</p>
      </Everything>
      <SyncHere />
    </section>
    <section aria-labelledby="leaves">
      <h2 id="leaves">{privacyWords.leaves}</h2>
      <Leaving />
    </section>
    <section aria-labelledby="others">
      <h2 id="others">{privacyWords.others}</h2>
      <p>{privacyWords.othersText}</p>
      <p>
        {privacyWords.questions}
        <Link to="/help">{privacyWords.help}</Link>
        {privacyWords.orWrite}
        <a href={mailLink({ to: site.supportEmail, subject: privacyWords.subject, body: "" })}>{site.supportEmail}</a>.
      </p>
    </section>
  </Wrap>
);
