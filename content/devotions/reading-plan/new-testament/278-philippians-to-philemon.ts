import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Paul’s letters between Ephesians and Hebrews, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Philippians 1",
    "Paul’s chains have made others braver. He would like to go and be with Christ, and expects to stay for their sake.",
  ],
  [
    "Philippians 2",
    "Christ took the form of a servant, went as low as a cross, and was raised. Epaphroditus nearly died bringing help.",
  ],
  [
    "Philippians 3",
    "Birth, zeal and a spotless record: Paul now counts all of it as loss. He has not arrived, and presses on.",
  ],
  [
    "Philippians 4",
    "Euodias and Syntyche are asked to agree. Anxious things turn into prayers; Paul can live with plenty and with little.",
  ],
  [
    "Colossians 1",
    "Epaphras taught them well. Christ is the image of the God no one sees; he is before all things, and holds them together.",
  ],
  [
    "Colossians 2",
    "The charge against us is nailed to the cross. So no one should judge you by food, feasts or sabbaths.",
  ],
  [
    "Colossians 3",
    "Off with anger and lies; on with mercy, patience, forgiveness, and love over all. Fathers, do not discourage your children.",
  ],
  [
    "Colossians 4",
    "Speak graciously, with a little salt. Tychicus and Onesimus bring the news; Luke the physician is among those who greet.",
  ],
  [
    "1 Thessalonians 1",
    "People far beyond Macedonia talk of this church: it left its idols, and is waiting for God’s Son.",
  ],
  [
    "1 Thessalonians 2",
    "We were like a nurse with her children, says Paul, and like a father; and we worked to cost you nothing.",
  ],
  [
    "1 Thessalonians 3",
    "In Athens Paul could bear it no longer and sent Timothy. The news that came back has given him life.",
  ],
  [
    "1 Thessalonians 4",
    "Live quietly and work with your hands. Believers who have died are not lost: when the Lord comes, they rise first.",
  ],
  [
    "1 Thessalonians 5",
    "For children of the day there is no need to fear the thief. Then come commands as short as two words.",
  ],
  [
    "2 Thessalonians 1",
    "Faith is growing under persecution. To the troubled Paul promises rest, and to their tormentors judgment, when Jesus is revealed.",
  ],
  [
    "2 Thessalonians 2",
    "Some rumour or letter has shaken them: has the day of Christ come? Not before a falling away, Paul answers; stand fast.",
  ],
  [
    "2 Thessalonians 3",
    "A few have given up work and taken up meddling. Paul earned his own bread; correct them, he says, as brothers.",
  ],
  [
    "1 Timothy 1",
    "Timothy is to stop pointless arguments in Ephesus. The writer was a persecutor, calls himself chief of sinners, and found mercy.",
  ],
  [
    "1 Timothy 2",
    "Pray for everybody, kings included. There is one mediator, who gave himself for all; instructions follow for men and for women.",
  ],
  ["1 Timothy 3", "Bishops and deacons are to be known for patience, for an open house, and for not loving money."],
  [
    "1 Timothy 4",
    "Marriage and food are good, received with thanks. Timothy is young, so let him teach by example as well as by reading aloud.",
  ],
  [
    "1 Timothy 5",
    "Treat old men as fathers and old women as mothers. Widows need care, elders need fairness, and Timothy needs a little wine.",
  ],
  [
    "1 Timothy 6",
    "We bring nothing into the world and take nothing out. Those who have money are told to share it gladly.",
  ],
  [
    "2 Timothy 1",
    "The same faith lived in Lois, in Eunice, and now in Timothy. Onesiphorus searched Rome until he found Paul in chains.",
  ],
  [
    "2 Timothy 2",
    "A soldier, an athlete and a farmer know what hardship is for. Leave word battles alone, and correct opponents gently.",
  ],
  [
    "2 Timothy 3",
    "Dangerous times are coming, when people love themselves and money. From childhood Timothy has had the Scriptures; he should stay with them.",
  ],
  [
    "2 Timothy 4",
    "The race is finished. Luke alone is with Paul, who asks for Mark, for his cloak, and for mercy on those who deserted him.",
  ],
  [
    "Titus 1",
    "Titus stays in Crete to appoint elders who are blameless and kind to guests. Plain words follow about those who deceive.",
  ],
  [
    "Titus 2",
    "There is advice for each age, and for slaves, because grace has appeared and teaches people how to live.",
  ],
  [
    "Titus 3",
    "Be gentle, for we too were once foolish. God’s kindness saved us by mercy, with a washing and a renewing.",
  ],
  [
    "Philemon",
    "Onesimus returns to his master with this page: take him back as a brother, and put what he owes on Paul’s account.",
  ],
];
