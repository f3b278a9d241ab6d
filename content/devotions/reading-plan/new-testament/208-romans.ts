import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Romans, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Romans 1:1-17",
    "Paul has long wanted to visit Rome. He introduces himself and the gospel, of which he is not ashamed.",
  ],
  [
    "Romans 1:18-32",
    "People knew something of God from what he made and turned elsewhere; in the long list that follows stand gossip and pride.",
  ],
  [
    "Romans 2",
    "Whoever judges others is left without excuse. God’s goodness leads to repentance, and true circumcision is of the heart.",
  ],
  [
    "Romans 3",
    "Line after line of Scripture finds no one righteous. ‘But now’, says Paul, and speaks of being made right freely, by grace.",
  ],
  [
    "Romans 4",
    "Abraham was counted righteous before he bore any sign, and at about a hundred still trusted that he would have a son.",
  ],
  [
    "Romans 5",
    "Peace with God, and hope even in trouble. Through one man came sin and death; through one man, a free gift.",
  ],
  [
    "Romans 6",
    "Should we sin more, so that grace grows? Baptism says otherwise: buried with Christ, raised to walk in a new life.",
  ],
  [
    "Romans 7",
    "The commandment is good, and yet wanting and doing come apart. Paul says it in the first person, and cries out.",
  ],
  [
    "Romans 8:1-17",
    "For those in Christ no condemnation is left. The Spirit, who takes away the old fear, teaches heirs to say Abba.",
  ],
  [
    "Romans 8:18-39",
    "Creation groans, believers groan, and the Spirit prays without words; nothing that exists can part us from God’s love.",
  ],
  [
    "Romans 9:1-18",
    "With sorrow for his own people Paul asks about Isaac, Jacob and Pharaoh, and about mercy, which no one earns.",
  ],
  [
    "Romans 9:19-33",
    "May clay argue with the potter? Hosea’s unloved people are called beloved, and some stumble over a stone in Zion.",
  ],
  ["Romans 10", "The word is near. But how can people call on someone of whom they have never heard?"],
  [
    "Romans 11:1-24",
    "Elijah thought he was alone, and seven thousand were left. Wild olive branches, grafted in, have no cause to boast.",
  ],
  [
    "Romans 11:25-36",
    "God does not take back his gifts or his call; from mercy for all, Paul breaks into praise of what he cannot trace.",
  ],
  [
    "Romans 12",
    "A living sacrifice looks like this: gifts put to use, guests taken in, tears shared, a hungry enemy fed.",
  ],
  [
    "Romans 13",
    "Pay your taxes and give honour where it is due. One debt is never settled, love; and the night is nearly over.",
  ],
  [
    "Romans 14",
    "One eats anything, another only vegetables; one keeps a special day. Neither is to despise or judge the other.",
  ],
  [
    "Romans 15:1-13",
    "Christ did not please himself, and he received us. So the strong bear with the weak, and all nations sing.",
  ],
  [
    "Romans 15:14-33",
    "Paul’s plan is Spain by way of Rome, after taking a collection to the poor in Jerusalem. He asks them to pray.",
  ],
  [
    "Romans 16",
    "Phebe is commended first, some two dozen friends are greeted by name, and Tertius, who held the pen, adds a line.",
  ],
];
