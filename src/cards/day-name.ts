/** A moment's date in words, in the visitor's language and time zone. */
export const dayName = (at: number): string => new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" }).format(at);
