/** The visitor's languages as the browser states them, most wanted first: "en-GB fr". Empty where it states none. */
export const browserLanguages = (): string => (navigator.languages ?? []).join(" ");
