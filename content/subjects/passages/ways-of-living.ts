import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  anger: [
    { reference: "Ephesians 4:26-27", why: "Be angry, Paul allows, and gives it until sunset." },
    { reference: "James 1:19-20", why: "Quick ears, slow tongue, slow temper: James puts them in that order." },
    { reference: "Mark 3:4-5", why: "Jesus was angry and grieved at once, and what his anger did was heal a hand." },
    {
      reference: "Genesis 4:5-7",
      why: "“Why art thou wroth?” asks God, while nothing has been done yet that cannot be undone.",
    },
    {
      reference: "Jonah 4:1-4",
      why: "Jonah tells God how angry he is, and gets a question in place of a thunderbolt.",
    },
    {
      reference: "1 Samuel 25:32-33",
      why: "David was on his way to do something terrible, and thanks the woman who stopped him.",
    },
    { reference: "Nehemiah 5:6-8", why: "Nehemiah was furious, and first he thought it over with himself." },
    {
      reference: "Proverbs 16:32",
      why: "Taking a city is easier than keeping one’s temper, says a book that knew about both.",
    },
    {
      reference: "Proverbs 29:11",
      why: "To let everything out at once is no honesty here; the wise hold some of it back.",
    },
    { reference: "Psalm 4:4-5", why: "Lie down, talk to your own heart, be quiet: an evening cure." },
    {
      reference: "Matthew 5:21-24",
      why: "Jesus follows murder back to the names we call people, and sends us to make it up.",
    },
    {
      reference: "Exodus 34:6-7",
      why: "When God says his own name, slowness to anger is part of it, and wrong is still taken seriously.",
    },
    { reference: "Ecclesiastes 7:9", why: "Anger may pass through anybody, but it is fools who give it a room." },
  ],
  patience: [
    { reference: "James 5:10-11", why: "Job is praised for patience, though he shouted for most of his book." },
    { reference: "Mark 4:26-29", why: "First a blade, then an ear: nobody has ever pulled corn taller." },
    { reference: "Luke 13:6-9", why: "The gardener asks for one more year for the tree, and offers to dig." },
    { reference: "Ecclesiastes 7:8", why: "How a thing ends says more than how it began, so stay for it." },
    {
      reference: "1 Thessalonians 5:14",
      why: "Some need a warning, some a comfort and some an arm, and all of them patience.",
    },
    { reference: "Proverbs 25:15", why: "A soft tongue breaks a bone, given time, says a line from the court." },
    { reference: "Galatians 6:9", why: "For those who are tired of doing right and see nothing come of it." },
    { reference: "Genesis 29:20", why: "Seven years seemed a few days to Jacob, because of whom they were for." },
    { reference: "1 Kings 18:43-44", why: "Six times there was nothing to see, and Elijah said to look again." },
    {
      reference: "Matthew 13:28-30",
      why: "Pulling weeds too early harms the wheat, so the owner of the field lets both grow.",
    },
    {
      reference: "Romans 15:4-5",
      why: "Paul calls God a God of patience, before he asks us to be patient with each other.",
    },
    {
      reference: "Hebrews 10:35-36",
      why: "They had held out through much, and are asked not to throw it away just before the end.",
    },
  ],
  kindness: [
    { reference: "Ephesians 4:32", why: "Paul hangs kindness on one nail: how we ourselves have been treated." },
    { reference: "Luke 10:33-35", why: "Oil, wine, a seat on the donkey, two coins and a promise to come back." },
    { reference: "2 Samuel 9:1-3", why: "David is safe on his throne, and asks whether anyone is left to be kind to." },
    { reference: "Ruth 2:13-14", why: "Ruth is given a place among the workers and more than she can eat." },
    {
      reference: "2 Kings 4:8-10",
      why: "A bed, a table, a stool and a lamp are set out for a traveller who passes often.",
    },
    {
      reference: "Jeremiah 38:11-13",
      why: "Ebed-melech brings not only ropes to the pit, but rags, so that they will not cut.",
    },
    {
      reference: "2 Chronicles 28:15",
      why: "Captives from a civil war are clothed, fed, and the weak among them put on donkeys for the way home.",
    },
    { reference: "Genesis 40:6-7", why: "Joseph, a prisoner himself, sees two sad faces in the morning and asks." },
    { reference: "Proverbs 12:10", why: "How somebody treats an animal is counted too." },
    { reference: "Luke 6:35-36", why: "God is kind even to the ungrateful, and Jesus calls it a family likeness." },
    { reference: "Job 29:11-16", why: "Job remembers what he used to be: eyes for the blind and feet for the lame." },
    { reference: "Matthew 10:42", why: "A cup of cold water is small, and is not forgotten." },
    {
      reference: "Zechariah 7:8-10",
      why: "Asked about fasting, the prophet answers with widows, orphans, foreigners and the poor.",
    },
    { reference: "Hosea 6:6", why: "Mercy is what God wanted all along, in a line that Jesus quoted twice." },
  ],
  humility: [
    {
      reference: "Philippians 2:3-8",
      why: "Paul asks two small things of his friends, and for a reason tells the whole story of Christ.",
    },
    { reference: "John 13:3-5", why: "Knowing that everything was in his hands, Jesus used them to wash feet." },
    { reference: "Luke 18:10-14", why: "One man compares himself with others, the other only asks for mercy." },
    { reference: "Luke 14:8-11", why: "Practical table manners from Jesus, with something behind them." },
    { reference: "Matthew 18:2-4", why: "The child in the middle has done nothing except come when called." },
    { reference: "Proverbs 16:18-19", why: "Pride walks ahead and the fall comes after, as most of us have seen." },
    { reference: "Isaiah 57:15", why: "God has two addresses, one very high, the other with the crushed." },
    { reference: "Daniel 4:34-37", why: "The most powerful man of his age lost his mind and found it by looking up." },
    { reference: "John 3:28-30", why: "John the Baptist watches his crowd leave for Jesus, and calls it his joy." },
    {
      reference: "1 Corinthians 4:7",
      why: "Three questions from Paul, and the second is enough: what have you that you were not given?",
    },
    {
      reference: "Jeremiah 9:23-24",
      why: "Not wisdom, strength or riches, says God, but there is something to be proud of.",
    },
    {
      reference: "Obadiah 1:3-4",
      why: "Edom felt safe on its high rocks, and was told that even an eagle’s nest is within reach.",
    },
    {
      reference: "Judges 7:2",
      why: "Gideon’s army is made smaller, so that Israel cannot say afterwards that it saved itself.",
    },
    { reference: "Romans 12:3", why: "Neither too high nor too low: think of yourself soberly, Paul says." },
  ],
  envy: [
    {
      reference: "Psalm 73:2-5",
      why: "A worshipper admits that he nearly lost his footing, watching how well others were doing.",
    },
    { reference: "Psalm 37:1-4", why: "Do not fret, it says, and gives you something better to look at." },
    {
      reference: "Proverbs 14:30",
      why: "Envy eats from inside, as decay does bones; the proverb says so without raising its voice.",
    },
    {
      reference: "Matthew 20:11-15",
      why: "The bargain was kept; it is only that somebody else was given the same.",
    },
    {
      reference: "John 21:20-22",
      why: "Peter looks round and asks what the other disciple will get, and is told to mind his own road.",
    },
    {
      reference: "1 Samuel 18:7-9",
      why: "A song with two numbers in it, and Saul never looked at David in the same way again.",
    },
    {
      reference: "Genesis 37:3-4",
      why: "A father’s favour and one fine coat, and his brothers could not speak a friendly word.",
    },
    {
      reference: "Luke 15:29-31",
      why: "“All that I have is thine”, says the father to the son who had been counting.",
    },
    { reference: "Numbers 11:27-29", why: "Moses hears that others have his gift, and wishes that everybody did." },
    {
      reference: "Romans 12:15",
      why: "To weep with others is hard, and to be glad with them can be harder; Paul asks both.",
    },
    { reference: "1 Corinthians 12:15-20", why: "A foot that wishes it were a hand is still needed for walking." },
    {
      reference: "Genesis 26:19-22",
      why: "Isaac gives up two wells to jealous neighbours, and digs until there is room.",
    },
    {
      reference: "Ecclesiastes 4:4",
      why: "Much hard work is done, the Preacher suspects, with an eye on the people next door.",
    },
    { reference: "Galatians 6:4", why: "Look at your own work, says Paul, and leave the comparing." },
  ],
  honesty: [
    { reference: "Ephesians 4:25", why: "We belong to one body, so a lie is something done to oneself." },
    { reference: "Matthew 5:37", why: "Let yes be yes, and there is no need to swear." },
    {
      reference: "Leviticus 19:35-36",
      why: "Scales and measures are God’s business, and the exodus is given as the reason.",
    },
    { reference: "Proverbs 11:1", why: "God is said to take pleasure in a weight that is what it says." },
    { reference: "Psalm 15:1-4", why: "Here is someone who keeps a promise even after it has become expensive." },
    {
      reference: "Zechariah 8:16-17",
      why: "Four rules for a city that is being built again, and truth to neighbours comes first.",
    },
    { reference: "2 Kings 12:14-15", why: "No accounts were asked of these workmen, because they could be trusted." },
    { reference: "1 Samuel 12:3-4", why: "Before he retires Samuel invites everyone to say what he has taken." },
    { reference: "1 Kings 22:13-14", why: "Four hundred agree with the king, and Micaiah is advised to do the same." },
    { reference: "Daniel 6:4", why: "His rivals went through all of Daniel’s work for a fault, and found none." },
    {
      reference: "Amos 8:4-6",
      why: "Traders who cannot wait for the sabbath to end are overheard planning small measures and high prices.",
    },
    {
      reference: "2 Corinthians 8:20-21",
      why: "Carrying a large collection, Paul arranges that other people can check.",
    },
    {
      reference: "Luke 19:8-9",
      why: "Once Jesus is his guest, Zacchaeus counts what he has taken, and pays it back four times over.",
    },
    { reference: "Psalm 51:6", why: "Truth wanted on the inside, where no one else would see." },
    { reference: "Exodus 23:1-2", why: "Do not pass on the rumour, and do not join in because all the others have." },
  ],
  "what-we-say": [
    { reference: "James 3:5-10", why: "A spark, a forest; and the same mouth that blesses God." },
    {
      reference: "Proverbs 12:18",
      why: "Some talk stabs and some talk heals, and there are days for noticing which is ours.",
    },
    { reference: "Proverbs 15:1-2", why: "Softness is not weakness here: it turns anger round." },
    { reference: "Proverbs 18:13", why: "Answering before listening is called folly, however right the answer." },
    { reference: "Proverbs 25:11", why: "The right word at the right time is set like a jewel." },
    {
      reference: "Psalm 141:3",
      why: "A prayer for a guard on the door of the lips, short enough for the moment it is needed.",
    },
    { reference: "Psalm 19:14", why: "To say before speaking, or before a difficult call." },
    {
      reference: "Ephesians 4:29",
      why: "Paul’s test for a sentence is whether it builds, and whether it gives something.",
    },
    { reference: "Colossians 4:6", why: "Friendly talk, Paul says, with a little salt in it." },
    {
      reference: "Matthew 12:34-37",
      why: "What is in the heart will sooner or later be heard, and Jesus takes careless words seriously.",
    },
    {
      reference: "Isaiah 50:4",
      why: "To know the one word that holds up a tired person is learned by listening, morning after morning.",
    },
    { reference: "Job 16:2-5", why: "Job tells his comforters how easy it would be to speak as they do." },
    { reference: "Proverbs 26:18-19", why: "“Am not I in sport?” was the excuse then, too." },
    { reference: "Isaiah 6:5-7", why: "Ashamed of his lips, Isaiah has them touched and made clean." },
    { reference: "Ecclesiastes 5:2-3", why: "Even to God, few words, and none in haste." },
  ],
  wisdom: [
    { reference: "1 Kings 3:7-10", why: "Offered anything at all, a young king asks for an understanding heart." },
    {
      reference: "James 3:13-17",
      why: "You can tell the wisdom from above by its manners: it is gentle, and can be talked to.",
    },
    {
      reference: "Proverbs 2:1-6",
      why: "Look for it as people look for silver, says the father; and yet it is given.",
    },
    {
      reference: "Proverbs 3:13-18",
      why: "Wisdom is a woman with gifts in both hands, and her roads are pleasant ones.",
    },
    { reference: "Proverbs 9:9-10", why: "Wise people are those who can still be told something." },
    { reference: "Job 28:12-15", why: "One can mine the deepest gold and not find where understanding lives." },
    {
      reference: "Ecclesiastes 9:14-18",
      why: "A poor man saved a town by good sense, and was forgotten.",
    },
    { reference: "Matthew 7:24-27", why: "The two houses look the same until the weather comes." },
    { reference: "Matthew 10:16", why: "Sent out among wolves, his friends are to be clever without doing harm." },
    { reference: "1 Corinthians 1:25-27", why: "In a city of clever talkers Paul points to whom God had chosen." },
    { reference: "Proverbs 13:20", why: "We grow like the people we walk with." },
    { reference: "Proverbs 18:17", why: "The first side of a story sounds right until the second is heard." },
    { reference: "Luke 2:46-47", why: "At twelve Jesus sat among teachers, listened, and asked." },
    { reference: "Ecclesiastes 7:10", why: "Not even nostalgia is wise, says the Preacher of all people." },
  ],
  courage: [
    {
      reference: "Joshua 1:6-9",
      why: "Three times Joshua is told to be strong, which suggests that he did not feel it.",
    },
    { reference: "Deuteronomy 31:6", why: "Moses cannot go with them, and tells them who will." },
    { reference: "Esther 4:13-16", why: "Esther is afraid, asks others to fast with her, and goes in." },
    { reference: "Exodus 1:15-17", why: "Two midwives, whose names are known, disobey a king whose name is not." },
    {
      reference: "1 Samuel 17:37",
      why: "David’s courage before Goliath is a matter of remembering the lion and the bear.",
    },
    {
      reference: "2 Chronicles 32:7-8",
      why: "With the largest army of the age on its way, Hezekiah gathers his people in a square and speaks.",
    },
    {
      reference: "Nehemiah 6:9-11",
      why: "Frightened on purpose by his enemies, Nehemiah prays one line, “strengthen my hands”, and stays.",
    },
    {
      reference: "Mark 15:43",
      why: "When all the disciples had gone, a respectable councillor went to Pilate and asked.",
    },
    { reference: "Acts 4:18-20", why: "Forbidden to speak, Peter and John say politely that they cannot help it." },
    {
      reference: "Acts 28:15",
      why: "Paul, a prisoner at the end of a long road, sees friends coming, “thanked God, and took courage”.",
    },
    {
      reference: "Jeremiah 1:6-8",
      why: "Too young, says Jeremiah; do not say that, he is told, and do not mind their faces.",
    },
    { reference: "Judges 6:12-14", why: "Gideon is threshing in hiding when he is called a hero." },
    {
      reference: "1 Samuel 30:6",
      why: "His men talked of stoning him, his own family was gone, and David found strength in one place.",
    },
    {
      reference: "1 Corinthians 16:13-14",
      why: "Stand firm, and let it all be done in love: Paul will not have one without the other.",
    },
  ],
  serving: [
    {
      reference: "Mark 10:43-45",
      why: "James and John had asked for the best seats, and Jesus told them what greatness costs.",
    },
    { reference: "John 13:12-15", why: "“I have given you an example”, says Jesus with the towel just put down." },
    { reference: "Matthew 25:37-40", why: "Those who had helped did not know whom, and are surprised to hear." },
    { reference: "Galatians 5:13-14", why: "Free people can use their freedom to look after one another." },
    {
      reference: "1 Peter 4:10-11",
      why: "Everybody has been given something, says Peter, and it was meant for others.",
    },
    { reference: "Romans 12:4-8", why: "Seven gifts in a row, and cheerfulness is required for the last." },
    { reference: "1 Corinthians 3:5-9", why: "One plants, another waters, and neither can make anything grow." },
    {
      reference: "Nehemiah 3:12",
      why: "In the long list of people who mended the wall stand Shallum and his daughters.",
    },
    { reference: "Exodus 35:25-26", why: "Before the tent of meeting could be hung, women spun it, thread by thread." },
    {
      reference: "2 Kings 3:11",
      why: "A king’s officer knows Elisha as the one who used to pour water on Elijah’s hands.",
    },
    {
      reference: "Luke 8:1-3",
      why: "Several women paid the costs of Jesus and his friends, and Luke wrote down who they were.",
    },
    { reference: "Romans 16:6", why: "Of this Mary we know one thing only, that she worked hard for others." },
    { reference: "Hebrews 6:10", why: "When your work has gone unthanked, here is someone who does not forget." },
    { reference: "Isaiah 6:8", why: "A question hangs in the air, and Isaiah answers it before he knows the task." },
    {
      reference: "Psalm 84:10",
      why: "The singer would sooner hold the door in God’s house than be a guest elsewhere.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
