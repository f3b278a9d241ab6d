import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Matthew 1",
    "Tres veces catorce generaciones, con cuatro mujeres que nadie esperaba, y José, que cambia de plan después de un sueño.",
  ],
  [
    "Matthew 2",
    "Unos extranjeros le preguntan el camino a un rey celoso. Hay oro, incienso y mirra; después, llanto en Belén.",
  ],
  [
    "Matthew 3",
    "Langostas, pelo de camello y palabras duras junto al Jordán; luego una paloma, y una voz que llama a Jesús amado.",
  ],
  [
    "Matthew 4",
    "Tres ofertas en el desierto se responden con Deuteronomio, y dos hermanos dejan la barca y a su padre.",
  ],
  [
    "Matthew 5:1-20",
    "Dicha para los pobres en espíritu y los que lloran; sal, luz, y una ley que no perderá ni una tilde.",
  ],
  [
    "Matthew 5:21-48",
    "Detrás del homicidio Jesús halla la ira, y detrás del adulterio una mirada; y pide un amor que llegue al enemigo.",
  ],
  ["Matthew 6:1-18", "Dar, orar y ayunar en secreto; y el padrenuestro."],
  [
    "Matthew 6:19-34",
    "Dos señores y un solo corazón; aves sin granero, lirios que no hilan y un mañana que puede esperar.",
  ],
  [
    "Matthew 7",
    "Una viga en el ojo del que juzga, una puerta estrecha, lobos vestidos de ovejas y dos casas bajo una misma tormenta.",
  ],
  [
    "Matthew 8:1-17",
    "Jesús toca a un leproso, sana de lejos al criado de un oficial romano y le quita la fiebre a la suegra de Pedro.",
  ],
  [
    "Matthew 8:18-34",
    "Dos hombres oyen lo que cuesta seguirlo, el lago calla a una palabra, y toda una ciudad le pide a Jesús que se vaya.",
  ],
  [
    "Matthew 9:1-17",
    "El perdón llega antes que los pasos para un hombre en su camilla, y un cobrador llamado Mateo se levanta y lo sigue.",
  ],
  [
    "Matthew 9:18-38",
    "De camino a una niña muerta Jesús se detiene por una mujer; luego ve multitudes como ovejas sin pastor.",
  ],
  [
    "Matthew 10:1-23",
    "Se nombra a los doce, se los envía con la bolsa vacía a las ovejas perdidas de Israel y se les avisa que habrá lobos.",
  ],
  [
    "Matthew 10:24-42",
    "Pajarillos y cabellos contados, familias divididas por causa de él y una recompensa por un vaso de agua fría.",
  ],
  [
    "Matthew 11",
    "Desde la cárcel Juan pregunta si Jesús es el que esperaban. Ciudades enteras vieron milagros y no cambiaron; los cansados son invitados.",
  ],
  [
    "Matthew 12:1-21",
    "Discípulos con hambre arrancan espigas en sábado, una mano seca queda sana, y la caña cascada no se rompe.",
  ],
  [
    "Matthew 12:22-50",
    "Lo acusan de obrar por Beelzebú, y Jesús habla de una casa dividida, de Jonás y de una reina que vino de lejos.",
  ],
  [
    "Matthew 13:1-30",
    "¿Por qué habla Jesús en parábolas? Un campo tiene cuatro clases de tierra; otro, una cizaña que debe esperar la siega.",
  ],
  [
    "Matthew 13:31-58",
    "Grano de mostaza, levadura, tesoro, perla y red; y un pueblo que conoce demasiado a su familia para escucharlo.",
  ],
  [
    "Matthew 14:1-21",
    "El cumpleaños de Herodes acaba con la muerte de Juan. Jesús se va en barca para estar solo, y da de comer a miles.",
  ],
  ["Matthew 14:22-36", "Pedro baja de la barca, camina, mira el viento, se hunde, y una mano lo sostiene."],
  [
    "Matthew 15:1-20",
    "Una discusión sobre lavarse las manos se vuelve otra: padres que se quedan sin ayuda, y lo que sale del corazón.",
  ],
  [
    "Matthew 15:21-39",
    "El silencio no detiene a una madre cananea, que solo pide migajas. Después comen cuatro mil con siete panes.",
  ],
  [
    "Matthew 16",
    "Saben leer el cielo y no los tiempos. Pedro lo llama Cristo, recibe la promesa de unas llaves y una dura corrección.",
  ],
  [
    "Matthew 17",
    "En un monte el rostro de Jesús brilla como el sol; abajo, un muchacho cae en el fuego y en el agua; un pez paga el impuesto.",
  ],
  [
    "Matthew 18:1-20",
    "Jesús pone a un niño en medio, habla de una oveja perdida entre cien y les da a los pleitos unos pasos con paciencia.",
  ],
  [
    "Matthew 18:21-35",
    "Setenta veces siete: un siervo al que perdonaron una deuda imposible agarra del cuello a su compañero por una pequeña.",
  ],
  [
    "Matthew 19",
    "Preguntas sobre el divorcio, niños que traen para que los bendiga y un joven rico que pregunta qué le falta y se va triste.",
  ],
  [
    "Matthew 20:1-16",
    "A los contratados al alba y a los de la última hora se les paga igual, y los primeros se quejan.",
  ],
  ["Matthew 20:17-34", "Una madre pide dos puestos de honor para Jacobo y Juan; dos ciegos piden simplemente ver."],
  [
    "Matthew 21:1-22",
    "Jesús entra montado en un asno, unos niños gritan en el templo, y una higuera no tiene más que hojas.",
  ],
  [
    "Matthew 21:23-46",
    "Cuando le preguntan con qué autoridad, Jesús habla de dos hijos, uno grosero y otro cortés, y de labradores que matan al heredero.",
  ],
  [
    "Matthew 22:1-22",
    "Los invitados desprecian una boda real y uno llega sin prepararse. Una moneda responde a una pregunta que era una trampa.",
  ],
  [
    "Matthew 22:23-46",
    "Siete hermanos en una adivinanza, dos mandamientos de los que cuelgan los demás y un salmo que hace callar a quienes preguntan.",
  ],
  [
    "Matthew 23:1-22",
    "Cargas pesadas para hombros ajenos, los mejores asientos, juramentos ingeniosos: ay de los jefes que cierran el cielo a otros.",
  ],
  [
    "Matthew 23:23-39",
    "Pagan el diezmo de la menta y olvidan la misericordia. Jesús termina con dolor, como una gallina a la que no acuden sus pollos.",
  ],
  [
    "Matthew 24:1-28",
    "Del templo no quedará piedra sobre piedra, dice Jesús; y entre guerras y falsos cristos, hay que aguantar.",
  ],
  [
    "Matthew 24:29-51",
    "Caen estrellas, brotan las hojas de una higuera, y solo el Padre sabe el día. Velen, pues, y que los halle trabajando.",
  ],
  [
    "Matthew 25:1-30",
    "A medianoche cinco lámparas se apagan por falta de aceite, y un siervo asustado cava un hoyo para el dinero de su señor.",
  ],
  [
    "Matthew 25:31-46",
    "Ovejas y cabras se sorprenden por igual al oír cuándo vieron al rey: hambriento, extranjero, enfermo, preso.",
  ],
  [
    "Matthew 26:1-35",
    "Lo que algunos llaman desperdicio, Jesús lo llama buena obra. Luego, treinta monedas de plata, una cena y promesas que Pedro no cumplirá.",
  ],
  [
    "Matthew 26:36-75",
    "Tres veces ora por la copa mientras sus amigos duermen; tres veces, antes de que cante el gallo, Pedro lo niega.",
  ],
  [
    "Matthew 27:1-31",
    "Judas devuelve la plata, la mujer de Pilato manda decir lo que soñó, y unos soldados se arrodillan para burlarse.",
  ],
  [
    "Matthew 27:32-66",
    "Oscuridad a mediodía, un grito del Salmo 22, la tierra que tiembla; y antes de otro día, una piedra con guardia.",
  ],
  [
    "Matthew 28",
    "Un terremoto, dos mujeres que corren, guardias pagados para mentir y once hombres, con dudas algunos, enviados a todas las naciones.",
  ],
];
