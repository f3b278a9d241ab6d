import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Galatians and Ephesians, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Galatians 1",
    "Without a word of thanks Paul begins: how could they leave so soon? Then his own story, from persecutor to preacher.",
  ],
  [
    "Galatians 2",
    "The pillars in Jerusalem give Paul their right hands; in Antioch Peter draws back from Gentile company, and Paul says so.",
  ],
  [
    "Galatians 3",
    "Abraham believed, long before there was a law to keep. In Christ there is neither Jew nor Greek, slave nor free.",
  ],
  [
    "Galatians 4",
    "An heir who is still a child lives like a servant. They once received Paul like an angel; has truth made him an enemy?",
  ],
  [
    "Galatians 5",
    "Christ has set you free, so serve one another. The works of the flesh are many; the Spirit’s fruit is one, with nine names.",
  ],
  [
    "Galatians 6",
    "Restore the fallen gently, carry each other’s burdens, do not tire of doing good. Paul takes the pen for the last lines.",
  ],
  [
    "Ephesians 1",
    "Chosen, adopted, forgiven, sealed: in Greek this blessing runs on as one great sentence. A prayer for enlightened eyes follows.",
  ],
  [
    "Ephesians 2",
    "By grace the dead are made alive. A wall between two peoples has come down, and strangers belong to the household.",
  ],
  [
    "Ephesians 3",
    "It was hidden for ages that Gentiles would share the promise. Paul kneels to pray that they may measure Christ’s love.",
  ],
  ["Ephesians 4:1-16", "One Lord, one faith, one baptism, and many gifts."],
  [
    "Ephesians 4:17-32",
    "Put off lying, stealing, and anger that outlasts the day; put on kindness, and forgive as God has forgiven you.",
  ],
  [
    "Ephesians 5:1-14",
    "Imitate God as loved children do, walk in love, and live as light, which shows things for what they are.",
  ],
  [
    "Ephesians 5:15-33",
    "Use the time well, sing from the heart, yield to one another. Husbands are to love as Christ loved, giving himself.",
  ],
  [
    "Ephesians 6",
    "Fathers, masters and slaves have one Master in heaven. For an evil day there is armour, piece by piece, and prayer.",
  ],
];
