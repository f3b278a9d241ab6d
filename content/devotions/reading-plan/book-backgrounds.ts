import type { BookBackgrounds } from "#content/schema/reading-plan.ts";

/** A line of background for each book of the Bible. */
export const bookBackgrounds: BookBackgrounds = {
  GEN: "A book of beginnings: the world, the nations, then one family, from Abraham to Joseph. Tradition names Moses as its author; many see older sources brought together later. Follow the blessing, handed on through people who are far from perfect.",
  EXO: "Story and law in one: slaves are brought out of Egypt, a covenant is made at Sinai, a tent is built for God. The date is debated; most propose the fifteenth or the thirteenth century BC. Notice what God says about himself.",
  LEV: "Instructions given at Sinai for priests and people, on offerings, food, skin, feasts and land. There is little story in it. It opens up when you ask of each law what it protects, and why holiness should reach into kitchens and fields.",
  NUM: "Forty years between Sinai and the Jordan, in lists, laws and stories. Two countings of the people frame it: those who left Egypt, and their children. Watch who complains, who pleads for others, and who still believes the promise.",
  DEU: "Farewell speeches of Moses in Moab, before Israel crosses the Jordan. The scroll found in the temple about 622 BC was, many think, some form of this book. Listen for three words that keep returning: remember, love, and today.",
  JOS: "How Israel entered Canaan and divided the land, told as history with a purpose. Its wars trouble many readers, and scholars differ over dates and extent. Look for outsiders who find shelter, Rahab first of all.",
  JDG: "Tales of local deliverers between Joshua and the first kings, roughly 1200 to 1050 BC. People turn away, suffer, cry out and are rescued, and each round sinks lower. Several chapters are violent, and the book does not praise them.",
  RUT: "A short story set in the days of the judges, perhaps written much later. A widow from Moab follows her mother-in-law to Bethlehem at harvest time. Look for loyalty in everyday things, and for the name with which the book ends.",
  "1SA":
    "The change from judges to kings in Israel, about 1050 to 1010 BC, through three lives: Samuel, Saul and David. In Hebrew it was one book with 2 Samuel; the author is unknown. Watch what fear does to powerful people.",
  "2SA":
    "David as king, about 1010 to 970 BC, first over Judah, then over all Israel. The writer admires him and hides nothing. The second half follows, year after year, what one evening on a roof did to a whole household.",
  "1KI":
    "From David’s last days, about 970 BC, through Solomon’s temple and the division of the kingdom, to Elijah. Each king is measured by whether he served the Lord alone. The book was finished during the exile or after it.",
  "2KI":
    "Two kingdoms run their course: Samaria falls to Assyria in 722 BC, Jerusalem to Babylon in 586. The account closes about 561 with a captive king shown some kindness. It answers people in exile who ask how it came to this.",
  "1CH":
    "History retold for people back from exile, probably in the fifth or fourth century BC. It begins with Adam and nine chapters of names, and goes on to David. Notice the singers, the gatekeepers, and all that is prepared for the temple.",
  "2CH":
    "Judah’s kings from Solomon to the exile, with the temple at the centre and little about the north. The last lines reach 538 BC, when Cyrus of Persia lets the people return. Mark the kings who humble themselves.",
  EZR: "Two journeys home from exile: the first in or after 538 BC, the second with Ezra the scribe, usually dated 458. Letters and lists stand among the stories, some of them in Aramaic. See what a small community builds, and who tries to stop it.",
  NEH: "Partly the memoir of a Persian king’s cupbearer, who came to Jerusalem in 445 BC. With Ezra it was once one book. He prays in the middle of his work; walls and people are mended together.",
  EST: "A Jewish queen saves her people in Persia under Ahasuerus, usually identified with Xerxes, who reigned from 486 to 465 BC. The story explains the feast of Purim. In the Hebrew text God is never mentioned; many readers find him between the lines.",
  JOB: "Grief and argument in verse, framed by an old story from the land of Uz; author and date are unknown. Friends explain his suffering, Job protests, and God speaks at last. Notice who is told he spoke rightly.",
  PSA: "One hundred and fifty songs and prayers in five parts, gathered over centuries; nearly half bear David’s name. Israel sang them in the temple, Jews and Christians sing them still. Read them aloud, the complaints as well as the praise.",
  PRO: "Wisdom for daily life, in short sayings and in longer advice to the young. Several collections carry Solomon’s name; one was copied out under king Hezekiah, about 700 BC. A proverb tells how things usually go, and guarantees nothing.",
  ECC: "The thoughts of one called the Preacher, David’s son: Solomon, say some; others date the Hebrew several centuries after him. His word ‘vanity’ means a breath. Let him say how it feels, and notice what he enjoys.",
  SNG: "Love poems in which a woman and a man speak by turns, and she begins. The title connects them with Solomon; their date is uncertain. Jews and Christians have read in them both human love and the love of God.",
  ISA: "Prophecy that begins with Isaiah in Jerusalem, about 740 to 700 BC. From chapter 40 it speaks to exiles and those who return; some hold that all is his, many that others continued it. Follow the servant, and Zion.",
  JER: "Sermons, stories and laments of a prophet called about 627 BC, who lived to see Jerusalem fall in 586. Baruch the scribe wrote at his dictation. Events are not in order; what holds it together is one grieving, stubborn voice.",
  LAM: "Five poems of mourning over Jerusalem, destroyed in 586 BC. Four of them follow the Hebrew alphabet letter by letter. Tradition names Jeremiah, the book itself gives no author. Hope stands near the middle, and the end stays open.",
  EZK: "Visions and acted signs of a priest who was deported in 597 BC and spoke to exiles in Babylonia until about 571. Many of them carry a date. Follow the glory of God, which leaves the temple and in the end returns.",
  DAN: "Stories of young exiles at foreign courts, then visions, partly in Aramaic. Tradition places it in the sixth century BC; many scholars date it about 165, in a time of persecution. Either way it strengthens people who live under other people’s kings.",
  HOS: "Prophecy for the northern kingdom in its last decades, about 750 to 725 BC. Hosea’s painful marriage becomes his message. The lines leap between anger and tenderness; look for the places where God cannot bring himself to let go.",
  JOL: "A swarm of locusts is a warning, and a day of fasting the turning point. The prophet gives no date, and suggestions run from the ninth to the fourth century BC. At Pentecost Peter quotes its promise of the Spirit.",
  AMO: "About 760 BC a herdsman from Tekoa, in the south, speaks in the prosperous north. Worship there is busy while the poor are sold for a pair of shoes. Watch how he leads his listeners round to themselves.",
  OBA: "The shortest book of the Old Testament, twenty-one verses against Edom, a brother nation, which looked on and plundered while Jerusalem fell, most likely in 586 BC. It asks what we owe to a neighbour on the day of his disaster.",
  JON: "A story about a prophet rather than his sermons. A Jonah is known from the time of Jeroboam II, before 750 BC; this may have been written long after. Hear it as people with enemies would, down to its last question.",
  MIC: "Words of a countryman from Moresheth to Judah’s capital and its rich, about 735 to 700 BC. Threat and hope take turns. Look for Bethlehem, for swords turned into farm tools, and for three things the Lord requires.",
  NAM: "A poem on the fall of Nineveh, capital of the feared Assyrian empire, which came in 612 BC; it was probably written within the fifty years before. Read it after Jonah, and from the side of people whose towns Assyria had burned.",
  HAB: "Questions from a prophet, answers from God, and harder questions. It belongs to the years about 605 BC, when Babylon was rising. The third chapter is a psalm with notes for musicians; see what is left to be glad about.",
  ZEP: "Preaching from the time of king Josiah of Judah, about 640 to 620 BC, by a man whose family tree is traced back four generations. In three chapters darkness over the whole earth gives way to singing. Look for the humble.",
  HAG: "Four messages, dated from August to December 520 BC, for people home from exile who had put off rebuilding the temple. They listened, and within weeks the work went on. Notice the comfort for those who remember something better.",
  ZEC: "Night visions and sermons of 520 to 518 BC, to encourage the builders of the temple. The later chapters are undated, and many think others wrote them. The gospels quote them often; look for a king on a donkey.",
  MAL: "Six disputes between God and a weary people, some time after the new temple was finished in 515 BC. The name means ‘my messenger’. It closes the Old Testament here by looking ahead to Elijah, and to parents and children reconciled.",
  MAT: "The life of Jesus, told by someone at home in the Jewish Scriptures and quoting them often. Early tradition names the apostle Matthew; many date it about AD 80, others earlier. Five long speeches give it its shape.",
  MRK: "Shortest of the gospels, and many think the first, about AD 65 to 70. Papias, an early writer, says that Mark set down what Peter told. It hurries, and asks all the way who this man is.",
  LUK: "First half of a work in two parts, addressed to a man called Theophilus. Tradition names Luke, a physician who travelled with Paul; it is often dated about AD 80, sometimes earlier. Look for prayer, for meals, for women and the poor, for joy.",
  JHN: "A gospel that chooses few signs and tells them fully. Tradition names the apostle John, in Ephesus, toward the end of the first century; the book speaks of the disciple whom Jesus loved. Listen to its long conversations, one person at a time.",
  ACT: "Luke’s second part: from Jerusalem to Rome in about thirty years, first beside Peter and then beside Paul. In some chapters the writer says ‘we’, like a fellow traveller. Watch the news cross one border after another.",
  ROM: "Paul’s longest letter, written about AD 57, probably in Corinth, to Christians in a city he had never seen. It sets out his gospel step by step. Follow the argument slowly, and see how it becomes daily life from chapter 12.",
  "1CO":
    "Answers to a divided church in a busy port, sent from Ephesus about AD 54. Travellers had brought reports, and the Corinthians a list of questions. Nearly every problem is led back to love, and to the cross.",
  "2CO":
    "Written in Macedonia about AD 55 or 56, after a painful visit and a letter sent in tears. Its tone changes so sharply that some think several letters are joined here. None of Paul’s letters shows more of his heart.",
  GAL: "A letter in alarm to churches in Galatia, in the middle of today’s Turkey, written between about AD 48 and 55. Teachers were saying that Gentile believers must be circumcised. Find out what Paul means by freedom, and what it is for.",
  EPH: "Praise, prayer and counsel in letter form. Some of the oldest copies do not name Ephesus, so it may have gone round several churches. It comes from Paul in prison, or, many think, from a disciple. Look for peace between peoples.",
  PHP: "Thanks for a gift, written in prison, perhaps in Rome about AD 61, to the church at Philippi in Macedonia, which had helped Paul before. Every chapter speaks of joy or rejoicing. Chapter 2 contains what may be an early hymn.",
  COL: "To a small town in the Lycus valley, where Paul had never been; from prison, by him or, as some think, by a close follower. Visions and extra rules had been added to the faith. See how much it finds in Christ.",
  "1TH":
    "Perhaps the oldest writing in the New Testament, sent from Corinth about AD 50 to a church only months old. Three friends write it: Paul, Silvanus and Timothy. Each chapter comes round to the Lord’s return.",
  "2TH":
    "A second letter to the same church, soon after the first, or, some think, from a later hand. Persecution continues, and talk of the end has made a few people idle. It asks for patience and a day’s work.",
  "1TI":
    "Advice to a younger colleague who looks after the church in Ephesus. If it is Paul’s own it belongs to the sixties; many scholars place it after his death. Notice how much more it says about character than about rank.",
  "2TI":
    "The most personal of three letters to church leaders, written as from prison in Rome not long before Paul died. Whether he wrote it or a follower gathered his words, it reads as a goodbye. Count the friends he names.",
  TIT: "A short letter to a co-worker who is left on Crete to set new churches in order; about its author opinions differ as they do for 1 Timothy. Good works come up in all three chapters. Look for the reason given: grace appeared.",
  PHM: "Twenty-five verses from prison to a slave owner, about a man named Onesimus who had left him. The law stood behind the owner. Paul requests and does not command; weigh what each sentence would change in that house.",
  HEB: "More a sermon than a letter, for Christians steeped in the Jewish Scriptures and close to giving up. Who wrote it is unknown: God knows, said Origen in the third century. Keep an eye on the word ‘better’.",
  JAS: "Practical wisdom for believers scattered abroad, sharp on money, favouritism and the tongue. Tradition names James, called the brother of the Lord, who was killed in AD 62; others think of a later teacher. Compare it with the sermon on the mount.",
  "1PE":
    "A letter to Christians in five provinces of what is now Turkey, insulted for their faith. It is sent from ‘Babylon’, probably Rome, in Peter’s name; some date it after his death. Hope, and doing good, are its answers.",
  "2PE":
    "Peter’s farewell, against people who laugh at the promise that Christ will return. Whether he wrote it himself was discussed early, and many now date it late. It mentions Paul’s letters, and calls God’s delay by the name of patience.",
  "1JN":
    "Not quite a letter, for it has no name and no address, but close to the gospel of John in style and thought. Some had left the circle it was written for. It keeps coming back to truth, obedience and love.",
  "2JN":
    "Thirteen verses from ‘the elder’ to a lady and her children: a family, or a church spoken of as one. A letter of that length filled about one sheet of papyrus. Truth and love are held together in it.",
  "3JN":
    "By its count of Greek words the shortest book of the Bible. An elder writes to his friend Gaius about taking in travelling preachers, which not everyone was willing to do. Meet three men by what they do with guests.",
  JUD: "One page of warning from Jude, brother of James: probably the Jude named among the brothers of Jesus. It quotes a saying known from the book of Enoch, and shares much with 2 Peter. Read through to the praise at the end.",
  REV: "Visions of John, on the island of Patmos, for seven churches in the Roman province of Asia, usually dated about AD 95. Its pictures come from the prophets. Ask what each would say to people under pressure to bow.",
};
