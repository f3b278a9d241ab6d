import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  illness: [
    { reference: "Psalm 41:3", why: "God is pictured at the bedside like a nurse, turning the bed and smoothing it." },
    {
      reference: "Mark 2:3-5",
      why: "Four people carry a man who cannot walk, and it is their faith as well that Jesus sees.",
    },
    {
      reference: "Luke 4:40",
      why: "They brought him a whole town’s sick at sunset, and he laid his hands on each one.",
    },
    {
      reference: "2 Corinthians 12:7-9",
      why: "Paul asked three times to be rid of his thorn; it stayed, and grace was given for it.",
    },
    {
      reference: "James 5:13-15",
      why: "Sick people need not be alone with it, James says: call others in, and let them pray.",
    },
    {
      reference: "Philippians 2:25-27",
      why: "Epaphroditus missed home and nearly died; God had mercy, Paul writes, and spared Paul too “sorrow upon sorrow”.",
    },
    {
      reference: "1 Timothy 5:23",
      why: "Paul sends a friend who was often ill some ordinary advice for his stomach, and no reproach.",
    },
    {
      reference: "John 9:1-3",
      why: "Asked whose fault it was, Jesus said that neither the man nor his parents had brought it on him.",
    },
    {
      reference: "Isaiah 38:9-12",
      why: "King Hezekiah kept what he had said when he thought that he would not get well.",
    },
    {
      reference: "Psalm 38:8-10",
      why: "When pain leaves no words but a groan, this psalm says that the groan is understood.",
    },
    {
      reference: "2 Timothy 4:20",
      why: "Even Paul had to leave a good friend behind ill, and he writes it down without blame.",
    },
    {
      reference: "Romans 8:22-23",
      why: "Paul hears the whole world groan, ourselves included, and calls it waiting for our bodies to be made new.",
    },
  ],
  depression: [
    {
      reference: "Psalm 42:5-6",
      why: "He asks his own soul why it is so low, gets no answer, and speaks to God about it.",
    },
    {
      reference: "Psalm 88:13-18",
      why: "This psalm ends in the dark without a turn toward light, and it was sung in the temple all the same.",
    },
    {
      reference: "Psalm 13:1-3",
      why: "Four times he asks how long; then he asks to be heard, and for light in his eyes.",
    },
    {
      reference: "Psalm 77:2-6",
      why: "Sleepless and too troubled to speak, he finds that even the memory of God hurts, and goes on searching.",
    },
    {
      reference: "Psalm 69:1-3",
      why: "Mud underfoot, water up to the neck, a throat sore from crying: he starts there.",
    },
    {
      reference: "Matthew 26:37-38",
      why: "In Gethsemane Jesus said how heavy his soul was, and asked his friends to stay close by.",
    },
    { reference: "Isaiah 50:10", why: "The prophet knows that someone can honour God and have no light at all." },
    { reference: "Psalm 143:4-7", why: "Overwhelmed, he lifts his empty hands, as dry ground waits for rain." },
    {
      reference: "Micah 7:8",
      why: "Sitting in darkness is not the same as being finished, says Micah, for his city and himself.",
    },
    { reference: "Lamentations 3:19-24", why: "Hope comes back here as a thing remembered, not a thing felt." },
    {
      reference: "2 Corinthians 4:7-9",
      why: "Paul compares himself to a clay jar: knocked about, easily cracked, and not destroyed.",
    },
  ],
  tiredness: [
    { reference: "Matthew 11:28-30", why: "Jesus invites worn-out people without asking first what wore them out." },
    { reference: "Mark 6:30-32", why: "The disciples had no time even to eat, so he told them to come away and rest." },
    {
      reference: "Isaiah 40:28-31",
      why: "For exiles who thought that God had lost sight of them: he does not tire, and he strengthens the tired.",
    },
    {
      reference: "Exodus 17:11-12",
      why: "When Moses could not hold up his arms any longer, two others brought a stone, sat him down and held them for him.",
    },
    {
      reference: "Exodus 18:17-18",
      why: "It took a father-in-law to tell Moses that he would wear himself out doing it all alone.",
    },
    { reference: "John 4:6", why: "One short sentence: Jesus was tired from walking, so he sat down." },
    {
      reference: "Deuteronomy 5:13-15",
      why: "Once they were slaves without a day off, so even the servants and the donkey were to rest.",
    },
    { reference: "Psalm 23:1-3", why: "The shepherd makes the sheep lie down here; resting is his idea." },
    {
      reference: "Jeremiah 31:25",
      why: "Promised to a people on the way home from exile: the weary and the sad are filled again.",
    },
    {
      reference: "Judges 8:4",
      why: "Gideon’s three hundred were faint and still going, and the Bible finds that worth writing down.",
    },
    {
      reference: "Hebrews 12:1-3",
      why: "On a long run it helps to know who finished before you, and what he came through.",
    },
  ],
  sleep: [
    { reference: "Psalm 4:8", why: "A last sentence for the day, short enough to remember in the dark." },
    { reference: "Psalm 3:3-5", why: "David was on the run from his own son when he lay down, slept, and woke again." },
    {
      reference: "Psalm 127:1-2",
      why: "Getting up early and sitting up late is not what holds everything together, says this song.",
    },
    {
      reference: "Psalm 63:5-8",
      why: "In the wilderness of Judah, awake through the watches of the night, David thinks of help he has had.",
    },
    {
      reference: "Job 7:3-4",
      why: "“When shall I arise, and the night be gone?” asks Job, tossing until dawn like so many others.",
    },
    {
      reference: "Daniel 6:16-20",
      why: "The one who could not sleep that night was the king in his palace, not the man with the lions.",
    },
    {
      reference: "Acts 12:6-7",
      why: "Peter, in chains and to be brought out next day, slept so soundly that an angel had to nudge him.",
    },
    {
      reference: "Genesis 28:10-12",
      why: "With a stone under his head and home behind him, Jacob had the best dream of his life.",
    },
    {
      reference: "Mark 4:26-27",
      why: "The farmer sleeps and the seed goes on growing, which is how Jesus describes God’s kingdom.",
    },
    { reference: "Psalm 16:7-8", why: "Night thoughts can teach as well as trouble, once God is set before them." },
    {
      reference: "Proverbs 3:24-26",
      why: "A father describes to his son the nights of somebody who has walked with wisdom by day.",
    },
  ],
  "old-age": [
    {
      reference: "Isaiah 46:3-4",
      why: "Idols are loaded on tired animals, says the prophet, but God does the carrying, to the last grey hair.",
    },
    { reference: "Psalm 71:9", why: "It is a fear many keep to themselves, and this psalm says it for them." },
    { reference: "Psalm 71:17-18", why: "There is something left to tell the young, and he asks for time to tell it." },
    {
      reference: "Psalm 92:12-15",
      why: "Old trees can still bear, says this sabbath song, thinking of palms and cedars.",
    },
    { reference: "Joshua 14:10-12", why: "Caleb is eighty-five and asks for the hill country, the difficult part." },
    {
      reference: "2 Samuel 19:34-37",
      why: "At eighty Barzillai turns down life at court kindly, knowing what he can taste and hear.",
    },
    { reference: "Luke 2:36-38", why: "Anna had been a widow for most of her life, and saw what she had prayed for." },
    {
      reference: "Ecclesiastes 12:1-7",
      why: "A poem of trembling hands, few teeth and early waking, for all who feel the house grow old.",
    },
    {
      reference: "Genesis 48:15-16",
      why: "Jacob, nearly blind, looks back over everything and says who fed him all his life.",
    },
    {
      reference: "2 Corinthians 4:16-18",
      why: "Paul watched his body wear out, and something in him become newer every day.",
    },
    {
      reference: "Leviticus 19:32",
      why: "Israel was told to stand up when somebody old came in, and to honour God by it.",
    },
    {
      reference: "Ruth 4:14-15",
      why: "Naomi had said her life was empty; now her neighbours bless a grandson who will nourish her old age.",
    },
  ],
  addiction: [
    {
      reference: "Romans 7:18-20",
      why: "Paul knew what it is to want one thing and do the other, and he wrote it down.",
    },
    { reference: "Romans 7:24-25", why: "The cry and the thanks stand side by side here, before the fight is over." },
    {
      reference: "1 Corinthians 10:13",
      why: "Written about temptation: you are not the only one, and there is a way out to look for.",
    },
    {
      reference: "Psalm 107:10-16",
      why: "Some of the prisoners in this song had helped to build their prison, and were heard when they called.",
    },
    {
      reference: "Proverbs 23:29-35",
      why: "An old and exact description of drink, down to the last line: “I will seek it yet again”.",
    },
    {
      reference: "Luke 15:17-20",
      why: "Coming to himself was the first step; his father saw him while he was still far off.",
    },
    {
      reference: "Proverbs 24:16",
      why: "Falling seven times does not make a person a failure in this proverb; getting up is what it counts.",
    },
    {
      reference: "James 5:16",
      why: "Say it to somebody you trust, James advises in effect, and let them pray for you.",
    },
    {
      reference: "Galatians 6:1-2",
      why: "For those who stand beside somebody caught in it: gently, and with an eye on yourself.",
    },
    {
      reference: "1 Corinthians 6:12",
      why: "“I will not be brought under the power of any” is a sentence to say one day at a time.",
    },
    {
      reference: "Titus 3:3-5",
      why: "We too were enslaved to many things, says Paul of himself and his friends, and then kindness appeared.",
    },
    {
      reference: "Psalm 130:1-6",
      why: "From the depths, and through a night that does not end quickly, like a guard watching for dawn.",
    },
  ],
  childlessness: [
    {
      reference: "1 Samuel 1:7-8",
      why: "Hannah was taunted every year, and even her husband’s love did not know what to say.",
    },
    {
      reference: "1 Samuel 1:9-11",
      why: "She gets up after the meal, goes to God in bitterness of soul, and bargains and cries.",
    },
    { reference: "Genesis 15:2-3", why: "Abram’s first recorded words to God are about the child he does not have." },
    {
      reference: "Luke 1:5-7",
      why: "Before anything else Luke says that this childless couple were righteous, so that blame is out of place.",
    },
    {
      reference: "Isaiah 56:3-5",
      why: "To eunuchs, who called themselves dry trees, God promises a name better than of sons and daughters.",
    },
    { reference: "Psalm 38:9", why: "The wish that you have stopped saying aloud is known to God." },
    {
      reference: "Mark 3:33-35",
      why: "Looking round at those who sit beside him, Jesus says that here is his family.",
    },
    { reference: "Hebrews 4:15-16", why: "Jesus is able to feel what hurts us, so it may be brought to him as it is." },
    { reference: "Psalm 22:24", why: "Others may look away from a sorrow like this, but God did not hide his face." },
    {
      reference: "Proverbs 13:12",
      why: "Month after month of hoping is called by its right name in this proverb, a sick heart.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
