import type { DictionaryTerm } from "../schema/dictionary.ts";

export const words: readonly DictionaryTerm[] = [
  {
    term: "Amén",
    english: "Amen",
    type: "Palabra hebrea",
    definition:
      "Así sea; esto es firme. Dicho después de una oración o bendición, hace propias las palabras de otro. Dicho antes de una frase, como hacía Jesús, promete que en lo que sigue uno se puede apoyar.",
    context:
      "Israel respondió con él a la lectura de la ley. Donde Juan dice «De cierto, de cierto», el griego tiene amén dos veces. En Apocalipsis es un nombre de Cristo.",
    references: ["Nehemiah 8:6", "John 3:3", "2 Corinthians 1:20", "Revelation 3:14"],
    etymology:
      "De una raíz que significa ser firme, sostener; de ella vienen también las palabras hebreas para fe y verdad.",
    hebrew: "אָמֵן (amen)",
    greek: "ἀμήν (amēn)",
    source: "Easton’s Bible Dictionary (1897), ‘Amen’; Strong’s Exhaustive Concordance (1890), H543, G281",
  },
  {
    term: "Anatema",
    english: "Anathema",
    type: "Palabra griega",
    definition:
      "Algo entregado a Dios para su destrucción y, por eso, maldito. Pablo la usa como la palabra más fuerte que tiene. Los concilios la usaron después para expulsar a alguien.",
    context:
      "Una vez la desea para sí mismo, si con eso pudiera salvar a los suyos. La Reina-Valera de 1909 la traduce allí apartado, y al final de Primera a los Corintios deja la palabra griega.",
    references: ["Romans 9:3", "1 Corinthians 16:22", "Galatians 1:8"],
    greek: "ἀνάθεμα (anathema)",
    source: "Easton’s Bible Dictionary (1897), ‘Anathema’; Strong’s Exhaustive Concordance (1890), G331",
  },
  {
    term: "Belial",
    english: "Belial",
    type: "Palabra hebrea",
    definition:
      "Lo que no vale nada. Hijos de Belial son gente mala y peligrosa; en tiempos de Pablo la palabra era ya un nombre del maligno.",
    context:
      "Así se llama a los hijos de Elí, que eran sacerdotes, y a Nabal, por boca de uno de sus criados. Pablo pregunta qué acuerdo puede haber entre Cristo y él.",
    references: ["1 Samuel 2:12", "1 Samuel 25:17", "2 Corinthians 6:15"],
    hebrew: "בְּלִיַּעַל (beliyyaal)",
    source: "Easton’s Bible Dictionary (1897), ‘Belial’; Strong’s Exhaustive Concordance (1890), H1100, G955",
  },
  {
    term: "Corbán",
    english: "Corban",
    type: "Palabra hebrea",
    definition:
      "Un don para Dios. En tiempos de Jesús uno podía declarar corbán sus bienes con un voto, y entonces ya no podían servir para mantener a nadie.",
    context:
      "Jesús reprende a los que con un voto así les negaban al padre y a la madre lo que necesitaban. La palabra es común en Levítico y Números, donde se traduce ofrenda.",
    references: ["Mark 7:10-13", "Leviticus 1:2"],
    hebrew: "קׇרְבָּן (qorban)",
    greek: "κορβᾶν (korban)",
    source: "Easton’s Bible Dictionary (1897), ‘Corban’; Strong’s Exhaustive Concordance (1890), H7133, G2878",
  },
  {
    term: "Eli, lama sabachtani",
    english: "Eli, lama sabachthani",
    type: "Frase aramea",
    definition:
      "La primera línea del Salmo 22, «Dios mío, Dios mío, ¿por qué me has dejado?», en la lengua que Jesús hablaba en casa, como la clamó desde la cruz.",
    context:
      "Mateo y Marcos dan primero el sonido y luego el sentido. Algunos que estaban allí creyeron que llamaba a Elías. El salmo atraviesa el dolor y acaba en alabanza.",
    references: ["Matthew 27:46-47", "Mark 15:34-35", "Psalm 22:1", "Psalm 22:24"],
    greek: "ἠλί, λαμὰ σαβαχθανί (ēli, lama sabachthani)",
    source: "Strong’s Exhaustive Concordance (1890), G2241, G2982, G4518; The passages named",
  },
  {
    term: "Efata",
    english: "Ephphatha",
    type: "Palabra aramea",
    definition:
      "«Sé abierto»: lo que Jesús les dijo a los oídos de un hombre sordo que apenas podía hablar. Marcos guardó la palabra misma junto a su sentido.",
    context:
      "Lo apartó de la gente, le tocó los oídos y la lengua, miró al cielo y gimió. Quizás fue la primera palabra que el hombre oyó.",
    references: ["Mark 7:32-35", "Isaiah 35:5"],
    greek: "ἐφφαθά (ephphatha)",
    source: "Easton’s Bible Dictionary (1897), ‘Ephphatha’; Strong’s Exhaustive Concordance (1890), G2188",
  },
  {
    term: "Hosanna",
    english: "Hosanna",
    type: "Palabra hebrea",
    definition:
      "Primero un grito de auxilio, ‘salva, te rogamos’; en tiempos de Jesús era también un grito de bienvenida, como el de una multitud que aclama al que viene a ayudar.",
    context:
      "Los peregrinos lo cantaban en las fiestas con el Salmo 118. Camino de Jerusalén la gente lo dirigió a Jesús, y los niños siguieron en el templo, para disgusto de los principales sacerdotes.",
    references: ["Psalm 118:25", "Matthew 21:9", "Matthew 21:15", "John 12:13"],
    hebrew: "הוֹשִׁיעָה נָּא (hoshiah na)",
    greek: "ὡσαννά (hōsanna)",
    source: "Easton’s Bible Dictionary (1897), ‘Hosanna’; Strong’s Exhaustive Concordance (1890), G5614, H3467, H4994",
  },
  {
    term: "Amor leal",
    english: "Lovingkindness",
    type: "Palabra",
    definition:
      "El amor constante que cumple su palabra: la lealtad de quien está unido a ti y va más allá de lo que esa unión exige. En hebreo es chesed, que la Reina-Valera traduce casi siempre misericordia.",
    context:
      "El Salmo 136 tiene la palabra en cada uno de sus 26 versículos. Rut se la muestra a Noemí, David al hijo cojo de su amigo, y Oseas dice que Dios la quiere más que el sacrificio.",
    references: ["Psalm 63:3", "Psalm 136:1", "Ruth 3:10", "Hosea 6:6"],
    hebrew: "חֶסֶד (chesed)",
    source:
      "Strong’s Exhaustive Concordance (1890), H2617; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘חֶסֶד’; Coverdale’s Bible (1535)",
  },
  {
    term: "Mamón",
    english: "Mammon",
    type: "Palabra aramea",
    definition:
      "Riqueza, posesiones. Jesús habla de ella como de un amo con siervos: no se puede servir a Dios y también a Mamón.",
    context:
      "Los evangelios conservan en griego la palabra aramea. En Mateo el dicho está junto a las aves y los lirios, donde no se trata solo de los ricos sino de cualquiera que se desvela por comida y ropa.",
    references: ["Matthew 6:24-25", "Luke 16:9", "Luke 16:13"],
    greek: "μαμμωνᾶς (mammōnas)",
    source: "Easton’s Bible Dictionary (1897), ‘Mammon’; Strong’s Exhaustive Concordance (1890), G3126",
  },
  {
    term: "Maranata",
    english: "Maranatha",
    type: "Frase aramea",
    definition:
      "O ‘Señor nuestro, ven’ o ‘nuestro Señor ha venido’, según dónde se separen las letras. La mayoría de los lectores de hoy oye la oración: ven.",
    context:
      "Está una sola vez, al final de una carta que Pablo firma de su mano. Se la deja en arameo a lectores de Grecia, así que debían conocerla de oído. La última oración de la Biblia la dice con palabras sencillas.",
    references: ["1 Corinthians 16:22", "Revelation 22:20"],
    greek: "μαρὰν ἀθά (maran atha)",
    source:
      "International Standard Bible Encyclopedia (1915), ‘Maranatha’; Strong’s Exhaustive Concordance (1890), G3134",
  },
  {
    term: "Raca",
    english: "Raca",
    type: "Palabra aramea",
    definition:
      "Una palabra de desprecio, algo como cabeza hueca. Jesús la pone en una advertencia que empieza en el homicidio y no se queda allí: llega hasta el enojo.",
    context:
      "Sigue con la ofrenda ante el altar y el hermano que tiene una queja. El concilio que nombra es el tribunal más alto del país, así que no es asunto menor.",
    references: ["Matthew 5:22", "Matthew 5:23-24"],
    greek: "ῥακά (rhaka)",
    source: "Easton’s Bible Dictionary (1897), ‘Raca’; Strong’s Exhaustive Concordance (1890), G4469",
  },
  {
    term: "Selah",
    english: "Selah",
    type: "Palabra hebrea",
    definition:
      "Una señal en los Salmos y en Habacuc, probablemente para los cantores: pausa, alzar la voz, o dejar que suenen los instrumentos. Nadie está seguro.",
    context:
      "Está 71 veces en los Salmos y tres en Habacuc 3, a menudo donde el pensamiento da un giro. Léela como un respiro.",
    references: ["Psalm 3:2", "Psalm 46:7", "Habakkuk 3:3"],
    hebrew: "סֶלָה (selah)",
    source: "Easton’s Bible Dictionary (1897), ‘Selah’; Strong’s Exhaustive Concordance (1890), H5542",
  },
  {
    term: "Shalom",
    english: "Shalom",
    type: "Palabra hebrea",
    definition:
      "Paz, y más que el fin de un pleito: estar entero, con salud, sin que falte nada. Es el saludo de cada día en hebreo y la última palabra de la bendición de los sacerdotes.",
    context:
      "La Reina-Valera dice casi siempre paz: cuando José pregunta cómo está su padre, pregunta en hebreo por su shalom. Gedeón le puso la palabra por nombre a un altar.",
    references: ["Numbers 6:26", "Genesis 43:27", "Judges 6:24", "Jeremiah 29:7"],
    etymology: "De una raíz que significa estar completo, y también pagar lo que se debe.",
    hebrew: "שָׁלוֹם (shalom)",
    source:
      "Strong’s Exhaustive Concordance (1890), H7965; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘שָׁלוֹם’",
  },
  {
    term: "Seol",
    english: "Sheol",
    type: "Palabra hebrea",
    definition:
      "El lugar adonde, en el Antiguo Testamento, bajan todos los muertos: oscuro, callado, sin alabanza. La Reina-Valera de 1909 lo traduce sepulcro, infierno o abismo.",
    context:
      "Jacob cuenta con bajar allá de luto por José; Ezequías dice que no puede alabar a Dios. Pero un salmo sabe que Dios está también allí: «si en abismo hiciere mi estrado, he aquí allí tú estás».",
    references: ["Genesis 37:35", "Psalm 139:8", "Isaiah 38:18", "Hosea 13:14"],
    hebrew: "שְׁאוֹל (sheol)",
    source: "International Standard Bible Encyclopedia (1915), ‘Sheol’; Strong’s Exhaustive Concordance (1890), H7585",
  },
  {
    term: "Shibolet",
    english: "Shibboleth",
    type: "Palabra hebrea",
    definition:
      "Una espiga, o una corriente: la palabra con que los de Galaad probaban a la gente en los vados del Jordán, porque los de Efraín no sabían pronunciar su comienzo.",
    context:
      "Al que decía Sibolet lo mataban; es uno de los capítulos tristes de Jueces. Varias lenguas guardan la palabra para cualquier señal con que un grupo reconoce a los suyos.",
    references: ["Judges 12:5-6", "Psalm 69:2"],
    hebrew: "שִׁבֹּלֶת (shibboleth)",
    source: "Easton’s Bible Dictionary (1897), ‘Shibboleth’; Strong’s Exhaustive Concordance (1890), H7641",
  },
  {
    term: "Talita cumi",
    english: "Talitha cumi",
    type: "Frase aramea",
    definition:
      "«Muchacha, levántate»: lo que Jesús le dijo a la hija de Jairo, de doce años, cuando la tomó de la mano en el cuarto donde yacía muerta.",
    context:
      "En esa casa alguien recordó las palabras exactas. Ella se levantó y anduvo, y Jesús mandó que le dieran de comer.",
    references: ["Mark 5:41-43", "Luke 8:54-55"],
    greek: "ταλιθὰ κοῦμι (talitha koumi)",
    source: "Easton’s Bible Dictionary (1897), ‘Talitha cumi’; Strong’s Exhaustive Concordance (1890), G5008, G2891",
  },
];
