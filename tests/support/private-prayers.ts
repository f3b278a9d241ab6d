/**
 * Private prayers as people write them: with words that a rule for public text refuses, very short, the same
 * word many times over, spaces and line breaks, other alphabets, and what looks like code. All of them are kept.
 */
export const privatePrayers: readonly string[] = [
  "Lord, free me from porn. I am ashamed",
  "Heal my mother who has cancer of the vagina",
  "He called me a whore and a bitch in front of the children. Let it not be true of me.",
  "I nearly said fuck off to my father at the grave. Forgive me.",
  "I want to kill him for what he did to her. You know I do.",
  "Help me.",
  "Abba",
  "?",
  "please ".repeat(40),
  "  Two spaces before, and two after  \n\n\n\tand a tab\n",
  "Señor, ten piedad",
  "Cafe\u0301 with Ruth",
  "主よ、憐れんでください",
  "يا رب ارحم",
  "🙏🏽🙏🏽👨‍👩‍👧",
  "<script>alert(1)</script> <b onclick=x>bold</b> javascript:eval(1) & <3",
  "0",
];
