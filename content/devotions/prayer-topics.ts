import { quotedIn } from "#domain/site/locales/locale.ts";
import type { PrayerTopic } from "#content/schema/devotions.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The 28 topics of the prayer wall in display order. Their ids are deliberately out of order. */
export const prayerTopics: readonly PrayerTopic[] = [
  {
    id: 17,
    title: "Salvation",
    prayer:
      "Jesus, you went looking for people whom everyone else had given up.\nGo after the ones I love who are far from home. I say their names to you now.\nIf my own life has stood in their way, move me aside and forgive me.\nGive them one honest friend, one word that stays with them, one night when they cannot sleep for thinking of you.\nAnd where I am the one who is lost and have kept it quiet, find me too. Amen.",
    scripture: "For whosoever shall call upon the name of the Lord shall be saved.",
    reference: "Romans 10:13",
    color: "petition-gold",
    icon: "🛟",
    drawing: "lifebuoy",
  },
  {
    id: 4,
    title: "Wisdom",
    prayer:
      "I have turned this question over until it is worn smooth, Father, and I still do not know what to do.\nYou give to those who ask, and you do not scold them for asking.\nSo I ask. Let your Spirit show me what is true before what is pleasant. Send me someone honest, and let me hear them to the end of the sentence.\nThen give me the nerve to do the thing I already half know. Amen.",
    scripture:
      "If any of you lack wisdom, let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him.",
    reference: "James 1:5",
    color: "petition-gold",
    icon: "📖",
    drawing: "book",
  },
  {
    id: 22,
    title: "Forgiveness",
    prayer:
      "There are words I would give a great deal to have back. Forgive me for them, Lord, and for the silence that was worse.\nThere is also a debt I am still keeping on paper, with the date and the amount. You know whose.\nI cannot tear it up by trying harder. Hold my hand while I do it, today, and again tomorrow when I find that I have copied it out.\nMake me kind in the first minute, before I have time to think. Amen.",
    scripture:
      "And be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ's sake hath forgiven you.",
    reference: "Ephesians 4:32",
    color: "petition-rose",
    icon: "🤝",
    drawing: "hands",
  },
  {
    id: 9,
    title: "Faith",
    prayer:
      "A father once brought you his sick boy and half a faith, and you did not send him home to fetch the other half.\nHere is mine, with the doubts still in it.\nI believe better in daylight than at three in the morning. I believe for others more easily than for myself.\nTake what is here. Let me do today’s duty as though you were near, and find by evening that you were. Amen.",
    scripture: "Lord, I believe; help thou mine unbelief.",
    reference: "Mark 9:24",
    color: "petition-gold",
    icon: "⚓",
    drawing: "anchor",
  },
  {
    id: 26,
    title: "Family",
    prayer:
      "Bless this house, Father: the one who is up first, the one who slams doors, the one who lives far away and has not called.\nWe know exactly where to hurt each other. Teach us where to stop.\nFor the chair that is empty, comfort. For the newest among us, patience.\nLet none of us have to earn a place here. And where I have been hard to live with, make me the first to say so. Amen.",
    scripture: "but as for me and my house, we will serve the LORD.",
    reference: "Joshua 24:15",
    color: "petition-rose",
    icon: "🏠",
    drawing: "house",
  },
  {
    id: 1,
    title: "Peace",
    prayer:
      "It is late, Lord, and my mind is still at work on things it cannot fix.\nTake the phone out of my hand. Take the argument that I keep winning in my head.\nYou left your friends a gift on the night you were arrested, and the gift was peace; so it must be able to live in rooms where bad news comes.\nLet it live in this one. And if there is a call I should make to settle a matter, let me make it before noon. Amen.",
    scripture: "Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you.",
    reference: "John 14:27",
    color: "petition-gold",
    icon: "🕊️",
    drawing: "bird",
  },
  {
    id: 13,
    title: "Health",
    prayer:
      "You made this body, Lord, and you know which part of it is frightened.\nBe in the waiting room, and in the envelope with the results. Steady the hands that hold the needle and the knife.\nFor pain that has gone on too long, give relief. For those who nurse at home and are tired to the bone, give one whole night of sleep.\nAnd for any of us who will not get better here, stay close, and stay until the end. Amen.",
    scripture: "The LORD will strengthen him upon the bed of languishing: thou wilt make all his bed in his sickness.",
    reference: "Psalm 41:3",
    color: "petition-rose",
    icon: "🌿",
    drawing: "sprout",
    offersHelplines: true,
  },
  {
    id: 20,
    title: "Joy",
    prayer:
      "Giver of wine at weddings, I have grown so careful that I hardly laugh.\nSurprise me today with something small: a ripe peach, a bird at the window, a friend’s bad joke. Let me notice it while it is here.\nJoy is your Spirit’s fruit; I cannot make it grow. Keep me from faking it beside someone who is crying. Teach me to sit down and weep with them.\nAnd when it is my own turn to wait through the night, keep me company until it is light. Amen.",
    scripture: "weeping may endure for a night, but joy cometh in the morning.",
    reference: "Psalm 30:5",
    color: "petition-gold",
    icon: "🌅",
    drawing: "sunrise",
  },
  {
    id: 7,
    title: "Thanksgiving",
    prayer:
      "For hot water, and for the person who came out to mend the heating. For a chair that fits my back.\nFor the teacher who would not give up on me, whom I never thanked.\nFor the trouble I was spared and never knew about.\nFor your Son, who gave thanks with the cross a few hours off.\nI forget quickly, Lord. Let me tell one person today what they have meant to me, in words, while they can hear it. Amen.",
    scripture: "Bless the LORD, O my soul, and forget not all his benefits",
    reference: "Psalm 103:2",
    color: "petition-gold",
    icon: "🍞",
    drawing: "wheat",
  },
  {
    id: 28,
    title: "Revival",
    prayer:
      "Some of us have said the words so often, Lord, that we no longer hear them.\nCome, Holy Spirit, and wake us. Begin with me, in the seat where I usually nod.\nLet the old be sorry and glad again, and let children see that it is real. Mend the quarrel that everyone is polite about. Open the wallet, the calendar, the spare room.\nWe are not asking for noise. We are asking for you, in the middle of an ordinary year. Amen.",
    scripture: "Wilt thou not revive us again: that thy people may rejoice in thee?",
    reference: "Psalm 85:6",
    color: "petition-sage",
    icon: "🔥",
    drawing: "flame",
  },
  {
    id: 11,
    title: "Leadership",
    prayer:
      "You see the people who must decide, Father: in parliaments and town halls, in schools and hospitals, in small firms with the wages due on Friday.\nGive them a heart that listens, as Solomon asked when he could have asked for gold.\nPut someone in the room who is not afraid of them. Let them hear from those who will pay for the mistake.\nGuard them from flattery. And where two or three look to me, make me worth following. Amen.",
    scripture:
      "Give therefore thy servant an understanding heart to judge thy people, that I may discern between good and bad",
    reference: "1 Kings 3:9",
    color: "petition-sage",
    icon: "👑",
    drawing: "crown",
  },
  {
    id: 3,
    title: "Healing Ministry",
    prayer:
      "At sunset they brought you the sick, Jesus, and you laid your hands on every one of them. Not on the crowd; on each.\nBless all who do that work now, in wards and clinics and back bedrooms, with prayer and oil, with clean sheets and hot soup.\nGive them love for the patient who shouts. Give them rest, and colleagues who notice.\nWhen they have prayed and nothing seems to change, do not let them go home alone. Amen.",
    scripture: "and he laid his hands on every one of them, and healed them.",
    reference: "Luke 4:40",
    color: "petition-sage",
    icon: "💧",
    drawing: "droplet",
    offersHelplines: true,
  },
  {
    id: 24,
    title: "Grief",
    prayer:
      "The coat is still on its hook, and I cannot move it.\nPeople have stopped asking. I have started saying that I am fine.\nYou stood at a friend’s grave and wept, Lord, though you knew what you were about to do; so I need not hurry.\nSit with me in the kitchen. Help me through the forms, the Sundays, the song in the shop.\nKeep the one I love, and keep me, until there is no more crying. Amen.",
    scripture: "The LORD is nigh unto them that are of a broken heart",
    reference: "Psalm 34:18",
    color: "petition-rose",
    icon: "🤍",
    drawing: "heart",
    offersHelplines: true,
  },
  {
    id: 15,
    title: "Marriage",
    prayer:
      "Look after the two who promised, Father, on the good days and on the day the car would not start.\nGive husbands and wives time to sit down, and something to laugh about that only the two of them would find funny.\nWhere they have gone quiet, let one of them begin. Where one is afraid or has been betrayed, send help, and send it quickly.\nBe the third strand when two are worn thin. And be good company to those who live alone and would rather not. Amen.",
    scripture: "and a threefold cord is not quickly broken.",
    reference: "Ecclesiastes 4:12",
    color: "petition-rose",
    icon: "💍",
    drawing: "rings",
    offersHelplines: true,
  },
  {
    id: 8,
    title: "Children",
    prayer:
      "They were told to stop bothering you, and it was the grown men you were displeased with. Then you took the children up in your arms.\nTake up mine. Take up the one who eats lunch alone, the one who comes to school hungry, the one who knows too much for seven.\nMake us slow to lecture and quick to get down on the floor.\nGuard them where we cannot go, and give them adults who keep their word. Amen.",
    scripture: "Suffer the little children to come unto me, and forbid them not: for of such is the kingdom of God.",
    reference: "Mark 10:14",
    color: "petition-rose",
    icon: "🧒",
    drawing: "baby",
  },
  {
    id: 19,
    title: "Work",
    prayer:
      "Here is the day’s work, Lord: the inbox, the shift, the lesson, the sick bed, the field.\nLet me do one thing well, though it will never be checked.\nKeep me fair with money, and decent about people who are not in the room. If the work is dull, let me be kind at it. If it is cruel, show me the way out.\nRemember those who look for work and find none; their days are long.\nTake what my hands manage, and let it stand. Amen.",
    scripture: "establish thou the work of our hands upon us; yea, the work of our hands establish thou it.",
    reference: "Psalm 90:17",
    color: "petition-gold",
    icon: "🛠️",
    drawing: "hammer",
  },
  {
    id: 5,
    title: "Daily Bread",
    prayer:
      "The rent is due, and you know to the last coin what is in the account.\nI do not ask to be rich, Father. I ask for today: food in the cupboard, shoes that keep the wet out, the bill paid before the next letter comes.\nShow me whom to ask for help, and let me not be too proud to do it.\nAnd when there is more than enough in my house, remind me whose it is, and who lives close by with less. Amen.",
    scripture: "Give us this day our daily bread.",
    reference: "Matthew 6:11",
    color: "petition-gold",
    icon: "🥖",
    drawing: "utensils",
  },
  {
    id: 27,
    title: "Courage",
    prayer:
      "My mouth is dry, Lord, and the meeting is at ten.\nWhen you told people not to fear, the reason you gave was yourself: you would be with them.\nThen be with me. Let your Spirit give me the true words and keep back the clever ones.\nIf I must stand alone, let me stand up straight. If I shake, let me shake and still go in.\nAnd make me brave this week for somebody who has no one to speak for them. Amen.",
    scripture: "What time I am afraid, I will trust in thee.",
    reference: "Psalm 56:3",
    color: "petition-gold",
    icon: "🦁",
    drawing: "mountain",
    offersHelplines: true,
  },
  {
    id: 12,
    title: "Loneliness",
    prayer:
      "Some evenings the only voice in the room is the radio.\nYou spent forty days in empty country, and an hour in a garden while your friends slept. You know how long it is.\nBe with the widow, the new student, the man next door, the mother at home with a baby who cannot talk yet.\nGive me the courage to knock at a door, and the sense to open mine.\nHoly Spirit, whom Jesus called the Comforter, keep company with all who long to hear a voice tonight. Amen.",
    scripture: "God setteth the solitary in families",
    reference: "Psalm 68:6",
    color: "petition-rose",
    icon: "🪟",
    drawing: "door",
    offersHelplines: true,
  },
  {
    id: 2,
    title: "Guidance",
    prayer:
      "Two roads, Father, and good people on both of them telling me to come.\nI would like a map. You seem to be offering a hand.\nQuiet my hurry and my pride. Block the way that would harm me or others, even the handsome one.\nLet your word and your Spirit, wise friends and plain good sense begin to say the same thing.\nThen let me walk, without stopping to look back at every corner; and if I go wrong, call me by name. Amen.",
    scripture: "This is the way, walk ye in it, when ye turn to the right hand, and when ye turn to the left.",
    reference: "Isaiah 30:21",
    color: "petition-gold",
    icon: "🧭",
    drawing: "compass",
  },
  {
    id: 25,
    title: "Protection",
    prayer:
      "Watch over everyone who is out tonight: on the wet road, in the ambulance, on the last bus, at sea.\nBe in the house where someone is afraid of footsteps on the stairs. Bring them out safely, and have a place ready for them.\nKeep the careless from harm, and keep me from being careless with others.\nI do not know what tomorrow holds, Lord. You do, and you will be in it. Amen.",
    scripture: "The LORD shall preserve thy going out and thy coming in from this time forth, and even for evermore.",
    reference: "Psalm 121:8",
    color: "petition-rose",
    icon: "🛡️",
    drawing: "shield",
    offersHelplines: true,
  },
  {
    id: 10,
    title: "Patience",
    prayer:
      "I have asked for this a long time, and I am tired of hearing myself ask.\nThe farmer cannot pull the corn up by its leaves. Teach me to wait as he does, with my boots on and something useful in my hands.\nMake me gentle with slow people, slow traffic and slow answers; you have been gentle with a slow learner.\nIf your answer is no, let me hear it from you. If it is not yet, stay and wait with me, Lord. Amen.",
    scripture: "Wait on the LORD: be of good courage, and he shall strengthen thine heart",
    reference: "Psalm 27:14",
    color: "petition-gold",
    icon: "🌾",
    drawing: "hourglass",
  },
  {
    id: 18,
    title: "Friendship",
    prayer:
      "Thank you for the friend who came with soup and gave no advice. Thank you for the one who told me the truth and then stayed for supper.\nSome I have let slip, Lord. There was no quarrel, only months. Put one name in my mind today, and let me write three lines.\nMake me safe to tell things to. Make me glad when others do well.\nAnd befriend those who have been let down once too often to try again. Amen.",
    scripture: "A friend loveth at all times, and a brother is born for adversity.",
    reference: "Proverbs 17:17",
    color: "petition-rose",
    icon: "🫖",
    drawing: "cup",
  },
  {
    id: 6,
    title: "The Church",
    prayer:
      "On the night before you died you prayed that we would be one, Lord, and we have kept you waiting.\nBless the others: those who sing what we would not sing, and kneel where we stand. You hear them gladly, and one Spirit breathes in all of us.\nKeep your shepherds honest, and rested, and near the sheep.\nLet the child, the stranger and the man who smells of drink find a seat and a smile.\nWhere your people have done harm, give us no ease until we have owned it and put it right. Amen.",
    scripture: "That they all may be one; as thou, Father, art in me, and I in thee",
    reference: "John 17:21",
    color: "petition-sage",
    icon: "⛪",
    drawing: "church",
  },
  {
    id: 21,
    title: "The Nations",
    prayer:
      "God of every border town, some of your children went to sleep tonight in a cellar.\nStop the guns. Where they go on, shelter those who lie beneath them.\nBring enemies into one room, and give them someone patient to listen.\nBring home the soldier, and the child with one bag. Rebuild the bakery, the school, the bridge.\nTeach my own country to be just before it is proud, and teach me to grieve for names I cannot pronounce. Amen.",
    scripture: "nation shall not lift up a sword against nation, neither shall they learn war any more.",
    reference: "Micah 4:3",
    color: "petition-sage",
    icon: "🌍",
    drawing: "globe",
  },
  {
    id: 14,
    title: "Missions",
    prayer:
      "Bless the feet that carry good news, Lord, and the blisters on them.\nBless those who learn a hard language for love: who set bones, dig wells, teach children to read, and translate one more verse.\nKeep them humble among people whom your Spirit had reached before they came.\nComfort the families they miss. Guard those who may not say your name aloud.\nAnd give me something true to tell about you, in my own street, to the next person who asks. Amen.",
    scripture: "How beautiful upon the mountains are the feet of him that bringeth good tidings, that publisheth peace",
    reference: "Isaiah 52:7",
    color: "petition-sage",
    icon: "👣",
    drawing: "footprints",
  },
  {
    id: 23,
    title: "Freedom",
    prayer:
      "You know what I have promised never to do again, Lord, and how many times.\nI am tired of hiding the bottle, the screen, the receipts, the truth.\nLet me tell one person today, and let them not look away.\nGet me through the next hour, and then the hour after it; I cannot yet manage more.\nHave mercy on those I have hurt. If I fall, do not let me lie there. Lift me, wash me, and set my feet on something that holds. Amen.",
    scripture:
      "He brought me up also out of an horrible pit, out of the miry clay, and set my feet upon a rock, and established my goings.",
    reference: "Psalm 40:2",
    color: "petition-rose",
    icon: "🔓",
    drawing: "key",
    offersHelplines: true,
  },
  {
    id: 16,
    title: "Hope",
    prayer:
      "I cannot offer you a bright feeling, Father; I have not had one for a while. I can only ask for hope.\nA seed’s worth would do: enough to make the bed, to send the form, to answer when a friend calls.\nYou raised your Son on a morning when hope was the last thing anyone had. The women had brought spices for a body.\nLet me at least walk to the tomb, and see.\nAnd when I have some hope to spare, show me who is sitting in the dark. Amen.",
    scripture: "his compassions fail not. They are new every morning: great is thy faithfulness.",
    reference: "Lamentations 3:22-23",
    color: "petition-sage",
    icon: "🌱",
    drawing: "star",
    offersHelplines: true,
  },
];
