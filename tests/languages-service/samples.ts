import type { BookId } from "#domain/scripture/books/books.ts";

/**
 * Sample sentences of our own for the mock: not Scripture, and marked as samples. They show how a script is set,
 * broken into lines, searched and read aloud.
 */
export interface Sample {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly languageName: string;
  readonly languageEnglishName: string;
  readonly direction: "ltr" | "rtl";
  readonly sentences: readonly string[];
  readonly heading: string;
  readonly title: string;
  readonly note: string;
  readonly bookNames: Readonly<Partial<Record<BookId, string>>>;
}

export const samples: readonly Sample[] = [
  {
    id: "arb_vdv",
    code: "arb",
    name: "نموذج عربي",
    englishName: "Arabic sample",
    languageName: "العربية",
    languageEnglishName: "Arabic",
    direction: "rtl",
    sentences: [
      "هٰذَا نَصٌّ تَجْرِيبِيٌّ، وَفِيهِ نُورُ الصَّبَاحِ عَلَى الْجِبَالِ.",
      "هذه جملة نموذجية عن النهر والشجرة والطريق الطويل إلى البيت.",
      "قال المعلم في هذا النموذج: اكتبوا (Lampstand 2026) ثم اقرأوا السطر من جديد.",
    ],
    heading: "عنوان نموذجي",
    title: "عنوان مزمور نموذجي",
    note: "ملاحظة نموذجية: see also v. 12 (ABC).",
    bookNames: { GEN: "التكوين", PSA: "المزامير", JHN: "يوحنا" },
  },
  {
    id: "cmn_cu1",
    code: "cmn",
    name: "中文样本",
    englishName: "Chinese sample",
    languageName: "中文",
    languageEnglishName: "Chinese",
    direction: "ltr",
    sentences: [
      "这是一段样本文字，清晨的光照在山上，江水向东流去。",
      "样本第二句：孩子在树下读书，母亲在窗前点灯。",
      "老师说：“请把这个样本（2026年）再读一遍，慢慢地读。”",
    ],
    heading: "样本标题",
    title: "样本诗篇的题目",
    note: "样本注释：或译作另一个词。",
    bookNames: { GEN: "创世记", PSA: "诗篇", JHN: "约翰福音" },
  },
  {
    id: "HINIRV",
    code: "hin",
    name: "हिन्दी नमूना",
    englishName: "Hindi sample",
    languageName: "हिन्दी",
    languageEnglishName: "Hindi",
    direction: "ltr",
    sentences: [
      "यह एक नमूना वाक्य है, जिसमें सुबह का प्रकाश पहाड़ों पर पड़ता है।",
      "नमूने का दूसरा वाक्य: नदी के किनारे एक वृक्ष है और रास्ता घर की ओर जाता है।",
      "शिक्षक ने कहा, यह नमूना फिर से धीरे-धीरे पढ़ो।",
    ],
    heading: "नमूना शीर्षक",
    title: "नमूना भजन का शीर्षक",
    note: "नमूना टिप्पणी: दूसरा शब्द भी हो सकता है।",
    bookNames: { GEN: "उत्पत्ति", PSA: "भजन संहिता", JHN: "यूहन्ना" },
  },
  {
    id: "deu_l12",
    code: "deu",
    name: "Deutsches Muster",
    englishName: "German sample",
    languageName: "Deutsch",
    languageEnglishName: "German",
    direction: "ltr",
    sentences: [
      "Dies ist ein Mustersatz über das Licht am Morgen und den Weg nach Hause.",
      "Der zweite Mustersatz: Am Fluss steht ein Baum, größer als die Mauer.",
      "Der Lehrer sprach: Lest dieses Muster noch einmal, und lest es langsam.",
    ],
    heading: "Musterüberschrift",
    title: "Ein Musterpsalm",
    note: "Musteranmerkung: oder ein anderes Wort.",
    bookNames: { GEN: "1. Mose", PSA: "Psalm", JHN: "Johannes", JOL: "Joel", MAL: "Maleachi" },
  },
];
