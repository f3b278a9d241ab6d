import { inDigits, plural } from "#domain/text/counting.ts";
import type { CodeProblem } from "./code.ts";
import type { SyncProblem } from "./status.ts";

const entries = (count: number): string => `${inDigits(count)} ${plural(count, "entry", "entries")}`;

/** docs/product/storage.md, "Sync". */
export const syncScreenMessages = {
  current: "Up to date",
  busy: "Syncing…",
  waiting: "Waiting for the network. What you write is kept here, and sent later.",
  paused: "Paused on this device. Nothing is sent or received.",
  erased:
    "What was synced has been erased from another device, or that device has made a new code. Everything on this device is still here. If there is a new code, join with it here.",
  remade: "What was synced was no longer on the server. It was stored there again from this device.",
  notLasting: "This browser keeps nothing after the page is closed, so there is nothing to sync.",
  notSecure: "Sync needs a secure connection (https), which this page does not have.",
  unknownCode: "There is no synced data under this code. Check the words, or make a code on the other device first.",
  otherCode: "This device syncs under another code. End sync on this device first, then join.",
  sameCode: "This device already syncs under this code.",
  noAnswer: "The server did not answer. Check your connection and try again.",
  tooManyCodes: "Too many codes were made from your network. Try again in an hour.",
  copied: "The twelve words are copied",
  notCopied: "This browser does not copy. Select the words and copy them yourself.",
  joined: "This device now syncs",
  left: "Sync has ended on this device",
  erasedEverywhere: "What was synced is erased. Your devices keep what they have.",
  renewed: "Your new code is ready. Join with it on your other devices.",
  make: "Make a code",
  haveCode: "I have a code",
  show: "Show the code",
  pause: "Pause",
  goOn: "Resume",
  end: "End sync on this device",
  renameDevice: "Name this device",
  deviceName: "Name of this device",
  devices: "Your devices",
  thisDevice: (name: string) => `${name} (this device)`,
  justNow: "just now",
  todayAt: (time: string) => `today, ${time}`,
  dayAt: (date: string, time: string) => `${date}, ${time}`,
  keptUntil: (date: string) =>
    `If no device syncs before ${date}, what is stored on the server is deleted. Your devices keep theirs.`,
  browser: "A browser",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  done: "Done",
  tooLarge: (count: number) => `${entries(count)} too long to sync (more than 16 kB): only on this device.`,
  unread: (count: number) =>
    `${entries(count)} that this version of the site cannot read. Reload the page to get the newest.`,
} as const;

/** Changes of one thing on two devices that did not know of each other. `what` is its kind and place. */
export const conflictMessages = {
  title: "Changed on two devices at once",
  joined: (what: string, device: string, when: string) =>
    `${what}: changed here and on ${device} (${when}). Both texts are kept in it.`,
  restored: (what: string, device: string, when: string) =>
    `${what}: changed on one device and removed on another (${device}, ${when}). The change is kept.`,
  later: (what: string, device: string, when: string) =>
    `${what}: changed here and on ${device} (${when}). The later change is kept.`,
  several: (count: number) => `${entries(count)} changed on two of your devices at once. Your data says which.`,
  anotherDevice: "another device",
  clear: "Clear this list",
} as const;

/** Problems that need an action of the visitor. */
export const syncProblemMessages: Readonly<Record<SyncProblem, string>> = {
  "device full": "There is not enough space on this device for everything. Free some space; nothing is lost meanwhile.",
  "store full":
    "The synced data is full: 5 MB or 10,000 notes and marks. Remove some; everything stays on this device.",
  refused: "The server’s answer cannot be used. Nothing was changed here; it is tried again.",
  "unreadable code":
    "The code on this device cannot be read. End sync on this device, then join again with your words.",
};

export const codeMessages = {
  title: "Your code",
  lead: "Twelve words that open your notes on another device. Keep them as you would a key: whoever has them can read everything, and if you lose them, nobody can give them back.",
  cardTitle: (site: string) => `${site}: the code of my notes`,
  picture: "The same code as a picture",
  how: (address: string) =>
    `On another device, open the camera and point it here. Or open ${address}, press ‘I have a code’ and type the words.`,
  print: "Print a card",
  copy: "Copy the words",
  problem: (problem: CodeProblem): string => {
    if (problem.problem === "checksum")
      return "These words do not belong together. One of them is another word; compare them with your card.";
    if (problem.problem === "word")
      return `Word ${problem.word}, “${problem.typed}”, is not one of the words of a code.`;
    if (problem.problem === "link") return "The link is damaged. Copy it again, or type the twelve words.";
    return problem.words === 0
      ? "Type the twelve words, or paste the link."
      : `A code has twelve words; this has ${problem.words}.`;
  },
} as const;

export const joinMessages = {
  typeLead: "The twelve words of your other device, in their order.",
  field: "Words or link",
  next: "Next",
  looking: "Looking at your devices’ data",
  title: "Join your devices",
  lead: "What this will change:",
  join: "Join",
  nothing: "Nothing is here yet, and nothing is there. What you write from now on is on both.",
  differing:
    "Nothing is lost: where a text differs, both are kept in it. Of a highlight’s colour and of settings, those of your other devices are taken.",
  /** After the kind of data. */
  changes: (changes: readonly string[]) => `: ${changes.join("; ")}.`,
  coming: (count: number) => `${entries(count)} will come to this device`,
  going: (count: number) => `${entries(count)} will go to the others`,
  differ: (count: number) => `${entries(count)} ${plural(count, "differs", "differ")}`,
} as const;

export const confirmationMessages = {
  leave: {
    title: "End sync on this device?",
    lead: "Everything stays here, and on your other devices; they go on without this one. To join again you need your words, so have them at hand.",
    action: "End sync here",
  },
  erase: {
    title: "Erase from the server?",
    lead: "What is stored under your code is deleted from the server, and no device syncs any more. Each device keeps what it has now. What a device has not sent yet stays on that device only.",
    action: "Erase from the server",
  },
  renew: {
    title: "Make a new code?",
    lead: "For a lost device, or words that somebody else has seen. Everything is stored again under twelve other words, and the old code stops working. Join again on your other devices.",
    action: "Make a new code",
  },
} as const;
