import { quotedIn } from "#domain/site/locales/locale.ts";
import type { CardType } from "#content/schema/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";

/** The `lang` of verses and ideas on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The nine event cards: the verse on the front, and six suggested messages. */
export const cardTypes: Readonly<Record<CardCategory, CardType>> = {
  wedding: {
    description: "For two who have promised each other everything.",
    verse: "Beareth all things, believeth all things, hopeth all things, endureth all things.",
    reference: { book: "1CO", chapter: 13, verse: 7 },
    ideas: [
      "May your kitchen be full, your quarrels short, and your door easy to open.",
      "We saw how you looked at each other across the room today, and we will remember it for you.",
      "May you be the first to say sorry and the last to leave the table.",
      "God bless the house you make together, and every ordinary Tuesday inside it.",
      "Keep room in your week for long walks, slow breakfasts and each other’s parents.",
      "We promised today to help you keep your promises, so call us when it is hard.",
    ],
  },
  christening: {
    description: "For a child who has been given a name and a church.",
    verse: "Suffer the little children to come unto me, and forbid them not: for of such is the kingdom of God.",
    reference: { book: "MRK", chapter: 10, verse: 14 },
    ideas: [
      "Welcome, little one. A whole church has said your name out loud to God.",
      "May you grow up certain of two things: that you are loved, and by whom.",
      "We will pray for your first steps, your first school day, and the nights nobody sleeps.",
      "To the parents: you need not know everything. You have help, and so has the child.",
      "May this child learn kindness at home long before reading about it in a book.",
      "Jesus took children up in his arms. May yours feel those arms in all of ours.",
    ],
  },
  "mothers-day": {
    description: "For the one who heard you cry first, and for all who mothered you.",
    verse: "Her children arise up, and call her blessed",
    reference: { book: "PRO", chapter: 31, verse: 28 },
    ideas: [
      "You taught me to pray by letting me hear you do it. I still use your words.",
      "For every lunch you packed and every worry you never mentioned: I noticed, and I thank God for you.",
      "May somebody else cook today, and may you sit down until the cup is empty.",
      "Your patience outlasted all of my worst years. I hope to be half as kind.",
      "I still hear your voice when I have to choose, and it usually saves me trouble.",
      "God gave me good things before I could ask for any. You were the first of them.",
    ],
  },
  "fathers-day": {
    description: "For the one who held the ladder, and for all who fathered you.",
    verse: "Like as a father pitieth his children, so the LORD pitieth them that fear him.",
    reference: { book: "PSA", chapter: 103, verse: 13 },
    ideas: [
      "You showed me that strong hands can be gentle. I have tried to copy them ever since.",
      "Thank you for the long drives, the short speeches, and the light left on in the hall.",
      "When I first heard God called a father, I already had a good picture. Thank you.",
      "You mended what I broke and never once told the neighbours how it happened.",
      "May your back rest, your team win, and your phone ring with good news from your children.",
      "I understand more of what you carried now that I carry some of it myself.",
    ],
  },
  birthday: {
    description: "For somebody who has been given another year.",
    verse: "This is the day which the LORD hath made; we will rejoice and be glad in it.",
    reference: { book: "PSA", chapter: 118, verse: 24 },
    ideas: [
      "God has given you another year, and he has given us another year of you.",
      "May the people you love be near today, and may the cake be better than last year’s.",
      "I thank God for the day you were born, and for the day we met.",
      "May this year bring you one old friend, one new song and enough rest.",
      "You are older than you were and kinder than you were. Both deserve a candle.",
      "I asked God to be gentle with you today, and to leave some gladness for tomorrow.",
    ],
  },
  anniversary: {
    description: "For two who have kept a promise for another year.",
    verse: "a threefold cord is not quickly broken.",
    reference: { book: "ECC", chapter: 4, verse: 12 },
    ideas: [
      "Thank you for letting the rest of us see what it looks like to keep a promise.",
      "May you still laugh at the same old stories, and still tell them to each other.",
      "In better years and worse ones, you stayed. We watched, and it taught us to stay too.",
      "God has carried you this far together. May the next stretch of road have some shade.",
      "Take the good plates out tonight, light something, and tell us again how you met.",
      "Two chairs, one table and all those years of bread: God bless what you have built.",
    ],
  },
  graduation: {
    description: "For somebody who has finished, and is about to begin.",
    verse: "In all thy ways acknowledge him, and he shall direct thy paths.",
    reference: { book: "PRO", chapter: 3, verse: 6 },
    ideas: [
      "All those late nights with the books, and here you are. We are proud and thankful.",
      "May your work be useful, your colleagues honest, and your mornings worth getting up for.",
      "You need not see the whole road. Ask God for the next step and take it.",
      "Knowledge you have now. May God give you the wisdom to see what it is for.",
      "Remember who lent you books, notes and courage, and lend yours to somebody next year.",
      "Wherever they send you, find a church, a good baker and a friend, in any order.",
    ],
  },
  "church-event": {
    description: "For a feast, a farewell, a new roof: for all who were there.",
    verse: "I was glad when they said unto me, Let us go into the house of the LORD.",
    reference: { book: "PSA", chapter: 122, verse: 1 },
    ideas: [
      "Thank you to everyone who came early to put out chairs and stayed late to stack them.",
      "It did us good to sing together again. May the tune follow us home through the week.",
      "I came in tired and was glad to be among people who pray. Thank you all.",
      "God bless the cooks, the children, the choir and whoever mended the microphone.",
      "We have shared bread and news and prayer today. Let us do it again before winter.",
      "May those who came for the first time find that we remember their names next Sunday.",
    ],
  },
  "other-event": {
    description: "For every day that has no name of its own.",
    verse: "The LORD bless thee, and keep thee",
    reference: { book: "NUM", chapter: 6, verse: 24 },
    ideas: [
      "We are thinking of you today and have put your name into our prayers tonight.",
      "May God give you what this day asks of you, and somebody to share it with.",
      "Whatever today turns out to be, you will not have to walk through it alone.",
      "This is a small card with many hands behind it. We are glad that you are ours.",
      "May good news find you this week, and rest at the end of it.",
      "Thank you for all you did without applause. God saw it, and so did we.",
    ],
  },
};
