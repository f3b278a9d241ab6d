import type { DictionaryTerm } from "../schema/dictionary.ts";

export const lastThings: readonly DictionaryTerm[] = [
  {
    term: "Anticristo",
    english: "Antichrist",
    type: "Enseñanza",
    definition:
      "Uno que se pone contra Cristo, o en su lugar. La palabra está solo en las cartas de Juan, y aun allí en plural: muchos habían llegado ya.",
    context:
      "Juan habla de gente que dejó sus iglesias y negaba que Cristo vino en carne. Otros lectores le han unido el «hombre de pecado» de Pablo y la bestia de Apocalipsis, y a menudo un enemigo de su propio tiempo.",
    references: ["1 John 2:18", "1 John 4:3", "2 John 1:7", "2 Thessalonians 2:3"],
    greek: "ἀντίχριστος (antichristos)",
    source: "Easton’s Bible Dictionary (1897), ‘Antichrist’; Strong’s Exhaustive Concordance (1890), G500",
  },
  {
    term: "Armagedón",
    english: "Armageddon",
    type: "Lugar",
    definition:
      "El lugar de Apocalipsis donde los reyes de la tierra se juntan para la batalla. El nombre se da como hebreo y probablemente significa el monte de Meguido, una ciudad que guardaba un paso.",
    context:
      "Cerca de Meguido se libraron muchas batallas; allí murió Josías. Ningún monte lleva ese nombre, así que algunos toman el lugar como una señal y no como un punto en el mapa.",
    references: ["Revelation 16:14-16", "Judges 5:19", "2 Kings 23:29"],
    greek: "Ἀρμαγεδδών (Armageddōn)",
    source: "Easton’s Bible Dictionary (1897), ‘Armageddon’; Strong’s Exhaustive Concordance (1890), G717",
  },
  {
    term: "Ascensión",
    english: "Ascension",
    type: "Suceso",
    definition:
      "La subida de Jesús resucitado, fuera de la vista de los discípulos, cuarenta días después de la Pascua según Hechos. Lucas la cuenta dos veces, desde cerca de Betania y el monte de los Olivos.",
    context:
      "Se quedan mirando hacia arriba hasta que dos varones de blanco les preguntan por qué. En el evangelio vuelven a Jerusalén sin llorar, «con gran gozo», que no es como suelen acabar las despedidas.",
    references: ["Luke 24:50-52", "Acts 1:3", "Acts 1:9-11", "Ephesians 4:10"],
    source: "The passages named",
  },
  {
    term: "Día de Jehová",
    english: "Day of the LORD",
    type: "Enseñanza",
    definition:
      "El tiempo en que Dios interviene para juzgar y poner las cosas en su lugar. Israel lo esperaba como una victoria; Amós advirtió a sus oyentes que tuvieran cuidado con lo que deseaban.",
    context:
      "A los que aplastaban al pobre les dijo que ese día sería «de tinieblas, y no luz». Otros profetas ven después lluvia, cosecha y paz; Pablo dice que viene como ladrón en la noche.",
    references: ["Amos 5:18", "Joel 2:31-32", "Malachi 4:5", "1 Thessalonians 5:2"],
    source: "International Standard Bible Encyclopedia (1915), ‘Day of the Lord’; The passages named",
  },
  {
    term: "Vida eterna",
    english: "Eternal life",
    type: "Enseñanza",
    definition:
      "Vida con Dios que la muerte no termina. El evangelio de Juan habla de ella como de algo que ya se tiene ahora, y la describe: conocer a Dios y al que él ha enviado.",
    context:
      "Un rico corrió hacia Jesús y preguntó qué hacer para heredarla; Jesús lo amó, y la respuesta lo hizo irse triste. Daniel es el primero en hablar claro de despertar «para vida eterna».",
    references: ["Daniel 12:2", "Mark 10:17-22", "John 5:24", "John 17:3"],
    greek: "ζωὴ αἰώνιος (zōē aiōnios)",
    source: "Easton’s Bible Dictionary (1897), ‘Eternal life’; Strong’s Exhaustive Concordance (1890), G2222, G166",
  },
  {
    term: "Gehena",
    english: "Gehenna",
    type: "Lugar",
    definition:
      "El valle de Hinom, al sur, bajo los muros de Jerusalén, donde algunos reyes de Judá quemaron a sus hijos ante ídolos. Llegó a ser el nombre del fuego del juicio.",
    context:
      "La Reina-Valera de 1909 dice ocho veces infierno y cuatro Gehenna. De sus doce apariciones, once son palabras de Jesús, dichas sobre todo a discípulos o a jefes religiosos; la otra, en Santiago, trata de la lengua.",
    references: ["2 Chronicles 28:3", "Jeremiah 7:31", "Mark 9:43", "James 3:6"],
    hebrew: "גֵּיא הִנֹּם (ge hinnom)",
    greek: "γέεννα (geenna)",
    source: "Easton’s Bible Dictionary (1897), ‘Gehenna’; Strong’s Exhaustive Concordance (1890), G1067, H1516, H2011",
  },
  {
    term: "Hades",
    english: "Hades",
    type: "Lugar",
    definition:
      "El nombre griego del lugar de los muertos, usado para el Seol hebreo. La Reina-Valera de 1909 lo traduce casi siempre infierno, y en 1 Corintios 15:55 sepulcro.",
    context:
      "Jesús dice que sus puertas no prevalecerán contra su iglesia, y Cristo resucitado tiene sus llaves. Al final de Apocalipsis devuelve a sus muertos y es arrojado él mismo.",
    references: ["Matthew 16:18", "Acts 2:27", "Revelation 1:18", "Revelation 20:13-14"],
    greek: "ᾅδης (hadēs)",
    source: "International Standard Bible Encyclopedia (1915), ‘Hades’; Strong’s Exhaustive Concordance (1890), G86",
  },
  {
    term: "Cielo",
    english: "Heaven",
    type: "Lugar",
    definition:
      "Primero, el cielo que se ve, con sus aves, su lluvia y sus estrellas; luego el lugar del trono de Dios, donde se hace su voluntad. El hebreo y el griego tienen cada uno una sola palabra para los dos.",
    context:
      "Salomón dice que ni los cielos de los cielos pueden contener a Dios. La última imagen de la Biblia no es gente que vuela hacia allá: la ciudad santa baja, y Dios vive con los suyos.",
    references: ["Genesis 1:8", "1 Kings 8:27", "Matthew 6:9-10", "Revelation 21:2-3"],
    hebrew: "שָׁמַיִם (shamayim)",
    greek: "οὐρανός (ouranos)",
    source: "Easton’s Bible Dictionary (1897), ‘Heaven’; Strong’s Exhaustive Concordance (1890), H8064, G3772",
  },
  {
    term: "Infierno",
    english: "Hell",
    type: "Lugar",
    definition:
      "Una palabra para varias: Seol en hebreo y Hades en griego, el lugar de todos los muertos; Gehena, el fuego del juicio del que advirtió Jesús; y en 2 Pedro 2:4, el Tártaro.",
    context:
      "Cuando el Salmo 16 dice «no dejarás mi alma en el sepulcro», la palabra es Seol, y Pedro lo cita sobre la resurrección de Cristo. La mayoría de los cristianos lee el fuego como eterno; algunos, como un final, y algunos esperan que purifique.",
    references: ["Psalm 16:10", "Acts 2:31", "Mark 9:43", "2 Peter 2:4"],
    hebrew: "שְׁאוֹל (sheol)",
    greek: "ᾅδης, γέεννα (hadēs, geenna)",
    source: "Easton’s Bible Dictionary (1897), ‘Hell’; Strong’s Exhaustive Concordance (1890), H7585, G86, G1067",
  },
  {
    term: "Juicio",
    english: "Judgment",
    type: "Enseñanza",
    definition:
      "La decisión de un juez, y la justicia que hace. Los Salmos lo piden, porque los ora gente agraviada; el Nuevo Testamento mira hacia uno último.",
    context:
      "Jesús habla de un pastor que separa su rebaño, y las preguntas son por comida, bebida, ropa y visitas. Los dos grupos se sorprenden. Amós quería verlo correr «como las aguas», todos los días.",
    references: ["Psalm 96:13", "Amos 5:24", "Matthew 25:31-40", "2 Corinthians 5:10"],
    hebrew: "מִשְׁפָּט (mishpat)",
    greek: "κρίσις (krisis)",
    source: "Strong’s Exhaustive Concordance (1890), H4941, G2920; The passages named",
  },
  {
    term: "Nueva Jerusalén",
    english: "New Jerusalem",
    type: "Lugar",
    definition:
      "La ciudad que Juan ve bajar de Dios en los últimos capítulos de la Biblia: puertas que nunca se cierran, un río, árboles cuyas hojas sanan a las naciones, y ningún templo.",
    context:
      "Sus puertas llevan los nombres de las doce tribus, sus cimientos los de los doce apóstoles. Es tan alta como larga y ancha, la forma del lugar santísimo del templo.",
    references: ["Revelation 21:2", "Revelation 21:12-16", "Revelation 21:22-25", "Revelation 22:1-2"],
    source: "The passages named",
  },
  {
    term: "Paraíso",
    english: "Paradise",
    type: "Lugar",
    definition:
      "Un parque o jardín cercado. El Antiguo Testamento griego usó la palabra para el Edén, y así llegó a ser el lugar donde los bienaventurados están con Dios.",
    context:
      "Jesús se lo dice a un malhechor que solo pidió ser recordado: «hoy estarás conmigo en el paraíso». En Apocalipsis está allí otra vez el árbol de la vida.",
    references: ["Luke 23:42-43", "2 Corinthians 12:4", "Revelation 2:7"],
    etymology:
      "De una vieja palabra persa que significa cercado; en su forma hebrea está en Eclesiastés 2:5 y Nehemías 2:8.",
    greek: "παράδεισος (paradeisos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Paradise’; Strong’s Exhaustive Concordance (1890), G3857, H6508; Liddell and Scott, Greek–English Lexicon (1897), ‘παράδεισος’",
  },
  {
    term: "Resurrección",
    english: "Resurrection",
    type: "Enseñanza",
    definition:
      "Levantarse de entre los muertos: el de Jesús al tercer día y, por él, el de todos. No es que el alma siga sin cuerpo, sino una vida nueva de la persona entera.",
    context:
      "Son mujeres las primeras en llevar la noticia, y a los apóstoles les parece locura. Pablo lo apuesta todo a ella: «si Cristo no resucitó, vana es entonces nuestra predicación». Compara el cuerpo con una semilla.",
    references: ["Luke 24:9-11", "John 11:25", "1 Corinthians 15:14", "1 Corinthians 15:42-44"],
    greek: "ἀνάστασις (anastasis)",
    source: "Easton’s Bible Dictionary (1897), ‘Resurrection of Christ’; Strong’s Exhaustive Concordance (1890), G386",
  },
  {
    term: "Segunda venida",
    english: "Second coming",
    type: "Enseñanza",
    definition:
      "El regreso de Cristo en gloria, que el Nuevo Testamento promete y no fecha. La palabra griega se usaba para la llegada de un rey o un emperador a una ciudad.",
    context:
      "«Empero del día y hora nadie sabe», dice Jesús; las parábolas que hablan de esto tratan de velar y hacer el trabajo. Las iglesias difieren en el orden de los sucesos y coinciden en la esperanza.",
    references: ["Matthew 24:36", "Acts 1:11", "1 Thessalonians 4:16-17", "2 Peter 3:8-9"],
    greek: "παρουσία (parousia)",
    source:
      "Strong’s Exhaustive Concordance (1890), G3952; Deissmann, Light from the Ancient East (1910); The passages named",
  },
];
