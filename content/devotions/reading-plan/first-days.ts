import { quotedIn } from "#domain/site/locales/locale.ts";
import type { WrittenPlanDay } from "#content/schema/reading-plan.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** The five handwritten days of the plan. */
export const firstDays: readonly WrittenPlanDay[] = [
  {
    day: 1,
    theme: "Beginnings",
    oldTestament: "Genesis 1-2",
    oldTestamentDescription: "Light before there is a sun, and a garden with work to do in it.",
    newTestament: "Matthew 1",
    newTestamentDescription:
      "A long list of names, some of them surprising, and a carpenter who wakes and does as he was told.",
    prayer:
      "Maker of everything, you began with light, and you have been generous with it ever since. I begin this reading with very little: a chair, some minutes, a mind that wanders. Say your first word over that too. Thank you for the names in the long list, the famous ones and the ones I cannot pronounce. Write mine somewhere after theirs, and keep me at it when the days get busy. Amen.",
  },
  {
    day: 2,
    theme: "Hiding",
    oldTestament: "Genesis 3-4",
    oldTestamentDescription:
      "Two questions of God begin with the word where: one in a garden, one about a brother who lies in a field.",
    newTestament: "Matthew 2",
    newTestamentDescription: "Wise men follow a star to a house, and a family leaves for Egypt in the night.",
    prayer:
      "You came looking, and you called. I know something about trees to hide behind. Before you ask me where I am, I will tell you: I am tired, I am not where I meant to be, and I have blamed somebody for it. Ask me where my brother is as well, and do not accept a shrug. Be with every family that must leave home tonight with a child in its arms. Amen.",
  },
  {
    day: 3,
    theme: "Water",
    oldTestament: "Genesis 5-7",
    oldTestamentDescription: "Ten generations in one breath, and then the rain.",
    newTestament: "Matthew 3",
    newTestamentDescription: "John preaches by the river, and Jesus asks to be baptised like everyone else.",
    prayer:
      "Lord, it has rained on people I love. Some of them are still shut in and cannot see how it will end. Remember them. Keep the roof over their heads, and keep us gentle with each other in close quarters. And when I am too proud to stand in line with other sinners, show me who else once stood in it. Amen.",
  },
  {
    day: 4,
    theme: "Dry ground",
    oldTestament: "Genesis 8-9",
    oldTestamentDescription: "A dove with a leaf, the covering lifted off the ark, and a promise set in the clouds.",
    newTestament: "Matthew 4",
    newTestamentDescription: "Forty days of hunger, then a call beside the lake. Four men leave their nets.",
    prayer:
      "Here is dry ground, and I had stopped expecting it. Help me to step out before I am certain. You know which hunger the tempter will use on me, for you have been hungry yourself. Give me a verse to hold. And if you walk past my work today and call, let me notice. Let me be mending something, with my hands free enough to put it down. Amen.",
  },
  {
    day: 5,
    theme: "Leaving home",
    oldTestament: "Genesis 10-12",
    oldTestamentDescription: "The nations spread out, a tower is left unfinished, and one man is told to go.",
    newTestament: "Matthew 5:1-20",
    newTestamentDescription: "He sits down on a hillside and calls unlikely people blessed.",
    prayer:
      "You told Abram to go, and you did not tell him where. I like to know where. Bless me anyway, and let it run over the edge on to other people, as you promised him it would. When you list the ones who are truly happy, and I am not on the list, teach me to want what you praise. Begin with mercy, and begin with me. Amen.",
  },
];
