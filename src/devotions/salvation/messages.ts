import { salvation } from "#content/devotions/salvation.ts";
import { plural } from "#domain/text/counting.ts";

/** docs/product/devotions.md, "Salvation". */
export const salvationMessages = {
  title: salvation.hero.title,
  lead: salvation.hero.lead,
  toLives: "Read their stories",
  toPrayer: "Go to the prayer",
  godsLove: salvation.godsLove.title,
  lives: "Six lives",
  show: "Show",
  filters: {
    all: "All",
    biblical: "Biblical",
    historical: "Historical",
  },
  shownLives: (shown: number, all: number) => `${shown} of ${all} lives`,
  before: "Before Christ",
  encounter: "The encounter",
  after: "After Christ",
  keyVerse: "Key verse",
  reflection: "Reflection",
  readPrayer: "Read Salvation Prayer",
  steps: "The A, B, C of it",
  prayer: "A prayer",
  next: "What Happens Next",
  answer: "Your answer",
  sayItFirst:
    "There is no form and no list. If this is what you want to say to God, say it to him first. Then press the button.",
  accept: "I Accept Jesus Christ",
  welcome: "Welcome to God's Family!",
  welcomeDetail: "You are not meant to do this alone.",
  welcomeText:
    "Welcome. You have said yes to the one who came looking for you. Tell one person before tonight, read a page of Mark tomorrow, and when you doubt this day, come back to what he promised and not to how you felt.",
  impact: "Impact",
  acceptances: (count: number) => plural(count, "acceptance on this device", "acceptances on this device"),
  passOn: "Pass it on",
  shareText:
    "Six people who met Jesus Christ and were not the same afterwards, and a prayer for anyone who wants to begin.",
};
