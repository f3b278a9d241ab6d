import type { ReactNode } from "react";
import { Figure, Figures, PageHead } from "#src/ui/page.tsx";
import { kitMessages } from "./messages.ts";
import "./devotions.css";

/**
 * Says in other languages that our texts on a screen are still English. For screens without a `DevotionHead`, which has it.
 * @param lang of the texts, as their file in `content` has it
 */
export const EnglishNote = ({ lang }: { lang: string | undefined }) =>
  lang === undefined ? null : <p className="hint">{kitMessages.inEnglish}</p>;

interface DevotionHeadProps {
  title: string;
  /** The `lang` of the texts below, as their file in `content` has it. */
  lang: string | undefined;
  children: ReactNode;
}

export const DevotionHead = ({ title, lang, children }: DevotionHeadProps) => (
  <div className="devotion-head">
    <PageHead title={title}>
      {children}
      {lang === undefined ? null : ` ${kitMessages.inEnglish}`}
    </PageHead>
  </div>
);

interface DevotionFiguresProps {
  figures: readonly { readonly label: string; readonly value: number | string }[];
  /** Nothing was done yet: by default, all figures are zero. */
  isNew?: boolean;
  invitation: string;
}

/** The visitor's figures. Before the first, they are muted and an invitation is shown. */
export const DevotionFigures = ({
  figures,
  isNew = figures.every(({ value }) => value === 0),
  invitation,
}: DevotionFiguresProps) => (
  <div className={`devotion-figures stack-3 ${isNew ? "is-new" : ""}`}>
    {isNew ? <p>{invitation}</p> : null}
    <Figures>
      {figures.map(({ label, value }) => (
        <Figure key={label} label={label} value={value} />
      ))}
    </Figures>
  </div>
);
