/** The part of a URL that may be logged. Query and fragment are cut, since they hold what a visitor searched for. */
export const bareAddress = (address: string): string => address.split(/[?#]/)[0]!.slice(0, 300);
