import { useMemo } from "react";
import { isReadBy } from "#domain/scripture/languages/edition.ts";
import { reviewedEditions } from "#domain/scripture/languages/reviewed.ts";
import { browserLanguages } from "#src/platform/languages.ts";

/**
 * The reviewed translations in the languages that the browser names, as options; without English, which stands anyway,
 * and without the one that is read.
 */
export const VisitorsOptions = ({ value }: { value: string }) => {
  const own = useMemo(() => {
    const wanted = browserLanguages()
      .split(" ")
      .filter((tag) => tag !== "" && !/^en\b/i.test(tag));
    return reviewedEditions.filter(({ tag }) => isReadBy(tag, wanted));
  }, []);
  const others = own.filter(({ key }) => key !== value);
  return others.length === 0 ? null : (
    <optgroup label="Your languages">
      {others.map(({ key, name, language }) => (
        <option key={key} value={key}>
          {`${key.toUpperCase()} · ${name} (${language})`}
        </option>
      ))}
    </optgroup>
  );
};
