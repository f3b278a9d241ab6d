import type { DailyVerse } from "./schema/daily-verses.ts";
import type { edition as english } from "./daily-verses.ts";

export const edition: typeof english = { id: "spa_r09", name: "Reina-Valera 1909", tag: "es", direction: "ltr" };

/** The verses of the Daily Rhema in the Reina-Valera of 1909, word for word. */
export const dailyVerses: readonly DailyVerse[] = [
  {
    book: "JHN",
    chapter: 3,
    verse: 16,
    text: "Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.",
  },
  {
    book: "LAM",
    chapter: 3,
    verse: 22,
    lastVerse: 23,
    text: "Es por la misericordia de Jehová que no somos consumidos, porque nunca decayeron sus misericordias. Nuevas son cada mañana; grande es tu fidelidad.",
  },
  {
    book: "PSA",
    chapter: 121,
    verse: 1,
    lastVerse: 2,
    text: "Alzaré mis ojos á los montes, de donde vendrá mi socorro. Mi socorro viene de Jehová, que hizo los cielos y la tierra.",
  },
  {
    book: "MAT",
    chapter: 11,
    verse: 28,
    text: "Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.",
  },
  {
    book: "ISA",
    chapter: 40,
    verse: 31,
    text: "Mas los que esperan á Jehová tendrán nuevas fuerzas; levantarán las alas como águilas; correrán, y no se cansarán; caminarán, y no se fatigarán.",
  },
  {
    book: "PRO",
    chapter: 3,
    verse: 5,
    lastVerse: 6,
    text: "Fíate de Jehová de todo tu corazón, y no estribes en tu prudencia. Reconócelo en todos tus caminos, y él enderezará tus veredas.",
  },
  {
    book: "PHP",
    chapter: 4,
    verse: 6,
    lastVerse: 7,
    text: "Por nada estéis afanosos; sino sean notorias vuestras peticiones delante de Dios en toda oración y ruego, con hacimiento de gracias. Y la paz de Dios, que sobrepuja todo entendimiento, guardará vuestros corazones y vuestros entendimientos en Cristo Jesús.",
  },
  {
    book: "MIC",
    chapter: 6,
    verse: 8,
    text: "Oh hombre, él te ha declarado qué sea lo bueno, y qué pida de ti Jehová: solamente hacer juicio, y amar misericordia, y humillarte para andar con tu Dios.",
  },
  {
    book: "JOS",
    chapter: 1,
    verse: 9,
    text: "Mira que te mando que te esfuerces y seas valiente: no temas ni desmayes, porque Jehová tu Dios será contigo en donde quiera que fueres.",
  },
  {
    book: "JHN",
    chapter: 14,
    verse: 27,
    text: "La paz os dejo, mi paz os doy: no como el mundo la da, yo os la doy. No se turbe vuestro corazón, ni tenga miedo.",
  },
  {
    book: "PSA",
    chapter: 34,
    verse: 18,
    text: "Cercano está Jehová á los quebrantados de corazón; y salvará á los contritos de espíritu.",
  },
  {
    book: "ROM",
    chapter: 8,
    verse: 38,
    lastVerse: 39,
    text: "Por lo cual estoy cierto que ni la muerte, ni la vida, ni ángeles, ni principados, ni potestades, ni lo presente, ni lo por venir, Ni lo alto, ni lo bajo, ni ninguna criatura nos podrá apartar del amor de Dios, que es en Cristo Jesús Señor nuestro.",
  },
  {
    book: "ZEP",
    chapter: 3,
    verse: 17,
    text: "Jehová en medio de ti, poderoso, él salvará; gozaráse sobre ti con alegría, callará de amor, se regocijará sobre ti con cantar.",
  },
  {
    book: "2CO",
    chapter: 12,
    verse: 9,
    text: "Y me ha dicho: Bástate mi gracia; porque mi potencia en la flaqueza se perfecciona. Por tanto, de buena gana me gloriaré más bien en mis flaquezas, porque habite en mí la potencia de Cristo.",
  },
  {
    book: "HAB",
    chapter: 3,
    verse: 17,
    lastVerse: 18,
    text: "Aunque la higuera no florecerá, ni en las vides habrá frutos; mentirá la obra de la oliva, y los labrados no darán mantenimiento, y las ovejas serán quitadas de la majada, y no habrá vacas en los corrales; Con todo, yo me alegraré en Jehová, y me gozaré en el Dios de mi salud.",
  },
  {
    book: "JAS",
    chapter: 1,
    verse: 5,
    text: "Y si alguno de vosotros tiene falta de sabiduría, demándela á Dios, el cual da á todos abundantemente, y no zahiere; y le será dada.",
  },
  {
    book: "PSA",
    chapter: 46,
    verse: 1,
    text: "Dios es nuestro amparo y fortaleza, nuestro pronto auxilio en las tribulaciones.",
  },
  {
    book: "GAL",
    chapter: 6,
    verse: 9,
    text: "No nos cansemos, pues, de hacer bien; que á su tiempo segaremos, si no hubiéremos desmayado.",
  },
  {
    book: "DEU",
    chapter: 31,
    verse: 8,
    text: "Y Jehová es el que va delante de ti; él será contigo, no te dejará, ni te desamparará; no temas, ni te intimides.",
  },
  {
    book: "1JN",
    chapter: 4,
    verse: 18,
    lastVerse: 19,
    text: "En amor no hay temor; mas el perfecto amor echa fuera el temor: porque el temor tiene pena. De donde el que teme, no está perfecto en el amor. Nosotros le amamos á él, porque él nos amó primero.",
  },
];
