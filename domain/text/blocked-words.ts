/**
 * What the language filter refuses (specification 1, section 5: profanity, violence, sexual terms, occult terms
 * and a few others). Words that the three Bible translations or an honest prayer need are left off on purpose:
 * ass, hell, damn, bastard, whore, piss, cock, prick, rape, murder.
 */
export interface BlockedWord {
  readonly word: string;
  /** `word`: stands alone, with the usual endings; `anywhere`: also inside longer words, for stems no honest word contains. */
  readonly match: "word" | "anywhere";
}

const alone = [
  // profanity
  "shit", "shitty", "bullshit", "horseshit", "dipshit", "shithead", "asshole", "arsehole", "dumbass", "jackass",
  "smartass", "fatass", "bitch", "bitchy", "cunt", "twat", "wank", "wanker", "bollocks", "bugger", "dickhead",
  "douchebag", "scumbag", "pussy", "wtf", "stfu",
  // insults of peoples and persons
  "nigger", "nigga", "faggot", "fag", "tranny", "kike", "wetback", "gook", "raghead", "towelhead", "retard",
  // sexual terms
  "slut", "slutty", "skank", "tits", "jizz", "blowjob", "handjob", "rimjob", "porn", "porno", "pornhub",
  "masturbate", "orgasm", "horny", "penis", "vagina", "clit", "erotic", "fetish", "gangbang", "threesome", "milf",
  "hentai", "nudes", "sexting", "deepthroat", "creampie", "buttplug",
  // violence
  "kys", "kill yourself", "hang yourself", "slit your throat", "shoot you dead",
  // occult
  "ouija", "voodoo", "black magic", "hail satan", "satanist", "devil worship",
  // trade
  "viagra", "onlyfans", "casino",
] as const;

const anywhere = ["fuck", "cocksuck", "dildo", "cumshot", "bukkake"] as const;

export const blockedWords: readonly BlockedWord[] = [
  ...alone.map((word) => ({ word, match: "word" as const })),
  ...anywhere.map((word) => ({ word, match: "anywhere" as const })),
];
