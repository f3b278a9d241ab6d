import { type ComponentProps, useId, type ElementType, type ReactNode } from "react";

interface FieldProps {
  label: ReactNode;
  /** The error shown under the control in red; also marks it invalid. */
  error?: string;
  hint?: ReactNode;
  /** What happened to the text while it is edited, read out when it appears. */
  notice?: string | undefined;
  isLabelHidden?: boolean;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Frame = ({ id, label, error, hint, notice, isLabelHidden, children }: FrameProps) => (
  <div className="field">
    <label htmlFor={id} className={isLabelHidden ? "sr" : undefined}>
      {label}
    </label>
    {children}
    {error ? (
      <p id={`${id}-error`} className="err" role="alert">
        {error}
      </p>
    ) : null}
    {hint ? (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    ) : null}
    {notice === undefined ? null : (
      <p className="hint" role="alert">
        {notice}
      </p>
    )}
  </div>
);

const describedBy = (id: string, own?: string, error?: string, hint?: ReactNode) =>
  [own, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

const textControl =
  <Props extends { className?: string; "aria-describedby"?: string }>(Control: ElementType) =>
  ({ label, error, hint, notice, isLabelHidden, className = "", ...rest }: FieldProps & Omit<Props, "id">) => {
    const id = useId();
    return (
      <Frame id={id} label={label} error={error} hint={hint} notice={notice} isLabelHidden={isLabelHidden}>
        <Control
          dir="auto"
          {...rest}
          id={id}
          className={`input ${error ? "is-wrong" : ""} ${className}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, rest["aria-describedby"], error, hint)}
        />
      </Frame>
    );
  };

export const TextField = textControl<ComponentProps<"input">>("input");

export const TextArea = textControl<ComponentProps<"textarea">>("textarea");
