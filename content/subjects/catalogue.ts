import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import type { Subject, SubjectGroup } from "../schema/subjects.ts";

/** The subjects by group, without their passages (`passages.ts`), since search and menus need only these. */
export const subjectGroups: readonly SubjectGroup[] = [
  {
    id: "fear-and-trouble",
    name: "Fear and trouble",
    subjects: [
      {
        id: "fear",
        otherNames: ["being afraid", "scared", "panic", "terror", "fearful"],
        intro: "Nights and mornings when you are afraid, in the company of people who were afraid too.",
      },
      {
        id: "worry",
        otherNames: ["anxiety", "anxious thoughts", "stress", "overthinking", "nervous", "cares"],
        intro: "For a mind that goes round in circles, and for the morning’s first heavy thought.",
      },
      {
        id: "danger",
        otherNames: ["protection", "safety", "safe travel", "trouble", "storms"],
        intro: "When something real threatens you or somebody you love, here is what others prayed.",
      },
      {
        id: "despair",
        otherNames: ["hopelessness", "suicide", "suicidal thoughts", "wanting to die", "giving up", "no hope"],
        intro: "Somebody who cannot see how to go on will find people here who could not either.",
        care: true,
      },
      {
        id: "abuse",
        otherNames: ["domestic violence", "violence", "violence at home", "bullying", "cruelty", "oppression"],
        intro: "If somebody is hurting you, none of these passages asks you to stay where you are not safe.",
        care: true,
      },
      {
        id: "enemies",
        otherNames: ["people against me", "revenge", "hatred", "slander", "being hated", "false accusation"],
        intro: "Living with people who wish you harm, and what to do with the wish to pay them back.",
      },
      {
        id: "injustice",
        otherNames: ["justice", "unfairness", "corruption", "racism", "human rights"],
        intro: "The Bible takes the side of people who have been wronged, and is as angry as they are.",
      },
      {
        id: "war",
        otherNames: ["war and peace", "refugees from war", "invasion", "peace on earth", "soldiers"],
        intro: "For places where there is fighting, and for those who watch and wait elsewhere.",
        care: true,
      },
      {
        id: "the-future",
        otherNames: ["uncertainty", "tomorrow", "plans", "planning", "the unknown"],
        intro: "Not knowing what comes next, and wanting to know, is as old as Abraham.",
      },
    ],
  },
  {
    id: "grief-and-loss",
    name: "Grief and loss",
    subjects: [
      {
        id: "grief",
        otherNames: [
          "bereavement",
          "mourning",
          "sorrow",
          "sadness",
          "funeral",
          "losing someone",
          "death of a loved one",
        ],
        intro: "Those who have lost somebody are not hurried here, in the first days or long after.",
        care: true,
      },
      {
        id: "the-loss-of-a-child",
        otherNames: ["miscarriage", "stillbirth", "death of a child", "losing a child", "losing a baby"],
        intro: "For parents who have lost a child, born or not yet born; nothing here explains it.",
        care: true,
      },
      {
        id: "facing-death",
        otherNames: ["dying", "death", "eternal life", "end of life", "terminal illness", "heaven"],
        intro: "For somebody near the end of life, and for those who sit beside the bed.",
        care: true,
      },
      {
        id: "loneliness",
        otherNames: ["being alone", "lonely", "isolation", "abandoned", "homesickness"],
        intro: "Quiet rooms can be lonely, and so can crowded ones in which every face is strange.",
      },
      {
        id: "a-broken-heart",
        otherNames: ["heartbreak", "heartbroken", "breakup", "rejection", "disappointment"],
        intro: "A love that was not returned, or did not last, is a real loss, and is treated as one here.",
      },
      {
        id: "divorce",
        otherNames: ["separation", "end of a marriage", "ex-husband", "ex-wife"],
        intro: "When a marriage is ending or has ended, these are words for either of the two.",
      },
      {
        id: "betrayal",
        otherNames: ["broken trust", "unfaithfulness", "adultery", "being betrayed", "backstabbing"],
        intro:
          "Trust broken by somebody close hurts like little else; there is a word here for the one who broke it, too.",
      },
    ],
  },
  {
    id: "body-and-mind",
    name: "Body and mind",
    subjects: [
      {
        id: "illness",
        otherNames: ["sickness", "healing", "health", "cancer", "pain", "hospital", "disability", "suffering"],
        intro: "Sick people, and those who look after them, are promised company in these passages rather than a cure.",
        care: true,
      },
      {
        id: "depression",
        otherNames: ["depressed", "darkness", "low mood", "mental health", "melancholy", "feeling down"],
        intro: "A heaviness that does not lift is an illness, not a failure of faith, and it can be treated.",
        care: true,
      },
      {
        id: "tiredness",
        otherNames: ["exhaustion", "burnout", "weariness", "rest", "sabbath", "strength", "fatigue"],
        intro: "When you have come to the end of your strength, these passages do not tell you to try harder.",
      },
      {
        id: "sleep",
        otherNames: ["insomnia", "sleeplessness", "night", "bedtime", "nightmares"],
        intro: "To read while lying awake, or in the last minutes before the light goes out.",
      },
      {
        id: "old-age",
        otherNames: ["ageing", "aging", "growing old", "elderly", "retirement", "grandparents"],
        intro: "Getting older takes things away and leaves others, and these passages speak of both.",
      },
      {
        id: "addiction",
        otherNames: ["alcohol", "drinking", "drugs", "gambling", "bad habits", "relapse", "sobriety"],
        intro: "When a habit has become the master, and for the people who love somebody caught in it.",
        care: true,
      },
      {
        id: "childlessness",
        otherNames: ["infertility", "barrenness", "wanting a child", "unable to conceive"],
        intro: "Couples and single people who hoped for a child and have none are seen in these stories.",
        care: true,
      },
    ],
  },
  {
    id: "work-and-money",
    name: "Work and money",
    subjects: [
      {
        id: "work",
        otherNames: ["job", "labour", "labor", "career", "business", "diligence", "laziness"],
        intro: "The hours between getting up and coming home belong to God as well; so do those who give others work.",
      },
      {
        id: "losing-work",
        otherNames: ["unemployment", "unemployed", "redundancy", "laid off", "job loss", "looking for a job"],
        intro: "Work that has ended, or cannot be found, and the long days that follow.",
      },
      {
        id: "debt",
        otherNames: ["loans", "borrowing", "lending", "owing money", "bankruptcy"],
        intro: "Owing more than one can pay is an old trouble, and the Bible also has much to say to those who lend.",
      },
      {
        id: "money",
        otherNames: ["riches", "wealth", "greed", "possessions", "finances", "materialism"],
        intro: "On having it, wanting it, and being had by it.",
      },
      {
        id: "poverty",
        otherNames: ["the poor", "hunger", "homelessness", "daily bread", "provision"],
        intro: "People with too little, and what the others owe them, fill many pages of the Bible.",
      },
      {
        id: "contentment",
        otherNames: ["having enough", "being content", "satisfaction", "simple life", "simplicity"],
        intro: "Enough can be learned, with little or with much.",
      },
      {
        id: "generosity",
        otherNames: ["giving", "charity to the poor", "sharing", "tithing", "tithe", "helping the poor"],
        intro: "Open hands, and help for hands that would like to open.",
      },
    ],
  },
  {
    id: "home-and-people",
    name: "Home and people",
    subjects: [
      {
        id: "marriage",
        otherNames: ["wedding", "husband", "wife", "husbands and wives", "anniversary", "engagement"],
        intro: "Words for the wedding day, and for all the ordinary days that it leads to.",
      },
      {
        id: "singleness",
        otherNames: ["being single", "unmarried", "widows", "dating", "celibacy"],
        intro: "Living without a husband or wife, by choice or not, is a whole life in these passages.",
      },
      {
        id: "parents",
        otherNames: [
          "mother",
          "father",
          "Mother’s Day",
          "Father’s Day",
          "honouring parents",
          "caring for parents",
          "mum and dad",
        ],
        intro: "Sons and daughters of any age, and parents who have become old, both have something to read here.",
      },
      {
        id: "children",
        otherNames: [
          "raising children",
          "raising a family",
          "bringing up children",
          "sons and daughters",
          "prodigal children",
          "child",
        ],
        intro: "For those who bring up children, and for those whose children have gone their own way.",
      },
      {
        id: "family-quarrels",
        otherNames: [
          "family",
          "siblings",
          "brothers and sisters",
          "arguments",
          "conflict",
          "reconciliation",
          "in-laws",
        ],
        intro: "Houses in which people are not speaking, or are speaking too loudly, are well known to the Bible.",
      },
      {
        id: "friendship",
        otherNames: ["friends", "companions", "a good friend", "best friend"],
        intro: "About having friends, wanting one, and being one.",
      },
      {
        id: "love",
        otherNames: [
          "charity",
          "loving one another",
          "God’s love",
          "love your neighbour",
          "love your neighbor",
          "neighbours",
          "neighbors",
        ],
        intro: "What the word means, where love comes from, and what it does all day.",
      },
      {
        id: "forgiving-others",
        otherNames: ["forgiveness", "forgiving", "bitterness", "resentment", "grudges", "how to forgive"],
        intro: "To forgive a wrong is neither to forget it nor to go back into danger.",
      },
      {
        id: "strangers",
        otherNames: ["immigrants", "refugees", "foreigners", "hospitality", "migrants", "welcome", "exile"],
        intro: "People far from home, and those among whom they arrive, read these passages from two sides.",
      },
    ],
  },
  {
    id: "doubt-and-prayer",
    name: "Doubt and prayer",
    subjects: [
      {
        id: "doubt",
        otherNames: ["doubting", "unbelief", "questions", "losing faith", "uncertain faith"],
        intro: "Honest people who are not sure will find many like themselves here.",
      },
      {
        id: "faith",
        otherNames: ["belief", "believing", "trust", "trust in God", "trusting God"],
        intro: "Trusting God is often smaller, and stronger, than people expect.",
      },
      {
        id: "prayer",
        otherNames: ["praying", "how to pray", "intercession", "praying for others"],
        intro: "In prayer everybody is a beginner, and these passages are good company for one.",
      },
      {
        id: "unanswered-prayer",
        otherNames: ["unanswered prayers", "when God says no", "God does not answer"],
        intro: "Prayers that seem to go no further than the ceiling have a place in the Bible, and a long one.",
      },
      {
        id: "distance-from-god",
        otherNames: [
          "when God seems far",
          "silence of God",
          "God is silent",
          "feeling far from God",
          "spiritual dryness",
          "God’s presence",
        ],
        intro: "There are times when God seems to be somewhere else, and good people have said so to him.",
      },
      {
        id: "guidance",
        otherNames: ["decisions", "God’s will", "direction", "choices", "making decisions", "calling"],
        intro: "What to do when the road divides and nothing is signposted.",
      },
      {
        id: "waiting",
        otherNames: ["waiting on God", "God’s timing", "delay", "waiting on the Lord"],
        intro: "Between asking for something and knowing there can be a long time.",
      },
      {
        id: "guilt",
        otherNames: [
          "sin",
          "repentance",
          "confession",
          "being forgiven",
          "God’s forgiveness",
          "regret",
          "remorse",
          "grace",
        ],
        intro: "If you have done something, and cannot put it down by yourself, begin here.",
      },
      {
        id: "shame",
        otherNames: ["embarrassment", "humiliation", "self-worth", "self-esteem", "feeling worthless", "unworthy"],
        intro: "The wish to hide may come from what you did, or from what was done to you.",
      },
      {
        id: "temptation",
        otherNames: ["lust", "pornography", "self-control", "purity", "sexual temptation", "spiritual warfare"],
        intro: "Pulled toward something you do not want to have done, you are in large company.",
      },
    ],
  },
  {
    id: "joy-and-thanks",
    name: "Joy and thanks",
    subjects: [
      {
        id: "joy",
        otherNames: ["happiness", "gladness", "rejoicing", "celebration", "laughter"],
        intro: "Good days are here, and joy that turns up on the others.",
      },
      {
        id: "thanks",
        otherNames: ["thankfulness", "gratitude", "thanksgiving", "giving thanks", "harvest", "thank you"],
        intro: "For saying thank you, when it comes easily and when it does not.",
      },
      {
        id: "praise",
        otherNames: ["worship", "glory to God", "singing", "creation", "nature", "wonder"],
        intro: "Looking up from oneself, at God and everything he has made.",
      },
      {
        id: "peace",
        otherNames: ["inner peace", "calm", "peace of mind", "peacemaking", "quietness"],
        intro: "A quiet heart, and peace between people: the Bible calls both by the same name.",
      },
      {
        id: "hope",
        otherNames: ["encouragement", "hopeful", "comfort", "optimism"],
        intro: "How to look ahead when there is little to see.",
      },
      {
        id: "new-beginnings",
        otherNames: [
          "new year",
          "starting over",
          "new start",
          "fresh start",
          "second chance",
          "change",
          "graduation",
          "new life",
        ],
        intro: "For first days, second chances and the morning after.",
      },
      {
        id: "a-new-baby",
        otherNames: [
          "birth",
          "newborn",
          "pregnancy",
          "expecting a baby",
          "baptism of a child",
          "christening",
          "new parents",
        ],
        intro: "A child is expected, or has just come, and somebody should say something good.",
      },
    ],
  },
  {
    id: "ways-of-living",
    name: "Ways of living",
    subjects: [
      {
        id: "anger",
        otherNames: ["being angry", "rage", "temper", "wrath", "fury"],
        intro: "Some tempers are quick, and some anger is right and needs to be kept so.",
      },
      {
        id: "patience",
        otherNames: ["impatience", "perseverance", "endurance", "persistence", "not giving up"],
        intro: "For slow things and slow people, and for keeping on.",
      },
      {
        id: "kindness",
        otherNames: ["compassion", "mercy", "gentleness", "helping others", "goodness", "animals"],
        intro: "Small good things, most of them done in passing, and remembered for three thousand years.",
      },
      {
        id: "humility",
        otherNames: ["pride", "arrogance", "meekness", "being humble", "boasting"],
        intro: "This is about seeing oneself at the right size, neither too large nor too small.",
      },
      {
        id: "envy",
        otherNames: ["jealousy", "comparison", "comparing myself", "coveting", "rivalry"],
        intro: "The sting of what somebody else has been given, and how to live with it or lose it.",
      },
      {
        id: "honesty",
        otherNames: ["truth", "lying", "lies", "integrity", "cheating", "stealing", "truthfulness"],
        intro: "Telling the truth, and fair dealing where it might not be checked.",
      },
      {
        id: "what-we-say",
        otherNames: ["words", "the tongue", "gossip", "speech", "swearing", "speaking", "listening"],
        intro: "Everything we say, post and send, and what might be left unsaid.",
      },
      {
        id: "wisdom",
        otherNames: ["understanding", "knowledge", "learning", "study", "exams", "students", "discernment"],
        intro: "For judging well, and for students of every age.",
      },
      {
        id: "courage",
        otherNames: ["bravery", "boldness", "strength and courage", "confidence", "standing up"],
        intro: "Something frightens you and has to be done; so it was with all of these people.",
      },
      {
        id: "serving",
        otherNames: ["service", "volunteering", "ministry", "leadership", "serving others", "serving God"],
        intro: "All who help, and those who lead, have the same master to learn from.",
      },
    ],
  },
];

export const subjects: readonly Subject[] = subjectGroups.flatMap((group) => group.subjects);

/** The group of a subject. */
export const groupOfSubject = (id: SubjectId): SubjectGroup =>
  subjectGroups.find((group) => group.subjects.some((subject) => subject.id === id))!;
