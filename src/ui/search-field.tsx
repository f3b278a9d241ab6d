import { type InputHTMLAttributes, useId } from "react";
import { Search } from "lucide";
import { Icon } from "./icon.tsx";

interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "type" | "className" | "onChange"
> {
  /** For screen readers; sighted visitors see the placeholder. */
  label: string;
  value: string;
  onText: (text: string) => void;
  hasIcon?: boolean;
}

/** A field that filters what is below it while the visitor types. */
export const SearchField = ({ label, onText, hasIcon, ...rest }: SearchFieldProps) => {
  const id = useId();
  const field = (
    <input id={id} className="input" type="search" onChange={(event) => onText(event.currentTarget.value)} {...rest} />
  );
  return (
    <>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      {hasIcon ? (
        <div className="searchbox">
          <Icon of={Search} />
          {field}
        </div>
      ) : (
        field
      )}
    </>
  );
};
