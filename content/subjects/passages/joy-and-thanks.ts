import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  joy: [
    {
      reference: "Psalm 126",
      why: "People home from exile laugh as if they were dreaming, and remember the years they sowed in tears.",
    },
    {
      reference: "Nehemiah 8:9-10",
      why: "They were crying over what they had heard, and were sent home to a good meal, with portions for the poor.",
    },
    {
      reference: "Luke 15:5-7",
      why: "A shepherd with a sheep on his shoulders calls the neighbours, and heaven does the same.",
    },
    {
      reference: "Luke 2:8-11",
      why: "The greatest piece of good news was told first to people working the night shift.",
    },
    { reference: "John 15:9-11", why: "Jesus, with hours left, speaks of his own joy and wants it to be theirs." },
    { reference: "John 16:21-22", why: "Joy that comes after labour is of a kind that cannot be taken away." },
    { reference: "Philippians 4:4", why: "A prisoner says it twice, so it cannot depend on everything going well." },
    { reference: "Psalm 16:9-11", why: "The path ends, this psalm believes, where joy is full, and with someone." },
    {
      reference: "Ezra 3:11-13",
      why: "When the foundation was laid, shouts of joy and loud weeping could not be told apart.",
    },
    { reference: "2 Samuel 6:14-15", why: "King David danced with all his might, and did not mind how it looked." },
    { reference: "Isaiah 55:12", why: "Exiles going home are promised hills that sing and trees that clap." },
    {
      reference: "Acts 2:46-47",
      why: "The first Christians ate together in each other’s homes, with glad and simple hearts.",
    },
    { reference: "Matthew 13:44", why: "He sells everything, and the word Jesus uses for why is joy." },
  ],
  thanks: [
    { reference: "1 Thessalonians 5:18", why: "In every thing, Paul writes, which is not the same as for everything." },
    { reference: "Luke 17:12-18", why: "Ten were healed and one turned round; Jesus noticed the nine as well." },
    { reference: "Psalm 100", why: "Five verses that can be said in any house, by all the earth." },
    { reference: "Psalm 103:1-5", why: "He tells his own soul to make a list before it forgets." },
    {
      reference: "Psalm 107:1-3",
      why: "If you have been brought home from somewhere, this psalm wants you to say so.",
    },
    { reference: "Deuteronomy 8:10", why: "A blessing after the meal, when one is full and might forget." },
    {
      reference: "Psalm 65:9-13",
      why: "Rain on furrows, flocks on hills: a farmer’s thanks, in which the valleys sing along.",
    },
    { reference: "1 Samuel 7:12", why: "Samuel sets up a stone to say how far they have come, and with whose help." },
    {
      reference: "Colossians 3:15-17",
      why: "Be thankful, Paul says, and two verses later says it again, of whatever one is doing.",
    },
    { reference: "James 1:17", why: "Whatever is good, says James, has come from one who does not change." },
    {
      reference: "Psalm 116:12-14",
      why: "What can I give back, he asks, and the answer is to take the cup that is offered.",
    },
    { reference: "Jonah 2:9", why: "Thanks from inside the fish, before anything has got better." },
    { reference: "2 Corinthians 9:15", why: "Two chapters about money, and then Paul runs out of words for the gift." },
  ],
  praise: [
    {
      reference: "Psalm 150",
      why: "The whole book of Psalms ends as an orchestra, in which breath is enough of an instrument.",
    },
    {
      reference: "Psalm 8:1-5",
      why: "Someone looks up on a clear night and asks why he should matter, and finds that he does.",
    },
    { reference: "Psalm 19:1-4", why: "The sky speaks without any language, so everyone can read it." },
    { reference: "Psalm 95:1-7", why: "Come and sing, it begins, and ends on its knees among the sheep." },
    { reference: "Psalm 148:7-13", why: "Snow, cattle, cedars, kings and children are called on to join in." },
    {
      reference: "Exodus 15:1-2",
      why: "Sung by people who the night before had an army behind them and the sea in front.",
    },
    { reference: "Luke 1:46-50", why: "A girl from Nazareth sings that God has looked at her lowliness." },
    {
      reference: "1 Chronicles 29:10-13",
      why: "Now an old man, King David gives away the credit for everything he has gathered.",
    },
    { reference: "Acts 16:25", why: "Midnight, sore backs, feet in the stocks, and the other prisoners listening." },
    { reference: "Isaiah 6:1-3", why: "In the year a king died Isaiah saw who was still on the throne." },
    { reference: "Romans 11:33-36", why: "After three difficult chapters Paul stops arguing and adores." },
    { reference: "Revelation 5:11-13", why: "Everything that lives, in John’s vision, ends up in one song." },
    { reference: "Hebrews 13:15", why: "On some days praise is an offering, says this letter, brought by lips." },
  ],
  peace: [
    { reference: "John 14:27", why: "The peace he leaves is his own, which had just been through a hard evening." },
    { reference: "John 16:33", why: "He promises both things, trouble and peace, and the second one in himself." },
    {
      reference: "Isaiah 26:3-4",
      why: "A song about a strong city, and about a mind that leans on something stronger.",
    },
    {
      reference: "Philippians 4:6-9",
      why: "Peace stands guard here like a soldier at a gate, and has a list of thoughts to admit.",
    },
    {
      reference: "Numbers 6:24-26",
      why: "Israel’s priests were given these words to lay on people, and peace is the last of them.",
    },
    { reference: "Psalm 85:8-10", why: "Peace does not come alone in this psalm: justice greets it with a kiss." },
    {
      reference: "Isaiah 32:17-18",
      why: "Quiet houses are what justice produces, says the prophet, so do not look for one without the other.",
    },
    {
      reference: "Ephesians 2:14-18",
      why: "Between two peoples stood a wall, and Paul says who took it down and what it cost.",
    },
    { reference: "Romans 5:1-2", why: "The first peace is with God, and Paul says it has already been made." },
    { reference: "Matthew 5:9", why: "Jesus blesses those who make peace, which is more work than loving quiet." },
    { reference: "Psalm 34:12-14", why: "Peace has to be looked for, and then followed, like an animal that runs." },
    { reference: "Luke 19:41-42", why: "Jesus weeps over a city that did not know what would have brought it peace." },
    { reference: "2 Thessalonians 3:16", why: "A wish to copy out for somebody: peace at all times and in every way." },
  ],
  hope: [
    { reference: "Romans 15:13", why: "Paul’s wish for a mixed church: to be filled until it runs over." },
    { reference: "Lamentations 3:21-24", why: "Among burnt houses someone decides what to call to mind." },
    {
      reference: "Jeremiah 32:14-15",
      why: "With the enemy outside the wall Jeremiah buys a field and puts the deed in a jar.",
    },
    { reference: "Ezekiel 37:11-14", why: "“Our hope is lost” is what the exiles said, and God begins from there." },
    {
      reference: "Psalm 42:11",
      why: "Twice in this psalm, and once more in the next, he has to talk to his own soul like this.",
    },
    { reference: "Job 19:25-27", why: "With everything gone and friends against him, Job says what he knows." },
    {
      reference: "Romans 5:3-5",
      why: "Trouble does not make hope by itself, as Paul tells it; it passes through patience first.",
    },
    { reference: "1 Peter 1:3-4", why: "Peter’s hope is called living, since it comes from somebody who rose." },
    { reference: "Hebrews 6:17-19", why: "An anchor is of most use where it cannot be seen, in deep water." },
    {
      reference: "Isaiah 9:2",
      why: "A light was promised first to the northern districts, which war had reached first.",
    },
    {
      reference: "Amos 9:14-15",
      why: "The sternest of prophets ends with gardens, wine and people planted where they belong.",
    },
    { reference: "Isaiah 35:1-4", why: "For shaky hands and weak knees, a desert that comes into flower." },
    { reference: "Zechariah 9:12", why: "Prisoners they are, but the prophet calls them prisoners of hope." },
    {
      reference: "2 Thessalonians 2:16-17",
      why: "A blessing for worried friends, in which comfort and good work belong together.",
    },
  ],
  "new-beginnings": [
    {
      reference: "Isaiah 43:18-19",
      why: "To exiles who lived on memories God says that something new is already growing.",
    },
    {
      reference: "Lamentations 3:22-23",
      why: "Mercy is dealt out fresh each morning, like the manna, and cannot be used up the day before.",
    },
    { reference: "Genesis 12:1-4", why: "Abram was seventy-five when he packed up and started out." },
    { reference: "Genesis 8:20-22", why: "After the flood, with everything to be done again, seasons are promised." },
    {
      reference: "Joshua 1:9",
      why: "Joshua has lost his leader and must go first; he is not told that it will be easy.",
    },
    { reference: "Jonah 3:1-3", why: "The word comes to Jonah a second time, without a mention of the first." },
    { reference: "Jeremiah 18:3-6", why: "At the potter’s the clay went wrong, and he did not throw it away." },
    { reference: "Ezekiel 36:26", why: "God offers Israel an exchange: a heart that feels for one turned to stone." },
    {
      reference: "Mark 16:6-7",
      why: "The message is for “his disciples and Peter”, by name, since Peter had denied him.",
    },
    {
      reference: "2 Corinthians 5:17-18",
      why: "Paul had been somebody else once, and says how it became possible to begin again.",
    },
    { reference: "Philippians 3:13-14", why: "Even Paul had not arrived, and gave up looking over his shoulder." },
    {
      reference: "Zechariah 4:9-10",
      why: "Do not look down on the day of small things, the builders of the temple are told.",
    },
    { reference: "Hosea 14:4-7", why: "The prophet of a broken marriage ends with dew, roots and lilies." },
    {
      reference: "Revelation 21:5",
      why: "One voice from the throne, and a note to the writer that it can be trusted.",
    },
  ],
  "a-new-baby": [
    { reference: "Psalm 139:13-16", why: "Somebody knew this child through all the hidden months." },
    {
      reference: "Luke 2:6-7",
      why: "Born far from home, wrapped up warm and laid where the animals feed: God came this way too.",
    },
    { reference: "1 Samuel 1:26-28", why: "Hannah goes back to the priest who saw her crying, and shows him the boy." },
    { reference: "Luke 1:57-58", why: "The neighbours and cousins come, and are glad with her." },
    { reference: "Luke 1:76-79", why: "A father who had been silent for months sings to a child of eight days." },
    { reference: "Ruth 4:14-17", why: "His grandmother takes the boy in her arms, and the neighbours name him." },
    {
      reference: "Genesis 21:6-7",
      why: "Sarah had laughed at the promise; when the baby is there she laughs differently.",
    },
    { reference: "Numbers 6:24-26", why: "Old words for a new child: keep, shine, be gracious, give peace." },
    { reference: "Mark 10:15-16", why: "A blessing with hands, from one who took them up in his arms." },
    {
      reference: "Judges 13:8",
      why: "“Teach us what we shall do unto the child”, prays a father who is not sure how.",
    },
    { reference: "Psalm 71:5-6", why: "An old man says that he has been held ever since his birth." },
    { reference: "Luke 2:16-19", why: "Visitors come with stories, and Mary keeps them and thinks them over." },
    {
      reference: "1 Samuel 2:18-19",
      why: "Each year his mother made him a little coat, and each year it must have been larger.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
