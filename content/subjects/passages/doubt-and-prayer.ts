import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  doubt: [
    {
      reference: "Mark 9:22-24",
      why: "The most honest prayer in the gospels has belief and unbelief in one sentence, and it was answered.",
    },
    {
      reference: "John 20:24-29",
      why: "Thomas said what he would need; a week later Jesus came back through the locked door for him.",
    },
    {
      reference: "Matthew 28:16-17",
      why: "On the mountain some worshipped and some doubted, and all of them were sent.",
    },
    {
      reference: "Matthew 11:2-6",
      why: "In prison even John the Baptist asked whether he had been mistaken, and got an answer without blame.",
    },
    {
      reference: "Judges 6:13-14",
      why: "Gideon asks where all the miracles have gone, and God sends him off as he is.",
    },
    {
      reference: "Luke 24:36-41",
      why: "They saw him and still could not believe it, for joy, so Jesus asked for something to eat.",
    },
    { reference: "John 6:66-69", why: "Peter does not say that he understands; he asks where else he would go." },
    {
      reference: "Psalm 73:13-17",
      why: "The singer thought that being good had been for nothing, and what changed it was a place, not an argument.",
    },
    {
      reference: "Matthew 14:28-31",
      why: "Peter sinks, and the hand is there at once; the question comes afterwards.",
    },
    {
      reference: "Job 23:8-10",
      why: "Job looks in all four directions and sees no one; he holds on to being seen himself.",
    },
    {
      reference: "Acts 17:11",
      why: "Luke praises the people of Berea for looking it up, day after day, to see whether it was so.",
    },
    {
      reference: "Jude 1:20-23",
      why: "Stay in God’s love yourselves, writes Jude, and some people will need your compassion before anything else.",
    },
  ],
  faith: [
    {
      reference: "Hebrews 11:1-3",
      why: "Faith deals in things hoped for and not yet seen, as this definition admits from the start.",
    },
    {
      reference: "Matthew 17:20",
      why: "Size is not the point: a mustard seed is about the smallest thing a gardener handles.",
    },
    {
      reference: "Matthew 8:8-10",
      why: "The faith that astonished Jesus belonged to a foreign soldier, worried about his servant.",
    },
    {
      reference: "Genesis 15:5-6",
      why: "Under the night sky a childless old man takes God at his word, and it is counted as enough.",
    },
    {
      reference: "Romans 4:18-21",
      why: "Abraham’s hope had nothing left to rest on but the promise, says Paul, and held.",
    },
    {
      reference: "Ephesians 2:8-10",
      why: "It is a gift from beginning to end, Paul says, so there is nothing in it to boast of.",
    },
    { reference: "James 2:14-18", why: "James asks what faith is worth to somebody who is cold and goes away cold." },
    {
      reference: "Habakkuk 2:1-4",
      why: "From his watchtower the prophet complains, waits, and hears the line that Paul would quote twice.",
    },
    { reference: "Galatians 2:20", why: "For Paul it became personal: “who loved me, and gave himself for me”." },
    {
      reference: "Mark 5:35-36",
      why: "While they are telling Jairus that it is too late, Jesus speaks past them to him.",
    },
    {
      reference: "1 Peter 1:6-8",
      why: "Peter had seen Jesus, and writes with respect to people who love him without having seen.",
    },
    { reference: "Joshua 2:11-12", why: "Rahab of Jericho had heard only rumours, and staked her family on them." },
  ],
  prayer: [
    {
      reference: "Matthew 6:6-8",
      why: "Shut the door, says Jesus, and use few words, since nothing has to be explained to your Father.",
    },
    {
      reference: "Matthew 6:9-13",
      why: "When he taught them to pray he gave them this, and it can be said in half a minute.",
    },
    { reference: "Luke 18:9-14", why: "Of two men praying in the temple, the one who could hardly look up was heard." },
    { reference: "Psalm 62:8", why: "Prayer here is pouring out, with no order of service." },
    {
      reference: "1 Samuel 1:12-16",
      why: "Hannah’s lips move without a sound; the priest misjudges her, and God does not.",
    },
    {
      reference: "Nehemiah 2:1-5",
      why: "Between the king’s question and his own answer Nehemiah prays, in the time of one breath.",
    },
    {
      reference: "Daniel 6:10",
      why: "The law had changed; Daniel knelt at his open window and prayed, as he always had.",
    },
    { reference: "Luke 5:15-16", why: "The more people wanted him, the more Jesus went away by himself to pray." },
    { reference: "Psalm 5:1-3", why: "For the morning: say it, and then look up." },
    { reference: "James 5:16-18", why: "Elijah had moods like ours, James remarks, and his prayers counted." },
    {
      reference: "1 Kings 8:27-30",
      why: "Solomon knows that no building can hold God, and asks him all the same to listen toward it.",
    },
    { reference: "Romans 8:26-27", why: "Not knowing what to ask is no obstacle, since somebody prays in us." },
    {
      reference: "1 Timothy 2:1-2",
      why: "Paul asks for prayers for everybody, rulers included, at a time when the ruler was no friend.",
    },
  ],
  "unanswered-prayer": [
    {
      reference: "Matthew 26:39-44",
      why: "Jesus asked three times for another way, in the same words, and was not given it.",
    },
    {
      reference: "2 Corinthians 12:7-10",
      why: "Paul’s answer was not the one he had asked for, and in time he could say what it was.",
    },
    {
      reference: "Psalm 22:1-5",
      why: "He calls by day and by night and hears nothing, and remembers others who called.",
    },
    {
      reference: "Psalm 13",
      why: "How long, he asks, and asks again, and is nowhere told that he should not.",
    },
    { reference: "Habakkuk 1:1-4", why: "“O LORD, how long shall I cry” is how a whole book of the Bible begins." },
    {
      reference: "Deuteronomy 3:23-27",
      why: "Moses begged to cross the river and was refused; he was shown the land, and told the people so.",
    },
    {
      reference: "Job 30:20-23",
      why: "Job says to God’s face that he is cruel, and at the end of the book God takes Job’s side.",
    },
    {
      reference: "Lamentations 3:8-9",
      why: "A prayer shut out is described here by somebody who went on praying.",
    },
    { reference: "Luke 11:5-10", why: "Jesus tells of a neighbour who keeps knocking, and lets him be a model." },
    { reference: "Psalm 44:23-26", why: "Israel tells God to wake up, in words sung in the temple." },
    {
      reference: "Hebrews 5:7-8",
      why: "Jesus himself prayed with loud cries and tears; he was heard, and yet he suffered.",
    },
    {
      reference: "Hebrews 11:39-40",
      why: "Some of the best people in the Bible died before the promise came, and are praised for their faith.",
    },
  ],
  "distance-from-god": [
    { reference: "Psalm 42:1-3", why: "Missing God is a thirst here, made worse by people who ask where he has gone." },
    { reference: "Psalm 10:1", why: "Two questions for God, without politeness, at the head of a psalm." },
    {
      reference: "Matthew 27:45-46",
      why: "From the cross Jesus cried the first line of an old psalm of the forsaken, and it was his own.",
    },
    {
      reference: "Isaiah 49:14-16",
      why: "Zion says she is forgotten; the answer is a mother, and a city engraved on two hands.",
    },
    { reference: "Job 23:3-9", why: "Job would argue his case if only he knew the address." },
    { reference: "Luke 24:13-16", why: "Two sad people talk about Jesus all along the road, and he is the third." },
    { reference: "Genesis 28:16", why: "Some find out only on waking that God was there." },
    {
      reference: "Isaiah 45:15",
      why: "Even in a chapter about rescue somebody says it to God’s face: he hides himself.",
    },
    {
      reference: "Isaiah 40:27-28",
      why: "To people who felt overlooked Isaiah answers with questions, and says who never grows tired.",
    },
    {
      reference: "Acts 17:26-28",
      why: "In Athens Paul tells strangers that they are nearer to God than they suppose.",
    },
    {
      reference: "Song of Solomon 3:1-3",
      why: "A love song, long read as a song of the soul as well: sought, not found, and sought again.",
    },
    {
      reference: "1 Kings 19:11-12",
      why: "Wind, earthquake and fire came first, and what Elijah heard was almost nothing.",
    },
    {
      reference: "Deuteronomy 4:29-31",
      why: "From exile too, says Moses before there was one, he can be found by those who look.",
    },
  ],
  guidance: [
    {
      reference: "Proverbs 3:5-6",
      why: "A father tells his son to think, and not to lean his whole weight on his own thinking.",
    },
    { reference: "Psalm 119:105", why: "A lamp at your feet shows the next step, seldom the whole road." },
    { reference: "Psalm 25:4-5", why: "Show me, teach me, lead me: three requests to repeat until the way is clear." },
    { reference: "James 1:5-6", why: "Ask for wisdom, says James, of one who gives without making you feel foolish." },
    { reference: "Proverbs 15:22", why: "Part of guidance is other people, so ask more than one." },
    {
      reference: "Isaiah 30:20-21",
      why: "After hard years Jerusalem is promised a teacher’s voice, close behind, at each turning.",
    },
    {
      reference: "Exodus 13:21-22",
      why: "Israel was led by something it could see, by day and by night, and it did not leave.",
    },
    {
      reference: "Acts 16:6-10",
      why: "Turned back from two regions, Paul sees a man in the night who asks him to come to a third.",
    },
    {
      reference: "Psalm 32:8",
      why: "God would sooner guide with a look, says the next verse, than with a bit and bridle.",
    },
    {
      reference: "1 Samuel 3:8-10",
      why: "A boy runs to the wrong person three times before he knows whose voice it is.",
    },
    { reference: "Romans 12:1-2", why: "Paul expects us to recognise what is good as our minds are slowly made new." },
    {
      reference: "Genesis 24:12-14",
      why: "An old servant on a hard errand asks for a sign, and picks one that shows a kind heart.",
    },
  ],
  waiting: [
    { reference: "Psalm 27:13-14", why: "He says to himself what he needs to hear, and says wait twice." },
    { reference: "Psalm 130:5-6", why: "Those on night watch cannot hurry the morning, and do not doubt it either." },
    { reference: "Genesis 8:8-12", why: "Noah waits a week, and another, and learns from a bird with a leaf." },
    {
      reference: "Genesis 40:23",
      why: "One line of disappointment: the man whom Joseph had asked for help forgot, and two years went by.",
    },
    { reference: "Lamentations 3:25-26", why: "Quiet waiting is called good by somebody who had shouted first." },
    { reference: "Habakkuk 2:3", why: "The answer is on its way, the prophet hears, even if it seems slow." },
    {
      reference: "Isaiah 30:18",
      why: "God waits too, says Isaiah to impatient people, for the moment to be gracious.",
    },
    { reference: "Romans 8:24-25", why: "Paul thinks it natural that one cannot see what one hopes for." },
    {
      reference: "James 5:7-8",
      why: "A farmer has done his work and now needs rain, which does not come when called.",
    },
    { reference: "Luke 2:25-26", why: "Of Simeon we are told little except what he was waiting for." },
    { reference: "2 Peter 3:8-9", why: "To people who ask why it takes so long: what looks slow may be patience." },
    { reference: "Micah 7:7", why: "Everything around him is going wrong, and Micah says “my God will hear me”." },
    {
      reference: "Ecclesiastes 3:9-11",
      why: "The Preacher believes that things are beautiful in their time, and that we cannot see the plan.",
    },
  ],
  guilt: [
    { reference: "Psalm 32:1-5", why: "Silence about it made him ill; the psalm is his relief at having said it." },
    {
      reference: "Psalm 51:1-4",
      why: "David’s prayer after the worst thing he did asks to be washed, and excuses nothing.",
    },
    { reference: "Psalm 51:10-12", why: "Not only to be let off, but to be made new inside: that is his request." },
    { reference: "1 John 1:8-9", why: "Two sentences, one for those who deny it and one for those who own up." },
    {
      reference: "Luke 15:20-24",
      why: "He has learned a speech on the road, and his father is too happy to hear the end.",
    },
    { reference: "John 8:9-11", why: "She is not condemned and she is not told that it did not matter." },
    { reference: "Isaiah 1:18", why: "To a guilty city God offers a conversation, and a stain that comes out." },
    { reference: "Psalm 103:8-12", why: "How far it is removed, the psalm measures in directions that never meet." },
    {
      reference: "Micah 7:18-19",
      why: "Our wrongs go to the bottom of the sea, says Micah, because God enjoys mercy.",
    },
    { reference: "1 John 3:19-20", why: "For an overstrict conscience: God is greater than it, and knows more." },
    {
      reference: "Luke 19:8-10",
      why: "Zacchaeus puts right what he can, fourfold, and Jesus calls him a son of Abraham like the others.",
    },
    {
      reference: "Joel 2:12-13",
      why: "Called out in a land stripped by locusts: tear your heart and not your coat, and come back.",
    },
    {
      reference: "2 Chronicles 33:12-13",
      why: "Manasseh had been one of the worst of kings, and even his prayer was heard.",
    },
    {
      reference: "1 Timothy 1:15-16",
      why: "Paul calls himself the first of sinners, so that others may take heart from the mercy shown to him.",
    },
  ],
  shame: [
    {
      reference: "Genesis 3:7-10",
      why: "The oldest shame story there is: they hide, and God comes through the garden asking where they are.",
    },
    {
      reference: "Genesis 3:21",
      why: "Before they leave the garden God makes the two of them something warm to wear.",
    },
    { reference: "Psalm 34:4-5", why: "Faces that look up to him, says David, do not have to go red." },
    {
      reference: "Luke 8:43-48",
      why: "She meant to stay unseen; Jesus let her tell it all, and called her daughter in front of everybody.",
    },
    {
      reference: "John 8:3-7",
      why: "They stood her in the middle, and he drew the eyes away from her, down to the ground.",
    },
    {
      reference: "Luke 19:5-7",
      why: "While people muttered, Jesus was already a guest in the house they muttered about.",
    },
    {
      reference: "2 Samuel 9:6-8",
      why: "Mephibosheth calls himself a dead dog, and is given a place at the king’s table for life.",
    },
    {
      reference: "Zechariah 3:3-5",
      why: "In a vision the priest’s filthy clothes are taken off, and clean ones brought.",
    },
    { reference: "Isaiah 61:7", why: "Promised to exiles who had been laughed at: instead of shame, a double share." },
    {
      reference: "Psalm 69:19-20",
      why: "“Reproach hath broken my heart”, says the singer, and he had looked for comforters in vain.",
    },
    {
      reference: "Hebrews 12:2",
      why: "The cross was meant to be the most shameful of deaths, and Jesus thought little of the shame.",
    },
    { reference: "Hebrews 2:11", why: "Whatever others say of us, he is not ashamed to call us brothers and sisters." },
  ],
  temptation: [
    {
      reference: "Matthew 4:1-4",
      why: "It came when Jesus was hungry and alone, as it often does, and looked like good sense.",
    },
    { reference: "Hebrews 2:17-18", why: "He knows what it is like from inside, and so he is able to help." },
    {
      reference: "1 Corinthians 10:12-13",
      why: "A warning for the confident and a comfort for the frightened, one after the other.",
    },
    {
      reference: "James 1:12-15",
      why: "James follows a wish from its first pull to where it ends, and does not blame God for it.",
    },
    {
      reference: "Matthew 26:41",
      why: "Said to tired friends who meant well: their spirit was willing, and he knew it.",
    },
    { reference: "Genesis 39:7-10", why: "Joseph says no in one sentence, and then has to go on saying it every day." },
    {
      reference: "Genesis 4:6-7",
      why: "God speaks to Cain before anything has happened, while there is time to turn.",
    },
    { reference: "Psalm 119:9-11", why: "What one has learned by heart is there when no book is." },
    {
      reference: "Proverbs 4:23-27",
      why: "Guard the heart, watch the tongue, look straight ahead, mind your feet: advice from head to toe.",
    },
    {
      reference: "Luke 22:31-32",
      why: "Jesus tells Peter that he will fall and get up, and that he has already prayed for him.",
    },
    {
      reference: "Romans 13:12-14",
      why: "Make no arrangements for it, Paul advises; in Milan, in 386, Augustine read this and turned round.",
    },
    {
      reference: "Ephesians 6:10-13",
      why: "The aim of all this armour is modest: still to be standing when the day is over.",
    },
    { reference: "Philippians 4:8", why: "A mind needs something to look at, so Paul makes a list of better things." },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
