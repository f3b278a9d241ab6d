import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  work: [
    {
      reference: "Genesis 2:15",
      why: "Before anything had gone wrong there was a garden to look after, and somebody to do it.",
    },
    {
      reference: "Colossians 3:23-24",
      why: "Said first to slaves, who could not choose their work: what they did had a better master than theirs.",
    },
    {
      reference: "Colossians 4:1",
      why: "Employers get a sentence too, and are told to be fair because they have a master themselves.",
    },
    {
      reference: "Exodus 31:2-5",
      why: "The first person in the Bible said to be filled with the spirit of God is a craftsman.",
    },
    {
      reference: "Ecclesiastes 9:10",
      why: "The Preacher knows that life is short, and so he tells us to do what is in reach wholeheartedly.",
    },
    {
      reference: "Ecclesiastes 3:12-13",
      why: "To eat, drink and enjoy what one has worked for is called a gift here.",
    },
    {
      reference: "Deuteronomy 24:14-15",
      why: "Pay the worker before sunset, says the law, because he is counting on it.",
    },
    {
      reference: "1 Thessalonians 4:11-12",
      why: "A quiet life and honest work with one’s hands was Paul’s advice to an excited church.",
    },
    {
      reference: "Proverbs 6:6-8",
      why: "For mornings without an overseer: the ant has none, and begins anyway.",
    },
    {
      reference: "Haggai 2:4",
      why: "The new temple looked poor beside the old one, and the builders were told to be strong and go on.",
    },
    {
      reference: "1 Corinthians 15:58",
      why: "After his long chapter on resurrection Paul draws one plain conclusion about the work you do for the Lord.",
    },
  ],
  "losing-work": [
    {
      reference: "Matthew 20:6-9",
      why: "“No man hath hired us”, they say near evening, and the owner pays them enough for the day.",
    },
    {
      reference: "1 Kings 17:5-9",
      why: "The brook that fed Elijah dried up, and only then was he told where to go next.",
    },
    {
      reference: "Ruth 2:2-3",
      why: "With no income left in the house, Ruth goes out to pick up what reapers leave behind.",
    },
    {
      reference: "Genesis 39:20-23",
      why: "Joseph lost his post through a lie; the story insists that God had not lost him.",
    },
    {
      reference: "Luke 5:4-6",
      why: "“We have toiled all the night, and have taken nothing” is said in the Bible by somebody good at his job.",
    },
    {
      reference: "Acts 18:1-3",
      why: "Driven out of Rome, two tentmakers started again in Corinth and made room at the bench for Paul.",
    },
    {
      reference: "Exodus 16:3-4",
      why: "Hungry people wished themselves back in Egypt, and bread came, enough for one day at a time.",
    },
    {
      reference: "Psalm 40:17",
      why: "“Poor and needy” is how the singer describes himself, and thought about is the next thing he says.",
    },
    {
      reference: "Lamentations 3:25-29",
      why: "Written among ruins, it does not promise soon; it says that waiting in silence is no disgrace.",
    },
    {
      reference: "Matthew 6:31-34",
      why: "Jesus spoke of food and clothes to people paid by the day, and named one day as enough.",
    },
  ],
  debt: [
    {
      reference: "2 Kings 4:1-7",
      why: "A widow about to lose her sons to a creditor is asked what she has in the house.",
    },
    {
      reference: "Proverbs 22:7",
      why: "It does not scold; it says what owing money feels like, so that one thinks before signing.",
    },
    {
      reference: "Nehemiah 5:3-5",
      why: "Families had pledged fields, houses and at last their children, and they said it aloud in public.",
    },
    {
      reference: "Nehemiah 5:10-12",
      why: "When Nehemiah heard the cry, he made the lenders give it all back, and began with himself.",
    },
    {
      reference: "Deuteronomy 15:1-2",
      why: "Every seventh year in Israel debts between neighbours were to be released, because God said so.",
    },
    {
      reference: "Leviticus 25:35-38",
      why: "To someone who has slipped you lend without interest, says this law, so that he can live beside you.",
    },
    {
      reference: "Exodus 22:25-27",
      why: "A lender who takes a coat as pledge must bring it back by night: God notices who is cold.",
    },
    {
      reference: "1 Samuel 22:1-2",
      why: "Those who gathered round David in the cave were in trouble or in debt, and he became their captain.",
    },
    {
      reference: "Proverbs 6:1-5",
      why: "If you have promised to pay for somebody, go at once and talk, before you sleep on it.",
    },
    {
      reference: "Luke 14:28-30",
      why: "Jesus uses it for following him, and the picture is practical too: sit down first and count.",
    },
    {
      reference: "Romans 13:7-8",
      why: "Pay what you owe, says Paul to Rome, until only one debt is left, which is love.",
    },
    {
      reference: "Philemon 1:18-19",
      why: "Paul takes another man’s debt on himself and signs for it with his own hand.",
    },
  ],
  money: [
    {
      reference: "Matthew 6:19-21",
      why: "Jesus’ test is simple: watch where your treasure goes, and you will find your heart there.",
    },
    {
      reference: "Matthew 6:24",
      why: "Money makes a useful servant, but here it has become a master, and one cannot serve two.",
    },
    {
      reference: "1 Timothy 6:9-10",
      why: "It is the love of money that Paul warns of, having watched what it did to people he knew.",
    },
    {
      reference: "1 Timothy 6:17-19",
      why: "Rich members of the church are told what to do with it, and not to lean on it.",
    },
    { reference: "Proverbs 30:7-9", why: "The only prayer in Proverbs asks for neither too little nor too much." },
    { reference: "Ecclesiastes 5:10-12", why: "The Preacher had plenty, and noticed that the labourer slept better." },
    {
      reference: "Luke 12:15-21",
      why: "A man makes sensible plans for larger barns, and talks the whole time only to himself.",
    },
    { reference: "Mark 10:21-23", why: "Jesus looked at the rich man and loved him, and let him go away sad." },
    {
      reference: "Deuteronomy 8:17-18",
      why: "Moses foresaw what people say when they are comfortable, and what they then forget.",
    },
    { reference: "Luke 16:10-11", why: "Small sums are where honesty is learned, and Jesus counts them as practice." },
    {
      reference: "Proverbs 23:4-5",
      why: "Riches grow wings, it says; one moment you look at them, and then at the sky.",
    },
  ],
  poverty: [
    { reference: "Psalm 113:5-8", why: "God bends down from above the heavens to lift somebody out of the dust." },
    {
      reference: "Luke 6:20-21",
      why: "Looking at his poor and hungry followers, Jesus says that the kingdom is theirs.",
    },
    {
      reference: "1 Kings 17:12-16",
      why: "A widow has one meal left and says so, and the flour in her jar did not run out.",
    },
    { reference: "Matthew 8:19-20", why: "Jesus had no bed of his own, and told a would-be follower so." },
    {
      reference: "2 Corinthians 8:9",
      why: "Paul explains giving by pointing to Christ, who made himself poor on purpose.",
    },
    {
      reference: "James 2:5-6",
      why: "In a church that gave rich people the good seats James asks whom God had chosen.",
    },
    { reference: "Proverbs 14:31", why: "How one treats poor people is taken personally by the one who made them." },
    {
      reference: "Deuteronomy 15:10-11",
      why: "There will always be people in need, so the law says open hands, and it means a wide opening.",
    },
    {
      reference: "Leviticus 19:9-10",
      why: "Farmers had to leave the edges unharvested: what grew there belonged to the poor by right.",
    },
    {
      reference: "Psalm 9:18",
      why: "Others may forget the needy, and often do; here is a promise that it will not be so for ever.",
    },
    {
      reference: "Isaiah 25:4",
      why: "A shelter in a storm, a shadow in the heat: God has been this for poor people, says the prophet.",
    },
    { reference: "Luke 16:20-22", why: "In this story that Jesus tells, the beggar is the one who has a name." },
  ],
  contentment: [
    {
      reference: "Philippians 4:11-13",
      why: "The famous last line is about being hungry and being full: Paul had learned to manage both.",
    },
    {
      reference: "1 Timothy 6:6-8",
      why: "We came with nothing and shall leave with nothing, and food and clothes in between are much.",
    },
    {
      reference: "Hebrews 13:5",
      why: "Be content, says the letter, and gives a reason that is not a thing: somebody who stays.",
    },
    {
      reference: "Ecclesiastes 4:6",
      why: "One hand full, and the other free to rest, is the Preacher’s idea of enough.",
    },
    {
      reference: "Proverbs 15:16-17",
      why: "Vegetables with people who love each other taste better than a roast with people who do not.",
    },
    {
      reference: "Proverbs 17:1",
      why: "Dry bread eaten in peace is set against a house full of feasting and argument.",
    },
    {
      reference: "Exodus 16:16-18",
      why: "Of the manna everybody had what was needed, whether they had gathered much or little.",
    },
    {
      reference: "Psalm 16:5-6",
      why: "The singer looks at the piece of life that was measured out to him, and likes it.",
    },
    {
      reference: "Luke 3:12-14",
      why: "Tax collectors and soldiers ask John what to do, and hear something about fair money and wages.",
    },
    { reference: "Psalm 37:16", why: "A little, honestly owned, outweighs what many have taken." },
    {
      reference: "2 Kings 4:13",
      why: "Offered a favour at court, the woman of Shunem answers that she lives among her own people.",
    },
  ],
  generosity: [
    {
      reference: "2 Corinthians 9:6-7",
      why: "Let each decide for himself, says Paul, without being pushed: what God loves is a glad giver.",
    },
    {
      reference: "Acts 20:34-35",
      why: "Paul shows his working hands, and passes on a saying of Jesus that no gospel has kept.",
    },
    {
      reference: "Mark 12:41-44",
      why: "Jesus watched what people put in, and was the only one to see how large two small coins were.",
    },
    { reference: "Matthew 6:2-4", why: "Give so quietly that your own left hand hears nothing of it." },
    {
      reference: "1 Chronicles 29:13-14",
      why: "At the end of a great collection David admits that they have only given back what was God’s.",
    },
    { reference: "Exodus 36:4-7", why: "Once in the Bible people had to be told to stop bringing gifts." },
    {
      reference: "2 Corinthians 8:2-4",
      why: "The churches of Macedonia were poor themselves, and begged to be allowed to help.",
    },
    {
      reference: "Ruth 2:15-16",
      why: "Boaz has grain dropped on purpose, so that Ruth can take it without being shamed.",
    },
    { reference: "Acts 9:36-39", why: "The widows hold up the coats that Dorcas sewed, and need say no more." },
    {
      reference: "1 John 3:17-18",
      why: "Love that sees need and closes up is only talk, John writes to people he calls his children.",
    },
    { reference: "Luke 14:12-14", why: "Jesus suggests a guest list made of people who can never invite you back." },
    {
      reference: "Isaiah 58:7",
      why: "The fast that God chose looks like shared bread, an opened house and clothes for the cold.",
    },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
