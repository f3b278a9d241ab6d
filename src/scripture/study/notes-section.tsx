import { useMemo } from "react";
import { NotesOnPassage } from "#src/scripture/marks/marks-panel.tsx";
import type { StudySectionProps } from "./sections.ts";

export const NotesSection = ({ translation, place: { book, chapter }, verses }: StudySectionProps) => {
  const target = useMemo(() => ({ book, chapter, verses }), [book, chapter, verses]);
  return <NotesOnPassage target={target} translation={translation} />;
};
