import type { DictionaryTerm } from "../schema/dictionary.ts";

export const namesOfGod: readonly DictionaryTerm[] = [
  {
    term: "Anciano de días",
    english: "Ancient of days",
    type: "Nombre",
    definition:
      "El nombre que Daniel da a Dios como juez, en una visión nocturna: uno que ha visto todas las edades, con el pelo como lana limpia y un trono de llama.",
    context:
      "Antes de que él se siente han gobernado cuatro bestias, cada una un imperio. Entonces se abren los libros, las bestias pierden el poder, y se le da un reino a uno «como un hijo de hombre».",
    references: ["Daniel 7:9-10", "Daniel 7:13-14", "Daniel 7:22"],
    source: "Strong’s Exhaustive Concordance (1890), H6268, H3118; The passages named",
  },
  {
    term: "Elohim",
    english: "Elohim",
    type: "Nombre",
    definition:
      "La palabra hebrea más común para Dios, desde el primer versículo de Génesis. Su forma es plural, pero con el Dios de Israel el verbo va casi siempre en singular.",
    context:
      "La misma palabra puede significar los dioses de las naciones, y así la usa el primer mandamiento. Muchos cristianos han oído en el plural un indicio de la Trinidad; los lectores judíos oyen majestad o plenitud de poder.",
    references: ["Genesis 1:1", "Exodus 20:3", "Deuteronomy 6:4"],
    hebrew: "אֱלֹהִים (elohim)",
    source:
      "Strong’s Exhaustive Concordance (1890), H430; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "Espíritu Santo",
    english: "Holy Ghost",
    type: "Nombre",
    definition:
      "El Espíritu de Dios. Se movía sobre las aguas en el principio, habló por los profetas y vino en Pentecostés.",
    context:
      "En Juan, Jesús habla de él como de alguien que enseña, recuerda y guía; Pablo nombra lo que crece donde él vive, y empieza por «caridad, gozo, paz». Se le puede entristecer, como a una persona.",
    references: ["Genesis 1:2", "John 14:26", "Galatians 5:22-23", "Ephesians 4:30"],
    hebrew: "רוּחַ (ruach)",
    greek: "πνεῦμα ἅγιον (pneuma hagion)",
    source:
      "Strong’s Exhaustive Concordance (1890), H7307, G4151, G40; Skeat, Etymological Dictionary of the English Language (1882), ‘Ghost’",
  },
  {
    term: "Jehová",
    english: "Jehovah",
    type: "Nombre",
    definition:
      "Una forma del nombre de Dios que surgió al pronunciar las cuatro letras YHWH con las vocales de Adonai, la palabra que se leía en su lugar. Casiodoro de Reina la puso en la Biblia española en 1569.",
    context:
      "No se sabe con certeza cómo se decía en el antiguo Israel; muchos estudiosos piensan en ‘Yahvé’. La Reina-Valera de 1909 escribe Jehová casi siete mil veces, donde otras Biblias ponen Señor.",
    references: ["Exodus 6:3", "Psalm 83:18", "Isaiah 12:2", "Isaiah 26:4"],
    hebrew: "יהוה (YHWH)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘יהוה’; Strong’s Exhaustive Concordance (1890), H3068; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "Jehová de los ejércitos",
    english: "LORD of hosts",
    type: "Nombre",
    definition:
      "El Señor de los ejércitos: de los ángeles, de las estrellas en su orden, y de las filas de Israel. Isaías, Jeremías, Zacarías y Malaquías lo usan una y otra vez.",
    context:
      "Aparece por primera vez sin ruido: una familia sube cada año a Silo a adorarlo. David lo nombra ante Goliat. En Romanos y en Santiago el griego conserva la palabra hebrea, Sabaoth.",
    references: ["1 Samuel 1:3", "1 Samuel 17:45", "Isaiah 6:3", "James 5:4"],
    hebrew: "צְבָאוֹת (tsevaoth)",
    greek: "Σαβαώθ (Sabaōth)",
    source: "Strong’s Exhaustive Concordance (1890), H6635, G4519; The passages named",
  },
  {
    term: "Altísimo",
    english: "Most High",
    type: "Nombre",
    definition:
      "Un nombre de Dios como el que está por encima de todos los demás, usado por gente de muchos pueblos: un rey y sacerdote de Salem, un rey de Babilonia, un espíritu inmundo que le grita a Jesús.",
    context:
      "Melquisedec bendice a Abram con él, ante pan y vino. El ángel le dice a María que su hijo «será llamado Hijo del Altísimo».",
    references: ["Genesis 14:18-20", "Psalm 91:1", "Daniel 4:34", "Luke 1:32"],
    hebrew: "עֶלְיוֹן (elyon)",
    greek: "ὕψιστος (hypsistos)",
    source: "Strong’s Exhaustive Concordance (1890), H5945, G5310; The passages named",
  },
  {
    term: "Trinidad",
    english: "Trinity",
    type: "Enseñanza",
    definition:
      "La palabra de la iglesia para lo que lee en la Escritura: un solo Dios, que es Padre, Hijo y Espíritu Santo. La palabra misma no está en la Biblia; Tertuliano la usó en latín hacia el año 200.",
    context:
      "El bautismo de Jesús y el mandato de bautizar nombran a los tres, y también la bendición de Pablo. La mayoría de las iglesias la confiesa en el credo de Nicea; unas pocas leen esos pasajes de otro modo.",
    references: ["Matthew 3:16-17", "Matthew 28:19", "2 Corinthians 13:13", "John 10:30"],
    etymology: "Del latín ‘trinitas’, condición de ser tres.",
    source: "Catholic Encyclopedia (1907–1912), ‘The Blessed Trinity’; The passages named",
  },
  {
    term: "Todopoderoso",
    english: "Almighty",
    type: "Nombre",
    definition:
      "La traducción de Shaddai, el nombre con que Dios se dio a conocer a Abraham, Isaac y Jacob. No está claro qué quería decir al principio en hebreo: fuerza y monte son dos de las ideas.",
    context:
      "Job y sus amigos lo usan más que todos los otros libros juntos. Noemí, que vuelve de Moab sin nada, dice: «en grande amargura me ha puesto el Todopoderoso».",
    references: ["Genesis 17:1", "Exodus 6:3", "Ruth 1:20", "Job 5:17"],
    hebrew: "אֵל שַׁדַּי (el shadday)",
    greek: "παντοκράτωρ (pantokratōr)",
    source:
      "Strong’s Exhaustive Concordance (1890), H410, H7706, G3841; International Standard Bible Encyclopedia (1915), ‘God, Names of’",
  },
  {
    term: "Alfa y Omega",
    english: "Alpha and Omega",
    type: "Título",
    definition:
      "La primera y la última letra del alfabeto griego, dichas de Dios y de Cristo: estaba antes de todo y estará después, y cuanto hay en medio es suyo.",
    context:
      "Solo Apocalipsis usa las letras. Isaías había dicho lo mismo con palabras, «Yo el primero, y yo el postrero», a desterrados que se preguntaban quién llevaba su historia.",
    references: ["Revelation 1:8", "Revelation 22:13", "Isaiah 44:6"],
    greek: "τὸ ἄλφα καὶ τὸ ὦ (to alpha kai to ō)",
    source: "Strong’s Exhaustive Concordance (1890), G1, G5598; The passages named",
  },
];
