import type { MentorDay } from "#content/schema/devotions.ts";

/** Days 17 to 24: from the Lord's Prayer to Peter on the water. */
export const days17to24: readonly MentorDay[] = [
  {
    day: 17,
    title: "Our Father",
    scripture: {
      reference: "Matthew 6:9",
      book: "Matthew",
      translation: "kjv",
      text: "After this manner therefore pray ye: Our Father which art in heaven, Hallowed be thy name.",
    },
    wisdom:
      "He had warned them, a moment before, about prayers that are long because the speaker hopes to be heard for the length. Then he gave them one that takes half a minute. It starts with God: his name, his kingdom, his will. Only after that does it come to bread, and debts, and being kept from evil. The smallest word in it may be the hardest: our. You cannot say it as if you were an only child. The person who annoys you is inside that word, and so is somebody tonight in a prison you have never heard of.",
    reflections: [
      {
        question: "Which line of this prayer do you hurry past?",
        content:
          "Say it through slowly once and see where your mind slides. Perhaps it is the line about his will, perhaps the one about our debtors. That line is today’s whole prayer. Stay on it for five minutes, in the chair, and tell the Father why you would rather go on to the next.",
      },
      {
        question: "What does the word Father bring up in you?",
        content:
          "For some it is the safest word there is, and for others it is hard to say. Jesus did not learn it from any man’s example; he had known the Father always. Let him tell you what the word means. If it hurts, say so, and borrow his use of it until yours mends.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The line I hurry past",
        answer:
          "I never ask for daily bread, because the fridge is full and I paid for it. This week I shall say that line before I shop, and ask who is meant by us. There is a box for the food bank beside the checkout.",
      },
      {
        title: "On the word Father",
        answer:
          "Mine drank, and I flinch at the word. I have been saying Lord instead. Today I read it the way Jesus says it, as if he were telling me about someone I had not met. I can listen to that. I will listen again tomorrow.",
      },
    ],
  },
  {
    day: 18,
    title: "Enough for today",
    scripture: {
      reference: "Matthew 6:34",
      book: "Matthew",
      translation: "kjv",
      text: "Take therefore no thought for the morrow: for the morrow shall take thought for the things of itself. Sufficient unto the day is the evil thereof.",
    },
    wisdom:
      "Here is no promise that tomorrow will be easy. Each day has its own evil, he says, and one day’s portion is as much as a person can lift. In the English of 1611 to take thought meant to be anxious, to let the mind go round and round. He was not speaking against seed in the barn or a coat bought in September. Worry is something else: it tries to carry tomorrow’s load with today’s arms, and it never gets the load any nearer. So he gives worried people something to do, which is to look at birds and flowers.",
    reflections: [
      {
        question: "What are you carrying that belongs to next week?",
        content:
          "Take a sheet of paper and draw a line down the middle: today, and not today. Sort everything that woke you at four. The right-hand column is probably longer. Fold the sheet along the line, give God that half in a sentence, and do the first thing on the left.",
      },
      {
        question: "What is beautiful within a hundred steps of where you sleep?",
        content:
          "It was not a way of changing the subject. Something feeds the birds, and it is not their savings. Go out and look at any living thing for five minutes without a purpose. Then report to someone what you saw, as a child would.",
      },
      {
        question: "What would you attempt today if tomorrow were looked after?",
        content:
          "Worry spends more than sleep; it spends generosity and nerve. Suppose somebody reliable had taken charge of the whole of tomorrow. What would you start, whom would you invite, how would you speak at supper? Do a piece of that. The suppose is nearer the truth than it looks.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Sorting the list",
        answer:
          "On the left: phone the bank, eat lunch, help with homework. On the right: will the firm last, will my mother fall, will I be alone at seventy. I cannot do one thing about the right side today. Father, please take it. I will begin with the bank.",
      },
      {
        title: "A hundred steps",
        answer:
          "I live above a repair shop on a busy road, so I did not expect much. There is a fern growing out of the wall. It was never planted, and only the rain waters it. I have walked under it for two years. What else have I been walking under?",
      },
    ],
  },
  {
    day: 19,
    offersHelplines: true,
    title: "At the gate of Nain",
    scripture: {
      reference: "Luke 7:13",
      book: "Luke",
      translation: "kjv",
      text: "And when the Lord saw her, he had compassion on her, and said unto her, Weep not.",
    },
    wisdom:
      "Two crowds meet at a town gate. One follows Jesus in, and the other follows a dead man out. The mourners ask for nothing. The widow may not know who he is, and her mind is on her son, the only one she had. He sees her. Luke puts the compassion first; everything else comes out of it. He goes up and lays a hand on the bier, and the bearers stand still. Then there is a kindness that is easy to miss: when the young man sits up and begins to talk, Jesus gives him back to his mother.",
    reflections: [
      {
        question: "Which funeral do you pass on your way to something else?",
        content:
          "Our days are two crowds meeting. You are going in with your own talk and plans, and someone is coming out with hers. Who has crossed your path lately with a face you noticed and did not ask about? It is seldom too late to go back and ask.",
      },
      {
        question: "Can you let yourself be seen when you have not asked?",
        content:
          "She had no prayer ready, and he came over. Sit for three minutes with your hands open and say nothing at all. Let him look at the thing you are walking behind. You need not hold your face together.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The cashier",
        answer:
          "She had been crying, and I paid and left because the line was long. It has bothered me since Friday. I shop there every week. I will go to her checkout on purpose and ask how her week has been. Lord, you saw her first; show me what to say.",
      },
      {
        title: "Three minutes",
        answer:
          "I tried it on the edge of the bed. For two minutes I thought about the heating bill. Then I found I was angry about the diagnosis, far more than sad. I had been walking behind that for a month, and I had not told him. Now I have.",
      },
    ],
  },
  {
    day: 20,
    title: "He knoweth not how",
    scripture: {
      reference: "Mark 4:26-27",
      book: "Mark",
      translation: "kjv",
      text: "And he said, So is the kingdom of God, as if a man should cast seed into the ground; And should sleep, and rise night and day, and the seed should spring and grow up, he knoweth not how.",
    },
    wisdom:
      "Only Mark kept this story, and there is hardly anything in it. A man throws seed and goes to bed. He gets up, he goes to bed again, and out in the field something is happening that he could not explain if you asked him. He does nothing wrong by sleeping. First there is a blade, then an ear, then grain in the ear, and no stage can be skipped. Most of us would rather dig it up to look. The farmer has two jobs, to sow and to reap, and in between he is asked to trust the ground.",
    reflections: [
      {
        question: "What have you sown and keep digging up to check?",
        content:
          "A child, a pupil, a shop, an apology that has not been answered. Ask what stage it may be at: blade, ear, or corn. A blade looks very like grass. What would it mean to leave it alone for a month, and sleep, and do your other work well?",
      },
      {
        question: "Where has something good grown in you while you were not looking?",
        content:
          "Growth is easier to see backwards. Compare yourself with five years ago in one small matter: how you take criticism, whom you can bear, what makes you laugh. You could not say how it came. Thank God for it in detail, so that you will remember you did not do it alone.",
      },
    ],
    suggestedAnswers: [
      {
        title: "As a teacher",
        answer:
          "Kyle threw a chair in my second year. Eleven years on he stopped me in town, with a baby on his arm, and said that he still had the book. I had forgotten giving it to him. Which book, Lord, and to whom this year?",
      },
      {
        title: "Something in me",
        answer:
          "For years I lay awake rehearsing arguments. I noticed on Sunday that I had not done it since the winter, and I could not tell you when it stopped. I did not manage that. I want to say thank you before I take it for granted.",
      },
    ],
  },
  {
    day: 21,
    offersHelplines: true,
    title: "All the truth",
    scripture: {
      reference: "Mark 5:34",
      book: "Mark",
      translation: "kjv",
      text: "And he said unto her, Daughter, thy faith hath made thee whole; go in peace, and be whole of thy plague.",
    },
    wisdom:
      "She has been ill for twelve years and has spent everything on doctors. Her plan is to touch his clothes from behind and be gone before anyone notices, and it works. Then he stops, with a dying child waiting down the road, and asks who it was. He will not let her go home with half of it. She comes out trembling and tells him the whole story in front of everyone. What he gives her then was not in the plan: a hearing, and peace, and a name. In all the gospels she is the only one he addresses as “Daughter”.",
    reflections: [
      {
        question: "What would it be like to tell him all the truth?",
        content:
          "She left nothing out: the years, the money, the reaching. Set a timer if that helps, and tell God the whole story of one thing, without skipping to the end. He was on his way to Jairus’s house, and every minute counted, and still he let her finish.",
      },
      {
        question: "Where do you settle for getting what you need and slipping away?",
        content:
          "It is possible to come to church, or to a friend, and touch only the edge. You get a little strength and are home for lunch. Who would notice if you stayed? This week, let one person ask how you are, and do not give the short answer.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The whole story",
        answer:
          "I have asked God to help me with money, but I have never told him how the debt began. It was the year I wanted to look better off than my brother. There. I have said it in order now, and I can breathe a little better.",
      },
      {
        title: "Staying for coffee",
        answer:
          "I leave during the last hymn. I say it is the parking. On Sunday I shall stay twenty minutes and talk to the man with the dog, who once asked for my name. If he asks how I am, I will tell him about the tests.",
      },
    ],
  },
  {
    day: 22,
    title: "A yoke for two",
    scripture: {
      reference: "Matthew 11:28",
      book: "Matthew",
      translation: "kjv",
      text: "Come unto me, all ye that labour and are heavy laden, and I will give you rest.",
    },
    wisdom:
      "The invitation has a guest list, and it is made up of tired people. If you are labouring and carrying too much, your name is on it. What he offers in the next verse is surprising: a yoke. A yoke is for work. It is the beam laid across two necks so that a load is shared and both must go at one pace. So this rest is something other than a day off. You still plough. But you do it beside someone “meek and lowly in heart”, who will not drive you, and who has his shoulder under the beam as well.",
    reflections: [
      {
        question: "Which of your loads did God give you, and which did you pick up?",
        content:
          "Some weights are yours: a child, a promise, a day’s honest work. Others you took because they were left lying, or to be thought well of, or from fear. List five things you are carrying. Put a mark against the ones he never asked you to lift, and choose one to set down.",
      },
      {
        question: "How fast is he walking?",
        content:
          "Two in a yoke keep step, and the one who rushes ahead only chafes his own neck. Try a slower pace at one fixed point of the day, the walk to the station, the bath, the dishes, and imagine him beside you in it. What do you notice that you usually miss?",
      },
    ],
    suggestedAnswers: [
      {
        title: "Putting one down",
        answer:
          "I marked my cousin’s wedding quarrel. I have been carrying messages between two grown women since May, because I like to be needed. I was never given that load. I will tell both of them that I love them and that they have each other’s number.",
      },
      {
        title: "At his pace",
        answer:
          "I walk to the school in nine minutes, dragging a five-year-old. With fifteen we would have time for the cat on the wall. It means getting up six minutes earlier. If I think of it as keeping step with Jesus, and with Tomas, I believe I could.",
      },
    ],
  },
  {
    day: 23,
    title: "What are they among so many?",
    scripture: {
      reference: "John 6:9",
      book: "John",
      translation: "kjv",
      text: "There is a lad here, which hath five barley loaves, and two small fishes: but what are they among so many?",
    },
    wisdom:
      "Philip has done the sum: two hundred days’ wages would not buy a mouthful for each. Andrew at least has found something, though he is embarrassed by it as soon as it is said. And somewhere in that crowd a boy had to let go of his lunch without being told what would become of it. Jesus makes no remark on how little it is. He gives thanks for it, as one does before any meal, and begins to hand it out. Later they gather up the pieces, so that nothing is lost, and there is a basket for every disciple.",
    reflections: [
      {
        question: "What have you kept back because it is too little?",
        content:
          "An hour on Saturday, a plain voice, a spare room that needs painting. Andrew’s question is a fair one, and it was never answered in words; the people were asked to sit down. Hold your five loaves up where God can see them, and say what they are without apologising for the size.",
      },
      {
        question: "Who handed over lunch so that you could eat?",
        content:
          "We know nothing more about the boy. Behind most good things in your life stands somebody like that, a teacher who stayed late, a grandmother who went without. Tell the story of one of them at a meal this week. That too is gathering fragments.",
      },
    ],
    suggestedAnswers: [
      {
        title: "My five loaves",
        answer:
          "I can bake one thing, a lemon cake. There is a hostel on Mill Road. I had thought that they needed money or a roof. They might also like cake on a Thursday. It costs me four eggs and an hour, so let that be what I bring.",
      },
      {
        title: "Mr Haddad",
        answer:
          "He gave me free piano lessons for three years and said his hands needed company. I know now that he had very little. I have never told my children about him. Tonight at supper I will, and then I will play them the piece with the left-hand tune.",
      },
    ],
  },
  {
    day: 24,
    title: "Three words on the water",
    scripture: {
      reference: "Matthew 14:30",
      book: "Matthew",
      translation: "kjv",
      text: "But when he saw the wind boisterous, he was afraid; and beginning to sink, he cried, saying, Lord, save me.",
    },
    wisdom:
      "Eleven men stayed in the boat, and people have smiled at Peter ever since for sinking. He is also the only one of them who walked. For a few steps he did what cannot be done, with his eyes on one face. The wind had been blowing the whole time; he had only now looked at it. His prayer on the way down is three words long, and he had no breath for more. Matthew says that the hand came “immediately”. The question about doubt was asked afterwards, when he was already held.",
    reflections: [
      {
        question: "What wind are you looking at?",
        content:
          "Describe it accurately: the scan date, the market, the silence from your daughter. It is really blowing, and you are not asked to deny it. Then describe as accurately whom you were walking toward when you first got out of the boat. Has anything about him changed since?",
      },
      {
        question: "Could your next prayer be three words?",
        content:
          "Long prayers are good, and there are days when they cannot be managed. Help me, Lord. Stay with her. Keep me honest. Make one of your own, short enough to say between two stairs. Use it every time the water rises today, and count.",
      },
    ],
    suggestedAnswers: [
      {
        title: "My wind",
        answer:
          "It is the word metastasis, which I had to look up. I was walking well until Tuesday. What has changed is the size of the waves; he is where he was. I am not brave about it. But I have his hand, I think, in the form of my sister’s.",
      },
      {
        title: "Three words",
        answer:
          "Mine is: make me gentle. I said it nine times before lunch, once aloud, over the dishes. My mother asked the same question all morning, and I answered her kindly more often than not. Thank you for that.",
      },
    ],
  },
];
