/** One JSON line per entry: what Cloudflare's log search can filter by field. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const line = (message: string, fields: Fields): string => JSON.stringify({ message, ...fields });

/** Our own fault: somebody should look at it. */
export const logError = (message: string, fields: Fields = {}): void => console.error(line(message, fields));

/** Somebody else's fault, or one that was got over. */
export const logWarning = (message: string, fields: Fields = {}): void => console.warn(line(message, fields));
