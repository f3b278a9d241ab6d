/**
 * Words that the language filter refuses: profanity, violence, sexual terms, occult terms
 * and a few others (docs/product/privacy-and-care.md, "Language"). Words that occur in the three Bible translations or in
 * honest prayers are left out on purpose:
 * ass, hell, damn, bastard, whore, piss, cock, prick, rape, murder. Some of them are refused where they are said to
 * somebody (`insults`).
 */
export interface BlockedWord {
  readonly word: string;
  /** `word`: as a word with the usual endings. `anywhere`: also inside longer words, for stems that no harmless word has. */
  readonly match: "word" | "anywhere";
}

const alone = [
  // profanity
  "shit",
  "shitty",
  "bullshit",
  "horseshit",
  "dipshit",
  "shithead",
  "asshole",
  "arsehole",
  "dumbass",
  "jackass",
  "smartass",
  "fatass",
  "bitch",
  "bitchy",
  "cunt",
  "twat",
  "wank",
  "wanker",
  "bollocks",
  "bugger",
  "dickhead",
  "douchebag",
  "scumbag",
  "pussy",
  "wtf",
  "stfu",
  // slurs
  "nigger",
  "nigga",
  "faggot",
  "fag",
  "tranny",
  "kike",
  "wetback",
  "gook",
  "raghead",
  "towelhead",
  "retard",
  // sexual terms
  "slut",
  "slutty",
  "skank",
  "tits",
  "jizz",
  "blowjob",
  "handjob",
  "rimjob",
  "porn",
  "porno",
  "pornhub",
  "masturbate",
  "orgasm",
  "horny",
  "penis",
  "vagina",
  "clit",
  "erotic",
  "fetish",
  "gangbang",
  "threesome",
  "milf",
  "hentai",
  "nudes",
  "sexting",
  "deepthroat",
  "creampie",
  "buttplug",
  // violence
  "kys",
  "kill yourself",
  "hang yourself",
  "slit your throat",
  "rot in hell",
  "damn you",
  "piss off",
  "shoot you dead",
  // occult
  "ouija",
  "voodoo",
  "black magic",
  "hail satan",
  "satanist",
  "devil worship",
  // spam
  "viagra",
  "onlyfans",
  "casino",
] as const;

const anywhere = ["fuck", "cocksuck", "dildo", "cumshot", "bukkake"] as const;

/** Words of the Bible that insult when they follow a `you`: "you are a bastard". */
export const insults = ["bastard", "whore", "harlot", "prick"] as const;

export const blockedWords: readonly BlockedWord[] = [
  ...alone.map((word) => ({ word, match: "word" as const })),
  ...anywhere.map((word) => ({ word, match: "anywhere" as const })),
];
