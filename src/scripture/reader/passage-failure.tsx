import { ChapterOfflineHint } from "#src/scripture/offline/offline-hint.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";

/** Stands in for the passage's own heading while there is no text. */
const Heading = ({ title }: { title: string }) => (
  <header className="chapter-head">
    <h1 className="chapter-title" tabIndex={-1}>
      {title}
    </h1>
  </header>
);

interface PassageFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Why a passage has not loaded, in its place. */
export const PassageFailure = ({ title, message, onRetry }: PassageFailureProps) => (
  <>
    <Heading title={title} />
    <Problem message={message} onRetry={onRetry}>
      <ChapterOfflineHint />
    </Problem>
  </>
);

/** A passage that is loading; without a title while the screen does not know which. */
export const PassageWaiting = ({ title }: { title: string | undefined }) => (
  <>
    {title === undefined ? null : <Heading title={title} />}
    <TextSkeleton lines={12} />
  </>
);
