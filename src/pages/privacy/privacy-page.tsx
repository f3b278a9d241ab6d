import { Link } from "react-router";
import { isBuilt } from "#domain/site/routes.ts";
import { mailLink } from "#domain/site/share-links.ts";
import { site } from "#domain/site/site.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { whatLeaves } from "./what-leaves.ts";
import { YourData } from "./your-data.tsx";
import "./privacy.css";

const Leaving = () => (
  <dl className="privacy-list">
    {whatLeaves
      .filter(({ route }) => route === undefined || isBuilt(route))
      .map(({ title, what, howLong, remove }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{what}</dd>
          <dd>
            <b>How long:</b> {howLong}
          </dd>
          <dd>
            <b>To remove it:</b> {remove}
          </dd>
        </div>
      ))}
  </dl>
);

/** What stays on the device, what leaves it, for how long, and how to delete it. */
export const PrivacyPage = () => (
  <Wrap className="privacy">
    <PageHead title="Privacy policy">
      No account, no advertising, no trackers. What you read, mark, write and pray stays in this browser, on this device. The few things that leave it
      are all named here.
    </PageHead>
    <section aria-labelledby="stays">
      <h2 id="stays">What stays with you</h2>
      <p>
        Your notes, bookmarks and highlights, the place where you stopped reading, your settings, your progress in games, prayers and the reading plan,
        and the chapters kept for reading offline are written to this browser’s own storage. We cannot see them. Nobody can restore them either: clear the
        browser’s data, or lose the device, and they are gone. Nothing is shared between your devices. Export a copy now and then; it is one file, and it
        is yours.
      </p>
    </section>
    <section aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>Everything this site has written down on this device. The chapters you opened are kept besides, so that they can be read offline; ‘Erase everything’ removes them, too.</p>
      <YourData />
    </section>
    <section aria-labelledby="leaves">
      <h2 id="leaves">What leaves your device</h2>
      <Leaving />
    </section>
    <section aria-labelledby="others">
      <h2 id="others">Others</h2>
      <p>
        This site runs on Cloudflare’s network. To send you a page at all, it has to see the address you connect from, as every web host does. Nothing on
        our pages comes from anyone else: no fonts, no maps, no analytics, no videos. Links to other sites, and the buttons that share to WhatsApp, Facebook
        or by email, open those services; their own policies apply there. We set no cookies.
      </p>
      <p>
        {isBuilt("/help") ? (
          <>
            Questions? Look at <Link to="/help">Help</Link>, or write to{" "}
          </>
        ) : (
          "Questions? Write to "
        )}
        <a href={mailLink({ to: site.supportEmail, subject: "Privacy", body: "" })}>{site.supportEmail}</a>.
      </p>
    </section>
  </Wrap>
);
