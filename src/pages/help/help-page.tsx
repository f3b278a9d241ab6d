import { Link } from "react-router";
import { guides, shortcuts } from "#content/help.ts";
import type { Guide } from "#content/schema/help.ts";
import { whatsappChatLink } from "#domain/site/share-links.ts";
import { site } from "#domain/site/site.ts";
import { WhatsAppIcon } from "#src/ui/brand-icons.tsx";
import { ButtonLink, ExternalButton } from "#src/ui/button.tsx";
import { CareLine } from "#src/ui/care-line.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { SomeoneNow } from "./someone-now.tsx";
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
      <h2 id="shortcuts">Keyboard</h2>
      <p className="help-lead">
        Everything works with Tab and Enter. These single keys can be switched off in the reading settings.
      </p>
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
    <h2 id="support">Still stuck?</h2>
    <p>Tell us what you were trying to do. A real person will answer.</p>
    <p className="row">
      {site.supportWhatsApp === "" ? null : (
        <ExternalButton
          variant="primary"
          href={whatsappChatLink(site.supportWhatsApp, `Hello ${site.name}, I have a question: `)}
        >
          <WhatsAppIcon className="icon-s" />
          WhatsApp support
        </ExternalButton>
      )}
      <a className="btn" href={`mailto:${site.supportEmail}`}>
        Write an email
      </a>
    </p>
    <p className="help-privacy">
      What you read and write here stays with you: <Link to="/privacy-policy">Privacy policy</Link>.
    </p>
  </section>
);

export const HelpPage = () => (
  <Wrap className="help">
    <PageHead title="Help" isSlim>
      How to find, read, mark and save passages. You don’t need an account for any of it.
    </PageHead>
    <CareLine />
    <nav className="chips" aria-label="On this page">
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
