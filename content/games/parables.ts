import type { Parable } from "#content/schema/parables.ts";

/** Parables of Jesus: a clause of the KJV and its missing word. */
export const parables: readonly Parable[] = [
  { id: "sower", title: "The Sower", verse: "Some fell upon stony places, where they had not much earth", missingWord: "stony", reference: { book: "MAT", chapter: 13, verse: 5 } },
  { id: "tares", title: "The Wheat and the Tares", verse: "Let both grow together until the harvest", missingWord: "harvest", reference: { book: "MAT", chapter: 13, verse: 30 } },
  { id: "mustard-seed", title: "The Mustard Seed", verse: "the birds of the air come and lodge in the branches thereof", missingWord: "branches", reference: { book: "MAT", chapter: 13, verse: 32 } },
  { id: "leaven", title: "The Leaven", verse: "leaven, which a woman took, and hid in three measures of meal, till the whole was leavened", missingWord: "meal", reference: { book: "MAT", chapter: 13, verse: 33 } },
  { id: "hidden-treasure", title: "The Hidden Treasure", verse: "for joy thereof goeth and selleth all that he hath, and buyeth that field", missingWord: "field", reference: { book: "MAT", chapter: 13, verse: 44 } },
  { id: "pearl", title: "The Pearl of Great Price", verse: "the kingdom of heaven is like unto a merchant man, seeking goodly pearls", missingWord: "merchant", reference: { book: "MAT", chapter: 13, verse: 45 } },
  { id: "net", title: "The Net", verse: "they drew to shore, and sat down, and gathered the good into vessels, but cast the bad away", missingWord: "vessels", reference: { book: "MAT", chapter: 13, verse: 48 } },
  { id: "lost-sheep", title: "The Lost Sheep", verse: "And when he hath found it, he layeth it on his shoulders, rejoicing", missingWord: "shoulders", reference: { book: "LUK", chapter: 15, verse: 5 } },
  { id: "lost-coin", title: "The Lost Coin", verse: "what woman having ten pieces of silver, if she lose one piece, doth not light a candle", missingWord: "silver", reference: { book: "LUK", chapter: 15, verse: 8 } },
  { id: "prodigal-son", title: "The Prodigal Son", verse: "For this my son was dead, and is alive again; he was lost, and is found", missingWord: "alive", reference: { book: "LUK", chapter: 15, verse: 24 } },
  { id: "good-samaritan", title: "The Good Samaritan", verse: "And went to him, and bound up his wounds, pouring in oil and wine", missingWord: "wounds", reference: { book: "LUK", chapter: 10, verse: 34 } },
  { id: "unforgiving-servant", title: "The Unforgiving Servant", verse: "O thou wicked servant, I forgave thee all that debt", missingWord: "debt", reference: { book: "MAT", chapter: 18, verse: 32 } },
  { id: "vineyard-labourers", title: "The Labourers in the Vineyard", verse: "Why stand ye here all the day idle?", missingWord: "idle", reference: { book: "MAT", chapter: 20, verse: 6 } },
  { id: "two-sons", title: "The Two Sons", verse: "He answered and said, I will not: but afterward he repented, and went", missingWord: "repented", reference: { book: "MAT", chapter: 21, verse: 29 } },
  { id: "wicked-husbandmen", title: "The Wicked Husbandmen", verse: "This is the heir; come, let us kill him, and let us seize on his inheritance", missingWord: "heir", reference: { book: "MAT", chapter: 21, verse: 38 } },
  { id: "marriage-feast", title: "The Marriage of the King’s Son", verse: "For many are called, but few are chosen", missingWord: "chosen", reference: { book: "MAT", chapter: 22, verse: 14 } },
  { id: "ten-virgins", title: "The Ten Virgins", verse: "Give us of your oil; for our lamps are gone out", missingWord: "lamps", reference: { book: "MAT", chapter: 25, verse: 8 } },
  { id: "talents", title: "The Talents", verse: "Well done, thou good and faithful servant", missingWord: "faithful", reference: { book: "MAT", chapter: 25, verse: 21 } },
  { id: "sheep-and-goats", title: "The Sheep and the Goats", verse: "I was a stranger, and ye took me in", missingWord: "stranger", reference: { book: "MAT", chapter: 25, verse: 35 } },
  { id: "pounds", title: "The Ten Pounds", verse: "because thou hast been faithful in a very little, have thou authority over ten cities", missingWord: "cities", reference: { book: "LUK", chapter: 19, verse: 17 } },
  { id: "rich-fool", title: "The Rich Fool", verse: "I will pull down my barns, and build greater", missingWord: "barns", reference: { book: "LUK", chapter: 12, verse: 18 } },
  { id: "barren-fig-tree", title: "The Barren Fig Tree", verse: "he came and sought fruit thereon, and found none", missingWord: "fruit", reference: { book: "LUK", chapter: 13, verse: 6 } },
  { id: "great-supper", title: "The Great Supper", verse: "Go out into the highways and hedges, and compel them to come in", missingWord: "hedges", reference: { book: "LUK", chapter: 14, verse: 23 } },
  { id: "unjust-steward", title: "The Unjust Steward", verse: "give an account of thy stewardship; for thou mayest be no longer steward", missingWord: "account", reference: { book: "LUK", chapter: 16, verse: 2 } },
  { id: "rich-man-and-lazarus", title: "The Rich Man and Lazarus", verse: "desiring to be fed with the crumbs which fell from the rich man's table", missingWord: "crumbs", reference: { book: "LUK", chapter: 16, verse: 21 } },
  { id: "unjust-judge", title: "The Unjust Judge", verse: "Yet because this widow troubleth me, I will avenge her", missingWord: "widow", reference: { book: "LUK", chapter: 18, verse: 5 } },
  { id: "pharisee-and-publican", title: "The Pharisee and the Publican", verse: "God be merciful to me a sinner", missingWord: "sinner", reference: { book: "LUK", chapter: 18, verse: 13 } },
  { id: "friend-at-midnight", title: "The Friend at Midnight", verse: "Friend, lend me three loaves", missingWord: "loaves", reference: { book: "LUK", chapter: 11, verse: 5 } },
  { id: "two-builders", title: "The Two Builders", verse: "a wise man, which built his house upon a rock", missingWord: "rock", reference: { book: "MAT", chapter: 7, verse: 24 } },
  { id: "new-wine", title: "The New Wine", verse: "they put new wine into new bottles, and both are preserved", missingWord: "bottles", reference: { book: "MAT", chapter: 9, verse: 17 } },
  { id: "lamp-on-a-stand", title: "The Lamp on its Stand", verse: "Neither do men light a candle, and put it under a bushel, but on a candlestick", missingWord: "bushel", reference: { book: "MAT", chapter: 5, verse: 15 } },
  { id: "growing-seed", title: "The Seed Growing by Night", verse: "first the blade, then the ear, after that the full corn in the ear", missingWord: "blade", reference: { book: "MRK", chapter: 4, verse: 28 } },
  { id: "two-debtors", title: "The Two Debtors", verse: "And when they had nothing to pay, he frankly forgave them both", missingWord: "forgave", reference: { book: "LUK", chapter: 7, verse: 42 } },
];

/** Distractors that fit none of the blanks. Some of them are shown in the word bank with the answers. */
export const parableDistractors: readonly string[] = ["trumpet", "chariot", "thunder", "camel", "ladder", "scales", "feathers", "sandals"];
