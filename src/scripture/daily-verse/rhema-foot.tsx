import type { ReactNode } from "react";

/** The line under the verse before its buttons work: the same size, so that nothing moves when they appear. */
export const WaitingFoot = ({ children }: { children?: ReactNode }) => (
  <div className="rhema-foot">
    <p className="cite">{children}</p>
    <div className="row row-tight" aria-hidden="true">
      <span className="iconbtn" />
      <span className="iconbtn" />
      <span className="iconbtn" />
      <span className="iconbtn" />
    </div>
  </div>
);
