import { Link } from "#src/platform/page/router.tsx";
import { helplinesAddress } from "#domain/site/helplines.ts";
import { uiMessages } from "./messages.ts";

/** A line with a link to the helplines, below texts that invite somebody to speak of despair, violence or illness. */
export const HelplinesLink = () => (
  <p className="helplines-link">
    <Link to={helplinesAddress} className="lone-link">
      {uiMessages.helplinesLink}
    </Link>
    {uiMessages.helplinesRest}
  </p>
);
