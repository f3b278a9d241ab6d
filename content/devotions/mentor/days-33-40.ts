import type { MentorDay } from "#content/schema/devotions.ts";

/** Days 33 to 40: from the broken jar at Bethany to the hill in Galilee. */
export const days33to40: readonly MentorDay[] = [
  {
    day: 33,
    title: "What she could",
    scripture: {
      reference: "Mark 14:8",
      book: "Mark",
      translation: "kjv",
      text: "She hath done what she could: she is come aforehand to anoint my body to the burying.",
    },
    wisdom:
      "A jar breaks, and what runs out of it is worth most of a year’s pay. Practical people at the meal are indignant, and their argument is a good one: think what the poor might have had. Jesus defends her. It is two days before the Passover, and of everyone in the room she seems to be the one who has understood where he is going. She did what she could, he says, and he measures it against nothing else. Wherever the gospel is preached, this will be told of her. Today it has been told to you.",
    reflections: [
      {
        question: "What could you do, if it need not be everything?",
        content:
          "The phrase is gentle, and it is also a test. She could not stop the arrest or change one vote. She could break a jar. Take the trouble that most discourages you, list the things you cannot do about it, cross them out, and look at what remains at the bottom of the page.",
      },
      {
        question: "When did you last spend something on love that made no sense?",
        content:
          "Careful people rarely regret being careful until late. Who should have the flowers now, while they can smell them? Think of a person whose praise you are saving for a funeral speech. Say it to them this week, and let it cost you a little, an hour or a train fare or your pride.",
      },
    ],
    suggestedAnswers: [
      {
        title: "What I can",
        answer:
          "I cannot end the war where my cousins live, and the news makes me useless. I can send what I would have spent on coffee in November, and I can write to Lina every Sunday, so that she has something to open.",
      },
      {
        title: "Flowers now",
        answer:
          "My old swimming coach is eighty-three. I have a fine speech about her in my head, which she has never heard. It is ninety minutes by train. I will go on the ninth, take the freesias she likes, and say it while she can hear it.",
      },
    ],
  },
  {
    day: 34,
    offersHelplines: true,
    title: "A towel",
    scripture: {
      reference: "John 13:14",
      book: "John",
      translation: "kjv",
      text: "If I then, your Lord and Master, have washed your feet; ye also ought to wash one another's feet.",
    },
    wisdom:
      "People walked dusty roads in sandals, so feet had to be washed, and the work was left to whoever stood lowest in the house. That evening it was still not done. John says that Jesus acted knowing “that the Father had given all things into his hands”, and with those hands he took a towel. He washed Peter, who objected. He washed Judas, who let him. Twenty-four feet take a while. Someone who is sure where he has come from, and where he is going, can afford to kneel.",
    reflections: [
      {
        question: "Is it easier for you to wash or to be washed?",
        content:
          "Peter found it unbearable to be on the receiving end, and was told that he could have no part otherwise. Many capable people are like him. Let someone do a lowly thing for you this week without paying them back: carry your bag, clean your glasses, hear what you are ashamed of.",
      },
      {
        question: "Where is the towel in your house?",
        content:
          "Every household has a job that is invisible until it is left undone. The shoes in the hall, the hair in the drain, the form for Grandmother’s pension. Take one, do it for the person who irritates you most, and do not announce it. See if you can hum.",
      },
      {
        question: "Whose feet would you find it hardest to wash?",
        content:
          "One man in that room had already agreed a price, and he was not passed over. Let a real person come to mind, and the real wrong. You are not asked to pretend, or to stay where you are in danger. What would kneeling be, for you, toward that one?",
      },
    ],
    suggestedAnswers: [
      {
        title: "Being washed",
        answer:
          "Since the stroke my wife cuts up my meat. I used to joke loudly while she did it, so that no one would see my face. Last night I was quiet and said thank you. It was more difficult than learning to walk. I mean to do it again.",
      },
      {
        title: "The cat’s tray",
        answer:
          "That is our towel, and by our rules it is my housemate’s. I have won every argument about it. This week it will be clean each morning before she gets up. If she notices, I would like to be glad, and not proud.",
      },
    ],
  },
  {
    day: 35,
    offersHelplines: true,
    title: "Take away this cup",
    scripture: {
      reference: "Mark 14:36",
      book: "Mark",
      translation: "kjv",
      text: "And he said, Abba, Father, all things are possible unto thee; take away this cup from me: nevertheless not what I will, but what thou wilt.",
    },
    wisdom:
      "He asked to be spared. It should be said plainly, because people in trouble are sometimes told that faith does not ask. He fell on the ground and asked, and asked again, and he used the word a child uses at home, Abba, while his friends slept a stone’s throw away. He believed that everything was possible to his Father, and the cup was not taken. So a refused prayer need not mean a weak faith. He said the request and the “nevertheless” together, and then went back and said them again, and was given strength, not another way. Then he got up and went to meet them.",
    reflections: [
      {
        question: "What is in the cup you are asking God to take?",
        content:
          "Do not start with nevertheless. Start where he did, with the request itself, and the reasons. Be as plain as a child: please, not this. You may come to the other half of the sentence in time, and perhaps not tonight. He prayed the same words more than once.",
      },
      {
        question: "Who is awake with you, and with whom could you stay awake?",
        content:
          "He wanted three friends near, and he told them how bad it was. They loved him and they fell asleep. If your friends have failed you so, he knows what it is like. And somewhere a friend of yours has a night ahead. An hour on the telephone counts as watching.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Please, not this",
        answer:
          "Father, take away the move. I do not want to leave the house where the children were born, and I have found eleven good reasons. I am not able to say nevertheless yet. I can say Abba, which I have never dared before, and stop there for tonight.",
      },
      {
        title: "Watching",
        answer:
          "My friend’s hearing is on Friday, and the night before it she will not sleep. I usually say that she can call me at any time, and then turn off the sound. This time it stays on. I will sit up by the phone with the light on, and pray until she calls.",
      },
    ],
  },
  {
    day: 36,
    title: "The Lord turned",
    scripture: {
      reference: "Luke 22:61",
      book: "Luke",
      translation: "kjv",
      text: "And the Lord turned, and looked upon Peter. And Peter remembered the word of the Lord, how he had said unto him, Before the cock crow, thou shalt deny me thrice.",
    },
    wisdom:
      "Luke is the one who tells us about the look. Peter has followed further than most, as far as the fire in the middle of the hall, and there a servant girl’s remark is enough to undo him. Three times he says that he does not know the man. The words are still in his mouth when the cock crows and Jesus turns round. He is under arrest, he has troubles of his own, and he turns. What was in his face? We are not told. It sent Peter out weeping bitterly, but it did not send him away for ever. Jesus had prayed for that beforehand.",
    reflections: [
      {
        question: "When did you last act as if you did not know him?",
        content:
          "It was probably a small fire and a small question: a joke you let pass, a silence over lunch, a form with a box on it. You need not defend it or make it worse than it was. Look up from that fire. Someone had prayed for you before you sat down.",
      },
      {
        question: "How do you imagine he looks at you when you have failed?",
        content:
          "Much depends upon it. If you think his eyes are cold, you will run and keep running. Peter ran and came back, so he must have seen something there that he could come back to. Think of the kindest face that ever caught you doing wrong. Begin with that.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The lunch table",
        answer:
          "They were laughing about a girl in the office who prays. I pray, and I laughed as well. It took two seconds. I have been going over it for days. I cannot undo the laugh, but I can sit down next to her tomorrow and ask what she is reading.",
      },
      {
        title: "A kind face",
        answer:
          "When I broke the window at eight and lied about it, Mrs Adeyemi only looked at me, very sadly, and went on holding the dustpan. I told her everything. If that is anything like his face, then I have been hiding from the wrong person.",
      },
    ],
  },
  {
    day: 37,
    offersHelplines: true,
    title: "Today, with me",
    scripture: {
      reference: "Luke 23:43",
      book: "Luke",
      translation: "kjv",
      text: "And Jesus said unto him, Verily I say unto thee, To day shalt thou be with me in paradise.",
    },
    wisdom:
      "The man has nothing to bring. His hands are nailed down, his life is behind him, and by his own account he deserves what is happening. He cannot make amends to anyone or begin a better week. All he asks is to be remembered. It may be that of all who looked at Jesus that afternoon only he saw a king. He is given far more than he asked: a day, and it is today; a place, and company in it. It cost Jesus breath that he hardly had. Close to death he was still doing what he came for, finding one man at a time.",
    reflections: [
      {
        question: "What would you ask if you had nothing to offer in return?",
        content:
          "Most of our prayers carry a small bargain in the other hand: if this goes well, I will do that. Put down the other hand for a moment. The thief had one sentence and no plans. What is your request, when everything that might earn it is taken away?",
      },
      {
        question: "Whom have you decided it is too late for?",
        content:
          "We keep a private list: the uncle, the former husband, the man on the news, now and then ourselves. This promise was made to a convicted man with hours to live. You do not have to feel warm about any of them. Cross out the words too late, and leave the name.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Nothing to offer",
        answer:
          "I wanted to say that I would go back to church if the operation went well. It is tomorrow. Without the bargain, what is left is this: remember me. I am a little frightened at how bare it sounds. I will say it again while they wheel me in.",
      },
      {
        title: "My list",
        answer:
          "My stepfather is on it. He is eighty and has never been sorry. I will not tell you that it has stopped mattering. But I wrote his name on paper tonight without the words I usually put after it, and I left it in God’s sight.",
      },
    ],
  },
  {
    day: 38,
    title: "He says her name",
    scripture: {
      reference: "John 20:16",
      book: "John",
      translation: "kjv",
      text: "Jesus saith unto her, Mary. She turned herself, and saith unto him, Rabboni; which is to say, Master.",
    },
    wisdom:
      "She came in the dark, and now even the body is gone. She is crying so hard that two angels make no impression on her, and when Jesus himself asks whom she is looking for, she takes him for the gardener. It would have taken all morning to explain. He says her name. Everything she had lost came back in the way one person says one word, because nobody else had ever said it like that. Then he sends her to tell the others, and so the first person to carry the news of Easter is a woman with wet eyes.",
    reflections: [
      {
        question: "Where have you mistaken him for the gardener?",
        content:
          "He was there in the ordinary shape of someone at work. Go through yesterday: the nurse, the driver, the boy who gave you his seat, the friend who asked the right question. Could any of it have been his doing, before you knew? Thank the people by name. Then thank the one behind them.",
      },
      {
        question: "How does God say your name?",
        content:
          "Think how many ways it has been said to you, across a playground, over a counter, in anger, in the dark. In Isaiah God says, “I have called thee by thy name; thou art mine”. Sit where it is quiet, and let him say yours until it no longer sounds like a summons.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The locksmith",
        answer:
          "He came at midnight, would take no more than the daytime price, and waited until I was inside with the light on. I had been praying for hours to feel less alone. I thought at the time that it was only a decent man. I am less sure about only.",
      },
      {
        title: "My name",
        answer:
          "At work I am a surname and at home I am everyone’s mother. I could not think when anyone had last said Teresa without wanting something. I sat on the stairs for ten minutes and imagined it said gladly. It made me cry, and it was a good crying.",
      },
    ],
  },
  {
    day: 39,
    title: "Asked three times",
    scripture: {
      reference: "John 21:17",
      book: "John",
      translation: "kjv",
      text: "He saith unto him the third time, Simon, son of Jonas, lovest thou me? Peter was grieved because he said unto him the third time, Lovest thou me? And he said unto him, Lord, thou knowest all things; thou knowest that I love thee. Jesus saith unto him, Feed my sheep.",
    },
    wisdom:
      "There is a fire of coals on the beach. Peter had warmed himself at one before, on the night when he said three times that he did not know this man. Now he has been given breakfast beside another, and when they have eaten, three questions come, one for each denial, though that is never said aloud. Jesus does not ask whether he is sorry, or whether it will happen again. He asks about love. Peter has stopped boasting; all he says is, you know. And each time he is handed work. A forgiven man is trusted with sheep.",
    reflections: [
      {
        question: "If he asked you this question over breakfast, what could you honestly say?",
        content:
          "Peter no longer claims to love more than the others do. He appeals to what Jesus can see in him. You might answer in the same way: you know. You know how little, and how long, and what I do about it. Leave the measuring to him, and eat something.",
      },
      {
        question: "Which sheep or lambs have been put in your hands?",
        content:
          "Love is turned at once into someone’s dinner. Think of particular heads: two pupils, a mother with forgetful days, the new person at the next desk. What are they hungry for, and what do you have in the house? Feed one of them today before you do anything more religious.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Over breakfast",
        answer:
          "You know that I love you, and you know I have not opened the Bible since Lent. Both are true, and I have given up trying to make the second cancel the first. You made breakfast. I will stay on the beach a while, if I may.",
      },
      {
        title: "My lambs",
        answer:
          "There are four in my section, and I was put in charge of them three months ago. The youngest, Devi, eats lunch at her screen so that she need not be asked to join. That is one sheep I can feed. I will ask her, and keep asking gently if she says no.",
      },
    ],
  },
  {
    day: 40,
    title: "All the days",
    scripture: {
      reference: "Matthew 28:20",
      book: "Matthew",
      translation: "kjv",
      text: "Teaching them to observe all things whatsoever I have commanded you: and, lo, I am with you alway, even unto the end of the world. Amen.",
    },
    wisdom:
      "Eleven men stand on a hill in Galilee, where it began. One is missing, and Matthew is honest enough to report that “some doubted”. Jesus does not send the doubters home. He gives all of them the same work, which is far too big, and the same promise, which is bigger. On its first page this gospel named him Emmanuel, God with us, and it ends by keeping the name. Where our Bible has alway, the Greek says all the days: the good ones, the dull ones, and the one you are having. Forty of them are behind you. The rest are in the promise.",
    reflections: [
      {
        question: "What have these forty days shown you about him?",
        content:
          "Turn back and read what you wrote, if you kept answers. Look for the day you would have skipped, and the line that you still remember without trying. Choose one thing that he said or did, and make it the thing you would tell a child who asked what he is like.",
      },
      {
        question: "Whom could you walk with, as he has walked with you?",
        content:
          "He told them to teach others what he had taught them, and that began with conversations. You do not need to know everything. You are forty days further on than somebody. Think who it is, and offer to read one gospel with them, a chapter a week, with something to eat.",
      },
      {
        question: "What will you do on the forty-first day?",
        content:
          "A habit needs somewhere to go next. Keep the hour and the chair. You might begin Mark from the first verse, at half a chapter a day, or join the year’s reading plan where it is. Write down where and when. He said all the days, and tomorrow is one.",
      },
    ],
    suggestedAnswers: [
      {
        title: "What I saw",
        answer:
          "I came for advice, and mostly I watched him notice people. He saw the widow, the man in the tree, the woman at the edge of the crowd. I had thought that I was hidden. I would tell a child that he looks up, and that he knows your name.",
      },
      {
        title: "With Marcus",
        answer:
          "My godson is sixteen and thinks that I believe in fairies. He likes pancakes and arguing. I will offer both, on Saturdays at nine, with Mark’s gospel and no set answers. If he says no, I shall ask again at Easter, and pray for him until then.",
      },
    ],
  },
];
