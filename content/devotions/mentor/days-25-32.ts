import type { MentorDay } from "#content/schema/devotions.ts";

/** Days 25 to 32: from Peter's answer to Zacchaeus in the tree. */
export const days25to32: readonly MentorDay[] = [
  {
    day: 25,
    title: "The question on the road",
    scripture: {
      reference: "Matthew 16:15",
      book: "Matthew",
      translation: "kjv",
      text: "He saith unto them, But whom say ye that I am?",
    },
    wisdom:
      "First he asks an easy question: what are people saying? There are several answers, all of them respectful, and the disciples know every one. Then he turns it round, and other people’s opinions are no help any longer. Peter says more than he understands; before the chapter ends he will be arguing with Jesus about the cross. It counts all the same. He was not asked for a finished theology. The question is put to working men a long way from home, in the second person, and it is still the one on which a life turns.",
    reflections: [
      {
        question: "Who do you say that he is, in your own words?",
        content:
          "Leave out every phrase that you learned in a classroom or a hymn, unless you would use it to a friend in a café. Two sentences are enough. You may find that you have less to say than you thought, or much more. Read it to God and ask him to correct it.",
      },
      {
        question: "Whose answer have you been borrowing?",
        content:
          "There is nothing wrong in leaning on a parent’s faith, or a pastor’s, for a time. Flesh and blood, Jesus says, did not show Peter this. Where does your own seeing begin? Think of one thing about Jesus that you know because it happened to you.",
      },
      {
        question: "What changes in your day if your answer is true?",
        content:
          "Peter’s sentence had consequences he could not have guessed at. Take your own answer and follow it into the afternoon. If he is what you say, then how do you open that email, drive that road, speak to the child who has broken the lamp? Choose one and try it.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Two sentences",
        answer:
          "He is the one I talk to when I have been awful, because he already knows and has not left. I do not understand how he can be God and a man, but I have noticed that I tell him the truth.",
      },
      {
        title: "A borrowed answer",
        answer:
          "I believed because Gran did, and it was a warm place to stand. She died in February. I have one thing of my own: on the night she went I asked him to be in the room, and he was. I will begin again from there.",
      },
    ],
  },
  {
    day: 26,
    offersHelplines: true,
    title: "Both halves of a prayer",
    scripture: {
      reference: "Mark 9:24",
      book: "Mark",
      translation: "kjv",
      text: "And straightway the father of the child cried out, and said with tears, Lord, I believe; help thou mine unbelief.",
    },
    wisdom:
      "His boy has been ill since he was small. The disciples have tried and failed, in public. When Jesus asks how long, he answers like any parent at a hospital desk, and then it slips out: if you can do anything. He hears himself say it. What he cries next may be the most honest prayer in Mark, and it has both halves of him in it. He does not wait until the doubting half has been dealt with. He brings it along, as one more thing in the family that needs help. And Jesus turns to the boy.",
    reflections: [
      {
        question: "What are the two halves of your prayer today?",
        content:
          "I believe that, and I do not believe this. Fill in both sides with particulars. You might believe that God made the stars and doubt that he has read the letter from your landlord. Give him the sentence entire. A father with half a faith was given his whole son back.",
      },
      {
        question: "Who needs you to believe on their behalf?",
        content:
          "The boy could ask for nothing. His father’s shaky prayer was the only one there was, and it was enough. Name someone who cannot speak for themselves, a baby, a parent whose mind has gone, someone too low to hope. Bring them as you are.",
      },
    ],
    suggestedAnswers: [
      {
        title: "My two halves",
        answer:
          "I believe you were raised from the dead. I do not believe our marriage can be. It looks odd when I write it out like that. I will go on Thursday to the counsellor with both halves. Help thou mine unbelief.",
      },
      {
        title: "For my grandson",
        answer:
          "He is seventeen and stays in his room with the curtains shut. Some days I do not expect a great deal either. But I am the one who can still ask, so at eight every morning I will, until he opens them.",
      },
    ],
  },
  {
    day: 27,
    title: "Which was neighbour?",
    scripture: {
      reference: "Luke 10:36",
      book: "Luke",
      translation: "kjv",
      text: "Which now of these three, thinkest thou, was neighbour unto him that fell among the thieves?",
    },
    wisdom:
      "A lawyer wants the word neighbour defined, so that he can know where it stops. Jesus tells him a story and hands the question back the other way round: never mind who counts as yours, whose were you? The two who passed by had their reasons. The road was dangerous, and a man lying there might have been bait. The Samaritan had the same reasons. But he went close enough to see, and after that it was a matter of oil, a bandage, a seat on his own animal, two coins, and a promise to come back and settle the bill.",
    reflections: [
      {
        question: "On which road do you cross to the other side?",
        content:
          "There may be a street, a corridor or an inbox where you have trained yourself not to look. The priest and the Levite both saw. What do you tell yourself as you pass? Go ten steps closer this week, only close enough to see what the person needs.",
      },
      {
        question: "What would it cost to finish what you began?",
        content:
          "The Samaritan paid for the night and offered to pay the rest. Help that ends when the feeling ends can leave someone half carried. Look back at a kindness you started this year. Is there a second visit to make, a form to ask about, or a promise that you meant at the time?",
      },
    ],
    suggestedAnswers: [
      {
        title: "The underpass",
        answer:
          "I take the bridge so that I need not walk by the man in the underpass. I know his blue sleeping bag and nothing else. I can walk through on Monday, say good morning and ask his name. I do not have to solve his life to do that.",
      },
      {
        title: "The second visit",
        answer:
          "In March I drove a neighbour to hospital and everyone said how kind I was. I have not been to see her since she came home. She told me that the stairs were difficult. I will phone today about the stairs.",
      },
    ],
  },
  {
    day: 28,
    title: "Martha, Martha",
    scripture: {
      reference: "Luke 10:41-42",
      book: "Luke",
      translation: "kjv",
      text: "And Jesus answered and said unto her, Martha, Martha, thou art careful and troubled about many things: But one thing is needful: and Mary hath chosen that good part, which shall not be taken away from her.",
    },
    wisdom:
      "Somebody had to cook. A hungry teacher had come in off the road, perhaps with a dozen men behind him, and it was Martha’s house. She is doing a kind thing, and it has turned on her, as kindness will when it is counted. So she asks Jesus whether he cares, and tells him what to say to her sister. He says her name twice, as he says Simon’s twice on the worst night of Simon’s life. It sounds like love. He never tells her to stop cooking. He tells her that she is pulled in many pieces, and that there is room to sit down.",
    reflections: [
      {
        question: "When does your serving begin to keep score?",
        content:
          "You can hear it in small noises, a drawer shut too hard, a sigh meant for the next room. That is the moment to stop, wherever you are. Say your own name twice, as he might. Ask what you were hoping someone would notice, and tell him instead of them.",
      },
      {
        question: "What is the one needful thing today?",
        content:
          "There are many good things on your list, and the day will take most of them away from you by evening. Mary’s part stays. Decide now when you will sit down with his words, even for the length of a cup of tea, and let something be served late because of it.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Paper plates",
        answer:
          "Christmas at our house is my masterpiece, and by four o’clock I hate everyone. This year we will have paper plates and a bought dessert. I would like to be in the room when my granddaughter opens the box. Why did I ever think that they came for the plates?",
      },
      {
        title: "Nineteen lines",
        answer:
          "That is how many there are on today’s list. If I am truthful, only the doctor’s call matters, and ten minutes with Luke before it. I will do those two first. Then I will ask which of the other seventeen were ever mine.",
      },
    ],
  },
  {
    day: 29,
    title: "A great way off",
    scripture: {
      reference: "Luke 15:20",
      book: "Luke",
      translation: "kjv",
      text: "And he arose, and came to his father. But when he was yet a great way off, his father saw him, and had compassion, and ran, and fell on his neck, and kissed him.",
    },
    wisdom:
      "The son has a speech ready. He has practised it on the road: he is not worthy, he will take a servant’s place. It is a good speech, and he is never allowed to finish it. His father must have been looking along that road, or he would not have seen him at such a distance. A man of property, no longer young, runs where all his servants can see him, and he gets there before the apology does. The robe and the ring come afterwards. The kiss is given to a boy who still smells of pigs.",
    reflections: [
      {
        question: "What speech have you been rehearsing for God?",
        content:
          "It probably includes what you will do to make up for it, and how little you will expect. Say it through once, up to the part where you become a servant. Then stop there, as he had to. What would it be like to be embraced in the middle of that sentence?",
      },
      {
        question: "Are you standing on the road, or in the field?",
        content:
          "There were two sons, and the elder could hear the music and would not go in. He had kept every rule and been lonely the whole time. If you are more like him, notice that the father came out to him as well. What would you have to forgive, to cross the yard?",
      },
    ],
    suggestedAnswers: [
      {
        title: "My speech",
        answer:
          "I have not prayed since the divorce. I had planned to come back when I had done some good, enough to bring with me. So far I have a clean kitchen and six weeks without a drink. I will come tonight with mud on my shoes.",
      },
      {
        title: "In the field",
        answer:
          "My brother got the second chance and the money for the house. I got thanked for being no trouble. I am not ready to dance. But I can hear them laughing from here, and I will go as far as the gate on Sunday. I hope somebody comes out to me.",
      },
    ],
  },
  {
    day: 30,
    title: "Loved, and told the truth",
    scripture: {
      reference: "Mark 10:21",
      book: "Mark",
      translation: "kjv",
      text: "Then Jesus beholding him loved him, and said unto him, One thing thou lackest: go thy way, sell whatsoever thou hast, and give to the poor, and thou shalt have treasure in heaven: and come, take up the cross, and follow me.",
    },
    wisdom:
      "He came running, and he knelt. Of all who brought Jesus a question he was among the most eager, and he had kept the commandments since he was a boy. Matthew and Luke tell the story too, but only Mark records that Jesus looked at him and loved him. Then, out of that love, came the hardest thing anyone would ever ask of him. He could not do it, and he went away sad. Jesus let him go, and did not call after him with an easier offer. We are not told the end. Perhaps a man who grieves at leaving has not left for good.",
    reflections: [
      {
        question: "What would you least like him to ask you for?",
        content:
          "You knew the answer before the question was finished. He may never ask for it; he asked different things of different people. But look at how tightly it is held, and whether you hold it or it holds you. You are being looked at with love while you answer.",
      },
      {
        question: "Is there a sadness that you have walked away with?",
        content:
          "Some regrets are really invitations that were turned down years ago. The man’s grief showed that he had understood. If you once said no to something good, go back in your mind to that place on the road. What would a first step in the other direction be, at your present age?",
      },
      {
        question: "Who is permitted to tell you what you lack?",
        content:
          "Criticism from people who dislike us is easy to throw away. This man had to hear it from somebody who loved him, with nothing to throw. If no one has that place in your life, think whom you would trust with it, and ask them one brave question.",
      },
    ],
    suggestedAnswers: [
      {
        title: "What I hold",
        answer:
          "Mine is the cottage. We have had it for nineteen years, and it stands empty for forty weeks of each one. I felt my jaw set when I read the question. I am not going to sell it tonight. But I could ask who needs a week by the sea.",
      },
      {
        title: "An old no",
        answer:
          "At twenty-four I was asked to teach in Malawi and I said that I had a career. I did. I am sixty-one now. The sadness is real, so perhaps the call still is. There is a reading group at the prison on Tuesdays. I would be glad to be asked again.",
      },
    ],
  },
  {
    day: 31,
    offersHelplines: true,
    title: "Jesus wept",
    scripture: {
      reference: "John 11:35",
      book: "John",
      translation: "kjv",
      text: "Jesus wept.",
    },
    wisdom:
      "It is the shortest verse in this Bible, and it comes at a strange moment. He knows what he is about to do; before long Lazarus will walk out of the tomb. He might have told them all to dry their eyes. Instead he sees Mary weeping at his feet, and the neighbours with her, and he weeps as well. His faith was greater than theirs, so faith and tears can live in one face. He would not hurry past the grief to reach the answer, even with the answer in his hands. Those standing by understood very little, but they understood this: “Behold how he loved him”.",
    reflections: [
      {
        question: "What would you say to him if he came four days late?",
        content:
          "Both sisters said the same thing: “Lord, if thou hadst been here”. It is half faith and half reproach, and he did not correct either half. Finish that sentence for yourself. Say it on your feet, or on the floor like Mary. He will hear it out.",
      },
      {
        question: "Beside whose tears could you stand this week?",
        content:
          "You may be holding good news, good advice or a good verse for them. Keep it in your pocket for the first hour. Let the other person set the pace, and if your own eyes fill, let them. When they are ready to walk to the tomb, go along.",
      },
    ],
    suggestedAnswers: [
      {
        title: "If you had been here",
        answer:
          "Lord, if you had been here, I would still have my hearing. The consultant said that a week earlier might have saved it. I have been polite with you since. I think you would sooner have this. I am angry, and I have nowhere else to take it.",
      },
      {
        title: "With Dad",
        answer:
          "He has been crying at the television since my mother died, and I go and make coffee so that I need not see. Tomorrow I will sit on the sofa instead. I have a leaflet about a group. It can stay in my bag until he asks.",
      },
    ],
  },
  {
    day: 32,
    title: "Come down",
    scripture: {
      reference: "Luke 19:5",
      book: "Luke",
      translation: "kjv",
      text: "And when Jesus came to the place, he looked up, and saw him, and said unto him, Zacchaeus, make haste, and come down; for to day I must abide at thy house.",
    },
    wisdom:
      "A rich man climbs a tree like a boy, because he is short and the crowd will not make room for a tax collector. Perhaps it suited him; from up there you can see without being involved. Jesus stops underneath and knows his name. Then he invites himself to the house, and the whole street complains. Watch the order in which things happen. The welcome comes first, and no one has mentioned money. It is Zacchaeus who stands up and begins to give it back, half to the poor, four times over to anyone he cheated, as if he had waited years for a reason.",
    reflections: [
      {
        question: "From which tree are you watching?",
        content:
          "It is comfortable among the leaves. You can follow a sermon, a podcast or a friend’s faith at a distance and be home before dark. Suppose that he stops under it today and says your name, and that he means to come in. Which room would you run ahead to tidy?",
      },
      {
        question: "Is there anything you ought to give back?",
        content:
          "Zacchaeus did sums. It may be money, or credit for an idea, a book, a good name that you helped to damage. Make the amount exact, since vague regret never paid anyone. Then add a little, as he did, and go there yourself if it can be done safely.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The room",
        answer:
          "The study, where the drawer is. I have let him have the kitchen and the garden and Sunday mornings. I do not have to empty the drawer by myself before he comes in; Zacchaeus did not. I will open it with him standing there.",
      },
      {
        title: "Giving back",
        answer:
          "When I left the shop I took customers’ numbers with me, and told myself that they were mine. It cost my old employer perhaps two thousand. I have the invoices. I will work it out on Saturday, add something to it, and take it to him in person.",
      },
    ],
  },
];
