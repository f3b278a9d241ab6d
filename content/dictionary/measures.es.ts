import type { DictionaryTerm } from "../schema/dictionary.ts";

export const measures: readonly DictionaryTerm[] = [
  {
    term: "Bato",
    english: "Bath",
    type: "Medida",
    definition:
      "Una medida de aceite, vino y agua, tan grande como el efa para el grano. Los cálculos van de unos 22 a unos 40 litros.",
    context:
      "Isaías amenaza a los que juntan casa con casa: diez yugadas de viña darán uno solo. En la gran fuente de Salomón, el mar de bronce, cabían dos mil.",
    references: ["Isaiah 5:10", "1 Kings 7:26", "Ezekiel 45:14"],
    hebrew: "בַּת (bath)",
    source:
      "Strong’s Exhaustive Concordance (1890), H1324; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’; The passages named",
  },
  {
    term: "Codo",
    english: "Cubit",
    type: "Medida",
    definition:
      "El largo de un antebrazo, del codo a la punta del dedo medio: unos 45 centímetros. Había también uno más largo, por un palmo menor.",
    context:
      "El arca de Noé tenía trescientos de largo, y Goliat medía seis y un palmo. Preocupándose, dice Jesús, nadie puede añadir uno solo.",
    references: ["Genesis 6:15", "1 Samuel 17:4", "Ezekiel 40:5", "Matthew 6:27"],
    etymology: "Del latín ‘cubitum’, codo.",
    hebrew: "אַמָּה (ammah)",
    greek: "πῆχυς (pēchys)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Cubit’; Strong’s Exhaustive Concordance (1890), H520, G4083; Skeat, Etymological Dictionary of the English Language (1882), ‘Cubit’",
  },
  {
    term: "Efa",
    english: "Ephah",
    type: "Medida",
    definition:
      "Una medida de grano y de harina, diez gomeres o la décima parte de un homer. Los cálculos van de 22 a 40 litros.",
    context:
      "Rut llevó a casa cerca de uno de cebada tras un día de espigar, pan de muchos días para dos mujeres. David les llevó otro a sus hermanos en el ejército, con diez panes.",
    references: ["Ruth 2:17", "1 Samuel 17:17", "Exodus 16:36", "Leviticus 19:36"],
    hebrew: "אֵיפָה (ephah)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Ephah’; Strong’s Exhaustive Concordance (1890), H374; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Cuarto",
    english: "Farthing",
    type: "Medida",
    definition:
      "Dos monedas romanas menudas: el asarion, la decimosexta parte de un jornal, que la Reina-Valera de 1909 llama cuarto y en Lucas blanca; y el cuadrante, la cuarta parte de aquel, que llama también maravedí.",
    context:
      "Por uno se compraban dos pajarillos, y en Lucas, por el doble, cinco: el quinto va de regalo, y «ni uno de ellos está olvidado delante de Dios». Las dos blancas de una viuda, más pequeñas, hacían un cuadrante.",
    references: ["Matthew 10:29", "Luke 12:6", "Mark 12:42", "Matthew 5:26"],
    greek: "ἀσσάριον, κοδράντης (assarion, kodrantēs)",
    source:
      "Strong’s Exhaustive Concordance (1890), G787, G2835; International Standard Bible Encyclopedia (1915), ‘Money’; Skeat, Etymological Dictionary of the English Language (1882), ‘Farthing’",
  },
  {
    term: "Estadio",
    english: "Furlong",
    type: "Medida",
    definition:
      "Una medida griega de longitud: seiscientos pies, unos 185 metros, lo que medía de largo una pista de carreras.",
    context:
      "Emaús estaba a sesenta de Jerusalén, dos o tres horas a pie, y los dos que los habían andado los desanduvieron esa misma noche. Betania estaba a quince.",
    references: ["Luke 24:13", "John 11:18", "John 6:19", "Revelation 21:16"],
    etymology: "Del griego ‘stadion’, la pista donde se corría.",
    greek: "στάδιον (stadion)",
    source:
      "Strong’s Exhaustive Concordance (1890), G4712; Liddell and Scott, Greek–English Lexicon (1897), ‘στάδιον’; Skeat, Etymological Dictionary of the English Language (1882), ‘Furlong’",
  },
  {
    term: "Hin",
    english: "Hin",
    type: "Medida",
    definition:
      "Una medida de aceite y de vino, la sexta parte de un bato. Es decir, entre unos tres litros y medio y siete.",
    context:
      "Está en las recetas del altar: la cuarta parte de uno de aceite en la harina y otro tanto de vino al lado, cada mañana y cada tarde. Tener uno justo era asunto de ley.",
    references: ["Exodus 29:40", "Leviticus 19:36", "Numbers 15:4-5"],
    hebrew: "הִין (hin)",
    source:
      "Strong’s Exhaustive Concordance (1890), H1969; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Homer",
    english: "Homer",
    type: "Medida",
    definition:
      "La mayor medida para áridos, diez efas, de las que una casa podía vivir meses. La misma cantidad de líquido se llamaba coro. Nada tiene que ver con el gomer, que es su centésima parte.",
    context:
      "Cuando cayeron codornices alrededor del campamento, el que menos juntó tenía diez, que la Reina-Valera llama montones. Oseas recobró a su mujer por plata y uno y medio de cebada.",
    references: ["Numbers 11:32", "Ezekiel 45:11", "Hosea 3:2"],
    hebrew: "חֹמֶר (chomer)",
    source:
      "Strong’s Exhaustive Concordance (1890), H2563; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’; The passages named",
  },
  {
    term: "Blanca",
    english: "Mite",
    type: "Medida",
    definition:
      "La moneda de cobre más pequeña de Palestina, fina y ligera. Hacían falta más de cien para el denario que un jornalero ganaba en un día. La Reina-Valera de 1909 la llama una vez maravedí.",
    context:
      "Jesús se sentó frente al arca de las ofrendas y miraba. Los ricos daban mucho; una viuda pobre dio dos de estas, y él dijo a sus discípulos que había dado más que todos.",
    references: ["Mark 12:41-44", "Luke 21:1-4", "Luke 12:59"],
    greek: "λεπτόν (lepton)",
    source: "Easton’s Bible Dictionary (1897), ‘Mite’; Strong’s Exhaustive Concordance (1890), G3016",
  },
  {
    term: "Gomer",
    english: "Omer",
    type: "Medida",
    definition:
      "La décima parte de un efa, de dos a cuatro litros: la medida de maná para una persona y un día. La palabra hebrea significa también gavilla.",
    context:
      "Al que juntó mucho no le sobraba, y al que juntó poco no le faltaba. Uno se guardó en una vasija, para hijos que nunca habían pasado hambre en el desierto.",
    references: ["Exodus 16:16-18", "Exodus 16:32-33", "Exodus 16:36"],
    hebrew: "עֹמֶר (omer)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Omer’; Strong’s Exhaustive Concordance (1890), H6016; The passages named",
  },
  {
    term: "Denario",
    english: "Penny",
    type: "Medida",
    definition:
      "Una moneda romana de plata con la cabeza del emperador. Era lo que ganaba un jornalero en un día, así que no era poca cosa.",
    context:
      "Los obreros de la viña se ponen de acuerdo en uno, y los contratados a las cinco de la tarde reciben uno también. Jesús pidió que le mostraran uno y preguntó: «¿Cúya es esta figura, y lo que está encima escrito?»",
    references: ["Matthew 20:2", "Matthew 20:9-10", "Matthew 22:19-21", "Luke 10:35"],
    greek: "δηνάριον (dēnarion)",
    source: "Easton’s Bible Dictionary (1897), ‘Penny’; Strong’s Exhaustive Concordance (1890), G1220",
  },
  {
    term: "Mina y libra",
    english: "Pound",
    type: "Medida",
    definition:
      "Dos medidas. La mina, en la parábola de Lucas, es una suma de cien jornales; la libra, en Juan, es la romana, unos 330 gramos de peso.",
    context:
      "Un noble deja una mina a cada uno de diez siervos y dice: «Negociad entre tanto que vengo». María de Betania derrama una libra de nardo; Nicodemo lleva unas cien de especias a un entierro.",
    references: ["Luke 19:13", "John 12:3", "John 19:39"],
    greek: "μνᾶ, λίτρα (mna, litra)",
    source:
      "Strong’s Exhaustive Concordance (1890), G3414, G3046; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Camino de un sábado",
    english: "Sabbath day’s journey",
    type: "Medida",
    definition:
      "Lo que un judío podía alejarse de su casa en sábado según la regla de los maestros: dos mil codos, cerca de un kilómetro.",
    context:
      "La ley misma solo dice que ese día nadie salga de su lugar. El monte de los Olivos estaba a esa distancia de Jerusalén, como anota Hechos cuando los discípulos regresan.",
    references: ["Acts 1:12", "Exodus 16:29", "Numbers 35:5"],
    source: "Easton’s Bible Dictionary (1897), ‘Sabbath day’s journey’; The passages named",
  },
  {
    term: "Siclo",
    english: "Shekel",
    type: "Medida",
    definition:
      "Un peso de plata, y más tarde una moneda de ese peso. Las pesas halladas en la tierra y las cuentas antiguas lo ponen entre 11 y 15 gramos.",
    context:
      "Abraham pesó cuatrocientos por un campo con una cueva, para sepultar a Sara. Jeremías compró un campo por diecisiete mientras la ciudad estaba sitiada, para decir que habría futuro.",
    references: ["Genesis 23:16", "Exodus 30:13", "Jeremiah 32:9", "2 Samuel 14:26"],
    etymology: "De un verbo hebreo que significa pesar.",
    hebrew: "שֶׁקֶל (sheqel)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Shekel’; Strong’s Exhaustive Concordance (1890), H8255; International Standard Bible Encyclopedia (1915), ‘Weights and Measures’",
  },
  {
    term: "Palmo",
    english: "Span",
    type: "Medida",
    definition:
      "Medio codo: lo que abarca la mano abierta del pulgar al meñique, unos 23 centímetros. El pectoral del sumo sacerdote medía uno de largo y uno de ancho.",
    context:
      "Isaías pregunta quién «aderezó los cielos con su palmo», como un sastre que mide la tela. Es el último trozo de la estatura de Goliat.",
    references: ["Exodus 28:16", "1 Samuel 17:4", "Isaiah 40:12"],
    hebrew: "זֶרֶת (zereth)",
    source:
      "Strong’s Exhaustive Concordance (1890), H2239; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘זֶרֶת’",
  },
  {
    term: "Talento",
    english: "Talent",
    type: "Medida",
    definition:
      "El peso mayor, tres mil siclos, de unos 30 a 45 kilos de metal; en el Nuevo Testamento, una suma: más o menos lo que un jornalero ganaba en veinte años.",
    context:
      "Así que diez mil son una deuda que nadie puede pagar, y hasta el siervo que recibió uno tenía en la mano una fortuna. De esta parábola viene nuestra palabra para un don natural.",
    references: ["Exodus 38:25-26", "Matthew 18:24", "Matthew 25:15", "Matthew 25:24-25"],
    hebrew: "כִּכָּר (kikkar)",
    greek: "τάλαντον (talanton)",
    source:
      "Easton’s Bible Dictionary (1897), ‘Talent’; Strong’s Exhaustive Concordance (1890), H3603, G5007; Skeat, Etymological Dictionary of the English Language (1882), ‘Talent’",
  },
];
