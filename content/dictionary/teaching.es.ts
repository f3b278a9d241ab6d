import type { DictionaryTerm } from "../schema/dictionary.ts";

export const teaching: readonly DictionaryTerm[] = [
  {
    term: "Expiación",
    english: "Atonement",
    type: "Enseñanza",
    definition:
      "Reparar lo que el pecado rompió entre Dios y la gente. En Levítico se hace con sangre, y un día del año, por todo Israel a la vez.",
    context:
      "La palabra hebrea está cerca de cubrir. Hebreos explica el antiguo día de la expiación como imagen de lo que Cristo hizo una vez; Pablo, en Romanos 5:11, habla de reconciliación.",
    references: ["Leviticus 16:30", "Leviticus 17:11", "Romans 5:11", "Hebrews 9:12"],
    hebrew: "כִּפֻּרִים (kippurim)",
    source:
      "Strong’s Exhaustive Concordance (1890), H3725; Skeat, Etymological Dictionary of the English Language (1882), ‘Atone’; Tyndale’s New Testament (1534), Romans 5",
  },
  {
    term: "Caridad",
    english: "Charity",
    type: "Enseñanza",
    definition:
      "En la Reina-Valera de 1909, el amor: no la limosna, sino el amor que busca el bien del otro y no pregunta qué recibe. Otras veces la misma palabra griega se traduce amor.",
    context:
      "Pablo escribe su capítulo sobre ella para una iglesia que discutía por dones. Dice lo que hace y no lo que siente: es sufrida, es benigna, «no busca lo suyo».",
    references: ["1 Corinthians 13:4-5", "1 Corinthians 13:13", "1 John 4:8"],
    etymology: "Del latín ‘caritas’, aprecio; la Biblia latina la usó para el griego agape.",
    greek: "ἀγάπη (agapē)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Charity’; Strong’s Exhaustive Concordance (1890), G26; Skeat, Etymological Dictionary of the English Language (1882), ‘Charity’",
  },
  {
    term: "Pacto",
    english: "Covenant",
    type: "Enseñanza",
    definition:
      "Un lazo con promesas, sellado con un juramento o una señal, por el que dos partes se pertenecen. Dios se obliga con Noé, con Abraham, con Israel en el Sinaí y con David.",
    context:
      "Jeremías promete uno nuevo, escrito en el corazón y no en piedra. En la última cena Jesús toma la copa y dice que es este. Los títulos Antiguo y Nuevo Testamento hablan de los dos.",
    references: ["Genesis 9:13", "Exodus 24:8", "Jeremiah 31:33", "Luke 22:20"],
    hebrew: "בְּרִית (berith)",
    greek: "διαθήκη (diathēkē)",
    source: "Easton’s Bible Dictionary (1897), ‘Covenant’; Strong’s Exhaustive Concordance (1890), H1285, G1242",
  },
  {
    term: "Fe",
    english: "Faith",
    type: "Enseñanza",
    definition:
      "Confianza que se apoya en alguien con todo su peso: creerle a Dios y actuar según lo que dijo. Es menos una opinión en la cabeza que una mano extendida.",
    context:
      "Hebreos 11 la define en una línea y gasta el resto del capítulo en gente que empacó, construyó, se escondió y esperó por ella. Se dice que basta un grano, como de mostaza.",
    references: ["Hebrews 11:1", "Matthew 17:20", "Romans 4:20-21", "Ephesians 2:8"],
    hebrew: "אֱמוּנָה (emunah)",
    greek: "πίστις (pistis)",
    source: "Easton’s Bible Dictionary (1897), ‘Faith’; Strong’s Exhaustive Concordance (1890), G4102, H530",
  },
  {
    term: "Primogénito",
    english: "Firstborn",
    type: "Enseñanza",
    definition:
      "El primer hijo de una casa, que en Israel recibía doble parte y era de Dios. La palabra llegó a significar rango además de orden de nacimiento.",
    context:
      "Una y otra vez Dios lo deja de lado: Isaac, Jacob, Efraín y David son hijos menores. Pablo llama a Cristo «el primogénito de toda criatura», el primero sobre todo lo creado.",
    references: ["Exodus 13:2", "Deuteronomy 21:17", "Colossians 1:15", "Romans 8:29"],
    hebrew: "בְּכוֹר (bekhor)",
    greek: "πρωτότοκος (prōtotokos)",
    source: "Strong’s Exhaustive Concordance (1890), H1060, G4416; The passages named",
  },
  {
    term: "Evangelio",
    english: "Gospel",
    type: "Enseñanza",
    definition:
      "Buena noticia. En el mundo romano la palabra anunciaba una victoria o el cumpleaños de un emperador; los apóstoles la usaron para lo que Dios hizo en Jesús.",
    context:
      "Isaías había visto a un corredor por los montes con noticias de paz. Jesús lo lee en Nazaret y dice que está cumplido. Solo después dio nombre a cuatro libros.",
    references: ["Isaiah 52:7", "Mark 1:15", "Luke 4:18", "1 Corinthians 15:1"],
    etymology: "Del griego ‘euangelion’, buena noticia.",
    greek: "εὐαγγέλιον (euangelion)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Gospel’; Strong’s Exhaustive Concordance (1890), G2098; Deissmann, Light from the Ancient East (1910); Skeat, Etymological Dictionary of the English Language (1882), ‘Gospel’",
  },
  {
    term: "Gracia",
    english: "Grace",
    type: "Enseñanza",
    definition:
      "Favor que nadie se ganó: la bondad de Dios con quienes no podían exigirla, y la ayuda que viene de ella. El salario es por el trabajo; la gracia, para quien no tiene trabajo que mostrar.",
    context:
      "Noé la halló antes del diluvio. Pablo empieza y acaba con ella sus cartas, y pidió tres veces que le quitaran una espina antes de oír: «Bástate mi gracia».",
    references: ["Genesis 6:8", "John 1:17", "Ephesians 2:8", "2 Corinthians 12:9"],
    hebrew: "חֵן (chen)",
    greek: "χάρις (charis)",
    source: "Easton’s Bible Dictionary (1897), ‘Grace’; Strong’s Exhaustive Concordance (1890), G5485, H2580",
  },
  {
    term: "Santo",
    english: "Holy",
    type: "Enseñanza",
    definition:
      "Apartado. Se dice primero de Dios, que no se parece a nadie; luego de lo que es suyo: un día, un lugar, un pueblo, una copa. La santidad de la gente es parecerse a aquel de quien son.",
    context:
      "En la visión de Isaías los serafines lo gritan tres veces. Levítico lo vuelve cosa de cada día: pesas justas, espigas para los pobres, ningún rencor contra el prójimo.",
    references: ["Isaiah 6:3", "Leviticus 19:2", "1 Peter 1:15-16"],
    hebrew: "קָדוֹשׁ (qadosh)",
    greek: "ἅγιος (hagios)",
    source: "Strong’s Exhaustive Concordance (1890), H6918, G40; The passages named",
  },
  {
    term: "Justificación",
    english: "Justification",
    type: "Enseñanza",
    definition:
      "Palabra de juez: declarar que alguien está en lo justo. Pablo la usa para el veredicto de Dios sobre los que confían en Cristo, dado de balde, aparte de las obras de la ley.",
    context:
      "Los protestantes subrayan un veredicto recibido solo por la fe; católicos y ortodoxos, que la gracia además hace justo y la fe obra por el amor, como dice Santiago. Todos dicen que empieza como un don de Dios.",
    references: ["Romans 3:24", "Romans 5:1", "Galatians 5:6", "James 2:24"],
    greek: "δικαίωσις (dikaiōsis)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Justification’; Catholic Encyclopedia (1907–1912), ‘Justification’; Strong’s Exhaustive Concordance (1890), G1347",
  },
  {
    term: "Reino de Dios",
    english: "Kingdom of God",
    type: "Enseñanza",
    definition:
      "El gobierno de Dios, y la vida de quienes viven en él. Mateo dice casi siempre «reino de los cielos» y quiere decir lo mismo, probablemente por el cuidado con que los judíos usaban el nombre de Dios.",
    context:
      "Jesús anunció que estaba cerca, y cuando le preguntaban cómo es hablaba de semillas, levadura, una red, una perla. Se pide en el padrenuestro y, dice, «entre vosotros está», que puede ser también dentro de ustedes.",
    references: ["Mark 1:15", "Matthew 6:10", "Matthew 13:31", "Luke 17:21"],
    greek: "βασιλεία τοῦ θεοῦ (basileia tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G932, G2316; The passages named",
  },
  {
    term: "Propiciación",
    english: "Propitiation",
    type: "Enseñanza",
    definition:
      "Lo que aparta la ira y abre el camino de regreso. Dicho de la muerte de Cristo: Dios mismo pone lo que resuelve el pecado, de modo que es justo y aun así perdona.",
    context:
      "La palabra griega de Romanos 3:25 es la de la tapa de oro del arca, sobre la que se rociaba sangre el día de la expiación. Algunos traductores prefieren expiación: la culpa cubierta y quitada.",
    references: ["Romans 3:25", "1 John 2:2", "1 John 4:10", "Hebrews 9:5"],
    greek: "ἱλαστήριον, ἱλασμός (hilastērion, hilasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Propitiation’; Strong’s Exhaustive Concordance (1890), G2435, G2434",
  },
  {
    term: "Redención",
    english: "Redemption",
    type: "Enseñanza",
    definition:
      "Comprar la libertad: pagar lo que cuesta recuperar a un esclavo, un campo o una vida perdida. En Israel le tocaba al pariente más cercano.",
    context:
      "Booz lo hace por Rut a la puerta de la ciudad, con testigos. Dios se llama redentor de un pueblo que había sido esclavo, y el Nuevo Testamento dice el precio: la vida de Cristo.",
    references: ["Leviticus 25:25", "Ruth 4:9-10", "Isaiah 43:1", "Ephesians 1:7"],
    hebrew: "גְּאֻלָּה (geullah)",
    greek: "ἀπολύτρωσις (apolytrōsis)",
    source: "Easton’s Bible Dictionary (1897), ‘Redemption’; Strong’s Exhaustive Concordance (1890), H1353, G629",
  },
  {
    term: "Arrepentimiento",
    english: "Repentance",
    type: "Enseñanza",
    definition:
      "Darse la vuelta: ver que uno iba por mal camino, dolerse de ello y regresar. El dolor es solo el comienzo; lo que cuenta es caminar.",
    context:
      "Es la primera palabra de Juan el Bautista y de Jesús. Cuando le preguntaron a Juan qué les tocaba a ellos, habló de ropa, impuestos y sueldos. El hijo de la parábola lo hace a pie.",
    references: ["Matthew 4:17", "Luke 3:10-14", "Luke 15:18-20", "2 Corinthians 7:10"],
    hebrew: "שׁוּב (shuv)",
    greek: "μετάνοια (metanoia)",
    source: "Easton’s Bible Dictionary (1897), ‘Repentance’; Strong’s Exhaustive Concordance (1890), G3341, H7725",
  },
  {
    term: "Santificación",
    english: "Sanctification",
    type: "Enseñanza",
    definition:
      "Ser hecho santo: apartado para Dios, y cambiado poco a poco en aquello para lo que uno fue apartado. Es obra de Dios en la persona, y a ella se le pide que lo acompañe.",
    context:
      "Pablo la llama la voluntad de Dios y enseguida se pone práctico sobre el cuerpo. Jesús ora por ella la última noche: «Santifícalos en tu verdad».",
    references: ["John 17:17", "1 Thessalonians 4:3", "1 Thessalonians 5:23", "Hebrews 13:12"],
    greek: "ἁγιασμός (hagiasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Sanctification’; Strong’s Exhaustive Concordance (1890), G38",
  },
  {
    term: "Pecado",
    english: "Sin",
    type: "Enseñanza",
    definition:
      "Errar el blanco: el mal que la gente le hace a Dios, a otros y a sí misma, y la fuerza que hay detrás y la inclina a hacerlo otra vez.",
    context:
      "La primera vez que la Biblia lo nombra parece un animal: está echado a la puerta de Caín y lo desea, y a él se le dice que lo domine. David, descubierto, dice simplemente contra quién pecó.",
    references: ["Genesis 4:7", "Psalm 51:4", "Romans 3:23", "1 John 1:9"],
    etymology: "El verbo hebreo y el griego se usaban de errar un blanco o un camino.",
    hebrew: "חַטָּאת (chattath)",
    greek: "ἁμαρτία (hamartia)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Sin’; Strong’s Exhaustive Concordance (1890), H2403, G266; Liddell and Scott, Greek–English Lexicon (1897), ‘ἁμαρτάνω’",
  },
];
