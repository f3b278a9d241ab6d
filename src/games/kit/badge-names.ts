/** What badges are called in the language of the interface, by their English names, under which they are kept; undefined in English. */
export const badgeNames: Readonly<Record<string, string>> | undefined = undefined;
