/**
 * The hint of a field with `maxLength` that has no room left: browsers cut what is pasted beyond it without a word.
 * Undefined while there is room.
 * @param maximum in UTF-16 units, as `maxLength` counts
 */
export const fullField = (text: string, maximum: number): string | undefined =>
  text.length < maximum
    ? undefined
    : `This field is full at ${maximum.toLocaleString("en")} characters. If you pasted a longer text, its end is missing here.`;
