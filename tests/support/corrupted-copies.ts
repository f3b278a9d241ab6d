/** A copy of a JSON value in which one part is missing or has another type. */
interface CorruptedCopy {
  /** The path of the part, e.g. `verses.0.text`. */
  readonly path: string;
  readonly copy: unknown;
}

const nothingOfJson = () => "a function is no JSON";

const put = (value: object, key: string, part: unknown): unknown =>
  Array.isArray(value) ? value.map((one, index) => (String(index) === key ? part : one)) : { ...value, [key]: part };

/**
 * Copies of a JSON value with each part corrupted in turn: removed (in objects), and with another type. Used to show that
 * a schema requires all of it.
 */
export const corruptedCopies = (value: unknown): readonly CorruptedCopy[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value)
      ? []
      : [{ path: key, copy: Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) }]),
    { path: key, copy: put(value, key, nothingOfJson) },
    ...corruptedCopies(part).map(({ path, copy }) => ({ path: `${key}.${path}`, copy: put(value, key, copy) })),
  ]);
};
