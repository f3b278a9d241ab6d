import type { DictionaryTerm } from "../schema/dictionary.ts";

export const powers: readonly DictionaryTerm[] = [
  {
    term: "Ángel",
    english: "Angel",
    type: "Espíritu",
    definition:
      "Un mensajero de Dios. El hebreo y el griego usan la misma palabra para un mensajero humano, y en los relatos a menudo se toma a los visitantes por hombres al principio.",
    context:
      "Sus primeras palabras suelen ser «no temas». Se nombra a Gabriel y a Miguel, y en los apócrifos a Rafael; Hebreos los llama a todos espíritus servidores, enviados para quienes heredarán la salvación.",
    references: ["Genesis 18:2", "Daniel 9:21", "Luke 1:30", "Hebrews 1:14"],
    hebrew: "מַלְאָךְ (malakh)",
    greek: "ἄγγελος (angelos)",
    source: "Easton’s Bible Dictionary (1897), ‘Angel’; Strong’s Exhaustive Concordance (1890), H4397, G32",
  },
  {
    term: "Baal",
    english: "Baal",
    type: "Nombre",
    definition:
      "‘Señor’ o ‘dueño’: el dios cananeo de la tormenta y la lluvia, del que los labradores creían que dependía la cosecha. Cada lugar podía tener el suyo; de ahí el plural, los Baales.",
    context:
      "En el Carmelo, al tercer año de sequía, Elías dejó que cuatrocientos cincuenta de sus profetas llamaran de la mañana al mediodía. «Mas no había voz, ni quien respondiese».",
    references: ["Judges 2:11", "1 Kings 18:21", "1 Kings 18:26", "Hosea 2:8"],
    hebrew: "בַּעַל (baal)",
    source: "Easton’s Bible Dictionary (1897), ‘Baal’; Strong’s Exhaustive Concordance (1890), H1168",
  },
  {
    term: "Beelzebú",
    english: "Beelzebub",
    type: "Nombre",
    definition:
      "En los evangelios, el príncipe de los demonios. Baal-zebub era el dios de Ecrón, ciudad filistea; en hebreo suena a ‘señor de las moscas’, quizás una burla de su nombre.",
    context:
      "Unos escribas decían que Jesús echaba demonios por él. Jesús respondió con una casa que pelea consigo misma: si está dividido contra sí, «¿cómo estará en pie su reino?»",
    references: ["2 Kings 1:2", "Mark 3:22", "Luke 11:15", "Luke 11:18"],
    hebrew: "בַּעַל זְבוּב (baal zevuv)",
    greek: "Βεελζεβούλ (Beelzeboul)",
    source: "Easton’s Bible Dictionary (1897), ‘Beelzebub’; Strong’s Exhaustive Concordance (1890), H1176, G954",
  },
  {
    term: "Diablo",
    english: "Devil",
    type: "Espíritu",
    definition:
      "El enemigo de Dios y de la gente, llamado también Satanás. Para los muchos espíritus malos que atormentan a las personas el griego tiene otra palabra, daimonion, demonio.",
    context:
      "Tienta a Jesús con la Escritura en la boca. Pedro lo compara con un león que ronda buscando presa; Santiago dice que, si uno le resiste, huye.",
    references: ["Matthew 4:5-6", "Mark 1:34", "James 4:7", "1 Peter 5:8"],
    etymology: "El griego ‘diabolos’ es el que calumnia.",
    greek: "διάβολος, δαιμόνιον (diabolos, daimonion)",
    source: "Easton’s Bible Dictionary (1897), ‘Devil’; Strong’s Exhaustive Concordance (1890), G1228, G1140",
  },
  {
    term: "Moloc",
    english: "Molech",
    type: "Nombre",
    definition:
      "El ídolo ante el que quemaban niños en el valle de Hinom; la ley lo prohíbe con pena de muerte. Reyes lo llama abominación de los hijos de Amón.",
    context:
      "El rey Josías profanó el lugar para que no volviera a hacerse. En Jeremías, que predicó cerca, Dios dice de ese culto que nunca le vino al pensamiento.",
    references: ["Leviticus 20:2", "1 Kings 11:7", "2 Kings 23:10", "Jeremiah 32:35"],
    hebrew: "מֹלֶךְ (molekh)",
    source: "Easton’s Bible Dictionary (1897), ‘Moloch’; Strong’s Exhaustive Concordance (1890), H4432",
  },
  {
    term: "Satanás",
    english: "Satan",
    type: "Espíritu",
    definition:
      "En hebreo, un adversario, o el que acusa en un tribunal. En Job y Zacarías está ante Dios y acusa; en el Nuevo Testamento es el enemigo de Dios, el diablo.",
    context:
      "Números usa la misma palabra para un ángel que le cierra el paso a Balaam. Jesús vio a Satanás caer del cielo como un rayo, y les dijo a sus amigos que se alegraran de algo mejor.",
    references: ["Job 1:6-9", "Zechariah 3:1-2", "Numbers 22:22", "Luke 10:18-20"],
    hebrew: "שָׂטָן (satan)",
    greek: "Σατανᾶς (Satanas)",
    source: "Easton’s Bible Dictionary (1897), ‘Satan’; Strong’s Exhaustive Concordance (1890), H7854, G4567",
  },
];
