import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Matthew, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Matthew 1",
    "Three times fourteen generations, with four unexpected women among them, and Joseph, who changes his plan after one dream.",
  ],
  [
    "Matthew 2",
    "Foreigners ask a jealous king for directions. Gold, frankincense and myrrh are given; then there is weeping in Bethlehem.",
  ],
  [
    "Matthew 3",
    "Locusts, camel’s hair and hard words at the Jordan; then a dove, and a voice that calls Jesus beloved.",
  ],
  [
    "Matthew 4",
    "Three offers in the wilderness are answered from Deuteronomy, and two brothers leave their boat and their father behind.",
  ],
  [
    "Matthew 5:1-20",
    "Blessings on the poor in spirit and on mourners; salt, light, and a law that will lose not one small stroke.",
  ],
  [
    "Matthew 5:21-48",
    "Behind murder Jesus finds anger, behind adultery a look; and he asks for love that reaches enemies.",
  ],
  ["Matthew 6:1-18", "Giving, prayer and fasting in secret; and the Lord’s Prayer."],
  [
    "Matthew 6:19-34",
    "Two masters and one heart; birds without barns, lilies that never spin, and tomorrow left to itself.",
  ],
  ["Matthew 7", "A beam in the judge’s own eye, a narrow gate, wolves dressed as sheep, and two houses in one storm."],
  [
    "Matthew 8:1-17",
    "Jesus touches a leper, heals a Roman officer’s servant from a distance, and takes a fever from Peter’s mother-in-law.",
  ],
  [
    "Matthew 8:18-34",
    "Two men hear what following costs, the lake goes quiet at a word, and a whole city asks Jesus to leave.",
  ],
  [
    "Matthew 9:1-17",
    "Forgiveness comes before walking for a man on a bed, and a tax collector named Matthew gets up and follows.",
  ],
  [
    "Matthew 9:18-38",
    "On the way to a dead girl Jesus stops for a woman; later he sees crowds like sheep without a shepherd.",
  ],
  [
    "Matthew 10:1-23",
    "The twelve are named, sent to the lost sheep of Israel with empty purses, and told to expect wolves.",
  ],
  [
    "Matthew 10:24-42",
    "Sparrows and numbered hairs, families divided over him, and a reward for one cup of cold water.",
  ],
  [
    "Matthew 11",
    "From prison John asks whether Jesus is the one. Whole towns have seen wonders and not changed; the weary are invited to rest.",
  ],
  [
    "Matthew 12:1-21",
    "Hungry disciples pick grain on the sabbath, a withered hand is made whole, and a bruised reed is not broken.",
  ],
  [
    "Matthew 12:22-50",
    "Accused of working with Beelzebub, Jesus speaks of a house divided, of Jonah, and of a queen who travelled far.",
  ],
  [
    "Matthew 13:1-30",
    "Why does Jesus speak in parables? One field has four kinds of soil, another has weeds that must wait for harvest.",
  ],
  [
    "Matthew 13:31-58",
    "Mustard seed, yeast, treasure, a pearl and a net; and a home town that knows his family too well to listen.",
  ],
  [
    "Matthew 14:1-21",
    "Herod’s birthday ends with John’s death. Jesus goes away by boat to be alone, and feeds thousands who followed him.",
  ],
  ["Matthew 14:22-36", "Peter gets out of the boat, walks, looks at the wind, sinks, and is caught."],
  [
    "Matthew 15:1-20",
    "An argument about washing hands becomes one about parents left without help, and about what comes out of the heart.",
  ],
  [
    "Matthew 15:21-39",
    "Silence does not stop a Canaanite mother, who asks only for crumbs. Afterwards four thousand eat from seven loaves.",
  ],
  [
    "Matthew 16",
    "They can read the sky but not the times. Peter names him Christ, is promised keys, and is sharply corrected.",
  ],
  [
    "Matthew 17",
    "On a mountain the face of Jesus shines like the sun; below, a boy falls into fire and water; a fish pays a tax.",
  ],
  [
    "Matthew 18:1-20",
    "Jesus stands a child among them, tells of one lost sheep in a hundred, and gives quarrels a patient order of steps.",
  ],
  [
    "Matthew 18:21-35",
    "Seventy times seven: a servant forgiven an impossible debt takes a fellow servant by the throat over a smaller one.",
  ],
  [
    "Matthew 19",
    "Questions about divorce, children brought for blessing, and a rich young man who asks what he still lacks, and goes away sorrowful.",
  ],
  [
    "Matthew 20:1-16",
    "Labourers hired at dawn and an hour before evening are paid alike, and the early ones complain.",
  ],
  [
    "Matthew 20:17-34",
    "Their mother asks for two places of honour for James and John; two blind men ask simply to see.",
  ],
  [
    "Matthew 21:1-22",
    "Jesus rides in on a donkey, children shout in the temple, and a fig tree has nothing but leaves.",
  ],
  [
    "Matthew 21:23-46",
    "Asked about his authority, Jesus tells of two sons, a rude one and a polite one, and of tenants who kill the heir.",
  ],
  [
    "Matthew 22:1-22",
    "Guests refuse a royal wedding and one arrives unprepared. A coin is brought out to answer a question meant as a trap.",
  ],
  [
    "Matthew 22:23-46",
    "Seven brothers in a riddle, two commandments that carry all the others, and a psalm that silences his questioners.",
  ],
  [
    "Matthew 23:1-22",
    "Heavy loads for other people’s shoulders, the best seats, clever oaths: woe to leaders who shut heaven against others.",
  ],
  [
    "Matthew 23:23-39",
    "Herbs are tithed while mercy is left out. Jesus ends in grief, like a hen whose chickens would not come.",
  ],
  [
    "Matthew 24:1-28",
    "Not one stone of the temple will stay on another, Jesus says; and through wars and false Christs, endure.",
  ],
  [
    "Matthew 24:29-51",
    "Stars fall, a fig tree puts out leaves, and only the Father knows the day. So watch, and be found at work.",
  ],
  [
    "Matthew 25:1-30",
    "Five lamps go out at midnight for lack of oil, and a frightened servant digs a hole for his master’s money.",
  ],
  [
    "Matthew 25:31-46",
    "Sheep and goats are both surprised to hear when they met the king, hungry, a stranger, sick, in prison.",
  ],
  [
    "Matthew 26:1-35",
    "What some call waste Jesus calls a good work. Then thirty pieces of silver, a supper, and promises Peter cannot keep.",
  ],
  [
    "Matthew 26:36-75",
    "Three times he prays about the cup while his friends sleep; three times before cockcrow Peter denies him.",
  ],
  ["Matthew 27:1-31", "Judas brings the silver back, Pilate’s wife sends word of a dream, and soldiers kneel to mock."],
  [
    "Matthew 27:32-66",
    "Darkness at midday, a cry from Psalm 22, the earth shaking; and before the next day is out, a guarded stone.",
  ],
  [
    "Matthew 28",
    "An earthquake, two women running, guards paid to lie, and eleven men, some of them doubting, sent to all nations.",
  ],
];
