import { Link } from "#src/platform/page/router.tsx";
import { careAddress } from "#domain/site/care.ts";
import { uiMessages } from "./messages.ts";

/** A line with a link to the helplines, below texts that invite somebody to speak of despair, violence or illness. */
export const CareLine = () => (
  <p className="care-line">
    <Link to={careAddress} className="lone-link">
      {uiMessages.careLink}
    </Link>
    {uiMessages.careRest}
  </p>
);
