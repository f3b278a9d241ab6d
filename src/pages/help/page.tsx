import { Link } from "#src/platform/page/router.tsx";
import { guides, shortcuts } from "#content/help.ts";
import type { Guide } from "#content/schema/help.ts";
import { whatsappChatLink } from "#domain/site/addresses/share-links.ts";
import { site } from "#domain/site/site.ts";
import { WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { SomeoneNow } from "./someone-now.tsx";
import { helpMessages } from "./messages.ts";
import "#src/ui/styles/choices.css";
import "./help.css";

const GuideSection = ({ guide }: { guide: Guide }) => (
  <section className="help-guide" aria-labelledby={guide.id}>
    <div>
      <h2 id={guide.id}>{guide.title}</h2>
      <p className="help-lead">{guide.lead}</p>
      <ButtonLink to={guide.link.href}>{guide.link.label}</ButtonLink>
    </div>
    <dl>
      {guide.steps.map((step) => (
        <div key={step.title}>
          <dt>{step.title}</dt>
          <dd>{step.text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Shortcuts = () => (
  <section className="help-guide" aria-labelledby="shortcuts">
    <div>
      <h2 id="shortcuts">{helpMessages.keyboard}</h2>
      <p className="help-lead">{helpMessages.keyboardLead}</p>
    </div>
    <dl className="help-keys">
      {shortcuts.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Without a configured number, shows the address that is in the footer. */
const Support = () => (
  <section className="help-support" aria-labelledby="support">
    <h2 id="support">{helpMessages.stuck}</h2>
    <p>{helpMessages.tellUs}</p>
    <p className="row">
      {site.supportWhatsApp === "" ? null : (
        <NewTabLink
          className="btn btn-primary"
          href={whatsappChatLink(site.supportWhatsApp, helpMessages.whatsAppGreeting(site.name))}
        >
          <WhatsAppIcon className="icon-s" />
          {helpMessages.whatsApp}
        </NewTabLink>
      )}
      <a className="btn" href={`mailto:${site.supportEmail}`}>
        {helpMessages.email}
      </a>
    </p>
    <p className="help-privacy">
      {helpMessages.stays}
      <Link to="/privacy-policy">{helpMessages.privacy}</Link>.
    </p>
  </section>
);

export const Page = () => (
  <Wrap className="help">
    <PageHead title={helpMessages.title} isSlim>
      {helpMessages.lead}
    </PageHead>
    <HelplinesLink />
    <nav className="chips" aria-label={helpMessages.onThisPage}>
      {guides.map(({ id, title }) => (
        <a key={id} className="chip" href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    {guides.map((guide) => (
      <GuideSection key={guide.id} guide={guide} />
    ))}
    <Shortcuts />
    <SomeoneNow />
    <Support />
  </Wrap>
);
