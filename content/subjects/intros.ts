import { quotedIn } from "#domain/site/locales/locale.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";

/** The `lang` of the intros on a page of another language. */
export const lang: string | undefined = quotedIn;

/** One plain sentence about each subject. */
export const subjectIntros: Readonly<Record<SubjectId, string>> = {
  // Fear and trouble
  fear: "Nights and mornings when you are afraid, in the company of people who were afraid too.",
  worry: "For a mind that goes round in circles, and for the morning’s first heavy thought.",
  danger: "When something real threatens you or somebody you love, here is what others prayed.",
  despair: "Somebody who cannot see how to go on will find people here who could not either.",
  abuse: "If somebody is hurting you, none of these passages asks you to stay where you are not safe.",
  enemies: "Living with people who wish you harm, and what to do with the wish to pay them back.",
  injustice: "The Bible takes the side of people who have been wronged, and is as angry as they are.",
  war: "For places where there is fighting, and for those who watch and wait elsewhere.",
  "the-future": "Not knowing what comes next, and wanting to know, is as old as Abraham.",
  // Grief and loss
  grief: "Those who have lost somebody are not hurried here, in the first days or long after.",
  "the-loss-of-a-child": "For parents who have lost a child, born or not yet born; nothing here explains it.",
  "facing-death": "For somebody near the end of life, and for those who sit beside the bed.",
  loneliness: "Quiet rooms can be lonely, and so can crowded ones in which every face is strange.",
  "a-broken-heart": "A love that was not returned, or did not last, is a real loss, and is treated as one here.",
  divorce: "When a marriage is ending or has ended, these are words for either of the two.",
  betrayal:
    "Trust broken by somebody close hurts like little else; there is a word here for the one who broke it, too.",
  // Body and mind
  illness: "Sick people, and those who look after them, are promised company in these passages rather than a cure.",
  depression: "A heaviness that does not lift is an illness, not a failure of faith, and it can be treated.",
  tiredness: "When you have come to the end of your strength, these passages do not tell you to try harder.",
  sleep: "To read while lying awake, or in the last minutes before the light goes out.",
  "old-age": "Getting older takes things away and leaves others, and these passages speak of both.",
  addiction: "When a habit has become the master, and for the people who love somebody caught in it.",
  childlessness: "Couples and single people who hoped for a child and have none are seen in these stories.",
  // Work and money
  work: "The hours between getting up and coming home belong to God as well; so do those who give others work.",
  "losing-work": "Work that has ended, or cannot be found, and the long days that follow.",
  debt: "Owing more than one can pay is an old trouble, and the Bible also has much to say to those who lend.",
  money: "On having it, wanting it, and being had by it.",
  poverty: "People with too little, and what the others owe them, fill many pages of the Bible.",
  contentment: "Enough can be learned, with little or with much.",
  generosity: "Open hands, and help for hands that would like to open.",
  // Home and people
  marriage: "Words for the wedding day, and for all the ordinary days that it leads to.",
  singleness: "Living without a husband or wife, by choice or not, is a whole life in these passages.",
  parents: "Sons and daughters of any age, and parents who have become old, both have something to read here.",
  children: "For those who bring up children, and for those whose children have gone their own way.",
  "family-quarrels":
    "Houses in which people are not speaking, or are speaking too loudly, are well known to the Bible.",
  friendship: "About having friends, wanting one, and being one.",
  love: "What the word means, where love comes from, and what it does all day.",
  "forgiving-others": "To forgive a wrong is neither to forget it nor to go back into danger.",
  strangers: "People far from home, and those among whom they arrive, read these passages from two sides.",
  // Doubt and prayer
  doubt: "Honest people who are not sure will find many like themselves here.",
  faith: "Trusting God is often smaller, and stronger, than people expect.",
  prayer: "In prayer everybody is a beginner, and these passages are good company for one.",
  "unanswered-prayer": "Prayers that seem to go no further than the ceiling have a place in the Bible, and a long one.",
  "distance-from-god": "There are times when God seems to be somewhere else, and good people have said so to him.",
  guidance: "What to do when the road divides and nothing is signposted.",
  waiting: "Between asking for something and knowing there can be a long time.",
  guilt: "If you have done something, and cannot put it down by yourself, begin here.",
  shame: "The wish to hide may come from what you did, or from what was done to you.",
  temptation: "Pulled toward something you do not want to have done, you are in large company.",
  // Joy and thanks
  joy: "Good days are here, and joy that turns up on the others.",
  thanks: "For saying thank you, when it comes easily and when it does not.",
  praise: "Looking up from oneself, at God and everything he has made.",
  peace: "A quiet heart, and peace between people: the Bible calls both by the same name.",
  hope: "How to look ahead when there is little to see.",
  "new-beginnings": "For first days, second chances and the morning after.",
  "a-new-baby": "A child is expected, or has just come, and somebody should say something good.",
  // Ways of living
  anger: "Some tempers are quick, and some anger is right and needs to be kept so.",
  patience: "For slow things and slow people, and for keeping on.",
  kindness: "Small good things, most of them done in passing, and remembered for three thousand years.",
  humility: "This is about seeing oneself at the right size, neither too large nor too small.",
  envy: "The sting of what somebody else has been given, and how to live with it or lose it.",
  honesty: "Telling the truth, and fair dealing where it might not be checked.",
  "what-we-say": "Everything we say, post and send, and what might be left unsaid.",
  wisdom: "For judging well, and for students of every age.",
  courage: "Something frightens you and has to be done; so it was with all of these people.",
  serving: "All who help, and those who lead, have the same master to learn from.",
};
