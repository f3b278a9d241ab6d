import type { DictionaryTerm } from "../schema/dictionary.ts";

export const names: readonly DictionaryTerm[] = [
  {
    term: "Cristo",
    english: "Christ",
    type: "Título",
    definition:
      "El ungido: la palabra griega para el hebreo Mesías. A reyes, sacerdotes y a veces profetas los ungían con aceite en Israel; el Cristo es el rey que prometieron los profetas.",
    context:
      "Es un título antes que un nombre. Cuando Pedro dice «Tú eres el Cristo» no completa una dirección: afirma algo, y enseguida se le pide que lo calle.",
    references: ["Mark 8:29", "John 1:41", "Psalm 2:2", "Acts 2:36"],
    etymology: "Del griego ‘chriein’, untar con aceite; de la misma raíz viene crisma.",
    hebrew: "מָשִׁיחַ (mashiach)",
    greek: "Χριστός (Christos)",
    source: "Easton’s Bible Dictionary (1897), ‘Christ’; Strong’s Exhaustive Concordance (1890), G5547, H4899",
  },
  {
    term: "Consolador",
    english: "Comforter",
    type: "Título",
    definition:
      "Alguien llamado al lado de otro para ayudar, defender, dar fuerzas. Jesús llama así al Espíritu Santo la noche antes de morir; Juan usa una vez la misma palabra para Jesús.",
    context:
      "La palabra griega podía decirse también de quien habla por ti ante un tribunal, y por eso en 1 Juan 2:1 se traduce abogado.",
    references: ["John 14:16", "John 14:26", "John 16:7", "1 John 2:1"],
    etymology: "El griego significa ‘llamado al lado de uno’.",
    greek: "παράκλητος (paraklētos)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Comforter’; Strong’s Exhaustive Concordance (1890), G3875; International Standard Bible Encyclopedia (1915), ‘English Versions’; Skeat, Etymological Dictionary of the English Language (1882), ‘Comfort’",
  },
  {
    term: "Emanuel",
    english: "Emmanuel",
    type: "Nombre",
    definition:
      "«Con nosotros Dios»: el nombre de un niño prometido a un rey asustado de Judá, y el nombre con que Mateo explica quién nació de María.",
    context:
      "Mateo lo traduce para sus lectores: «Con nosotros Dios». Su evangelio termina en la misma nota, con la promesa de estar siempre aquí, todos los días.",
    references: ["Isaiah 7:14", "Matthew 1:23", "Matthew 28:20"],
    hebrew: "עִמָּנוּ אֵל (immanu el)",
    greek: "Ἐμμανουήλ (Emmanouēl)",
    source: "Strong’s Exhaustive Concordance (1890), H6005, G1694; The passages named",
  },
  {
    term: "Cordero de Dios",
    english: "Lamb of God",
    type: "Título",
    definition:
      "El nombre que Juan el Bautista da a Jesús. Reúne el cordero de la Pascua, con cuya sangre se marcaron los postes, y al que sufre en Isaías, llevado como cordero al matadero.",
    context:
      "Al día siguiente Juan se lo dice otra vez a dos de sus discípulos, y ellos lo dejan y siguen a Jesús. En Apocalipsis, un cordero que fue muerto está en medio del trono.",
    references: ["John 1:29", "Exodus 12:5", "Isaiah 53:7", "Revelation 5:6"],
    greek: "ὁ ἀμνὸς τοῦ θεοῦ (ho amnos tou theou)",
    source: "Strong’s Exhaustive Concordance (1890), G286, G2316; The passages named",
  },
  {
    term: "YHWH",
    english: "LORD",
    type: "Nombre",
    definition:
      "El nombre propio de Dios, cuatro letras hebreas que los lectores de Israel tenían por demasiado santas para decirlas en voz alta. Decían en su lugar Adonai, Señor mío. La Reina-Valera las escribe Jehová.",
    context:
      "Moisés pregunta el nombre ante la zarza y oye: «YO SOY EL QUE SOY». Muchas Biblias imprimen SEÑOR en mayúsculas; no se sabe con certeza cómo se pronunciaba.",
    references: ["Exodus 3:14", "Exodus 6:3", "Psalm 23:1", "Isaiah 42:8"],
    hebrew: "יהוה (YHWH)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘יהוה’; International Standard Bible Encyclopedia (1915), ‘God, Names of’; Strong’s Exhaustive Concordance (1890), H3068",
  },
  {
    term: "Hijo del hombre",
    english: "Son of man",
    type: "Título",
    definition:
      "En hebreo y arameo, sencillamente un ser humano. A Ezequiel lo llaman así más de noventa veces. Es también lo que Jesús más se llamó a sí mismo, y ahí detrás está la visión de Daniel.",
    context:
      "Daniel vio a uno como hijo de hombre, llevado ante el Anciano de días, que recibe un reino. Jesús une esa gloria al sufrimiento: el Hijo del hombre vino «para servir, y dar su vida».",
    references: ["Daniel 7:13-14", "Mark 10:45", "Luke 19:10", "Ezekiel 2:1"],
    hebrew: "בֶּן אָדָם (ben adam)",
    greek: "ὁ υἱὸς τοῦ ἀνθρώπου (ho huios tou anthrōpou)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Son of man’; Strong’s Exhaustive Concordance (1890), H1121, H120, G5207, G444",
  },
  {
    term: "Verbo",
    english: "Word",
    type: "Título",
    definition:
      "El nombre de Juan para el Hijo de Dios antes de nacer como Jesús. Con la palabra una mente sale hacia otras, y en Génesis Dios hace el mundo hablando.",
    context:
      "Juan empieza donde empieza Génesis, y luego escribe lo que ningún pensador griego habría escrito: «Y aquel Verbo fué hecho carne, y habitó entre nosotros». El verbo griego de habitó significa plantar la tienda.",
    references: ["John 1:1", "John 1:14", "Genesis 1:3", "Revelation 19:13"],
    greek: "λόγος (logos)",
    source: "Strong’s Exhaustive Concordance (1890), G3056, G4637; The passages named",
  },
];
