import type { WholeTheme } from "#content/schema/reading-plan.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";

/** The `lang` of the whole-Bible plan’s own texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The thirty themes of the whole-Bible plan, each with the prayer of its days. */
export const wholeThemes: readonly WholeTheme[] = [
  {
    id: "beginnings",
    name: "Beginnings",
    prayer:
      "Maker of mornings, before I had done anything today there was light. Thank you. I have something to begin that looks too small to matter, and something to finish that has gone stale. Give me the first ten minutes of each. When I compare my start with another person’s middle, turn my eyes back to my own page. Be near those who must begin again and did not want to: after a funeral, after a dismissal, in a strange town. You are never tired of starting. Lend me some of that. Amen.",
  },
  {
    id: "comfort",
    name: "Comfort",
    prayer:
      "God of all comfort, I know people who hurt, and I do not know what to say to them. Keep me from explaining. Teach me to bring soup, to write the short letter, to stay in the room while someone cries. If I am the one who hurts today, let a friend with time find me, and until then stay with me yourself. Come close to each hospital bed where no visitor is expected this evening. You know who lies there. Speak softly to them. Amen.",
  },
  {
    id: "courage",
    name: "Courage",
    prayer:
      "Lord, my knees know what I have to do today before the rest of me agrees. I am not asking to stop being afraid. I ask for the next sentence, the next step, a steady voice. Stand with all who speak up at a cost: the witness, the nurse who reports a mistake, the child who takes another child’s part. Where I kept quiet and someone was hurt by it, forgive me and give me another chance to speak. Go first, and I will come. Amen.",
  },
  {
    id: "exile",
    name: "Far from home",
    prayer:
      "You walked with people out of burning cities. Look at the roads tonight. Look at the tents, the crowded boats, the waiting rooms where a number is called. Keep families together. Let some stranger’s kitchen smell a little like home. I too have places I cannot go back to, and houses where other people live now, and I bring you that ache. Show me how to plant something where I am. And when a person newly arrived asks me the way, let me walk along as far as the corner. Amen.",
  },
  {
    id: "faithfulness",
    name: "Faithfulness",
    prayer:
      "Father, you keep promises made to people long dead. I find it hard to keep one that I made on Monday. Help me with the small ones: the call I said I would make, the money due on Friday, the visit. Bless those who stay when staying is dull, who nurse a parent, teach the slow class, mend what others drop. Where someone broke faith with me, you saw it. Do not let it teach me to do the same. Make my yes worth having. Amen.",
  },
  {
    id: "family",
    name: "Family",
    prayer:
      "God of Sarah and of Hagar, of Jacob and of Esau, you know what families are like. I bring you mine, the ones who call too often and the one who has stopped. Give us patience over the dishes, and true words in place of old silences. Where a home is not safe, open a way out and set good people at the end of it. Be father and mother to those who never had one. Let me be at least as polite to the people I live with as I am to strangers. Amen.",
  },
  {
    id: "forgiveness",
    name: "Forgiveness",
    prayer:
      "Merciful God, there is something I did, and I can still see the face of the one I did it to. I will not call it small. Forgive me, and send me to put right what can be put right. There is also something that was done to me. I cannot forgive it by trying harder, and you do not ask me to call it harmless. Hold it with me. Draw the poison out slowly. And keep safe all those who are still being hurt. Amen.",
  },
  {
    id: "holiness",
    name: "Holiness",
    prayer:
      "Holy God, the ground where you stand is holy, and some days I walk across it with my mind on the shopping. Stop me once today. Wash what I cannot reach: the joke I repeated, the picture I went on looking at, the contempt that I enjoyed. Make plain things clean enough for you, my hands at the sink, my words on a screen, the way I handle other people’s money. And let no one whom life has left feeling dirty believe that you will not come near. You do. Amen.",
  },
  {
    id: "hope",
    name: "Hope",
    prayer:
      "I have stopped hoping for certain things, Lord, because it was tiring. I name them to you now, very quietly. You bring sap back into a stump. You told a prisoner to buy a field while an army stood at the wall. Plant something in me that does not depend on tonight’s news. Let me do one thing because there will be people here in thirty years: set a tree, teach a child, clear a stream. And be the hope of those who have none left. Amen.",
  },
  {
    id: "humility",
    name: "Humility",
    prayer:
      "You washed feet, Lord Jesus, and I still look up to see whether anyone has noticed that I washed the cups. Free me from that. Let me be glad when another is praised. Let me ask the question that shows I did not know. When I am corrected, give me a night’s sleep before I answer. But for those whom others have made small, who were told for years that they are worth nothing, do the opposite: stand them upright, and let them hear what you call them. Amen.",
  },
  {
    id: "justice",
    name: "Justice",
    prayer:
      "Judge of all the earth, somebody was cheated today and went home with it. You heard what was said in the room. Stand beside those who were hurt and then were not believed. Give them one honest person who will listen to the end. Trouble those who hold power, and trouble me if I have been enjoying what another was robbed of. Bring wrong to light, and make no new victims by it. Let me be of use: a witness, a signature, an hour with the forms. Come soon. Amen.",
  },
  {
    id: "lament",
    name: "Lament",
    prayer:
      "God who hears, I have no tidy words today. Too many have died, too many have been hurt, and some of it is on the page in front of me. I will not tell you that it was all for the best. Receive the crying of those who cannot pray, and the silence of those who have cried enough. If there is somebody near me whose grief is old and no longer asked about, send me to ask. Sit with us in the dark until it is morning. Amen.",
  },
  {
    id: "love",
    name: "Love",
    prayer:
      "Love was your idea, and I am slow at it. I love people while they are pleasant, and I love them in general. Make it particular: this aunt, this colleague, this boy who kicks the back of my seat. Let me listen without looking at the clock. Bless those who are in love, and those who were left. Where the word was used as an excuse to hold or to hurt, tell the one who was hurt that it was never love. Warm me, Holy Spirit, until someone else feels it. Amen.",
  },
  {
    id: "mercy",
    name: "Mercy",
    prayer:
      "Slow to anger, they called you, and I am quick. By noon I have judged a driver, a cousin and a whole town. Have mercy on me, and let me catch it from you as one catches a tune. Show me the debt I could cancel, and the person whose side of the story I have not heard. Have mercy on those in prison, and on those they hurt. Have mercy on the hungry, and use my hands. When I come to be judged, remember that I asked. Amen.",
  },
  {
    id: "obedience",
    name: "Obedience",
    prayer:
      "Lord, I understand more of your word than I do. I have read the line about forgiving and the one about giving, and turned the page. Take one thing, only one, and make it so plain that I cannot mistake it for a feeling. Then help me to do it before supper. Keep me from calling my own temper your will. I do not need to see the whole road. Light the next few feet of it. Amen.",
  },
  {
    id: "power",
    name: "Power",
    prayer:
      "King of kings, you were laid in a manger and rode on a borrowed donkey. Look at those who command armies and sign orders. Remind them at night of faces. Throw down what crushes people, and do it without crushing more. I have a little power too, over a child, a budget, a colleague’s week. Show me how it feels from below. Where I was the one made to bend, lift up my head. And teach us all to want the greatness that knows how to kneel. Amen.",
  },
  {
    id: "praise",
    name: "Praise and thanks",
    prayer:
      "For the coffee, the birdsong and the hot water, thank you. Thank you that people baked, swept, drove and mended wires so that I could sit here. Today let me notice seven gifts that I took as if I had ordered them, and say so. Accept my singing, which is not good, and the praise of those who have more reason to weep and sing all the same. When I can find nothing, let me borrow a psalm. All that breathes is ahead of me already; I would like to join in. Amen.",
  },
  {
    id: "prayer",
    name: "Prayer",
    prayer:
      "You already know, and still you want me to ask. So here I am, with a list and a wandering mind. I pray for the sick whose names I carry around with me, and for the one I cannot stand, and for the places in the news. When I run out of words, let your Spirit pray in me what I do not know how to say. I would like to see more answers than I do. Keep me at it. Let me notice, under my own talking, that you are listening. Amen.",
  },
  {
    id: "presence",
    name: "God with us",
    prayer:
      "Where can I go that you are not there first? You are on the stairs, on the ward, in the car after the meeting. Some days I cannot feel it at all. On those days let it be true without my feeling it. Stay with those who sleep alone tonight, and with those who are afraid of somebody in their own house. Teach me to be present too, with my phone face down and my eyes on the one who is speaking. Be with us here, between these walls. Amen.",
  },
  {
    id: "promise",
    name: "Promise",
    prayer:
      "Faithful God, I have read what you said to Abraham, to slaves, to captives beside a river. It took a long time. Some of them died looking at it from far away. I would like it to be quicker. Meanwhile keep me from inventing promises that you never made, of money, of ease, of an answer by the weekend. The ones you did make are enough: that you will be with us, that you will not forget, that you will wipe away every tear. I will hold on to them. Hold on to me. Amen.",
  },
  {
    id: "remembering",
    name: "Remembering",
    prayer:
      "Remember, you keep telling us, and I forget what I came into the room for. So I will say it over: who taught me to pray, who fed me when I had nothing, what I was afraid of a year ago and where it went. Keep also those I never knew, the drowned, the ones who have no stone. Where remembering hurts, do not let me do it alone. Give children true stories. And when my own memory goes, remember me. Amen.",
  },
  {
    id: "rescue",
    name: "Rescue",
    prayer:
      "Save us, Lord; we have no better prayer. There are people in over their heads tonight, in debt, in cells, in homes where they are struck, on the wrong side of a closed border. Send help that arrives. Strengthen those who go out in lifeboats, who answer the phone at three in the morning, who hide the hunted. I remember when I was pulled out, and who held the rope. Let me hold one end for somebody. Do not let me pass by because I was late for something religious. Amen.",
  },
  {
    id: "rest",
    name: "Rest",
    prayer:
      "You rested, and the world did not fall apart. I find that hard to believe about myself. Take away the list and the bright screen for an hour. Let me sit, and let that be enough. Give sleep to the parents of new babies and to those whom worry wakes at four. Lay a quiet over this house like snow, and let us get up from it kinder. Amen.",
  },
  {
    id: "trust",
    name: "Trust",
    prayer:
      "I trust you, Lord, with large matters, such as the stars. It is Thursday’s appointment that I keep taking back. Here it is again. Be firm ground where I cannot see the path. If my trust was broken by someone who should have kept it, be patient while I learn to lean again, a little at a time. And let those who rely on me find that I am there when I said I would be. Amen.",
  },
  {
    id: "truth",
    name: "Truth",
    prayer:
      "Spirit of truth, I told a small lie this week because it was easier. You know the one. Give me clean words: no flattery, no leaving out the part that matters, no repeating what I have not checked. Protect those who tell the truth where that is dangerous, and those who were called liars when they said what had been done to them. Let me bear to hear something true about myself without striking back. And when I must say a hard thing, let me say it kindly, to the right person. Amen.",
  },
  {
    id: "turning",
    name: "Turning back",
    prayer:
      "I have been walking in the wrong direction, God, and walking fast, so as not to notice. Thank you for whatever has slowed me down. Help me to turn around. Show me whom I hurt and what it would take to mend it, and do not let me be content with feeling sorry. Loosen my hands from the thing I keep going back to. Make those who do harm see it, and stop. And while I am still a long way off, watch the road for me. Amen.",
  },
  {
    id: "waiting",
    name: "Waiting",
    prayer:
      "How long, Lord? I ask it about the letter, the test result, the one who does not come home. You are not in a hurry, and I am. Sit with all who wait in corridors, in camps, and beside a phone. Teach me what can be done meanwhile: the next meal, the next page. Keep me from filling the empty time with something worse. And let the morning come, as it has come every time until now. Amen.",
  },
  {
    id: "welcome",
    name: "Welcome",
    prayer:
      "Jesus, you were a guest more often than a host, and you ate with people whom others crossed the street to avoid. Who is missing where I live? Give me the nerve to ask a name and to learn how it is said. Make room in me for a visitor who comes at a bad time and stays too long. Be with those who stand outside tonight and look in through lit windows. I was a stranger once, in a school yard, in a new job. Somebody moved over. Let me move over too. Amen.",
  },
  {
    id: "wisdom",
    name: "Wisdom",
    prayer:
      "God only wise, I have a decision to make and too much advice. Give me wisdom, the slow kind. Let me hear the quiet person in the meeting. Let me ask what this will do to people who are not in the room. I know a great many things and understand few of them. Save me from being clever at somebody’s cost. Teach me when to speak, when to wait, and when to admit that I was wrong. Clear the heads of all who must judge others tomorrow. Amen.",
  },
  {
    id: "work",
    name: "Work",
    prayer:
      "Carpenter of Nazareth, you know about splinters, late payers and the last hour of the day. Bless the work I have to do, even the part that will have to be done again tomorrow. Let me do it well when it is not checked. Bless those who clean up after me; I should know their names. Give work to those who look for it, and a pause to those who have too much. If my work harms anyone, let me find out. At evening let me look at one thing and call it good. Amen.",
  },
];
