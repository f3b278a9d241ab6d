import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { deviceCaches, deviceKeyPatterns, deviceKeys } from "#content/privacy/device.ts";
import { leaving } from "#content/privacy/leaving.ts";
import { places } from "#content/privacy/places.ts";
import type { Place } from "#content/schema/privacy.ts";
import { mailLink } from "#domain/site/share-links.ts";
import { site } from "#domain/site/site.ts";
import { useLateCode } from "#src/platform/late-code.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { syncSection } from "#src/sync/late.ts";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
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
      <b>{title}</b>, kept {kept}:
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

const onDevice = Object.entries({ ...deviceKeys, ...deviceKeyPatterns, ...deviceCaches });
const lifetimes = [...new Set(onDevice.map(([, { kept }]) => kept))];

const OnThisDevice = () => (
  <Everything summary="Everything this site may keep on your device">
    {lifetimes.map((lifetime) => (
      <Fragment key={lifetime}>
        <p>
          Kept <b>{lifetime}</b>:
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
          <b>How long:</b> {howLong}
        </dd>
        <dd>
          <b>To remove it:</b> {remove}
        </dd>
        <dd>
          <Everything
            summary={
              <>
                Each thing that is kept<span className="sr">: {title}</span>
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
  const { code: SyncSection, isMissing, again } = useLateCode(syncSection);
  const { hash } = useLocation();
  if (SyncSection) return <SyncSection key={hash} />;
  return isMissing ? (
    <Problem message="Sync could not be loaded." onRetry={again} />
  ) : (
    <TextSkeleton lines={2} label="Checking sync" />
  );
};

/** What stays on the device, what leaves it, for how long, and how to delete it. */
export const PrivacyPage = () => (
  <Wrap className="privacy">
    <PageHead title="Privacy policy">
      No account, no advertising, no trackers. What you read, mark, write and pray stays in this browser, on this
      device. Whatever leaves it is named here.
    </PageHead>
    <section aria-labelledby="stays">
      <h2 id="stays">What stays with you</h2>
      <p>
        Your notes, bookmarks and highlights, the place where you stopped reading, your settings, your progress in
        games, prayers and the reading plan, and the chapters kept for reading offline are written to this browser’s own
        storage. We cannot see them. Nobody can restore them either: clear the browser’s data, or lose the device, and
        they are gone. Nothing is shared between your devices unless you <a href="#sync">make a code</a>. Export a copy
        now and then; it is one file, and it is yours.
      </p>
      <OnThisDevice />
    </section>
    <section aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        Everything this site has written down on this device. The chapters you opened are kept besides, so that they can
        be read offline; ‘Erase everything’ removes them, too.
      </p>
      <YourData />
    </section>
    <section aria-labelledby="devices" id="sync">
      <h2 id="devices">On all your devices</h2>
      <p>
        A phone that is lost takes its notes with it. If you want, your notes, highlights, bookmarks, diary, answers,
        plan, streaks, badges, cards and reading settings can be the same on all your devices, without an account and
        without an address: one device makes a code of twelve words, the others join with it. Everything is sealed on
        your device before it leaves; our server cannot read it, nor which verse a note is on.
      </p>
      <Everything summary="What the server can see, and what nobody can do">
        <p>
          The server sees the address you connect from, when you sync, how much, and in how many pieces. It does not see
          words, verses, or the code. Whoever serves this site’s scripts could change them to betray the code; that is
          true of every web page. Nobody can restore a lost code: print the card, and export a file now and then. What
          no device has asked for in eighteen months is deleted.
        </p>
      </Everything>
      <SyncHere />
    </section>
    <section aria-labelledby="leaves">
      <h2 id="leaves">What leaves your device</h2>
      <Leaving />
    </section>
    <section aria-labelledby="others">
      <h2 id="others">Others</h2>
      <p>
        This site runs on Cloudflare’s network. To send you a page at all, it has to see the address you connect from,
        as every web host does. Nothing on our pages comes from anyone else: no fonts, no maps, no analytics, no videos.
        Links to other sites, and the buttons that share to WhatsApp, Facebook or by email, open those services; their
        own policies apply there. We set no cookies.
      </p>
      <p>
        Questions? Look at <Link to="/help">Help</Link>, or write to{" "}
        <a href={mailLink({ to: site.supportEmail, subject: "Privacy", body: "" })}>{site.supportEmail}</a>.
      </p>
    </section>
  </Wrap>
);
