import { quotedIn } from "#domain/site/locales/locale.ts";
import type { SalvationContent } from "#content/schema/devotions.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Everything on the salvation page but the six lives, which are in `case-studies.ts`. Scripture is KJV. */
export const salvation: SalvationContent = {
  hero: {
    title: "Salvation Stories",
    lead: "Six people met Jesus Christ and were not the same afterwards: three in the pages of the Bible, three in later centuries. Read one of them slowly. See what in it is yours.",
  },
  godsLove: {
    title: "God's Love For You",
    paragraphs: [
      "Jesus told of a son who asked for his inheritance early, spent it far from home, and came back hungry with an apology ready. He never got to the end of it. His father saw him while he was still a long way off; and to see that far, one has to have been looking down the road.",
      "That is how Jesus described God. Not waiting to be talked round, but out of the house and running. Nothing you have done is news to him, and none of it has made him turn back. He does not wait to love people until they have improved.",
      "It cost him. The Son who told that story went to a cross for the ones it was about: the child who left, and the child who stayed at home and kept accounts. He was buried, and on the third day he was alive. What he offers is not advice. It is himself.",
    ],
    scripture: {
      text: "But when he was yet a great way off, his father saw him, and had compassion, and ran, and fell on his neck, and kissed him.",
      reference: "Luke 15:20",
    },
  },
  steps: [
    {
      letter: "A",
      word: "Admit",
      text: "Say what is so. You do not need a list with every item on it. Tell God that you have gone your own way, that it has hurt him and others and you, and that you cannot put it right alone. Everyone who ever came to him began here.",
      scripture: { text: "For all have sinned, and come short of the glory of God", reference: "Romans 3:23" },
    },
    {
      letter: "B",
      word: "Believe",
      text: "Trust Jesus with your weight, as you trust a chair by sitting in it. Believe that he is the Son of God, that he died for your sins and that God raised him from the dead. You may do this with questions still in your pocket.",
      scripture: {
        text: "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.",
        reference: "John 3:16",
      },
    },
    {
      letter: "C",
      word: "Confess",
      text: "Say it out loud: Jesus is Lord, and that means mine. Say it to him first. Then say it to one person you can trust, because a thing said in front of a friend is harder to take back on a grey morning.",
      scripture: {
        text: "That if thou shalt confess with thy mouth the Lord Jesus, and shalt believe in thine heart that God hath raised him from the dead, thou shalt be saved.",
        reference: "Romans 10:9",
      },
    },
  ],
  prayer:
    "Lord Jesus Christ, I have come as I am, because you said that I could.\nI have sinned. Some of it I am ashamed to name, and you know it already. I am sorry.\nI believe that you died for me, and that you are alive. Forgive me, and make me clean.\nI have run my own life long enough. Be my Lord today, in this house, with these people, in what I do next.\nGive me your Spirit, and hold me, because I shall need holding. Thank you for coming to look for me. Amen.",
  afterPrayer:
    "These words have no power of their own. If you said them, or others like them, and meant what you could, he heard. Some people feel a great deal at this moment and some feel nothing at all; the promise is the same for both.",
  next: [
    {
      title: "Tell someone today",
      text: "Call a friend who believes, or write to one. Say what happened in a sentence. You are not asking to be congratulated; you are asking for company.",
    },
    {
      title: "Read a little every day",
      text: "Begin with the Gospel of Mark, which is short and wastes no time. The reading plan gives you two portions a day and keeps your place.",
      to: "/reading-plan",
    },
    {
      title: "Walk forty days with Jesus",
      text: "Mentor Me Jesus takes one saying or scene from his life each day and leaves you with a question and somewhere to write.",
      to: "/mentor-me-jesus",
    },
    {
      title: "Pray in your own words",
      text: "Short is good and honest is better. When you run out, borrow a prayer from the wall, or write your own in the diary, which only you can read.",
      to: "/prayer-diary",
    },
    {
      title: "Find a church",
      text: "Look for one where the Bible is opened, where Jesus is spoken of as alive, and where the people are kind to the awkward. Ask them about being baptised. None of them will be perfect, and nor will you.",
    },
  ],
  joy: { text: "joy shall be in heaven over one sinner that repenteth", reference: "Luke 15:7" },
};
