import type { MentorDay } from "#content/schema/devotions.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";

/** The `lang` of all forty days on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Days 1 to 8: from the Word made flesh to the wedding at Cana. */
export const days01to08: readonly MentorDay[] = [
  {
    day: 1,
    title: "He moved in with us",
    scripture: {
      reference: "John 1:14",
      book: "John",
      translation: "kjv",
      text: "And the Word was made flesh, and dwelt among us, (and we beheld his glory, the glory as of the only begotten of the Father,) full of grace and truth.",
    },
    wisdom:
      "John begins further back than the other three gospels, before there was anything to see. Then he comes down to something you could bump into: flesh. Flesh gets tired at noon and has a mother. It bleeds if the chisel slips. John says that God took that on, and moved in where the rest of us live, and that when he looked closely he saw two things together, grace and truth. Most of us manage one at a time. We are kind and leave things unsaid, or we say them and are not kind. He was full of both.",
    reflections: [
      {
        question: "Where in your ordinary week would you least expect to meet God?",
        content:
          "Name the place exactly: the laundry room, the school yard, the third hour of a night shift. The Word lived thirty years in rooms like that before he preached a sermon. Choose one of them today and say good morning to him there, out loud if you are alone.",
      },
      {
        question: "Which comes more easily to you, grace or truth?",
        content:
          "Think of one person who gets only half of you. Perhaps you always comfort your brother and never tell him what you see; perhaps your daughter hears every correction and little warmth. Ask for the half that is missing, for that one person, and leave everybody else until tomorrow.",
      },
    ],
    suggestedAnswers: [
      {
        title: "In the kitchen",
        answer:
          "I do not expect God at the sink, with the radio on and my back aching. So that is where I will look this week. While the water runs I will tell him one true thing about my day, and I will not hurry to make it sound holy.",
      },
      {
        title: "About truth",
        answer:
          "I am the gentle one in my family, and I hide behind it. My sister asked what I thought of her plan, and I said it was fine. On Thursday I will phone her and tell her kindly what worries me. She asked because she trusts me.",
      },
    ],
  },
  {
    day: 2,
    title: "Mary says yes",
    scripture: {
      reference: "Luke 1:38",
      book: "Luke",
      translation: "kjv",
      text: "And Mary said, Behold the handmaid of the Lord; be it unto me according to thy word. And the angel departed from her.",
    },
    wisdom:
      "Mary asks one question before she agrees, and it is a sensible one: how? She is given an answer that explains very little. She is told nothing about a manger, or Egypt, or a hill outside Jerusalem. What Joseph will say is not mentioned. What she has is a name for the child, a promise, and an elderly cousin she can go and visit. On that she gives her whole self, in one sentence. Then the angel leaves, and she is alone in the house with what she has said.",
    reflections: [
      {
        question: "What have you been asked to do without being told how it ends?",
        content:
          "Perhaps it is small: to forgive, to stay, to begin again at something you failed. Write the part you do know. Then write what you wish you had been told first. Lay both before God. Mary asked how, and she was not rebuked for asking.",
      },
      {
        question: "Who is your Elisabeth, the person you could go to with news like that?",
        content:
          "Mary did not carry it by herself for long; she went in haste to the hill country. Picture who would be glad to see you before you had explained yourself. If no name comes to mind, ask God for such a friend, and be one to somebody this week.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Looking after him",
        answer:
          "I said yes to looking after my father, and no doctor could tell me whether it would be months or years. I thought a true yes would feel calm. Mine shakes. I will say Mary’s words in the car outside his house, and then I will go in.",
      },
      {
        title: "On being asked again",
        answer:
          "Our church needs someone for the youngest children, and I have already done my turn. I keep waiting to feel willing. I could ask how, as she did: how many Sundays, and with whose help? Then I could answer plainly, and mean whichever word I give.",
      },
    ],
  },
  {
    day: 3,
    title: "The sign",
    scripture: {
      reference: "Luke 2:12",
      book: "Luke",
      translation: "kjv",
      text: "And this shall be a sign unto you; Ye shall find the babe wrapped in swaddling clothes, lying in a manger.",
    },
    wisdom:
      "The sky is full of angels, and the proof they offer is a feeding trough. No star for these men, and no crown: they are told to look for a baby, wrapped as babies were wrapped, in the place where animals eat. It was a sign made for them. Men who smelled of sheep would have been stopped at any palace, but no guard is set on a manger. From his first night he was where people on the night shift could reach him.",
    reflections: [
      {
        question: "What sort of sign have you been waiting for?",
        content:
          "Be honest about its size. Many of us want lightning and would settle for nothing less. The shepherds were given something they could have walked past: a strip of cloth, a trough, a child asleep. Look back over the last seven days for one small, usable kindness, and ask whether you passed it.",
      },
      {
        question: "Who would feel out of place in your home, and what could you change?",
        content:
          "The first visitors came as they were, straight from work, in the middle of the night. Think of the person who says no to your invitations, or is never invited. It may be the shoes, the stairs, the hour, the talk they cannot follow. One of those you can move.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Looking back a week",
        answer:
          "I asked God for a clear sign about moving house and heard nothing. But on Tuesday my neighbour brought soup and sat with me for two hours, and I had not told her I was low. I am going to stop calling that a coincidence and write it down with the date.",
      },
      {
        title: "About our dinners",
        answer:
          "We invite people who are like us, because it is easy. Mr Osei downstairs works nights and sleeps through every dinner we have given. I could ask him to breakfast. I will ask him this evening, before he leaves. I am sorry that I did not think of it before.",
      },
    ],
  },
  {
    day: 4,
    offersHelplines: true,
    title: "By night into Egypt",
    scripture: {
      reference: "Matthew 2:14",
      book: "Matthew",
      translation: "kjv",
      text: "When he arose, he took the young child and his mother by night, and departed into Egypt:",
    },
    wisdom:
      "Joseph never speaks a word in all four gospels. What he does is get up. A dream warns him that Herod means to kill the child, and the next line has him on his feet in the dark, waking Mary, taking what two people can carry. Egypt meant another country, other speech, and no word on how long. The Son of God crossed that border as a child in the arms of frightened parents. Whoever has left home with one bag has been where he was. And that night everything hung on a carpenter who did not wait for morning.",
    reflections: [
      {
        question: "What do you already know you should do, and keep leaving until morning?",
        content:
          "Joseph had the same reasons to wait that we have: it was dark, the child was asleep, and dreams can be mistaken. Choose the one thing that came to your mind as you read the question. What are the first ten minutes of it? Do those before you sleep tonight.",
      },
      {
        question: "Who near you has had to leave home, and what would help them this week?",
        content:
          "It could be a family from far away, a student, a woman who fled a house with her children. Ask before you decide what they need. The holy family lived among strangers until Herod died, and somebody sold them bread, or rented them a room, or would not. You may choose which somebody to be.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The letter",
        answer:
          "I have known since spring that I owe my old business partner an apology. I tell myself the timing is wrong. Tonight I will write the first two lines by hand and put a stamp on the envelope, so that tomorrow only the rest is left to do.",
      },
      {
        title: "On our street",
        answer:
          "A family from Eritrea moved in by the bus stop. I wave. I could do better than waving: our boys are the same age, and there is football on Saturday. I will go over with my son on Friday evening. Please, God, let them be glad of us.",
      },
    ],
  },
  {
    day: 5,
    title: "The quiet years",
    scripture: {
      reference: "Luke 2:51",
      book: "Luke",
      translation: "kjv",
      text: "And he went down with them, and came to Nazareth, and was subject unto them: but his mother kept all these sayings in her heart.",
    },
    wisdom:
      "At twelve he sat among the teachers in the temple and astonished them. Then he went home and did as he was told. Luke covers the next eighteen years in a verse or two: he was subject to his parents, he grew, and people liked him. There were no crowds, and no miracles that anyone recorded. There was wood to be cut square, and a mother who was turning things over in her heart. When the voice at the Jordan said that it was well pleased, most of what it had to be pleased with was this.",
    reflections: [
      {
        question: "Which part of your life feels hidden or wasted?",
        content:
          "The long commute, the years at home with small children, the job you took for now and still have. No book will be written about it. None was written about Nazareth. Ask what you are learning there that could be learned nowhere else, and thank God for a piece of it by name.",
      },
      {
        question: "To whom do you find it hard to answer?",
        content:
          "He had just reminded his parents who his Father was, and still he went down with them. That cannot have been weakness. Consider one person with a fair claim on your time or obedience, a parent, a manager, an older colleague. What would doing it gladly look like, once, this week?",
      },
      {
        question: "What are you keeping in your heart?",
        content:
          "His mother did not understand what he had said in the temple, and she kept it. She did not force it to make sense. There may be a sentence in your own life that you cannot place yet, from a doctor, a stranger, a page. Keep it safe. Some words open years later.",
      },
    ],
    suggestedAnswers: [
      {
        title: "As a mother at home",
        answer:
          "I used to run a department. Now I wipe chins, and the days leave no mark. I want to believe that God watched his own Son grow up in a small town and did not find it slow. I will stop apologising when people ask what I do.",
      },
      {
        title: "At work",
        answer:
          "My supervisor is twenty-six and checks everything I do. I have been doing it her way with a face that says otherwise. This week I will ask her to show me why it matters to her, do it properly, and leave my face out of it.",
      },
    ],
  },
  {
    day: 6,
    title: "Loved before any work",
    scripture: {
      reference: "Mark 1:11",
      book: "Mark",
      translation: "kjv",
      text: "And there came a voice from heaven, saying, Thou art my beloved Son, in whom I am well pleased.",
    },
    wisdom:
      "Notice when this is said. He has not preached yet, or healed anyone, or called a single disciple. He has stood at a river among people who came to confess their sins, and gone into the water like the rest. And as he comes up, heaven opens and his Father says what every child wants to hear: mine, loved, a delight. The work comes afterwards, and it will be hard, beginning with forty days of hunger. Out there he will be told to prove who he is. He has been told already.",
    reflections: [
      {
        question: "Whose approval are you still working for?",
        content:
          "It might be a father who never said it, a teacher, a rival, a person long dead. Imagine setting their verdict down beside this sentence from the river. Paul wrote to the Ephesians that God has made us “accepted in the beloved”. What would you do differently on Monday if it were settled?",
      },
      {
        question: "When did you last tell someone you were pleased with them, before they had done anything?",
        content:
          "The Father did not wait for results. Praise for a good report is easy; delight with no report at all is rarer. Think of a child, a parent, a husband or wife, a friend. Say it today, in one plain sentence, and resist adding advice.",
      },
    ],
    suggestedAnswers: [
      {
        title: "About my father",
        answer:
          "He came to every match and spoke only about what I had missed. I am fifty and I still play for him. I am going to write the sentence from the Jordan on a card and keep it in my wallet, where his old business card is now.",
      },
      {
        title: "With my son",
        answer:
          "He failed the exam, and for a week we have talked about nothing else. Before supper I will find him and say that I am glad he is mine. I will leave the timetable out of it. The exam can wait until the weekend.",
      },
    ],
  },
  {
    day: 7,
    title: "Bread",
    scripture: {
      reference: "Matthew 4:4",
      book: "Matthew",
      translation: "kjv",
      text: "But he answered and said, It is written, Man shall not live by bread alone, but by every word that proceedeth out of the mouth of God.",
    },
    wisdom:
      "He had not eaten for forty days, and Matthew adds, with some restraint, that “he was afterward an hungred”. So the tempter talks about bread. It is hardly a wicked suggestion. He could make it; one day he would make enough for thousands. But it comes with an if, if you are the Son of God, and he will not feed himself to settle a question that his Father has already settled. He answers out of Deuteronomy. There was no scroll in the desert to look it up in. What he had by heart was what he had to eat.",
    reflections: [
      {
        question: "When you are tired or hungry, what does temptation offer you first?",
        content:
          "It usually begins with something harmless that you really do need: food, sleep, a kind word, a rest from being good. Trace it back. What was the need underneath, and what was the if? Knowing the hour and the place where it tends to find you is half of being ready.",
      },
      {
        question: "Which words of Scripture could you say without a book?",
        content:
          "Count them. It does not matter if the number is small. Choose one verse to add this week, short enough for a bus stop, and say it aloud each morning while you wait for the coffee. You are storing up food for a day you cannot see yet.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Late at night",
        answer:
          "Mine comes at eleven, when the house is quiet and I have been useful all day. I tell myself I have earned it. What I need is rest and someone to talk to. At nine I will call my brother, and leave the phone in the hall for the night.",
      },
      {
        title: "Learning by heart",
        answer:
          "I know the Lord’s Prayer and half of Psalm 23, and then it runs out. I will learn the other half. One line a day, written on the back of my hand like a schoolboy, until I can say it on the stairs without stopping.",
      },
    ],
  },
  {
    day: 8,
    title: "Up to the brim",
    scripture: {
      reference: "John 2:7",
      book: "John",
      translation: "kjv",
      text: "Jesus saith unto them, Fill the waterpots with water. And they filled them up to the brim.",
    },
    wisdom:
      "The wine has run out, and a family is about to be ashamed in front of everyone they know. The remedy begins with the dullest job at the party. Six stone jars stand there, about twenty gallons each, and someone has to fetch the water, again and again, with no explanation. John tells us they filled them to the brim, which is further than they were asked to go. The guests never learned where the wine came from. The bridegroom got the compliment. The servants knew, and John remembered to say so.",
    reflections: [
      {
        question: "What dull job have you been given that makes no sense yet?",
        content:
          "Carrying water to a wine shortage must have felt foolish by the fourth jar. Much obedience feels like that: visiting, filing, practising, turning up. Decide where your brim is, past the point where you usually stop because it is good enough. Fill one jar that full this week.",
      },
      {
        question: "What has run out at your house?",
        content:
          "Mary came to him without a plan. “They have no wine”, she said, and she asked the servants to do whatever he said. Try her way. Tell Jesus the shortage in five words or fewer, patience, money, laughter, and then listen for something small you can do.",
      },
    ],
    suggestedAnswers: [
      {
        title: "About patience",
        answer:
          "My prayer is three words: no patience left. What I can do is fill the jars. I can be in bed by ten, lay out the school things the night before, and kneel down to speak to my daughter instead of calling from the next room.",
      },
      {
        title: "The choir",
        answer:
          "I have photocopied music for eleven years. It is a job without thanks. Today I like the thought of servants who knew something the chief guest did not. I will copy next Sunday’s pages straight and clean, and number them, and enjoy knowing.",
      },
    ],
  },
];
