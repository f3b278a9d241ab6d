/** One kind of data that is sent to the server. With a `route`, it is listed only while that screen exists. */
export interface Leaving {
  readonly title: string;
  readonly what: string;
  readonly howLong: string;
  readonly remove: string;
  readonly route?: string;
}

/** Keep in step with the worker: its schema, its scheduled deletion and what the client sends. */
export const whatLeaves: readonly Leaving[] = [
  {
    title: "Public numbers",
    what: "When you open the site, search, play, share or say that you have prayed, a public number goes up by one. A random id goes with it, so that it is not counted twice. A prayer on the prayer wall also sends the number of its subject and how many seconds ago it was, for the total under that subject. It says nothing about you, what you searched for or what you prayed.",
    howLong: "The totals stay; those for a subject stay until the end of the next day. The random ids are not linked to a subject, and are deleted when they are no longer needed.",
    remove: "Nothing here can be traced back to you.",
  },
  {
    title: "Chapters and searches",
    what: "Chapters of the KJV, ASV and WEB and the word lists for searching come as files from this site, and your browser does the searching. What you search for is not sent. For any other translation, our server asks a public Bible text service. That service sees the passage, but not who is reading it.",
    howLong: "We keep no record of who asked for what.",
    remove: "Nothing to remove. If you keep a translation offline, not even the files are requested.",
  },
  {
    title: "Messages on event cards",
    what: "The name and message you write on a card, and the time. Everyone who has the card’s link can read them. Your browser’s name and version (at most 200 characters) are stored with them but never shown; your address is not stored.",
    howLong: "As long as the card exists.",
    remove: "You can delete your message on the device you wrote it on. Otherwise, write to us with the card’s link.",
    route: "/card-menu",
  },
  {
    title: "Protection against abuse",
    what: "For each message and each report of something suspicious, the server makes a fingerprint of the address you connect from, using a secret that changes every day. The address itself is not stored.",
    howLong: "Fingerprints used to count messages are kept for a day; those in the security log are kept as long as their entry. The daily secrets are kept for 48 hours. After that, nobody can tell whose fingerprint it was.",
    remove: "They are deleted automatically.",
    route: "/card-menu",
  },
  {
    title: "Security log",
    what: "If a foreign script or frame gets into the page, a request is blocked or a message is refused, we record it: what happened, how serious it is, your browser’s name and version, and the daily fingerprint.",
    howLong: "30 days.",
    remove: "It is deleted automatically.",
  },
];
