/** One kind of data that is sent to the server. `route`: only named while that screen exists. */
export interface Leaving {
  readonly title: string;
  readonly what: string;
  readonly howLong: string;
  readonly remove: string;
  readonly route?: string;
}

/** Kept in step with the worker: its schema, its scheduled deletion and what the client sends. */
export const whatLeaves: readonly Leaving[] = [
  {
    title: "Public numbers",
    what: "When you open the site, search, play, share or say that you have prayed, a public number goes up by one. With it goes a random name for that one count, so that it is not counted twice. A prayer on the prayer wall also sends the number of its subject and how many seconds ago it was, for the total under that subject. Nothing about you, and not what you searched or what you said.",
    howLong: "The totals stay, those of a subject until the end of the next day. The random names name no subject and are dropped once they have done their work.",
    remove: "There is nothing that leads back to you.",
  },
  {
    title: "Chapters and searches",
    what: "Chapters of the KJV, ASV and WEB and the words to search in come as files from this site, and your browser does the searching. Your words are not sent. For any other translation our server asks a public Bible text service: that service learns the passage, not who is reading it.",
    howLong: "We keep no list of who asked for what.",
    remove: "Nothing to remove. With a translation kept offline, not even the files are asked for.",
  },
  {
    title: "Messages on event cards",
    what: "The name and the message that you write on a card, and the time. Everybody who has the card’s link can read them. Your browser’s name and version (200 characters at most) is stored beside them and never shown; your address is not stored.",
    howLong: "As long as the card is there.",
    remove: "You can delete a message of yours from the device that wrote it. Otherwise write to us with the card’s link.",
    route: "/card-menu",
  },
  {
    title: "Protection against abuse",
    what: "For each message and each report of something suspicious, the server makes a fingerprint of the connecting address with a secret that changes every day. The address itself is not stored.",
    howLong: "The fingerprints are kept for a day, the daily secrets for 48 hours. After that, nobody can say whose they were.",
    remove: "They remove themselves.",
    route: "/card-menu",
  },
  {
    title: "Security log",
    what: "If a foreign script or frame gets into the page, a request is blocked or a message is refused, that is noted: what happened, how serious it is, your browser’s name and version, and the daily fingerprint.",
    howLong: "30 days.",
    remove: "It removes itself.",
  },
];
