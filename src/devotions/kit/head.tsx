import type { ReactNode } from "react";
import { Figure, Figures, PageHead } from "#src/ui/page.tsx";
import "./devotions.css";

interface DevotionHeadProps {
  title: string;
  /** One line below the title. */
  children: ReactNode;
  figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A heading with its statistics at the end of the line; below it on phones. */
export const DevotionHead = ({ title, children, figures }: DevotionHeadProps) => (
  <div className="split devotion-head">
    <PageHead title={title}>{children}</PageHead>
    <Figures>
      {figures.map(({ label, value }) => (
        <Figure key={label} label={label} value={value} />
      ))}
    </Figures>
  </div>
);
