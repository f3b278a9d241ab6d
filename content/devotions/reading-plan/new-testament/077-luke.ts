import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from Luke, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "Luke 1:1-38",
    "An old priest asks for proof and loses his voice. Mary, in Nazareth, asks how it can be, and agrees.",
  ],
  [
    "Luke 1:39-80",
    "Unborn John leaps at Mary’s greeting. She sings of the hungry filled; later his father writes four words and can speak.",
  ],
  [
    "Luke 2:1-20",
    "An emperor’s decree brings a couple to Bethlehem. Shepherds hear it by night, and Mary keeps it in her heart.",
  ],
  [
    "Luke 2:21-52",
    "Simeon can now die in peace, Anna tells all who are waiting, and a boy of twelve is missing for three days.",
  ],
  [
    "Luke 3:1-20",
    "Three times people ask John what they should do, and he speaks of coats, tax rates and soldiers’ wages.",
  ],
  ["Luke 3:21-38", "Jesus is praying when the heaven opens. His family line runs back to Adam."],
  [
    "Luke 4:1-30",
    "Tempted for forty days, Jesus comes home to Nazareth, reads Isaiah aloud in the synagogue, and is nearly thrown off a hill.",
  ],
  [
    "Luke 4:31-44",
    "Standing over a sick woman, Jesus rebukes her fever; by sunset he is laying hands on every one of the sick.",
  ],
  [
    "Luke 5:1-16",
    "After a night without fish, two boats nearly sink under the catch, and Peter begs Jesus to leave him.",
  ],
  [
    "Luke 5:17-39",
    "Through the roof tiles comes a man on his couch. Levi gives a great feast, and new wine needs new skins.",
  ],
  ["Luke 6:1-26", "All night Jesus prays before choosing twelve; then, on level ground, four blessings and four woes."],
  ["Luke 6:27-49", "Lend without hoping to get it back. Dig deep before you build."],
  [
    "Luke 7:1-23",
    "A centurion feels unworthy of a visit, a widow’s son at Nain sits up on his way to burial, and John sends a question.",
  ],
  [
    "Luke 7:24-50",
    "Children in the market refuse to dance. At Simon the Pharisee’s dinner a woman weeps over the feet of his guest.",
  ],
  [
    "Luke 8:1-25",
    "Healed women travel with Jesus and pay the costs. Seed needs an honest heart; wind and water obey a word.",
  ],
  [
    "Luke 8:26-56",
    "The man who lived in tombs is sent home to tell it; Jairus’s only daughter gets up and is given food.",
  ],
  ["Luke 9:1-27", "Herod is puzzled, five thousand sit down in groups of fifty, and a cross is to be taken up daily."],
  [
    "Luke 9:28-62",
    "In glory Moses and Elijah speak with Jesus of his death. He sets his face toward Jerusalem, and a Samaritan village turns him away.",
  ],
  [
    "Luke 10:1-24",
    "Seventy come back delighted with their power, and hear a better reason for joy: their names are written in heaven.",
  ],
  [
    "Luke 10:25-42",
    "Asked who counts as a neighbour, Jesus tells of a Samaritan on a dangerous road. Martha works, Mary listens.",
  ],
  [
    "Luke 11:1-28",
    "‘Lord, teach us to pray’, one of them says; and after the prayer comes a story of a friend who knocks at midnight.",
  ],
  [
    "Luke 11:29-54",
    "A foreign queen and a foreign city listened better, says Jesus. At dinner he spares neither Pharisees nor lawyers.",
  ],
  [
    "Luke 12:1-34",
    "Five sparrows are not forgotten; a rich farmer plans larger barns on his last night; ravens are fed without any.",
  ],
  [
    "Luke 12:35-59",
    "The master comes home late and serves the servants he finds awake. Clouds can be read; why not the time?",
  ],
  [
    "Luke 13:1-17",
    "Eighteen died under a tower, no worse than others; a barren tree gets another year; a woman bent for eighteen years straightens up.",
  ],
  [
    "Luke 13:18-35",
    "Warned that Herod wants to kill him, Jesus sends that fox an answer and goes on toward the city he longs to gather.",
  ],
  [
    "Luke 14:1-14",
    "At a sabbath meal Jesus heals a sick man, watches guests pick the best places, and suggests whom to invite instead.",
  ],
  ["Luke 14:15-35", "New land, new oxen, a new wife: the invited cannot come. He tells the crowds to count the cost."],
  [
    "Luke 15:1-10",
    "A shepherd with a sheep across his shoulders, a woman sweeping for one coin, and neighbours called in to be glad.",
  ],
  [
    "Luke 15:11-32",
    "The father runs to the son who wasted everything, and goes outside again to plead with the one who stayed.",
  ],
  [
    "Luke 16:1-18",
    "A steward about to lose his post makes friends by cutting bills. No servant, says Jesus, can serve God and money.",
  ],
  [
    "Luke 16:19-31",
    "Lazarus lies at the gate among dogs; after death the rich man sees him far off, and thinks of his five brothers.",
  ],
  [
    "Luke 17:1-19",
    "Forgive seven times in one day. Ten lepers are cleansed on the way to the priests, and a Samaritan turns back.",
  ],
  [
    "Luke 17:20-37",
    "No one can point and say, here is the kingdom. People ate, married and built until Noah’s flood, and until Lot left Sodom.",
  ],
  [
    "Luke 18:1-17",
    "A widow outlasts a judge, a tax collector goes home right with God, and babies are not to be kept away.",
  ],
  [
    "Luke 18:18-43",
    "One ruler has kept the commandments, he says, but cannot part with his wealth; a blind beggar near Jericho shouts until he is heard.",
  ],
  [
    "Luke 19:1-27",
    "Zacchaeus climbs a tree and comes down to welcome Jesus. Ten servants receive a pound each; one wraps his in a cloth.",
  ],
  [
    "Luke 19:28-48",
    "If his disciples were silent, the stones would cry out. Then the city comes into sight, and Jesus weeps over it.",
  ],
  [
    "Luke 20:1-26",
    "Three servants come back beaten, and the beloved son is killed. Spies who pretend to be honest ask about Caesar’s tax.",
  ],
  [
    "Luke 20:27-47",
    "To those who deny any resurrection Jesus answers from the burning bush: God is God of the living.",
  ],
  [
    "Luke 21:1-19",
    "A poor widow’s gift is the largest. The temple’s fine stones will come down, and his friends must stand trial.",
  ],
  [
    "Luke 21:20-38",
    "Armies round Jerusalem, roaring seas, hearts failing for fear; when it begins, says Jesus, look up.",
  ],
  [
    "Luke 22:1-38",
    "How Jesus has longed for this Passover. They argue over who is greatest, and he tells Peter he has prayed for him.",
  ],
  [
    "Luke 22:39-71",
    "On the mount of Olives Jesus prays till his sweat is like blood, heals an enemy’s ear, and later turns to look at Peter.",
  ],
  [
    "Luke 23:1-25",
    "Three times Pilate finds no fault. Herod hopes to see a miracle, gets no answer, and sends him back in a fine robe.",
  ],
  [
    "Luke 23:26-56",
    "Jesus grieves for the women who weep over him, asks forgiveness for those who crucify him, and promises a criminal paradise.",
  ],
  [
    "Luke 24:1-35",
    "The women’s news sounds like an idle tale. On the road to Emmaus a stranger makes two hearts burn.",
  ],
  [
    "Luke 24:36-53",
    "Jesus eats broiled fish so that they can be sure, opens their minds to the Scriptures, and is parted from them while blessing.",
  ],
];
