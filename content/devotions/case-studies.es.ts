import type { CaseStudy } from "#content/schema/devotions.ts";

export const lang: string | undefined = undefined;

/** Scripture in them is Reina-Valera 1909. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: "woman-at-the-well",
    name: "La mujer de Samaria",
    category: "Biblical",
    title: "El cántaro olvidado",
    summary:
      "Fue al pozo por agua al mediodía, encontró a un hombre cansado que le pidió de beber, y volvió a su casa sin el cántaro.",
    story:
      "Era cerca del mediodía y Jesús estaba cansado; Juan lo dice así, sin adornos. Había subido desde Judea y se había sentado al borde de un pozo, en las afueras de Sicar, un pueblo de Samaria, mientras sus amigos iban a comprar comida.\nLlegó una mujer a sacar agua. Él le pidió de beber. Ella se extrañó, porque los judíos no se trataban con los samaritanos. Él le dijo que, si supiera quién se lo pedía, ella le pediría a él, y él le daría agua viva. Ella le hizo ver que no traía con qué sacarla.\nSiguieron hablando. Ella era rápida, y él le respondía de igual a igual. Le pidió que llamara a su marido; ella dijo que no tenía; él respondió que era verdad, que había tenido cinco, y que el hombre que tenía ahora no lo era. Ella llevó la conversación a la religión, y a cuál de los dos montes era el bueno para adorar. Él la siguió también hasta allí. Dios, le dijo, anda buscando gente que lo adore en espíritu y en verdad.\nElla dijo que el Mesías, cuando viniera, lo explicaría todo. «Yo soy, que hablo contigo.»\nDejó el cántaro donde estaba y volvió al pueblo.",
    beforeChrist:
      "Juan no dice cómo había perdido cinco maridos. Algunos pudieron morir y otros pudieron despedirla; de cualquiera de las dos maneras una mujer podía quedarse con muy poco. Ahora vivía con un hombre que no se había casado con ella. Venía por agua a la hora del calor. La gente ha supuesto el motivo. Lo que está escrito es que venía sola, y que tenía sed.",
    encounter:
      "Jesús empezó por necesitar algo de ella. Dijo toda su vida en dos frases, y no pudo haber desprecio en ellas, o no se habría quedado. Ella puso buenos argumentos y él los contestó. Después le dijo a ella, una mujer por la que otros habrían pasado de largo, que aquel a quien esperaba estaba hablando con ella.",
    afterChrist:
      "Se fue derecho a sus vecinos. «Venid, ved un hombre que me ha dicho todo lo que he hecho: ¿si quizás es éste el Cristo?» Salieron por lo que ella dijo. Le rogaron a Jesús que se quedara, y se quedó dos días. Al final lo habían oído ellos mismos, y así se lo dijeron. Juan nunca nos da su nombre. Nos da un pueblo en el que muchos creyeron por su palabra.",
    keyVerse: {
      text: "Mas el que bebiere del agua que yo le daré, para siempre no tendrá sed",
      reference: "John 4:14",
    },
    reflection: {
      question: "¿Qué parte de tu vida preferirías que Jesús no mencionara?",
      text: "Con ella la mencionó, y ella corrió a contarlo: que alguien la conociera se había vuelto libertad. Podrías decírselo hoy en una frase sencilla, en voz alta si no hay nadie. Y luego fíjate en que él no se ha ido del pozo.",
    },
  },
  {
    id: "zacchaeus",
    name: "Zaqueo de Jericó",
    category: "Biblical",
    title: "Bajar del árbol",
    summary:
      "Un recaudador rico se subió a un árbol para ver a Jesús desde una altura segura, y descubrió que era a él a quien buscaban.",
    story:
      "En Jericó se cobraban los impuestos de Roma, y Zaqueo era el jefe de los que los cobraban. Era rico. También era bajo de estatura, y cuando Jesús pasó por la ciudad no podía ver por encima de la gente; y, al parecer, nadie le hizo lugar.\nAsí que corrió adelante, un hombre hecho y derecho y con dinero, y se subió a un sicómoro junto al camino. Quizá esperaba que las hojas lo taparan. Cuando Jesús llegó al lugar, se detuvo y miró hacia arriba. «Zaqueo, date priesa, desciende, porque hoy es necesario que pose en tu casa.»\nÉl no había pedido nada. Había querido ver, nada más. Jesús lo llamó por su nombre, y dijo que era necesario. Zaqueo bajó al momento y lo llevó a su casa, lleno de alegría.\nA la calle no le gustó. Jesús se había hospedado con un pecador, decían, y en cuanto al pecador tenían razón. De qué hablaron no quedó escrito. Lo que Lucas escribió es que Zaqueo se puso de pie y empezó a regalar su dinero: la mitad de sus bienes a los pobres, y cuatro veces lo robado a quien hubiera engañado. Nadie se lo había mandado. «Hoy ha venido la salvación á esta casa», respondió Jesús, y llamó al recaudador lo que la ciudad hacía tiempo que no lo llamaba: hijo de Abraham.",
    beforeChrist:
      "Los recaudadores trabajaban para el poder que ocupaba el país, y tenían fama de cobrar de más; Juan el Bautista les había dicho que no lo hicieran. Zaqueo estaba en lo más alto de ese oficio. Tenía dinero, una casa y una multitud de espaldas. Uno se pregunta cuánto hacía que nadie, fuera de los deudores, decía su nombre.",
    encounter:
      "No hubo sermón debajo del árbol. Jesús se invitó a comer delante de todos, y con la comida se llevó una parte de la mala fama. Fíjate en el orden. Primero vino la acogida. El cambio vino después, durante la comida, y nadie lo había pedido. La bondad había entrado más adentro en esa casa que todos los reproches.",
    afterChrist:
      "La ley pedía al ladrón que confesaba devolver lo robado y un quinto más. Zaqueo ofreció el cuádruple, cuando ya la mitad de su fortuna había ido a los pobres. Debió de costarle noches con los libros de cuentas, y llamar a puertas donde ya había llamado, esta vez con la bolsa abierta. Lucas termina ahí la historia. Su última palabra es sobre lo que se había perdido, y habla de alguien encontrado.",
    keyVerse: {
      text: "Porque el Hijo del hombre vino á buscar y á salvar lo que se había perdido.",
      reference: "Luke 19:10",
    },
    reflection: {
      question: "¿A quién tendrías que ir a ver si Jesús llegara hoy a tu casa?",
      text: "Zaqueo lo supo sin que se lo dijeran. Quizá para ti haya dinero de por medio, o solo una disculpa, o un nombre que dejaste de decir. Elige una puerta. No tienes que arreglar toda la calle antes de la cena; cuando Zaqueo empezó, Jesús ya estaba sentado.",
    },
  },
  {
    id: "jailer-at-philippi",
    name: "El carcelero de Filipos",
    category: "Biblical",
    title: "A la misma hora de la noche",
    summary:
      "Un terremoto abrió todas las celdas de su cárcel, no se fue ningún preso, y un hombre con la espada en la mano preguntó cómo ser salvo.",
    story:
      "Pablo y Silas estaban presos por arruinar un negocio. En Filipos, una colonia romana de Macedonia, una muchacha esclava adivinaba la suerte y sus dueños vivían de lo que ganaba. Pablo la libró del espíritu que la dominaba, y se acabó el dinero. Los dueños arrastraron a los dos hasta la plaza. Los magistrados mandaron azotarlos con varas y se los entregaron al carcelero, con orden de guardarlos bien. Él los metió en la celda de más adentro y les sujetó los pies en el cepo.\nA medianoche oraban y cantaban, y los demás presos los escuchaban. Entonces tembló la tierra. Las puertas se abrieron de golpe y las cadenas se soltaron de las paredes.\nEl carcelero despertó, vio las puertas abiertas y sacó la espada para matarse. De la oscuridad salió una voz: «No te hagas ningún mal; que todos estamos aquí.» Pidió una luz, entró corriendo y cayó temblando delante de los dos hombres que había encerrado. «Señores, ¿qué es menester que yo haga para ser salvo?» La respuesta cabe en un renglón. «Cree en el Señor Jesucristo, y serás salvo tú, y tu casa.»\nAntes de que terminara la noche les había lavado las espaldas y se había bautizado con toda su familia. Llevó a los presos arriba, a su propia casa, y les puso la mesa.",
    beforeChrist:
      "Era un hombre de llaves y de órdenes. A un guardia que perdía a sus presos podía costarle la vida; cuando Pedro salió libre en Jerusalén, Herodes mandó matar a los guardias. Así que con estos dos no se arriesgó. Les sujetó los pies en la madera, con las espaldas todavía en carne viva, y se acostó. Lucas no dice que fuera cruel. Hacía su trabajo, y dormía.",
    encounter:
      "No fue el terremoto lo que lo venció. Al terremoto le salió al paso con una espada, como creía que debía. Fue la voz. Hombres a los que había hecho daño, sin nada entre ellos y la calle, se habían quedado donde estaban y se preocupaban por él. Cuando hizo su pregunta no le dijeron que primero fuera mejor. Le dijeron en quién confiar.",
    afterChrist:
      "«Y tomándolos en aquella misma hora de la noche, les lavó los azotes». Es lo primero que hizo la fe en esa casa: traer una vasija con agua. Las manos que habían cerrado el cepo limpiaron las heridas. Hubo pan en la mesa, y alegría, y todavía no amanecía. Cuando años después Pablo escribió a Filipos, empezó dando gracias a Dios cada vez que se acordaba de ellos.",
    keyVerse: {
      text: "Cree en el Señor Jesucristo, y serás salvo tú, y tu casa.",
      reference: "Acts 16:31",
    },
    reflection: {
      question: "¿Cuándo fue la última vez que te trató bien alguien que no te debía nada?",
      text: "El carcelero esperaba que lo culparan, y oyó que alguien se preocupaba por él. Tardó una noche en pasarlo a otros. ¿Hay una persona con motivos para pensar mal de ti, cuyas heridas todavía podrías lavar? Empieza con agua tibia y pocas palabras.",
    },
  },
  {
    id: "augustine",
    name: "Agustín de Hipona",
    category: "Historical",
    title: "El libro sobre la banca",
    summary:
      "Un profesor brillante sabía muy bien lo que era justo y no podía hacerlo, hasta un día de agosto en un jardín de Milán, en el año 386.",
    story:
      "Agustín nació en 354 en Tagaste, en lo que hoy es Argelia. Su madre, Mónica, era cristiana y nunca dejó de orar por él. Era inteligente, ambicioso e inquieto. En Cartago estudió retórica, vivió años con una mujer cuyo nombre nunca escribió, y tuvo con ella un hijo. Unos nueve años siguió a los maniqueos, que prometían que la sola razón lo respondería todo. No fue así.\nEn 384 era profesor de retórica en Milán, donde tenía su corte el emperador. Fue a oír a Ambrosio, el obispo, por su estilo, y poco a poco empezó a oír lo que decía. En el verano de 386 su mente estaba convencida. Su voluntad, no. De joven, cuenta él, había orado pidiendo ser puro, pero todavía no.\nAquel agosto, en el jardín de la casa donde vivía, se derrumbó debajo de una higuera y lloró. De algún lugar cercano le llegó la voz de un niño, que repetía cantando que tomara y leyera. Volvió a la banca donde había dejado las cartas de Pablo, abrió el libro y leyó los primeros renglones que vieron sus ojos. No necesitó más. Unos once años después, en sus Confesiones, escribió que fue como si le hubieran vertido en el corazón una luz de calma.",
    beforeChrist:
      "Se sentía atado, decía, no por hierro ajeno sino por su propia voluntad. Tenía un buen puesto y amigos útiles. Le habían arreglado un matrimonio que lo ayudaría a subir, y a la madre de su hijo la mandaron de vuelta a África para hacerle lugar. Le sangró el corazón por ella, y tomó otra amante. Todo lo que entendía, y entendía mucho, lo había dejado donde estaba.",
    encounter:
      "Los renglones eran de Romanos 13. «Mas vestíos del Señor Jesucristo, y no hagáis caso de la carne en sus deseos.» No le decían nada nuevo. Lo nuevo era que podía. Dejó el dedo en el lugar y se lo mostró a su amigo Alipio, que leyó el versículo siguiente y lo tomó para sí. Luego entraron los dos y se lo contaron a Mónica.",
    afterChrist:
      "Dejó su puesto. Ambrosio lo bautizó en la Pascua de 387, con su hijo y Alipio a su lado; Mónica murió ese mismo año en Ostia, contenta. De vuelta en África quería una vida tranquila, pero la gente de Hipona lo hizo sacerdote en 391, y después su obispo. Durante unos treinta y cinco años predicó, arregló pleitos y escribió. Murió el 28 de agosto de 430, con los vándalos frente a las murallas.",
    keyVerse: {
      text: "Mas vestíos del Señor Jesucristo, y no hagáis caso de la carne en sus deseos.",
      reference: "Romans 13:14",
    },
    reflection: {
      question: "¿Qué sabes muy bien que deberías hacer, y no logras hacer?",
      text: "Agustín no necesitaba otra razón; tenía de sobra. Necesitaba ayuda de fuera de sí mismo, y le llegó por el niño de un vecino y por un libro que ya era suyo. Deja un Evangelio abierto donde sueles sentarte. Lee la página que encuentres.",
    },
  },
  {
    id: "john-newton",
    name: "John Newton",
    category: "Historical",
    title: "Once horas al timón",
    summary:
      "Un traficante de esclavos clamó a Dios en una tormenta del Atlántico en 1748, y la respuesta tardó el resto de su vida en llegarle entera.",
    story:
      "En la madrugada del 10 de marzo de 1748 un mar furioso golpeó al barco Greyhound, que volvía a casa por el Atlántico. John Newton, de veintidós años, despertó con el agua entrando en su camarote. Al marinero que subió a cubierta justo antes que él se lo llevó una ola. Newton trabajó en las bombas casi hasta el mediodía y descansó una hora. Después lo pusieron al timón, y allí estuvo hasta la medianoche. Se había oído decir que, si cierto remiendo no aguantaba, el Señor tuviera misericordia de ellos; y esas palabras lo sobresaltaron, porque llevaba años sin pedir misericordia.\nEl barco debió hundirse. La carga de madera y cera de abeja ayudó a sostenerlo. Cuatro semanas después, con la última comida en la olla, entró en Lough Swilly, en Irlanda. Newton recordó cada año el día de esa tormenta hasta que murió.\nSería más fácil terminar aquí. Pero después mandó tres viajes de esclavos, entre 1750 y 1754, y leía la Biblia en su camarote encima de una bodega llena de gente encadenada. Una enfermedad puso fin a sus años en el mar. Fue ordenado en 1764 y llegó a Olney, en Inglaterra; para el Año Nuevo de 1773 escribió el himno que hoy se conoce como Sublime gracia. Solo en 1788, cuarenta años después de la tormenta, publicó lo que pensaba sobre la trata de africanos y confesó en público lo que había hecho.",
    beforeChrist:
      "Su madre le enseñó la Escritura y murió poco antes de que él cumpliera siete años. A los once se hizo a la mar. En 1744 lo llevaron por la fuerza a la marina de guerra, desertó, lo azotaron por ello, y se alegró de que lo cambiaran a un barco de esclavos. En la costa de Sierra Leona la casa de un comerciante lo tuvo con hambre y se burló de él. Para entonces despreciaba toda fe, y disfrutaba quitándosela a otros con argumentos.",
    encounter:
      "Al timón tuvo tiempo de pensar. Le volvieron versículos que su madre le había enseñado, y dudó de que hubiera misericordia para un hombre que tanto tiempo se había reído de ella. En los días siguientes encontró un Nuevo Testamento, y leyó sobre el hijo que volvió a casa y sobre el Padre que da su Espíritu a quienes se lo piden. Empezó a orar. Mirando atrás, solo quiso llamarlo un comienzo.",
    afterChrist:
      "La gracia obró despacio en él, y demasiado despacio para la gente que había transportado. Él mismo llegó a decirlo. Como párroco de St Mary Woolnoth, en Londres, animó al joven William Wilberforce a quedarse en el Parlamento, dio testimonio contra la trata y vivió, casi ciego, para oír que la abolía la ley de marzo de 1807. Murió el 21 de diciembre de ese mismo año.",
    keyVerse: {
      text: "que Cristo Jesús vino al mundo para salvar á los pecadores, de los cuales yo soy el primero",
      reference: "1 Timothy 1:15",
    },
    reflection: {
      question: "¿En qué cuarto de tu vida no ha entrado todavía tu fe?",
      text: "Newton cantó himnos durante años antes de mirar cómo se había ganado la vida. Dios fue paciente con él; la demora la pagaron otros. Pregunta quién paga la tuya. Y luego pide valor para entrar este año, y no dentro de cuarenta.",
    },
  },
  {
    id: "josephine-bakhita",
    name: "Josefina Bakhita",
    category: "Historical",
    title: "El dueño de las estrellas",
    summary:
      "Robada de niña en Darfur y vendida de mano en mano, aprendió en Venecia el nombre de aquel por quien siempre se había preguntado.",
    story:
      "Tenía unos siete años cuando dos hombres se la llevaron de los campos cercanos a su aldea, Olgossa, en Darfur, al oeste de Sudán. El terror le borró de la memoria su propio nombre. Los traficantes la llamaron Bakhita, que en árabe quiere decir afortunada. En los años siguientes la hicieron cruzar el país a pie y la vendieron una y otra vez. Una de sus dueñas mandó que le cortaran dibujos en la piel y le frotaran sal en las heridas; llevaba más de cien cicatrices.\nEn 1883, en Jartum, la compró el vicecónsul de Italia, Callisto Legnani, y se acabaron los golpes. Dos años después le rogó que la llevara a Italia. Allí él la dio a otra familia, los Michieli, como niñera de su hija. En 1888 la madre salió de viaje y dejó a la niña y a la niñera con las hermanas canosianas de Venecia.\nLas hermanas le dijeron a Bakhita quién era Jesús. Cuando la señora Michieli vino a buscarla, no quiso irse. Tenía miedo, y dijo que no. El asunto llegó a las autoridades, y el 29 de noviembre de 1889 declararon que, como la ley italiana no conocía la esclavitud, era libre desde el día en que desembarcó. El 9 de enero de 1890 la bautizaron con el nombre de Josefina.",
    beforeChrist:
      "Durante unos diez años fue de otros: comprada, regalada, azotada por capricho. No podía volver a su casa, porque ya no sabía cómo se llamaba ni cómo se llamaba ella. Una cosa nunca le habían quitado. De niña miraba el sol, la luna y las estrellas, decía, y se preguntaba quién sería el dueño de cosas tan hermosas, y deseaba verlo.",
    encounter:
      "Alguien en Italia le había dado un pequeño crucifijo de plata, y lo guardaba sin saber quién era aquel hombre. En Venecia se lo dijeron. Al dueño de las estrellas lo habían azotado; lo habían desnudado y vendido; y estaba vivo, y la conocía desde siempre. Decía que desde pequeña había sentido a Dios en el corazón. Ahora sabía su nombre, y que él siempre había sabido el de ella.",
    afterChrist:
      "En 1896 hizo sus votos con las mismas hermanas. En Schio, en el norte de Italia, donde vivió desde 1902, cocinó, cosió, bordó y atendió la puerta del convento, y los niños del pueblo conocían su voz. Hablaba sin odio de quienes la habían secuestrado, y oraba por ellos. En su última enfermedad volvía a verse encadenada, y le rogaba a la enfermera que le aflojara las cadenas. Murió el 8 de febrero de 1947.",
    keyVerse: {
      text: "Así que, si el Hijo os libertare, seréis verdaderamente libres.",
      reference: "John 8:36",
    },
    reflection: {
      question: "¿Quién te dijo cuánto valías, y tenía razón?",
      text: "A Bakhita le habían puesto precio muchas veces. Hizo falta un tribunal para decir que no podía tener dueño, y un bautismo para decir por qué. Piensa en una etiqueta que llevas desde joven. Ponla junto a la cruz, y pregunta quién tenía derecho a dártela.",
    },
  },
];
