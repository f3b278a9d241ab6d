import type { MentorDay } from "#content/schema/devotions.ts";

/** Days 9 to 16: from Nicodemus by night to the love of enemies. */
export const days09to16: readonly MentorDay[] = [
  {
    day: 9,
    title: "The man who came by night",
    scripture: {
      reference: "John 3:17",
      book: "John",
      translation: "kjv",
      text: "For God sent not his Son into the world to condemn the world; but that the world through him might be saved.",
    },
    wisdom:
      "Nicodemus came after dark. He was a teacher with a name to lose, so he chose an hour when the streets were empty, and Jesus gave him the evening. He was not scolded for hiding. He was told about wind, and birth, and a Father who loved the world enough to give his Son for it. Then comes this sentence, which is easily lost behind the famous one before it. If God had wanted to condemn us, he need not have come so far. We meet Nicodemus again at the end, carrying spices for the burial, when it was dangerous to be seen.",
    reflections: [
      {
        question: "What question would you ask if you could ask it in the dark?",
        content:
          "Nicodemus had read the books all his life and still did not understand. He said so. Put your own question on paper tonight, the one that would surprise people who think you have it settled. You need not answer it. Ask it, and keep him company a while.",
      },
      {
        question: "Do you expect to be condemned when you pray?",
        content:
          "Listen to the tone of voice you give God in your mind. Is it a teacher’s, or a judge’s? Now read the verse again and let it correct the voice. Something in you may well need mending. The one who sees it came to save.",
      },
    ],
    suggestedAnswers: [
      {
        title: "My night question",
        answer:
          "I lead a home group, and I do not know how to pray for my brother any more after nine years. I have never said that to anyone. I will ask Jesus what he is doing in those nine years, and I will not tidy the question first.",
      },
      {
        title: "The voice I hear",
        answer:
          "When I pray, I hear my old teacher reading out the list. So I begin with excuses. This week I will begin with the verse instead, then say what I did wrong without decoration, and see whether the room feels different.",
      },
    ],
  },
  {
    day: 10,
    title: "He asks a favour",
    scripture: {
      reference: "John 4:7",
      book: "John",
      translation: "kjv",
      text: "There cometh a woman of Samaria to draw water: Jesus saith unto her, Give me to drink.",
    },
    wisdom:
      "He is tired and thirsty, and he has no bucket. The woman has one. So the conversation that changes her town begins with him needing something from her. Her five husbands come up later, and so does the question which mountain was the right one for worship. First he asks a favour, of someone his own people had no dealings with. She is so surprised that she asks him why. By the end she has left her waterpot at the well and gone to fetch her neighbours, the same ones she may have come out at noon to avoid.",
    reflections: [
      {
        question: "Whose help could you ask for, and why have you not?",
        content:
          "Being needed gives a person dignity. We like to be the one with the bucket. Think of somebody you have been trying to reach, a neighbour, a teenager, an in-law, and find a real thing they can do for you. Small is best: a recipe, a ladder, a lesson.",
      },
      {
        question: "What do you come to the well for, and what are you thirsty for?",
        content:
          "She had walked that path every day, and every day she had to come back. Name your own well, the thing you go to again and again by evening. There may be nothing wrong with the water. Ask him what the thirst is.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Over the fence",
        answer:
          "He and I have been neighbours for six years and have exchanged complaints. He grows tomatoes, and mine always die. I am going to ask him what I do wrong. It is strange how much that sentence costs me.",
      },
      {
        title: "My own well",
        answer:
          "I go to the shops on my phone. I fill a basket, I empty it, I fill it again. I think I am thirsty to be someone new. I would like to tell Jesus that tonight, before I open the page. What would he offer me instead?",
      },
    ],
  },
  {
    day: 11,
    title: "Nevertheless",
    scripture: {
      reference: "Luke 5:5",
      book: "Luke",
      translation: "kjv",
      text: "And Simon answering said unto him, Master, we have toiled all the night, and have taken nothing: nevertheless at thy word I will let down the net.",
    },
    wisdom:
      "Simon has been awake all night and has come in with empty nets. The man now giving him advice about fishing is a carpenter. Simon says the two things a tired man can say: that they have tried it already, and then, “nevertheless”. He makes no claim to feel hopeful. He lets down the net because of who asked. And there are so many fish that two boats begin to sink, and Peter, who had been polite until then, is on his knees among them, afraid. A large answer can be harder to stand in front of than a small one.",
    reflections: [
      {
        question: "Where have you fished all night and caught nothing?",
        content:
          "Let yourself say it as flatly as Simon did. The applications, the treatment, the talks with your son, all the night. He stated the facts, and they were true. When you have said yours, see whether there is still a nevertheless in you, however small.",
      },
      {
        question: "Has God ever given you more than was comfortable?",
        content:
          "Simon asked Jesus to leave. Kindness had come too close, and he saw himself by its light. Remember a time when something good made you want to step back. What did you think would be asked of you next? He was told “Fear not”, and given work.",
      },
    ],
    suggestedAnswers: [
      {
        title: "Out of work",
        answer:
          "Forty-one applications and two replies. I was going to give myself the month off from trying. I will send one more on Monday, the one my wife keeps mentioning. I do not feel anything about it. A net can be let down without feeling anything.",
      },
      {
        title: "A good year",
        answer:
          "This year we had the baby and the house, and I have been more frightened than in the hard years. I keep waiting for the bill. Perhaps I should kneel down among the fish for a while and say thank you, before I row for shore.",
      },
    ],
  },
  {
    day: 12,
    title: "A solitary place",
    scripture: {
      reference: "Mark 1:35",
      book: "Mark",
      translation: "kjv",
      text: "And in the morning, rising up a great while before day, he went out, and departed into a solitary place, and there prayed.",
    },
    wisdom:
      "The evening before, the whole city had been at the door. He healed people until late, and in the morning there would be more. So he got up in the dark and went where he could be alone. Mark leaves out what he prayed. We are told the hour, and that Simon came after him with the news that everyone was asking for him. It must have sounded like success. Jesus answers that they should go on to the next towns. Out there he had found out again what his work was, and so he could leave a good thing undone.",
    reflections: [
      {
        question: "When in your day are you free of what others want from you?",
        content:
          "It may be twelve minutes in a parked car. Look for the time you have before you grieve over the time you have not. Put it in your calendar by its real name. Then decide where you will sit, because a vague place rarely survives the first hard morning.",
      },
      {
        question: "Which good thing might you be free to leave?",
        content:
          "There were still sick people in Capernaum that day. He went on anyway, because he had been sent to others as well. Somebody is always looking for you too. Ask God, before you ask the people, which of today’s requests belongs to you and which to someone else.",
      },
      {
        question: "What does your prayer sound like when no one can hear?",
        content:
          "What he said there is not written down, so try yours with no well-made sentences: a name, a sigh, a list of people, silence. Solitary places do not need good grammar. If your mind wanders, follow it, and pray for whatever it went to.",
      },
    ],
    suggestedAnswers: [
      {
        title: "The parked car",
        answer:
          "I get to school at seven-forty and sit scrolling until the bell. I will leave the phone in my bag for one week and use those minutes. I do not have much to say to God at that hour. I will give him the quiet, and listen.",
      },
      {
        title: "On saying no",
        answer:
          "I run the lunches, the list of volunteers and the newsletter, and I am short with everyone at home. Somebody else could do the newsletter. I have not asked, because they might do it differently. I shall ask Ruth on Sunday, and thank her before she begins.",
      },
    ],
  },
  {
    day: 13,
    offersHelplines: true,
    title: "He put forth his hand",
    scripture: {
      reference: "Mark 1:41",
      book: "Mark",
      translation: "kjv",
      text: "And Jesus, moved with compassion, put forth his hand, and touched him, and saith unto him, I will; be thou clean.",
    },
    wisdom:
      "The law put lepers outside the camp, and they had to call out a warning to anyone who came near. This man crosses the distance, kneels, and says something careful: if you will, you can. He is sure of the power. What he doubts is that anyone would want to. For others a word was enough. Here Jesus put out his hand first. No hand had touched that skin in a long while, and he touched it before it was clean. Then he answered the doubt exactly, in two words: “I will”.",
    reflections: [
      {
        question: "Do you doubt more that God can, or that he wants to?",
        content:
          "They are different fears and need different comfort. Few of us would say aloud that God is unwilling; we show it by what we never bring to him. Which request have you stopped making? Try it again in the leper’s words, and stay on your knees for the answer.",
      },
      {
        question: "Who in your life is never touched?",
        content:
          "An old man in a care home may go for weeks with only gloves on his arm. A teenager may have outgrown hugs and still miss them. Always ask first. A hand on the shoulder, a real handshake, sitting close enough on the bench: think of one person, and go and see them.",
      },
    ],
    suggestedAnswers: [
      {
        title: "What I stopped asking",
        answer:
          "I no longer ask to be free of the panic on fast roads. After four years I decided it was simply how I am made. I can say this much: Lord, if you will, you can. I shall also book the course the doctor mentioned in March.",
      },
      {
        title: "At the care home",
        answer:
          "My aunt does not know my name now, so I visit less. She still turns her hand over when I lay mine on it. I could go on Wednesday for half an hour, with no news to tell, and sit on the side of her good ear.",
      },
    ],
  },
  {
    day: 14,
    offersHelplines: true,
    title: "Through the roof",
    scripture: {
      reference: "Mark 2:5",
      book: "Mark",
      translation: "kjv",
      text: "When Jesus saw their faith, he said unto the sick of the palsy, Son, thy sins be forgiven thee.",
    },
    wisdom:
      "Four people carry a friend to Jesus and cannot get through the crowd. So they climb up and take the roof apart, which is noisy and rude, and somebody will have to pay for it. Mark says that Jesus saw their faith. Theirs, in the plural: the ones with dust in their hair, looking down through the hole. We hear nothing of what the sick man believed. Perhaps he had stopped believing some time ago and was too tired to argue. It was enough to be carried. He was forgiven first, and then he walked out with his bed under his arm.",
    reflections: [
      {
        question: "Whose corner of the mat are you holding?",
        content:
          "Four carried one, and the weight could be borne. Think of someone too ill, sad or worn out to come to God on their own feet. What would a corner be? A meal on Mondays, the children collected, a prayer said in their place each night. Pick yours and find three others.",
      },
      {
        question: "When have you been the one on the mat?",
        content:
          "It is harder to lie still than to lift. If someone is offering to carry you now, what makes you say that you are fine? Remember a time when another person’s faith got you through the roof. If you can, write to them this week and tell them so.",
      },
    ],
    suggestedAnswers: [
      {
        title: "For a friend",
        answer:
          "Since the stillbirth Anna says she cannot pray. I have been telling her that she can. I think I will stop, and pray for her at ten each night myself, and let her know it is covered. And I can do the Thursday shopping.",
      },
      {
        title: "Being carried",
        answer:
          "After the operation the church sent a list of people who would drive me. I put the list in a drawer and took taxis. I was ashamed of my house. I will say yes to the first name, and let her in.",
      },
    ],
  },
  {
    day: 15,
    offersHelplines: true,
    title: "They that mourn",
    scripture: {
      reference: "Matthew 5:4",
      book: "Matthew",
      translation: "kjv",
      text: "Blessed are they that mourn: for they shall be comforted.",
    },
    wisdom:
      "He could have begun with the strong. He sat down on a hillside and named the people who are seldom congratulated: the poor in spirit, the meek, those in mourning. He does not say that grief is good, or that it will make sense. He says they shall be comforted, and he puts it in the future, which is honest. Anyone who has sat in a house after a funeral knows that comfort in a hurry is no comfort. This one takes its time. It was promised by a man who would one day stand crying at the grave of a friend.",
    reflections: [
      {
        question: "What have you lost that you were never given time to mourn?",
        content:
          "Some losses get flowers and some get nothing: a friendship that faded, a country, a child who never was, the person you meant to be. You are allowed to be sad about it. Give it a name and a quarter of an hour. He called mourners blessed before anyone told them to move on.",
      },
      {
        question: "How could you comfort someone without explaining anything?",
        content:
          "The friends of Job did well for seven days, while they sat on the ground and said nothing. Then they began to talk. Choose one grieving person you know. Take flowers, or a photograph, or an hour. Say the name of the one who died; hardly anyone else does any more.",
      },
    ],
    suggestedAnswers: [
      {
        title: "A loss without flowers",
        answer:
          "We left Durban when I was nineteen, and I never cried about it because we were lucky to go. I can still smell the sea at the end of our road. I am going to cook my grandmother’s curry on Saturday and let myself miss it all.",
      },
      {
        title: "For my colleague",
        answer:
          "Her husband died in June. We signed a card and have been cheerful around her ever since. Tomorrow I will ask what he was like, and sit down while she tells me. If she would rather not, I will still have said his name.",
      },
    ],
  },
  {
    day: 16,
    offersHelplines: true,
    title: "Your enemies",
    scripture: {
      reference: "Matthew 5:44",
      book: "Matthew",
      translation: "kjv",
      text: "But I say unto you, Love your enemies, bless them that curse you, do good to them that hate you, and pray for them which despitefully use you, and persecute you;",
    },
    wisdom:
      "It is a command, and nothing later in the sermon softens it. Love the people who are against you. He spoke to people whom a soldier could force to carry his pack for a mile, so the enemy had a face. Jesus gives them four verbs that can be done without the feeling: love, bless, do good, pray. The last may be the place to begin. It is difficult to go on wishing a man ill while you ask God to feed his children. The reason he offers is the weather: your Father sends rain on your field and on his.",
    reflections: [
      {
        question: "Whose name makes your shoulders tighten?",
        content:
          "You need not pretend that the wrong was small, or put yourself back within reach of someone who harms you. Prayer can be done from a safe distance. Say the name to God, and ask for one good thing for that person that you would want for yourself: sleep, honest work, a friend.",
      },
      {
        question: "What good turn could you do without being found out?",
        content:
          "Kindness to an enemy is easily turned into a weapon if they are meant to notice. Leave your name off it. Correct a rumour when he is out of the room. Let her car in ahead of yours. See what happens in you afterwards; that may be part of what the command is for.",
      },
    ],
    suggestedAnswers: [
      {
        title: "My sister-in-law",
        answer:
          "She told the family a thing about me that was half true, which was worse. I cannot bless her yet with a straight face. But I can pray that her knee heals before the trip, because it hurts, and I know what that is. I will start there.",
      },
      {
        title: "At the office",
        answer:
          "Someone took my idea into a meeting as his own. I have a sentence ready that would finish him. Instead I will say nothing about him at Friday’s lunch, when everyone else does. It is small. Lord, I do not want to do it; help me to want to.",
      },
    ],
  },
];
