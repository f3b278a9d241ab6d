import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  children?: ReactNode;
  isSlim?: boolean;
}

/** A screen's heading. It receives the focus when the visitor arrives by an internal link. */
export const PageHead = ({ title, children, isSlim }: PageHeadProps) => (
  <header className={`pagehead ${isSlim ? "slim" : ""}`}>
    <h1 tabIndex={-1}>{title}</h1>
    {children ? <p>{children}</p> : null}
  </header>
);

export const Wrap = ({ children, className = "" }: { children: ReactNode; className?: string }) => (
  <div className={`wrap ${className}`}>{children}</div>
);

export const Figure = ({ value, label }: { value: ReactNode; label: ReactNode }) => (
  <div className="figure">
    <b>{value}</b>
    {label}
  </div>
);

export const Figures = ({ children }: { children: ReactNode }) => <div className="figures">{children}</div>;
