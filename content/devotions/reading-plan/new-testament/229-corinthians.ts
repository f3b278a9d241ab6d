import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from the two letters to Corinth, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "1 Corinthians 1",
    "Chloe’s people report quarrels over favourite leaders. Paul points to Christ crucified, weak to look at and stronger than anyone.",
  ],
  [
    "1 Corinthians 2",
    "Paul came to Corinth trembling and without fine words. What no eye has seen, God shows by his Spirit.",
  ],
  [
    "1 Corinthians 3",
    "Apollos watered what Paul had planted, and God made it grow. On one foundation, each must watch what he builds with.",
  ],
  [
    "1 Corinthians 4",
    "Stewards have to be faithful, and the Lord is their judge. Apostles go hungry, work with their hands, and bless.",
  ],
  [
    "1 Corinthians 5",
    "A man lives with his father’s wife, and the church is proud of itself. A little yeast works through all the dough.",
  ],
  [
    "1 Corinthians 6",
    "Brother takes brother to court; Paul asks why they would not rather be cheated. The body is a temple, bought with a price.",
  ],
  [
    "1 Corinthians 7:1-24",
    "Husbands and wives owe each other the same. Peace is the aim with an unbelieving partner, and freedom for the slave who can.",
  ],
  [
    "1 Corinthians 7:25-40",
    "To marry or not to marry: Paul gives an opinion, no command. Time is short, and he would spare them care.",
  ],
  [
    "1 Corinthians 8",
    "Meat offered to an idol is only meat, and still someone’s conscience can be hurt by it. Knowledge swells; love builds.",
  ],
  [
    "1 Corinthians 9",
    "An apostle may claim wages, and Paul will not. He adapts to everyone he meets, and trains like a runner.",
  ],
  [
    "1 Corinthians 10:1-13",
    "Israel went under the cloud and through the sea, and many fell all the same. With each temptation God makes a way out.",
  ],
  [
    "1 Corinthians 10:14-33",
    "Many people share one loaf and are one body. Buy what the market sells, and consider the other person’s conscience.",
  ],
  [
    "1 Corinthians 11:1-16",
    "Paul writes on covered heads among men and women who pray and prophesy, and says that neither is without the other.",
  ],
  [
    "1 Corinthians 11:17-34",
    "At the Lord’s supper one is hungry and another drunk. Paul recalls the night it was given, and tells them to wait.",
  ],
  ["1 Corinthians 12", "The eye cannot dismiss the hand, and the weaker parts are necessary."],
  [
    "1 Corinthians 13",
    "Charity is the older word for love: without it eloquence is only noise, and when knowledge passes, it remains.",
  ],
  [
    "1 Corinthians 14:1-25",
    "An unclear trumpet calls up no army. Five words that others understand are better than ten thousand they do not.",
  ],
  [
    "1 Corinthians 14:26-40",
    "One comes with a psalm, another with a teaching. Rules follow about turns and about silence, for God is the author of peace.",
  ],
  [
    "1 Corinthians 15:1-34",
    "Cephas saw him, then more than five hundred, and last of all Paul. Without that resurrection, he says, faith is empty.",
  ],
  [
    "1 Corinthians 15:35-58",
    "A bare seed goes into the ground and God gives it a body. The trumpet will sound, and we shall be changed.",
  ],
  [
    "1 Corinthians 16",
    "Put something aside on the first day of each week; be kind to Timothy. The last greeting is in Paul’s own hand.",
  ],
  [
    "2 Corinthians 1",
    "The God of all comfort comforts people so that they can comfort others. Paul explains why he has not come.",
  ],
  [
    "2 Corinthians 2",
    "Paul wrote in tears, and the letter did its work. Now forgive the man, before sorrow swallows him up.",
  ],
  [
    "2 Corinthians 3",
    "You are our letter of recommendation, Paul tells them. Moses wore a veil; with open face we are changed, from glory to glory.",
  ],
  [
    "2 Corinthians 4",
    "Treasure is kept in clay jars: struck down, not destroyed. What can be seen is passing, and what cannot is eternal.",
  ],
  [
    "2 Corinthians 5",
    "This tent will be taken down, and a house is ready. Until then we are ambassadors: be reconciled to God.",
  ],
  [
    "2 Corinthians 6",
    "Beatings, sleepless nights, sorrow with joy in it: Paul opens his heart to them and asks for theirs.",
  ],
  ["2 Corinthians 7", "Titus arrives, and Paul can breathe again: the hard letter has healed."],
  [
    "2 Corinthians 8",
    "Poor churches in Macedonia begged to be allowed to give. Christ was rich and became poor; finish what you began.",
  ],
  [
    "2 Corinthians 9",
    "Whoever sows little will reap little. Give as you have decided, gladly, and someone else will thank God for it.",
  ],
  [
    "2 Corinthians 10",
    "Some say that Paul is bold on paper and weak in person. His weapons are of another kind, and so is his measure.",
  ],
  [
    "2 Corinthians 11:1-15",
    "Preaching without pay is held against Paul. He fears for them as for a promised bride; deceivers can look like angels of light.",
  ],
  [
    "2 Corinthians 11:16-33",
    "If boasting is wanted, here is a fool’s list: rods, stones, three shipwrecks, hunger, cold, and worry for all the churches.",
  ],
  [
    "2 Corinthians 12",
    "Once Paul was caught up to paradise. Three times he asked to lose a thorn, and was told that grace is enough.",
  ],
  [
    "2 Corinthians 13",
    "Before a third visit Paul asks them to examine themselves. He hopes not to be sharp, and blesses them all.",
  ],
];
