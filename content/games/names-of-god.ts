import { quotedIn } from "#domain/site/locales/locale.ts";
import type { NameOfGod } from "#content/schema/games.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Twenty names of God, each with the words of the KJV that contain it and a short prayer. */
export const namesOfGod: readonly NameOfGod[] = [
  {
    id: "elohim",
    name: "Elohim",
    meaning: "God, the maker of all",
    words: "In the beginning God created the heaven and the earth.",
    prayer:
      "Elohim, you spoke and there was light. Look at what I made of this day, the good and the clumsy. Keep what will hold, forgive the rest, and begin again with me in the morning.",
    reference: { book: "GEN", chapter: 1, verse: 1 },
  },
  {
    id: "jehovah",
    name: "Jehovah",
    meaning: "The LORD, who is",
    words: "by my name JEHOVAH was I not known to them",
    prayer:
      "LORD, you are, before I have said a word. My plans shift and my moods shift with them. Stand under me today like ground, and let me tell the truth on it.",
    reference: { book: "EXO", chapter: 6, verse: 3 },
  },
  {
    id: "el-shaddai",
    name: "El Shaddai",
    meaning: "God Almighty",
    words: "I am the Almighty God; walk before me",
    prayer:
      "Almighty God, Abram was ninety-nine and thought the time for promises was past. I have shelved a few hopes of my own. Take them down with me, and show me which to carry.",
    reference: { book: "GEN", chapter: 17, verse: 1 },
  },
  {
    id: "el-elyon",
    name: "El Elyon",
    meaning: "The most high God",
    words: "Blessed be Abram of the most high God, possessor of heaven and earth",
    prayer:
      "Most high God, above every desk I must answer to and every bill that waits: all of it is yours already. Free me from being impressed by power, and from wanting it.",
    reference: { book: "GEN", chapter: 14, verse: 19 },
  },
  {
    id: "el-roi",
    name: "El Roi",
    meaning: "The God who sees",
    words: "Thou God seest me",
    prayer:
      "You saw Hagar by a well in the desert when nobody was looking for her. See whoever was overlooked today. If it was I, that is enough. If I did the overlooking, turn my head.",
    reference: { book: "GEN", chapter: 16, verse: 13 },
  },
  {
    id: "el-olam",
    name: "El Olam",
    meaning: "The everlasting God",
    words: "called there on the name of the LORD, the everlasting God",
    prayer:
      "Everlasting God, Abraham was past a hundred when he planted trees in your name. Give me patience for slow work: a child’s question, a debt, a habit. Let me plant something today and leave the shade to you.",
    reference: { book: "GEN", chapter: 21, verse: 33 },
  },
  {
    id: "adonai",
    name: "Adonai",
    meaning: "Lord and master",
    words: "Lord GOD, what wilt thou give me, seeing I go childless",
    prayer:
      "Lord, Abram called you master and then told you plainly what he lacked. I will do the same. Here is the empty place. Rule there too, and keep me honest while I wait.",
    reference: { book: "GEN", chapter: 15, verse: 2 },
  },
  {
    id: "jehovah-jireh",
    name: "Jehovah-jireh",
    meaning: "The LORD will provide",
    words: "Abraham called the name of that place Jehovah-jireh",
    prayer:
      "You provided on the mountain, and not an hour before. I would rather have it now and in writing. Feed us this week, and teach me to open my hand while it is half full.",
    reference: { book: "GEN", chapter: 22, verse: 14 },
  },
  {
    id: "jehovah-rapha",
    name: "Jehovah-rapha",
    meaning: "The LORD who heals",
    words: "I am the LORD that healeth thee",
    prayer:
      "Healer, you know the name I bring and what the doctors said. Be in that room tonight. Ease the pain, steady the hands that nurse, and mend in us what no scan will show.",
    reference: { book: "EXO", chapter: 15, verse: 26 },
  },
  {
    id: "jehovah-nissi",
    name: "Jehovah-nissi",
    meaning: "The LORD my banner",
    words: "Moses built an altar, and called the name of it Jehovah-nissi",
    prayer:
      "When Moses’ arms grew tired, two friends held them up. Thank you for mine. Show me whose arms are shaking, and let me stand there without a speech until the sun goes down.",
    reference: { book: "EXO", chapter: 17, verse: 15 },
  },
  {
    id: "jehovah-shalom",
    name: "Jehovah-shalom",
    meaning: "The LORD is peace",
    words: "Gideon built an altar there unto the LORD, and called it Jehovah-shalom",
    prayer:
      "Gideon was hiding grain in a winepress when your angel came to him, and you told him not to fear. Find me where I hide. Quiet the argument I keep having with somebody who is not here, and send me out unarmed.",
    reference: { book: "JDG", chapter: 6, verse: 24 },
  },
  {
    id: "jehovah-rohi",
    name: "Jehovah-rohi",
    meaning: "The LORD my shepherd",
    words: "The LORD is my shepherd; I shall not want.",
    prayer:
      "Shepherd, I know how to hurry and I know how to graze too long. Set the pace. Where the path is dark, let me hear you moving, and count us all at the gate.",
    reference: { book: "PSA", chapter: 23, verse: 1 },
  },
  {
    id: "jehovah-tsidkenu",
    name: "Jehovah-tsidkenu",
    meaning: "The LORD our righteousness",
    words: "he shall be called, THE LORD OUR RIGHTEOUSNESS",
    prayer:
      "I have been my own lawyer all day and the case is weak. You are my righteousness. Let me put the papers down, say I was wrong to the person I wronged, and sleep.",
    reference: { book: "JER", chapter: 23, verse: 6 },
  },
  {
    id: "jehovah-shammah",
    name: "Jehovah-shammah",
    meaning: "The LORD is there",
    words: "the name of the city from that day shall be, The LORD is there",
    prayer:
      "Ezekiel ends with a city named for your being there. Be there in mine: in the waiting room, the late bus, the window where the light stays on. Walk its streets before I do.",
    reference: { book: "EZK", chapter: 48, verse: 35 },
  },
  {
    id: "jehovah-sabaoth",
    name: "Jehovah-sabaoth",
    meaning: "The LORD of hosts",
    words: "The LORD of hosts is with us; the God of Jacob is our refuge.",
    prayer:
      "LORD of hosts, armies answer to you, and you choose to shelter us. Be refuge tonight for people who sleep in fear of noise. Make the strong ashamed to frighten the weak.",
    reference: { book: "PSA", chapter: 46, verse: 7 },
  },
  {
    id: "jehovah-mekoddishkem",
    name: "Jehovah-mekoddishkem",
    meaning: "The LORD who makes holy",
    words: "I am the LORD that doth sanctify you",
    prayer:
      "You gave a day of rest as the sign that making us holy is your work. I keep picking up the tools. Help me stop for one evening, eat slowly, and be made.",
    reference: { book: "EXO", chapter: 31, verse: 13 },
  },
  {
    id: "ancient-of-days",
    name: "Ancient of Days",
    meaning: "The judge who outlasts every throne",
    words: "the Ancient of days did sit, whose garment was white as snow",
    prayer:
      "Ancient of Days, thrones are set up and cleared away in front of you like chairs. Judge rightly what the newspapers cannot. Keep me from despair over this year, and from hurrying past its poor.",
    reference: { book: "DAN", chapter: 7, verse: 9 },
  },
  {
    id: "emmanuel",
    name: "Emmanuel",
    meaning: "God with us",
    words: "they shall call his name Emmanuel, which being interpreted is, God with us",
    prayer:
      "Emmanuel, you came as a child who had to be carried. Be with the ones who carry children tonight, and with those whose arms are empty. Come into this house as it is.",
    reference: { book: "MAT", chapter: 1, verse: 23 },
  },
  {
    id: "abba",
    name: "Abba",
    meaning: "Father",
    words: "ye have received the Spirit of adoption, whereby we cry, Abba, Father",
    prayer:
      "Abba, for some of us that word is easy and for some it hurts. Teach it to us from the beginning. I am not a servant at the door. I am home, and you are up.",
    reference: { book: "ROM", chapter: 8, verse: 15 },
  },
  {
    id: "alpha-and-omega",
    name: "Alpha and Omega",
    meaning: "The first and the last",
    words: "I am Alpha and Omega, the beginning and the ending, saith the Lord",
    prayer:
      "First and last, you were here before my fear and you will be here after it. I can only see this one day. Hold both ends, and give me the next small thing to do.",
    reference: { book: "REV", chapter: 1, verse: 8 },
  },
];
