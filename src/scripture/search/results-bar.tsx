import { ArrowLeft, ArrowRight } from "lucide";
import { translationMessages } from "#domain/scripture/translations/messages.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { searchMessages } from "./messages.ts";

/** Replaces the passage bar while search results are shown: there is no chapter to turn. */
export const ResultsBar = ({ query, translation }: { query: string; translation: string }) => (
  <div className="passagebar">
    <div className="wrap">
      <p className="results-title">
        <span className="picker-text">{query}</span>
        <span className="muted">{translationMessages.key(translation)}</span>
      </p>
      <div className="tools">
        <IconButton label={searchMessages.previousChapter} disabled>
          <Icon of={ArrowLeft} />
        </IconButton>
        <IconButton label={searchMessages.nextChapter} disabled>
          <Icon of={ArrowRight} />
        </IconButton>
      </div>
    </div>
  </div>
);
