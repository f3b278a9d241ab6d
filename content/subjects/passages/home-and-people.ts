import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  marriage: [
    {
      reference: "Genesis 2:21-24",
      why: "The first words that a human being speaks in the Bible are a man’s delight in a woman.",
    },
    { reference: "Song of Solomon 8:6-7", why: "Love here is a fire that water cannot put out and money cannot buy." },
    {
      reference: "Song of Solomon 2:10-13",
      why: "An invitation to come outside, because winter is over, and it works in every year of a marriage.",
    },
    {
      reference: "1 Corinthians 13:4-7",
      why: "Paul wrote it to a quarrelling church; read at weddings, it is a list for ordinary evenings.",
    },
    { reference: "Ephesians 5:21", why: "Paul’s page on marriage begins with both: each giving way to the other." },
    {
      reference: "Ephesians 5:25-28",
      why: "Husbands get the longer lesson, and its measure is a love that gave itself up.",
    },
    {
      reference: "1 Peter 3:7",
      why: "Live with her with understanding, says Peter, as one who inherits the same grace.",
    },
    {
      reference: "Matthew 19:4-6",
      why: "Asked how easily a wife might be dismissed, Jesus went back to what marriage was made for.",
    },
    {
      reference: "Ecclesiastes 9:9",
      why: "Even the gloomy Preacher says it: enjoy life together, it is your portion.",
    },
    {
      reference: "Proverbs 31:28-29",
      why: "At the end of a poem about all that she does, her husband praises her aloud.",
    },
    {
      reference: "Genesis 24:67",
      why: "Isaac was still grieving for his mother when Rebekah came, and he was comforted.",
    },
    {
      reference: "John 2:1-5",
      why: "Jesus went to a village wedding, and when the wine ran out his mother knew whom to tell.",
    },
  ],
  singleness: [
    {
      reference: "1 Corinthians 7:7-8",
      why: "Paul was unmarried, and speaks of it as one gift beside another, not as a waiting room.",
    },
    {
      reference: "1 Corinthians 7:32-35",
      why: "An unmarried life can be of one piece, says Paul, who does not want to put a rope on anybody.",
    },
    {
      reference: "Matthew 19:11-12",
      why: "Jesus, himself unmarried, says there are several reasons to be so, and leaves each person room.",
    },
    {
      reference: "Mark 10:29-30",
      why: "To those who have no household of their own he promises a whole crowd of relations.",
    },
    {
      reference: "Romans 16:1-2",
      why: "Phebe is introduced by what she has done for many people, and by no husband’s name.",
    },
    {
      reference: "Acts 16:14-15",
      why: "Lydia ran a business and a house, and the church at Philippi began with her household.",
    },
    {
      reference: "Luke 2:36-38",
      why: "Seven years of marriage and a long life after it: Anna filled the rest with prayer and hope.",
    },
    {
      reference: "Psalm 16:5-8",
      why: "For evenings when the other chair is empty, a song from somebody who is not alone.",
    },
    {
      reference: "Song of Solomon 2:7",
      why: "Three times this book of love asks that love should not be woken before it pleases.",
    },
    {
      reference: "Colossians 2:9-10",
      why: "Complete is a word people use for couples; Paul uses it for everyone who is in Christ.",
    },
    {
      reference: "Romans 12:10-13",
      why: "Here is a church drawn by what it does: it is fond of its people, shares their needs and takes strangers in.",
    },
  ],
  parents: [
    { reference: "Exodus 20:12", why: "It was said first to grown men and women, whose parents were getting old." },
    {
      reference: "Ephesians 6:1-4",
      why: "Children are asked for respect and fathers for restraint, in the same breath.",
    },
    { reference: "John 19:26-27", why: "Among the last things Jesus did was to find his mother a home." },
    {
      reference: "Mark 7:9-13",
      why: "No gift to God excuses leaving parents without help, Jesus tells religious people.",
    },
    {
      reference: "1 Timothy 5:4",
      why: "Looking after a widowed mother or grandmother is called the first lesson in faith.",
    },
    {
      reference: "Ruth 1:16-17",
      why: "A promise often read at weddings was made to a mother-in-law on a country road.",
    },
    {
      reference: "Genesis 46:29-30",
      why: "After more than twenty years apart, Joseph holds his father and cries for a good while.",
    },
    { reference: "1 Samuel 22:3-4", why: "David was an outlaw, and still took time to bring his parents to safety." },
    {
      reference: "Luke 2:48-51",
      why: "Even in that house a son was misunderstood, searched for, and went home with them.",
    },
    {
      reference: "2 Timothy 1:5",
      why: "Timothy’s faith had a grandmother and a mother, and Paul remembers both their names.",
    },
    {
      reference: "Proverbs 23:22-25",
      why: "Listen to your father, and do not despise your mother because she has grown old.",
    },
    { reference: "Psalm 27:10", why: "For those whose parents failed them, there is One who does not." },
  ],
  children: [
    {
      reference: "Deuteronomy 6:5-7",
      why: "Faith is to be talked about at home, on the road, at bedtime: first have it, then tell it.",
    },
    {
      reference: "Mark 10:13-16",
      why: "When grown-ups sent children away Jesus was angry, and then his arms were full.",
    },
    {
      reference: "Genesis 33:12-14",
      why: "“The children are tender”, says Jacob, and lets the whole caravan go at their pace.",
    },
    { reference: "Colossians 3:21", why: "One line for parents, about how easily a child loses heart." },
    {
      reference: "Proverbs 22:6",
      why: "As proverbs do, it tells what usually grows from what is planted; it is not a verdict on parents.",
    },
    {
      reference: "Psalm 78:4-7",
      why: "Four generations stand in these verses, each telling the next what God has done.",
    },
    { reference: "Matthew 18:1-5", why: "Asked who is greatest, Jesus called a child over, and the child came." },
    {
      reference: "1 Samuel 1:27-28",
      why: "Hannah holds the child she prayed for, and knows that he was never only hers.",
    },
    {
      reference: "2 Timothy 3:14-15",
      why: "What Timothy learned when small, from people he could trust, is still carrying him.",
    },
    {
      reference: "Luke 15:20",
      why: "For parents of children who have gone away: this father saw him from far off, and ran.",
    },
    {
      reference: "Psalm 103:13-14",
      why: "God’s patience is explained by a father’s, who remembers how small they are.",
    },
    {
      reference: "Isaiah 66:13",
      why: "A mother’s comfort is the picture God chooses for himself, in a promise to Jerusalem.",
    },
    {
      reference: "3 John 1:4",
      why: "The old man calls his friends in the faith children, and nothing made him happier than news like this.",
    },
  ],
  "family-quarrels": [
    {
      reference: "Genesis 13:7-9",
      why: "Abram is the elder, and lets his nephew choose first, because they are family.",
    },
    {
      reference: "Genesis 33:1-4",
      why: "Jacob had feared a brother with four hundred men, and this brother ran to him and wept.",
    },
    {
      reference: "Genesis 45:14-15",
      why: "Joseph kisses his brothers and weeps on them, and only after that can they talk.",
    },
    {
      reference: "Genesis 31:44-49",
      why: "Jacob and his father-in-law cannot become friends, so they agree on a border, and eat together on it.",
    },
    { reference: "Proverbs 15:1", why: "How the next sentence is said may decide the evening." },
    {
      reference: "Proverbs 17:14",
      why: "A quarrel is a leak in a dam, says the proverb: stop while it is still a trickle.",
    },
    {
      reference: "Proverbs 18:19",
      why: "It admits that a hurt brother is harder to reach than a fortress, so be patient at the gate.",
    },
    {
      reference: "Matthew 5:23-24",
      why: "Jesus would sooner have a service interrupted than a reconciliation put off.",
    },
    {
      reference: "Luke 15:28-32",
      why: "The angry brother outside is somebody’s son too, and his father comes out for him as well.",
    },
    {
      reference: "Philippians 4:2-3",
      why: "Two good women had fallen out, and Paul asks a friend to help them rather than judge.",
    },
    {
      reference: "Acts 15:37-40",
      why: "Even Paul and Barnabas parted in anger; both went on with their work, and the story hides nothing.",
    },
    {
      reference: "Malachi 4:5-6",
      why: "The Old Testament ends with parents’ and children’s hearts turning back to each other.",
    },
    { reference: "Psalm 133", why: "Family peace, where it happens, is as good as dew on a dry hill." },
  ],
  friendship: [
    { reference: "Proverbs 17:17", why: "Some friends are for good weather, and this proverb is about the others." },
    {
      reference: "Proverbs 27:5-6",
      why: "A friend may hurt you by telling the truth, and be more faithful than one who flatters.",
    },
    { reference: "1 Samuel 18:1-4", why: "The king’s son gives a shepherd his own robe, his sword and his belt." },
    { reference: "1 Samuel 20:41-42", why: "Two grown men have to part, and weep, and wish each other peace." },
    {
      reference: "1 Samuel 23:16-17",
      why: "Jonathan walked into the woods to find David, and what he strengthened was his hold on God.",
    },
    {
      reference: "Ecclesiastes 4:9-10",
      why: "Everybody falls sometime; the question is whether anybody is near enough to help you up.",
    },
    {
      reference: "John 15:12-15",
      why: "On his last evening Jesus stops calling them servants, and tells them the better word.",
    },
    {
      reference: "2 Timothy 1:16-18",
      why: "Onesiphorus searched Rome until he found Paul in chains, and was not ashamed to know him.",
    },
    {
      reference: "Philippians 1:3-8",
      why: "From prison Paul writes what he feels when he remembers them, and keeps nothing back.",
    },
    {
      reference: "Job 6:14-17",
      why: "Job’s friends were like brooks that dry up when one is thirsty, and he tells them so.",
    },
    {
      reference: "2 John 1:12",
      why: "There is a great deal to write, says the old man, but he would rather see their faces.",
    },
    {
      reference: "Proverbs 27:9-10",
      why: "Do not give up an old friend, it says, not even one who was your father’s friend first.",
    },
  ],
  love: [
    {
      reference: "1 Corinthians 13:4-8",
      why: "Most of the words on this list are things that love does, or declines to do, with difficult people.",
    },
    { reference: "1 John 4:7-11", why: "Where love comes from, in John’s shortest answer, and what follows from it." },
    {
      reference: "1 John 4:19-21",
      why: "He will not let us love an unseen God and hate the brother in the next room.",
    },
    {
      reference: "John 13:34-35",
      why: "Jesus had just washed their feet, and makes it the mark by which people should know them.",
    },
    { reference: "Romans 5:6-8", why: "Love came first, while we were in no condition to deserve it." },
    {
      reference: "John 3:16-17",
      why: "Told at night to a careful teacher: the world is loved, and the Son came to save, not to condemn.",
    },
    {
      reference: "Leviticus 19:17-18",
      why: "The most quoted command of the law stands in a chapter on harvests, wages and grudges.",
    },
    {
      reference: "Luke 10:25-28",
      why: "Asked for the way to life, Jesus lets a lawyer answer, and says that he is right.",
    },
    {
      reference: "Hosea 11:3-4",
      why: "God remembers teaching his people to walk, as one holds a small child by the arms.",
    },
    {
      reference: "Deuteronomy 7:7-8",
      why: "Israel was the smallest of nations, and is told that love gave no other reason than itself.",
    },
    { reference: "Zephaniah 3:17", why: "At the end of a stern little book God is heard singing over his people." },
    {
      reference: "Romans 13:9-10",
      why: "Every commandment about neighbours fits into this one, since love does no harm.",
    },
    { reference: "Jude 1:20-21", why: "Among warnings on all sides, one thing to do: stay where you are loved." },
  ],
  "forgiving-others": [
    {
      reference: "Matthew 18:21-22",
      why: "Peter’s offer of seven is generous, and Jesus answers with a number too large to keep count of.",
    },
    {
      reference: "Matthew 6:12-15",
      why: "The prayer that everybody knows has this one condition in it, and Jesus repeats it.",
    },
    {
      reference: "Ephesians 4:31-32",
      why: "Paul names what has to be put down first: bitterness, shouting and malice.",
    },
    {
      reference: "Colossians 3:12-13",
      why: "Forgiveness is put on like clothes here, after patience and kindness, by people who were forgiven.",
    },
    {
      reference: "Luke 17:3-5",
      why: "It does not mean silence: tell him what he did; and the disciples ask for help to manage it.",
    },
    {
      reference: "Genesis 50:17-21",
      why: "Joseph weeps when his brothers ask; he names the evil, and gives up taking God’s place.",
    },
    {
      reference: "Luke 23:33-34",
      why: "At the very moment they crucified him, Jesus asked his Father to pardon them.",
    },
    {
      reference: "Acts 7:59-60",
      why: "Stephen died asking what his Lord had asked, pardon for the people with the stones, and Saul stood by.",
    },
    {
      reference: "Philemon 1:15-18",
      why: "Paul asks a man who has been wronged to take the other back as a brother, and offers to pay.",
    },
    {
      reference: "2 Corinthians 2:6-8",
      why: "Enough, says Paul of someone who had been punished: comfort him, or sorrow will swallow him.",
    },
    { reference: "Proverbs 19:11", why: "Some offences can be walked past, and it is no weakness to do so." },
    {
      reference: "2 Samuel 19:18-23",
      why: "Shimei had thrown stones and curses at David; on the day of return the king let him live.",
    },
  ],
  strangers: [
    {
      reference: "Leviticus 19:33-34",
      why: "Love your neighbour stands in this chapter, and so does love the foreigner, in the same words.",
    },
    { reference: "Exodus 23:9", why: "“Ye know the heart of a stranger”, God tells a people who had been one." },
    {
      reference: "Deuteronomy 10:18-19",
      why: "God himself loves foreigners, says Moses, and the way he does it is food and clothes.",
    },
    {
      reference: "Genesis 18:1-5",
      why: "Three unknown men come by in the heat, and old Abraham runs to bring them water.",
    },
    { reference: "Ruth 2:10-12", why: "Ruth is surprised to be noticed; Boaz has heard what it cost her to come." },
    {
      reference: "Matthew 2:13-15",
      why: "Jesus was carried over a border by night as a small child, because a ruler wanted him dead.",
    },
    {
      reference: "Matthew 25:35-40",
      why: "In this judgment scene the King says that he was the foreigner, taken in or left outside.",
    },
    {
      reference: "Luke 10:33-37",
      why: "Asked who counts as a neighbour, Jesus makes a foreigner the hero of the story.",
    },
    {
      reference: "Hebrews 13:1-2",
      why: "More than once a stranger taken in has been better company than the host knew.",
    },
    {
      reference: "Acts 28:1-2",
      why: "Islanders who knew nothing of Paul lit a fire for two hundred and seventy-six wet people.",
    },
    {
      reference: "Jeremiah 29:4-7",
      why: "To exiles far from home: plant gardens there, and pray for that city’s peace.",
    },
    { reference: "Ephesians 2:19", why: "For all who have felt foreign: members of the household, Paul writes." },
    {
      reference: "3 John 1:5-6",
      why: "Gaius took in travellers he had never met, and word of it went round the churches.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
