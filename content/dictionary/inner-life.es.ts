import type { DictionaryTerm } from "../schema/dictionary.ts";

export const innerLife: readonly DictionaryTerm[] = [
  {
    term: "Bendición",
    english: "Blessing",
    type: "Enseñanza",
    definition:
      "Una buena palabra que hace lo que dice. Dios bendice a las criaturas con vida y aumento; los padres bendicen a los hijos antes de morir; la gente bendice a Dios, que es alabarlo.",
    context:
      "La de Isaac no se puede retirar ni cuando él descubre a quién se la dio. La de Aarón se dice todavía sobre las congregaciones: «Jehová te bendiga, y te guarde».",
    references: ["Genesis 1:22", "Genesis 27:33", "Numbers 6:24-26", "Psalm 103:1"],
    hebrew: "בְּרָכָה (berakhah)",
    greek: "εὐλογία (eulogia)",
    source: "Strong’s Exhaustive Concordance (1890), H1293, G2129; The passages named",
  },
  {
    term: "Conciencia",
    english: "Conscience",
    type: "Enseñanza",
    definition:
      "El saber que una persona comparte consigo misma de haber hecho bien o mal. El hebreo no tiene palabra propia para eso y dice que el corazón golpea.",
    context:
      "A David le golpeó el corazón cuando le cortó a Saúl un trozo del manto. Pablo dice que también los gentiles la tienen, y les pide a los fuertes de Corinto que cuiden la de los débiles.",
    references: ["1 Samuel 24:6", "Acts 24:16", "Romans 2:15", "1 Corinthians 8:12"],
    greek: "συνείδησις (syneidēsis)",
    source:
      "Strong’s Exhaustive Concordance (1890), G4893; Liddell and Scott, Greek–English Lexicon (1897), ‘συνείδησις’; The passages named",
  },
  {
    term: "Temor de Jehová",
    english: "Fear of the LORD",
    type: "Enseñanza",
    definition:
      "Una reverencia ante Dios que da forma a lo que uno hace. No es terror: Moisés le dice a Israel que no tema, porque Dios ha venido para que su temor los aparte del pecado.",
    context:
      "Proverbios lo pone al frente de sus lecciones: «El principio de la sabiduría es el temor de Jehová». En el Salmo 130 nace de haber sido perdonado.",
    references: ["Exodus 20:20", "Proverbs 1:7", "Psalm 130:4", "Ecclesiastes 12:13"],
    hebrew: "יִרְאָה (yirah)",
    source: "Strong’s Exhaustive Concordance (1890), H3374; The passages named",
  },
  {
    term: "Comunión",
    english: "Fellowship",
    type: "Enseñanza",
    definition:
      "Tener parte juntos en algo: en Cristo, en el Espíritu, en una comida, en una colecta para los pobres. La misma palabra griega se traduce también participación, comunicación y colecta.",
    context:
      "Los primeros creyentes de Jerusalén perseveraban en ella cada día. De la misma raíz son los socios de un negocio, como lo era Simón de Jacobo y Juan cuando compartían las barcas.",
    references: ["Acts 2:42", "1 Corinthians 10:16", "Romans 15:26", "1 John 1:3"],
    greek: "κοινωνία (koinōnia)",
    source:
      "Strong’s Exhaustive Concordance (1890), G2842; Liddell and Scott, Greek–English Lexicon (1897), ‘κοινωνία’",
  },
  {
    term: "Carne",
    english: "Flesh",
    type: "Enseñanza",
    definition:
      "La carne que se come; luego el cuerpo; luego el ser humano, débil y mortal frente a Dios. Pablo la usa también para la naturaleza humana cuando se aparta de él.",
    context:
      "Su lista de las obras de la carne nombra pleitos y envidias junto a la lujuria y las borracheras, así que no habla solo del cuerpo. Juan usa la misma palabra para lo que Cristo se hizo.",
    references: ["Isaiah 40:6", "John 1:14", "Romans 8:5-6", "Galatians 5:19-21"],
    hebrew: "בָּשָׂר (basar)",
    greek: "σάρξ (sarx)",
    source: "Easton’s Bible Dictionary (1897), ‘Flesh’; Strong’s Exhaustive Concordance (1890), H1320, G4561",
  },
  {
    term: "Corazón",
    english: "Heart",
    type: "Enseñanza",
    definition:
      "En hebreo, el lugar donde la persona piensa, decide y recuerda, además de sentir; los sentimientos están más abajo, en las entrañas y los riñones.",
    context:
      "Salomón pide uno que sepa escuchar. Dios lo mira cuando Samuel está mirando a un joven alto. A gente que lo tiene de piedra, Ezequiel le promete «corazón de carne».",
    references: ["1 Samuel 16:7", "1 Kings 3:9", "Proverbs 4:23", "Ezekiel 36:26"],
    hebrew: "לֵב (lev)",
    greek: "καρδία (kardia)",
    source: "Easton’s Bible Dictionary (1897), ‘Heart’; Strong’s Exhaustive Concordance (1890), H3820, G2588",
  },
  {
    term: "Esperanza",
    english: "Hope",
    type: "Enseñanza",
    definition:
      "Aguardar lo que Dios ha prometido, con buenas razones para contar con ello. La palabra hebrea puede significar también un cordón: así se llama el hilo rojo que Rahab ató en la ventana.",
    context:
      "Pablo dice que la esperanza que se ve no es esperanza, y la nombra con la fe y el amor entre las tres cosas que permanecen. Hebreos la llama «segura y firme ancla del alma».",
    references: ["Joshua 2:18", "Romans 8:24-25", "1 Corinthians 13:13", "Hebrews 6:19"],
    hebrew: "תִּקְוָה (tiqvah)",
    greek: "ἐλπίς (elpis)",
    source: "Easton’s Bible Dictionary (1897), ‘Hope’; Strong’s Exhaustive Concordance (1890), H8615, G1680",
  },
  {
    term: "Amor",
    english: "Love",
    type: "Enseñanza",
    definition:
      "Querer el bien del otro y obrar por él. La ley lo pide hacia Dios, el prójimo y el extranjero; Jesús añade al enemigo. En la Biblia se manda, así que es más que un estado de ánimo.",
    context:
      "«Dios es amor», escribe Juan, y dice enseguida cómo se sabe: envió a su Hijo. El griego tenía varias palabras; agape, una de las corrientes, llegó a ser la de la iglesia.",
    references: ["Leviticus 19:18", "Deuteronomy 6:5", "Matthew 5:44", "1 John 4:8-9"],
    hebrew: "אַהֲבָה (ahavah)",
    greek: "ἀγάπη (agapē)",
    source: "Strong’s Exhaustive Concordance (1890), H160, G26; The passages named",
  },
  {
    term: "Mansedumbre",
    english: "Meekness",
    type: "Enseñanza",
    definition:
      "Una fuerza que no empuja. Los mansos son los que no se abren paso a la fuerza sino que confían en que Dios les hará justicia; de Moisés se dice que fue el más manso de todos.",
    context:
      "El Salmo 37 les promete la tierra, y Jesús lo repite en el monte. También lo dice de sí mismo: «que soy manso y humilde de corazón».",
    references: ["Numbers 12:3", "Psalm 37:11", "Matthew 5:5", "Matthew 11:29"],
    hebrew: "עָנָו (anav)",
    greek: "πραΰτης (praytēs)",
    source: "Strong’s Exhaustive Concordance (1890), H6035, G4240; The passages named",
  },
  {
    term: "Misericordia",
    english: "Mercy",
    type: "Enseñanza",
    definition:
      "Compasión que hace algo. Una de sus palabras hebreas está cerca de la que significa seno materno; otra, chesed, es el amor leal que se queda cuando podría irse.",
    context:
      "«Misericordia quiero, y no sacrificio», cita Jesús de Oseas, una vez cuando critican con quién come y otra por sus discípulos con hambre. El samaritano del camino es sencillamente el que la usó.",
    references: ["Lamentations 3:22", "Matthew 5:7", "Matthew 9:13", "Luke 10:37"],
    hebrew: "רַחֲמִים (rachamim)",
    greek: "ἔλεος (eleos)",
    source: "Strong’s Exhaustive Concordance (1890), H7356, G1656; The passages named",
  },
  {
    term: "Oración",
    english: "Prayer",
    type: "Enseñanza",
    definition:
      "Hablar con Dios: pedir, agradecer, quejarse, alabar, callar. En la Biblia ocurre en tiendas, palacios, una cárcel, un foso de leones y el vientre de un pez.",
    context:
      "A Ana la tomaron por borracha, porque solo movía los labios. Cuando los discípulos pidieron que les enseñara, Jesús les dio unas pocas líneas que empiezan con «Padre nuestro».",
    references: ["1 Samuel 1:12-13", "Jonah 2:2-3", "Luke 11:1-4", "Philippians 4:6"],
    hebrew: "תְּפִלָּה (tephillah)",
    greek: "προσευχή (proseuchē)",
    source: "Easton’s Bible Dictionary (1897), ‘Prayer’; Strong’s Exhaustive Concordance (1890), H8605, G4335",
  },
  {
    term: "Alma",
    english: "Soul",
    type: "Enseñanza",
    definition:
      "El yo que vive. La palabra hebrea parte de garganta y aliento, y significa vida, apetito, persona; en Génesis el hombre no recibe un alma, sino que llega a serlo.",
    context:
      "Los Salmos le hablan: «¿Por qué te abates, oh alma mía, y te conturbas en mí?» Los griegos oían en su palabra lo que sobrevive al cuerpo, y el Nuevo Testamento a veces la usa así.",
    references: ["Genesis 2:7", "Psalm 42:5", "Matthew 10:28", "Mark 8:36"],
    hebrew: "נֶפֶשׁ (nephesh)",
    greek: "ψυχή (psychē)",
    source:
      "Strong’s Exhaustive Concordance (1890), H5315, G5590; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘נֶפֶשׁ’",
  },
  {
    term: "Espíritu",
    english: "Spirit",
    type: "Enseñanza",
    definition:
      "Viento, aliento, espíritu: el hebreo y el griego tienen cada uno una sola palabra para los tres, y muchas veces se quiere decir más de uno. Puede ser de Dios, de una persona o de un poder malo.",
    context:
      "Ezequiel llama al viento para que sople sobre un valle de huesos secos. Jesús juega con la palabra: «El viento de donde quiere sopla», y así es quien nace del Espíritu.",
    references: ["Genesis 2:7", "Ezekiel 37:9-10", "John 3:8", "Romans 8:16"],
    hebrew: "רוּחַ (ruach)",
    greek: "πνεῦμα (pneuma)",
    source: "Easton’s Bible Dictionary (1897), ‘Spirit’; Strong’s Exhaustive Concordance (1890), H7307, G4151",
  },
  {
    term: "Tentación",
    english: "Temptation",
    type: "Enseñanza",
    definition:
      "En el español antiguo, toda prueba, sea para ver qué hay en alguien o para hacerlo caer. Santiago separa las dos cosas: Dios no tienta a nadie con el mal.",
    context:
      "Dios tentó a Abraham, dice la versión antigua, es decir, lo probó. Jesús, con hambre tras cuarenta días, respondió tres veces con Deuteronomio, y después enseñó a los suyos a pedirle al Padre que no los meta en ella.",
    references: ["Genesis 22:1", "Matthew 4:1-4", "Matthew 6:13", "James 1:12-14"],
    greek: "πειρασμός (peirasmos)",
    source: "Easton’s Bible Dictionary (1897), ‘Temptation’; Strong’s Exhaustive Concordance (1890), G3986",
  },
  {
    term: "Verdad",
    english: "Truth",
    type: "Enseñanza",
    definition:
      "Lo que es, frente a la mentira o la apariencia. Dicha de una persona o de una promesa, la palabra hebrea es también ser de fiar: en alguien verdadero uno se puede apoyar.",
    context:
      "Pilato pregunta «¿Qué cosa es verdad?» y sale sin esperar. La noche anterior, en la cena, Jesús les había dicho a sus amigos que él mismo es el camino, la verdad y la vida.",
    references: ["Psalm 15:2", "John 8:32", "John 14:6", "John 18:38"],
    hebrew: "אֱמֶת (emeth)",
    greek: "ἀλήθεια (alētheia)",
    source:
      "Strong’s Exhaustive Concordance (1890), H571, G225; Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘אֱמֶת’; Liddell and Scott, Greek–English Lexicon (1897), ‘ἀληθής’",
  },
  {
    term: "Vanidad",
    english: "Vanity",
    type: "Enseñanza",
    definition:
      "Un soplo, un poco de vapor: lo que no se puede retener. Es el estribillo de Eclesiastés, y también la palabra de un profeta para los ídolos, que no son nada.",
    context:
      "El Predicador mira el trabajo, la riqueza, el saber y el tiempo, y concluye: «todo vanidad». También le dice a su lector que coma, beba y disfrute su labor. En hebreo, el nombre de Abel es la misma palabra.",
    references: ["Ecclesiastes 1:2", "Ecclesiastes 3:13", "Psalm 39:5", "Jeremiah 10:15"],
    hebrew: "הֶבֶל (hevel)",
    source:
      "Brown, Driver and Briggs, Hebrew and English Lexicon (1906), ‘הֶבֶל’; Strong’s Exhaustive Concordance (1890), H1892, H1893",
  },
  {
    term: "Sabiduría",
    english: "Wisdom",
    type: "Enseñanza",
    definition:
      "Destreza para vivir, como la tiene un artesano en su oficio; al que construyó el tabernáculo se le llama sabio. Se aprende de los mayores, de mirar a las hormigas, de Dios.",
    context:
      "Proverbios la pinta como una mujer que llama en la calle, y dice que estaba junto a Dios cuando hizo el mundo. Pablo llama a Cristo crucificado la sabiduría de Dios.",
    references: ["Exodus 31:3", "Proverbs 1:20-21", "Proverbs 8:27-30", "1 Corinthians 1:23-24"],
    hebrew: "חׇכְמָה (chokhmah)",
    greek: "σοφία (sophia)",
    source: "Strong’s Exhaustive Concordance (1890), H2451, G4678; The passages named",
  },
  {
    term: "Mundo",
    english: "World",
    type: "Enseñanza",
    definition:
      "La tierra y cuanto hay en ella; luego toda la gente; luego, en Juan y en Pablo, el orden de cosas que le ha dado la espalda a Dios. Otra palabra griega significa época.",
    context:
      "Por eso Juan puede escribir «de tal manera amó Dios al mundo» y pedirles también a los suyos que no lo amen. Cuando Jesús ora por sus discípulos, pide que sean guardados en él, no sacados de él.",
    references: ["John 3:16", "John 17:15", "Romans 12:2", "1 John 2:15"],
    greek: "κόσμος, αἰών (kosmos, aiōn)",
    source: "Strong’s Exhaustive Concordance (1890), G2889, G165; The passages named",
  },
];
