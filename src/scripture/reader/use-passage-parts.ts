import { useMemo, useState } from "react";
import type { PassageView } from "./passage-view.ts";

const chaptersAtOnce = 5;

interface PassageParts {
  /** The chapters shown so far. */
  readonly part: PassageView;
  /** Shows more chapters; undefined when all are shown. */
  readonly showMore?: () => void;
}

/** A long passage is shown in parts. Every new passage starts with its first part. */
export const usePassageParts = (view: PassageView): PassageParts => {
  const [requested, setRequested] = useState({ view, limit: chaptersAtOnce });
  const limit = requested.view === view ? requested.limit : chaptersAtOnce;
  const part = useMemo<PassageView>(
    () => (view.chapters.length > limit ? { chapters: [view.chapters[0], ...view.chapters.slice(1, limit)] } : view),
    [view, limit],
  );
  return part === view ? { part } : { part, showMore: () => setRequested({ view, limit: limit + chaptersAtOnce }) };
};
