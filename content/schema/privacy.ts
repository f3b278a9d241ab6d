/** What is said of a place where the server’s side stores something. */
export interface PlaceText {
  readonly title: string;
  readonly kept: string;
  /** By the name of the column, key or field: what it is and what it is for. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Place extends PlaceText {
  /** What holds it, for operators: a table, an object, a log. */
  readonly where: "database" | "counters" | "rooms" | "sync" | "sockets" | "cache" | "log" | "mail";
}

/** One kind of data that leaves the device, as the privacy page tells it. */
export interface Leaving {
  readonly title: string;
  readonly what: string;
  readonly howLong: string;
  readonly remove: string;
}

/** A key or cache on the device. */
export interface OnDevice {
  readonly what: string;
  readonly kept: string;
}
