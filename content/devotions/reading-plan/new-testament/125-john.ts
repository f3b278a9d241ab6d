import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

/** The readings from John, in order. */
export const days: readonly NewTestamentDay[] = [
  [
    "John 1:1-28",
    "The Word through whom all was made becomes flesh; asked who he is, John the Baptist says who he is not.",
  ],
  [
    "John 1:29-51",
    "‘Come and see’ is said twice. Andrew fetches his brother; Philip fetches a doubter who was seen under a fig tree.",
  ],
  [
    "John 2",
    "Six stone jars of water turn into the best wine of a wedding; in Jerusalem a whip of cords clears the temple.",
  ],
  [
    "John 3:1-21",
    "Nicodemus comes by night with his questions and hears of wind, of a second birth, and of God’s love for the world.",
  ],
  ["John 3:22-36", "The crowds are leaving John for Jesus, and John is as glad as a bridegroom’s friend."],
  [
    "John 4:1-26",
    "Tired and thirsty, Jesus talks with a Samaritan woman about water, husbands and worship, and tells her plainly who he is.",
  ],
  [
    "John 4:27-54",
    "The woman leaves her jar and brings her town. At Cana a father believes one sentence and walks home to a living son.",
  ],
  [
    "John 5:1-23",
    "For thirty-eight years another has always stepped into the pool first. Then he is told to walk, on a sabbath.",
  ],
  [
    "John 5:24-47",
    "Who speaks for Jesus? He names John, the works he does, the Father, and Moses, whom his hearers trust.",
  ],
  [
    "John 6:1-34",
    "A boy’s five barley loaves are enough. The crowd would make him king by force; he withdraws, and crosses the lake on foot.",
  ],
  [
    "John 6:35-71",
    "Jesus says that he himself is bread from heaven, and many disciples leave. The twelve are asked; Peter has nowhere else to go.",
  ],
  [
    "John 7:1-31",
    "Urged by his brothers to show himself, Jesus goes to the feast in secret, and people quarrel over where he comes from.",
  ],
  [
    "John 7:32-53",
    "Officers sent to arrest him return without him, having heard him speak; Nicodemus asks that he be given a hearing.",
  ],
  [
    "John 8:1-30",
    "Jesus writes on the ground until a woman’s accusers have gone, oldest first. He calls himself the light of the world.",
  ],
  [
    "John 8:31-59",
    "They argue about freedom, fathers and Abraham, until Jesus says that he was before Abraham, and they take up stones.",
  ],
  [
    "John 9:1-23",
    "Clay on blind eyes, a pool called Siloam, neighbours who cannot agree whether it is the same man, and careful parents.",
  ],
  ["John 9:24-41", "One thing the man knows, that he was blind and sees. They throw him out, and Jesus finds him."],
  ["John 10:1-21", "The shepherd knows his sheep by name, and stays when the wolf comes."],
  [
    "John 10:22-42",
    "In Solomon’s porch, in winter, people ask Jesus for a plain answer, and pick up stones when they hear it.",
  ],
  [
    "John 11:1-29",
    "Two sisters send for Jesus, and he stays where he is two days. Martha meets him with a reproach and with faith.",
  ],
  [
    "John 11:30-57",
    "Jesus weeps, and then calls a man out of his grave; and for that, Caiaphas says, one man had better die.",
  ],
  [
    "John 12:1-19",
    "The scent of Mary’s ointment fills the house. Crowds bring palm branches, and many have come to see Lazarus.",
  ],
  [
    "John 12:20-50",
    "Some Greeks ask to see Jesus. He speaks of a grain that must fall into the ground, and his soul is troubled.",
  ],
  [
    "John 13:1-20",
    "Jesus takes a towel and a basin. Peter refuses to be washed, then asks for hands and head as well.",
  ],
  ["John 13:21-38", "Judas goes out, and it is night. The others are given a new commandment."],
  [
    "John 14:1-14",
    "Thomas does not know the way and Philip would like to see the Father; both have been looking at the answer.",
  ],
  [
    "John 14:15-31",
    "Another Comforter will come and stay, to teach and to remind; and Jesus leaves them a peace of his own.",
  ],
  [
    "John 15",
    "Branches bear fruit by staying on the vine. Jesus calls his disciples friends, and warns that the world may hate them.",
  ],
  [
    "John 16:1-15",
    "Sorrow fills the disciples, and Jesus has more to say than they can bear; the Spirit of truth will guide them.",
  ],
  [
    "John 16:16-33",
    "What does Jesus mean by a little while? A mother’s pain and joy explain it; they think they understand.",
  ],
  [
    "John 17",
    "We overhear Jesus pray: for himself, for the friends he leaves, and for those who will believe through them, to be one.",
  ],
  [
    "John 18:1-27",
    "Armed men fall back when Jesus answers them. Malchus loses an ear; at the high priest’s house Peter says he is no disciple.",
  ],
  [
    "John 18:28-40",
    "Pilate goes in and out between prisoner and accusers, asks what truth is, and leaves without waiting for the reply.",
  ],
  [
    "John 19:1-16",
    "Thorns and a purple robe, a governor more and more afraid, and a question of being Caesar’s friend.",
  ],
  [
    "John 19:17-42",
    "Three languages call him king, soldiers keep his coat whole, his mother is given a home; Nicodemus brings spices in plenty.",
  ],
  [
    "John 20:1-18",
    "Two men run to the tomb and go home again. Mary stays, weeping, and thinks the one who speaks is the gardener.",
  ],
  [
    "John 20:19-31",
    "With the doors shut, Jesus comes and shows his wounds. Thomas was away, and after eight days is offered what he demanded.",
  ],
  ["John 21", "One hundred and fifty-three fish, a fire on the shore, and Peter asked three times if he loves Jesus."],
];
