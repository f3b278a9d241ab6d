import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  fear: [
    {
      reference: "Psalm 56:3-4",
      why: "The singer does not deny that he is afraid; he says what he will do with the fear when it comes.",
    },
    {
      reference: "Isaiah 41:10",
      why: "Spoken to Israel among stronger nations: the reason to be calm is not their strength but whose hand holds them.",
    },
    {
      reference: "Psalm 27:1-3",
      why: "David asks two questions aloud, imagines a whole army outside, and finds that his heart holds.",
    },
    {
      reference: "Exodus 14:13-14",
      why: "Trapped between the sea and Pharaoh’s chariots, Israel is told to stand still and watch.",
    },
    {
      reference: "Mark 4:37-40",
      why: "The disciples wake Jesus with the bluntest of prayers, and he deals with the storm before he asks about their fear.",
    },
    {
      reference: "John 14:27",
      why: "On the night of his arrest Jesus leaves his friends the one thing that no arrest could take.",
    },
    {
      reference: "2 Timothy 1:7",
      why: "Paul, in prison, reminds a timid young friend that timidity is not what God put in him.",
    },
    {
      reference: "Psalm 34:4-6",
      why: "A poor man tells what happened when he cried out, and invites others to look where he looked.",
    },
    { reference: "1 John 4:18", why: "John writes about dread of judgment, and says that being loved drives it out." },
  ],
  worry: [
    {
      reference: "Matthew 6:25-27",
      why: "Jesus says it to a crowd on a hillside: look at the birds, and at how little worry adds.",
    },
    {
      reference: "Matthew 6:31-34",
      why: "Tomorrow may have its own trouble, he admits, and that is why it should not be carried today.",
    },
    {
      reference: "Philippians 4:6-7",
      why: "“Careful” here means full of care, and Paul, writing from prison, gives each care somewhere to go.",
    },
    {
      reference: "1 Peter 5:6-7",
      why: "Peter’s word for casting is a throw: the load leaves your hands because somebody else cares.",
    },
    {
      reference: "Psalm 55:22",
      why: "David wrote this after a friend had turned on him, so the burden he throws is a heavy one.",
    },
    {
      reference: "Luke 10:40-42",
      why: "Martha is busy for Jesus himself, and he names her anxiety gently, saying her name twice.",
    },
    {
      reference: "Psalm 94:18-19",
      why: "When thoughts crowd in, these verses know them, and know something stronger underneath.",
    },
    {
      reference: "Psalm 131",
      why: "Three short verses in which a grown man stops reaching for what he cannot manage, and rests.",
    },
    {
      reference: "Proverbs 12:25",
      why: "A proverb that notices how worry bends a person, and what one kind sentence from outside can do.",
    },
  ],
  danger: [
    {
      reference: "Psalm 121",
      why: "A song for travellers on hill roads, who could not see round the next bend but knew who stayed awake.",
    },
    {
      reference: "Psalm 46:1-3",
      why: "Even if the ground itself gives way, the psalm says, there is a place to run to.",
    },
    {
      reference: "2 Kings 6:15-17",
      why: "Elisha does not scold his frightened servant; he prays that the young man may see what else is there.",
    },
    {
      reference: "Daniel 3:17-18",
      why: "Three men face the furnace trusting God to save them, and decide to be faithful even “if not”.",
    },
    {
      reference: "Psalm 57:1-2",
      why: "Hiding in a cave from King Saul, David asks to be covered until the trouble has passed.",
    },
    {
      reference: "Ezra 8:21-23",
      why: "Before a dangerous road, with children in the party and no soldiers, Ezra stops to pray.",
    },
    {
      reference: "Acts 27:22-25",
      why: "In the middle of a shipwreck Paul passes on a promise made for that crew on that night.",
    },
    {
      reference: "2 Chronicles 20:12",
      why: "A king with no plan left says so in front of everybody, and turns his eyes to God.",
    },
    {
      reference: "Nahum 1:7",
      why: "Inside a stern prophecy against a cruel empire stands this line about shelter for those it had crushed.",
    },
  ],
  despair: [
    {
      reference: "1 Kings 19:4-7",
      why: "Elijah asks to die, and God answers first with sleep, warm bread, water and no reproach.",
    },
    {
      reference: "Numbers 11:14-17",
      why: "Moses tells God that he would rather die than go on, and is given seventy people to share the load.",
    },
    {
      reference: "Psalm 88:1-4",
      why: "The darkest of the psalms is in the book as well, so a prayer need not sound bright.",
    },
    {
      reference: "Lamentations 3:17-22",
      why: "First the poet says that his hope is gone, and only then does he remember one thing.",
    },
    {
      reference: "Psalm 40:1-3",
      why: "Somebody who has been in the pit writes it down afterwards for whoever is in it now.",
    },
    { reference: "Jonah 2:5-7", why: "Prayed from as far down as a person can go, by a man who had run from God." },
    {
      reference: "2 Corinthians 1:8-10",
      why: "Paul tells a whole church that he had despaired of life, and was not ashamed to say so.",
    },
    {
      reference: "Psalm 139:7-12",
      why: "No darkness is dark to God, which means that yours has not hidden you from him.",
    },
    {
      reference: "Acts 16:27-28",
      why: "To a man with his sword already drawn Paul shouts what matters: do not, everybody is still here.",
    },
    {
      reference: "Romans 8:38-39",
      why: "Nothing on Paul’s long list, and nothing that you could add to it, can part you from God’s love.",
    },
  ],
  abuse: [
    {
      reference: "Psalm 11:4-5",
      why: "The Bible says in plain words what God feels about the person who loves violence.",
    },
    {
      reference: "Psalm 10:12-14",
      why: "The bully thinks that he will never have to answer for it; the psalm turns to God and says “Thou hast seen it”.",
    },
    {
      reference: "1 Samuel 19:10-12",
      why: "When Saul threw a spear at him David got out of the house, his wife helped, and the story does not blame them.",
    },
    {
      reference: "Psalm 140:1-4",
      why: "A prayer with names for it all: the violent hands, and the tongue that poisons before them.",
    },
    {
      reference: "Exodus 3:7-8",
      why: "God speaks of slaves in Egypt: he has seen, he has heard, he knows, and he comes down.",
    },
    {
      reference: "Psalm 55:12-14",
      why: "The harm came from somebody close and trusted, and this psalm knows that this is the hardest kind.",
    },
    {
      reference: "Matthew 18:5-6",
      why: "Jesus puts a child in the middle and says how seriously heaven takes harm done to one.",
    },
    {
      reference: "Ephesians 5:28-29",
      why: "Paul tells husbands what love in a house looks like: it feeds and protects, and never injures.",
    },
    {
      reference: "Psalm 72:12-14",
      why: "Of the good king it is said that the blood of the powerless is precious in his sight.",
    },
  ],
  enemies: [
    {
      reference: "Matthew 5:43-45",
      why: "The hardest thing Jesus asks begins in secret, with a prayer, and has rain and sunshine for its pattern.",
    },
    { reference: "Romans 12:17-21", why: "Paul knows that peace takes two, so he asks only for your half of it." },
    {
      reference: "1 Samuel 24:10-12",
      why: "David had the man who hunted him within reach in a cave, and left the judging to God.",
    },
    { reference: "Psalm 3:1-4", why: "For days when more and more voices say that even God will not help you." },
    {
      reference: "Exodus 23:4-5",
      why: "The old law starts small: if his donkey is down in the road, you stop and lift.",
    },
    {
      reference: "Psalm 109:2-4",
      why: "Slandered by people he had treated well, the singer has one answer left, and it is prayer.",
    },
    {
      reference: "Proverbs 24:17-18",
      why: "A warning for the day your rival trips, when gladness would come so easily.",
    },
    {
      reference: "Obadiah 1:12",
      why: "Said to Edom, who watched a neighbour’s city burn and smiled; it asks how we look at others’ ruin.",
    },
    {
      reference: "Psalm 35:11-14",
      why: "When his accusers had been ill, he fasted and grieved for them as if for family.",
    },
  ],
  injustice: [
    {
      reference: "Amos 5:21-24",
      why: "To a nation proud of its worship God says that songs do not count where courts are crooked.",
    },
    {
      reference: "Micah 6:8",
      why: "Three requirements in one line, given to people who offered God everything except fairness.",
    },
    {
      reference: "Isaiah 1:16-17",
      why: "Clean hands are learned, says the prophet, by taking the side of widows and orphans.",
    },
    {
      reference: "Habakkuk 1:2-4",
      why: "The prophet accuses God of looking on while the law goes slack, and the book begins with that.",
    },
    {
      reference: "Luke 18:2-7",
      why: "Jesus tells of a widow who would not stop asking, for all who are tired of asking.",
    },
    {
      reference: "Deuteronomy 10:17-18",
      why: "Here is a judge who takes no bribe and has a soft place for orphans, widows and foreigners.",
    },
    {
      reference: "James 5:4",
      why: "Wages kept back from farm workers have a voice, James says, and it has reached God.",
    },
    {
      reference: "Ecclesiastes 4:1",
      why: "The Preacher does not explain oppression; he looks at the tears, and sees that the victims had no comforter.",
    },
    {
      reference: "Isaiah 42:1-4",
      why: "Of God’s servant it is promised that he will bring justice without trampling anybody who is already bent.",
    },
  ],
  war: [
    {
      reference: "Psalm 46:8-11",
      why: "“Be still” is said to armies here, by the one who breaks bows and burns chariots.",
    },
    {
      reference: "Isaiah 2:4",
      why: "In a small country between great armies Isaiah saw swords hammered into farm tools.",
    },
    {
      reference: "Micah 4:3-4",
      why: "Micah had the same vision as Isaiah, and adds a vine and a tree of your own, and an end to being afraid.",
    },
    {
      reference: "Lamentations 2:18-19",
      why: "Written in a starving city; it tells those who are left to weep aloud for the children.",
    },
    {
      reference: "Habakkuk 3:16-18",
      why: "Lips trembling at the news of an invasion, the prophet still finds something that soldiers cannot take.",
    },
    {
      reference: "2 Kings 6:21-23",
      why: "Asked whether to kill the prisoners, Elisha says to feed them, and for a time the raids stop.",
    },
    {
      reference: "Zechariah 8:3-5",
      why: "God’s picture of a city after war is old people with sticks, and children playing in the streets.",
    },
    { reference: "Psalm 137:1-4", why: "Exiles by a foreign river cannot sing, and their silence has become a psalm." },
    {
      reference: "Isaiah 9:5-7",
      why: "Garments rolled in blood go into the fire, and the one who rules next is a child.",
    },
    {
      reference: "Psalm 120:6-7",
      why: "For anybody who wants peace and lives among people who talk only of fighting.",
    },
  ],
  "the-future": [
    {
      reference: "Jeremiah 29:10-11",
      why: "Sent to exiles who would wait seventy years: not a promise for next week, but of a God who plans peace.",
    },
    { reference: "James 4:13-15", why: "James does not forbid plans; he asks us to hold them with an open hand." },
    {
      reference: "Psalm 31:14-15",
      why: "Surrounded by people who plan his end, David puts his days into another hand.",
    },
    {
      reference: "Proverbs 16:9",
      why: "We may draw the map, says the proverb, and still need somebody for each step.",
    },
    {
      reference: "Hebrews 11:8",
      why: "Abraham is praised for setting out without an address, knowing only who had called him.",
    },
    {
      reference: "Deuteronomy 29:29",
      why: "Some things are not ours to know, Moses tells Israel, and enough has been told us to live by.",
    },
    {
      reference: "Ecclesiastes 11:5-6",
      why: "Since there is no telling which seed will grow, the Preacher’s advice is to sow morning and evening.",
    },
    {
      reference: "Luke 12:29-32",
      why: "Jesus calls his anxious friends a little flock, and tells them what their Father enjoys giving.",
    },
    {
      reference: "Romans 8:28",
      why: "Paul does not call all things good; he says God works in them toward making us like his Son.",
    },
    {
      reference: "Psalm 90:12-17",
      why: "Counting our days, Moses prays, can make us wise, and then he asks for gladness too.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
