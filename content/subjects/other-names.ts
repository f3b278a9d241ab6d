import type { SubjectId } from "#domain/site/subjects/subjects.ts";
import { fold } from "#domain/text/fold.ts";

type OtherNames = Readonly<Record<SubjectId, readonly string[]>>;

/** What people type instead of a subject's name. */
export const otherNames: OtherNames = {
  // Fear and trouble
  fear: ["being afraid", "scared", "panic", "terror", "fearful"],
  worry: ["anxiety", "anxious thoughts", "stress", "overthinking", "nervous", "cares"],
  danger: ["protection", "safety", "safe travel", "trouble", "storms"],
  despair: [
    "hopelessness",
    "suicide",
    "suicidal",
    "suicidal thoughts",
    "wanting to die",
    "killing myself",
    "wanting to kill myself",
    "ending my life",
    "self-harm",
    "hurting myself",
    "giving up",
    "no hope",
  ],
  abuse: [
    "domestic violence",
    "sexual abuse",
    "rape",
    "violence",
    "violence at home",
    "bullying",
    "cruelty",
    "oppression",
  ],
  enemies: ["people against me", "revenge", "hatred", "slander", "being hated", "false accusation"],
  injustice: ["justice", "unfairness", "corruption", "racism", "human rights"],
  war: ["war and peace", "refugees from war", "invasion", "peace on earth", "soldiers"],
  "the-future": ["uncertainty", "tomorrow", "plans", "planning", "the unknown"],
  // Grief and loss
  grief: ["bereavement", "mourning", "sorrow", "sadness", "funeral", "losing someone", "death of a loved one"],
  "the-loss-of-a-child": ["miscarriage", "stillbirth", "death of a child", "losing a child", "losing a baby"],
  "facing-death": ["dying", "death", "eternal life", "end-of-life care", "terminal illness", "heaven"],
  loneliness: ["being alone", "lonely", "isolation", "abandoned", "homesickness"],
  "a-broken-heart": ["heartbreak", "heartbroken", "breakup", "rejection", "disappointment"],
  divorce: ["separation", "end of a marriage", "ex-husband", "ex-wife"],
  betrayal: ["broken trust", "unfaithfulness", "adultery", "being betrayed", "backstabbing"],
  // Body and mind
  illness: ["sickness", "healing", "health", "cancer", "pain", "hospital", "disability", "suffering"],
  depression: ["depressed", "darkness", "low mood", "mental health", "melancholy", "feeling down"],
  tiredness: ["exhaustion", "burnout", "weariness", "rest", "sabbath", "strength", "fatigue"],
  sleep: ["insomnia", "sleeplessness", "night", "bedtime", "nightmares"],
  "old-age": ["ageing", "aging", "growing old", "elderly", "retirement", "grandparents"],
  addiction: ["alcohol", "drinking", "drugs", "gambling", "bad habits", "relapse", "sobriety"],
  childlessness: ["infertility", "barrenness", "wanting a child", "unable to conceive"],
  // Work and money
  work: ["job", "labour", "labor", "career", "business", "diligence", "laziness"],
  "losing-work": ["unemployment", "unemployed", "redundancy", "laid off", "job loss", "looking for a job"],
  debt: ["loans", "borrowing", "lending", "owing money", "bankruptcy"],
  money: ["riches", "wealth", "greed", "possessions", "finances", "materialism"],
  poverty: ["the poor", "hunger", "homelessness", "daily bread", "provision"],
  contentment: ["having enough", "being content", "satisfaction", "simple life", "simplicity"],
  generosity: ["giving", "charity to the poor", "sharing", "tithing", "tithe", "helping the poor"],
  // Home and people
  marriage: ["wedding", "husband", "wife", "husbands and wives", "anniversary", "engagement"],
  singleness: ["being single", "unmarried", "widows", "dating", "celibacy"],
  parents: [
    "mother",
    "father",
    "Mother’s Day",
    "Father’s Day",
    "honouring parents",
    "caring for parents",
    "mum and dad",
  ],
  children: [
    "raising children",
    "raising a family",
    "bringing up children",
    "sons and daughters",
    "prodigal children",
    "child",
  ],
  "family-quarrels": [
    "family",
    "siblings",
    "brothers and sisters",
    "arguments",
    "conflict",
    "reconciliation",
    "in-laws",
  ],
  friendship: ["friends", "companions", "a good friend", "best friend"],
  love: [
    "charity",
    "loving one another",
    "God’s love",
    "love your neighbour",
    "love your neighbor",
    "neighbours",
    "neighbors",
  ],
  "forgiving-others": ["forgiveness", "forgiving", "bitterness", "resentment", "grudges", "how to forgive"],
  strangers: ["immigrants", "refugees", "foreigners", "hospitality", "migrants", "welcome", "exile"],
  // Doubt and prayer
  doubt: ["doubting", "unbelief", "questions", "losing faith", "uncertain faith"],
  faith: ["belief", "believing", "trust", "trust in God", "trusting God"],
  prayer: ["praying", "how to pray", "intercession", "praying for others"],
  "unanswered-prayer": ["unanswered prayers", "when God says no", "God does not answer"],
  "distance-from-god": [
    "when God seems far",
    "silence of God",
    "God is silent",
    "feeling far from God",
    "spiritual dryness",
    "God’s presence",
  ],
  guidance: ["decisions", "God’s will", "direction", "choices", "making decisions", "calling"],
  waiting: ["waiting on God", "God’s timing", "delay", "waiting on the Lord"],
  guilt: ["sin", "repentance", "confession", "being forgiven", "God’s forgiveness", "regret", "remorse", "grace"],
  shame: ["embarrassment", "humiliation", "self-worth", "self-esteem", "feeling worthless", "unworthy"],
  temptation: ["lust", "pornography", "self-control", "purity", "sexual temptation", "spiritual warfare"],
  // Joy and thanks
  joy: ["happiness", "gladness", "rejoicing", "celebration", "laughter"],
  thanks: ["thankfulness", "gratitude", "thanksgiving", "giving thanks", "harvest", "thank you"],
  praise: ["worship", "glory to God", "singing", "creation", "nature", "wonder"],
  peace: ["inner peace", "calm", "peace of mind", "peacemaking", "quietness"],
  hope: ["encouragement", "hopeful", "comfort", "optimism"],
  "new-beginnings": [
    "new year",
    "starting over",
    "new start",
    "fresh start",
    "second chance",
    "change",
    "graduation",
    "new life",
  ],
  "a-new-baby": [
    "birth",
    "newborn",
    "pregnancy",
    "expecting a baby",
    "baptism of a child",
    "christening",
    "new parents",
  ],
  // Ways of living
  anger: ["being angry", "rage", "temper", "wrath", "fury"],
  patience: ["impatience", "perseverance", "endurance", "persistence", "not giving up"],
  kindness: ["compassion", "mercy", "gentleness", "helping others", "goodness", "animals"],
  humility: ["pride", "arrogance", "meekness", "being humble", "boasting"],
  envy: ["jealousy", "comparison", "comparing myself", "coveting", "rivalry"],
  honesty: ["truth", "lying", "lies", "integrity", "cheating", "stealing", "truthfulness"],
  "what-we-say": ["words", "the tongue", "gossip", "speech", "swearing", "speaking", "listening"],
  wisdom: ["understanding", "knowledge", "learning", "study", "exams", "students", "discernment"],
  courage: ["bravery", "boldness", "strength and courage", "confidence", "standing up"],
  serving: ["service", "volunteering", "ministry", "leadership", "serving others", "serving God"],
};

/**
 * The names in another language with the English ones behind them: whoever reads Spanish may still type "suicide".
 * A name that another subject has in the other language stays with it.
 */
export const alsoInEnglish = (own: OtherNames): OtherNames => {
  const taken = new Set(Object.values(own).flat().map(fold));
  const both = Object.entries(own).map(([id, names]) => [
    id,
    [...names, ...otherNames[id as SubjectId].filter((name) => !taken.has(fold(name)))],
  ]);
  return Object.fromEntries(both) as OtherNames;
};
