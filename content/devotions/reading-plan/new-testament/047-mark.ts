import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Mark, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Mark 1:1-20",
    "Mark has no birth story. He begins at the river, with the heavens opened, then wild beasts, then four fishermen.",
  ],
  [
    "Mark 1:21-45",
    "By sunset a whole city is at the house. Long before daylight Jesus is out alone, praying; a leper cannot keep quiet.",
  ],
  ["Mark 2", "Four men open a roof, Levi leaves his tax desk, and the sabbath turns out to be made for people."],
  [
    "Mark 3:1-19",
    "Anger and grief are in one look as Jesus heals a hand; a boat is kept ready, and twelve are chosen.",
  ],
  [
    "Mark 3:20-35",
    "Friends fear that Jesus is out of his mind, and scribes say worse. Who are his family? He looks at those around him.",
  ],
  [
    "Mark 4:1-20",
    "One sower, one kind of seed, four soils: told to the shore from a boat, explained afterwards to a few.",
  ],
  [
    "Mark 4:21-41",
    "A candle under a bed, a seed that grows while the farmer sleeps, and Jesus asleep on a pillow in the storm.",
  ],
  [
    "Mark 5:1-20",
    "No chain could hold the man called Legion. At the end he sits clothed and calm, and is sent home to his friends.",
  ],
  [
    "Mark 5:21-43",
    "For twelve years she has bled; twelve years old is the girl who hears, ‘Talitha cumi’. Jairus waits between the two.",
  ],
  [
    "Mark 6:1-29",
    "His own town takes offence, the twelve set out in pairs, and a rash oath at Herod’s supper costs John his head.",
  ],
  [
    "Mark 6:30-56",
    "The apostles’ rest is interrupted: thousands sit down on green grass, and that night Jesus comes walking to tired rowers.",
  ],
  [
    "Mark 7:1-23",
    "Cups and pots are washed while parents go short because of a vow. What really makes a person unclean?",
  ],
  [
    "Mark 7:24-37",
    "A Greek mother’s reply wins her daughter’s healing, and a deaf man, led away from the crowd, speaks plainly.",
  ],
  [
    "Mark 8:1-21",
    "With one loaf in the boat the disciples worry, though they can still count the baskets left over from two great meals.",
  ],
  [
    "Mark 8:22-38",
    "A blind man sees people like trees, and then clearly. Peter says who Jesus is and cannot accept what will follow.",
  ],
  [
    "Mark 9:1-29",
    "Clothes whiter than any launderer could make them; and below, a father in tears who believes and asks help for his unbelief.",
  ],
  [
    "Mark 9:30-50",
    "Asked what they argued about on the road, the twelve are silent: it was rank. A child in Jesus’ arms is the answer.",
  ],
  ["Mark 10:1-31", "On divorce Jesus goes back to creation. Looking at a rich man, he loves him."],
  [
    "Mark 10:32-52",
    "Two brothers want seats in glory. Blind Bartimaeus wants to see, throws off his cloak, and follows on the road.",
  ],
  [
    "Mark 11:1-19",
    "A colt is tied where two ways meet, figs are not to be found, and trading stops in the house of prayer.",
  ],
  [
    "Mark 11:20-33",
    "The withered tree leads to words on faith, and on forgiving while you stand praying. The leaders will not answer a question.",
  ],
  [
    "Mark 12:1-27",
    "Tenants beat one servant after another, then meet the son. Two test questions follow: Caesar’s coin, and a woman with seven husbands.",
  ],
  [
    "Mark 12:28-44",
    "One scribe asks well and hears that he is near the kingdom; one widow gives all she has to live on.",
  ],
  [
    "Mark 13:1-13",
    "Peter, James, John and Andrew ask when. Jesus tells them of earthquakes, of trials, and of words given in that hour.",
  ],
  [
    "Mark 13:14-37",
    "Do not go back for a coat, Jesus warns. Even the Son does not know the day, so the porter must watch.",
  ],
  [
    "Mark 14:1-31",
    "A woman breaks a jar, and Jesus says she did what she could; a man with a pitcher leads them to the upper room.",
  ],
  [
    "Mark 14:32-72",
    "Abba, Jesus prays in the garden. A young man flees without his linen cloth, and the cock crows a second time.",
  ],
  [
    "Mark 15:1-20",
    "Pilate marvels at Jesus’ silence and gives the crowd Barabbas; soldiers bow to a man in purple and thorns.",
  ],
  [
    "Mark 15:21-47",
    "The father of Alexander and Rufus is made to carry the cross. A centurion speaks; Joseph boldly asks for the body.",
  ],
  [
    "Mark 16",
    "Three women wonder who will roll the stone away, and run from the open tomb trembling. The eleven are slow to believe.",
  ],
];
