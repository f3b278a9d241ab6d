import { Link } from "react-router";
import { careAddress } from "#domain/site/care.ts";
import { uiWords } from "./messages.ts";

/** One quiet line below a text that invites somebody to speak of despair, violence or illness. */
export const CareLine = () => (
  <p className="care-line">
    <Link to={careAddress} className="lone-link">
      {uiWords.careLink}
    </Link>
    {uiWords.careRest}
  </p>
);
