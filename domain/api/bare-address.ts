/**
 * The part of a URL that may be logged. Query and fragment are cut, since they hold what a visitor searched for. Apart from
 * `security.ts`, so that pages don't load its schemas.
 */
export const bareAddress = (address: string): string => address.split(/[?#]/)[0]!.slice(0, 300);
