import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { pageCount } from "./rules.ts";
import type { WisdomRound } from "./state.ts";

/** Previous and next page, within bounds. */
export const PageTurner = ({ state: { page }, onPage }: { state: WisdomRound; onPage: (page: number) => void }) => (
  <nav className="wisdom-pages" aria-label="Pages">
    <Button variant="quiet" disabled={page === 0} onClick={() => onPage(page - 1)}>
      <Icon of={ArrowLeft} small />
      Previous
    </Button>
    <span className="tnum">
      Page {page + 1} of {pageCount}
    </span>
    <Button variant="quiet" disabled={page === pageCount - 1} onClick={() => onPage(page + 1)}>
      Next
      <Icon of={ArrowRight} small />
    </Button>
  </nav>
);
