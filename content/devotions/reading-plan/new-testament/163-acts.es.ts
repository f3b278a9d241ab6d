import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Acts 1",
    "Tras cuarenta días una nube se lleva a Jesús de su vista. Suben a orar, y Matías recibe el lugar de Judas.",
  ],
  [
    "Acts 2:1-21",
    "Un ruido como de viento, lenguas como de fuego, y peregrinos de muchas tierras que oyen cada uno la suya. Pedro cita a Joel.",
  ],
  [
    "Acts 2:22-47",
    "El que ustedes crucificaron, dice Pedro, resucitó; con el corazón herido, tres mil se bautizan y empiezan a compartir.",
  ],
  [
    "Acts 3",
    "En la puerta llamada la Hermosa un hombre pide dinero y se levanta saltando. Pedro dice en nombre de quién.",
  ],
  [
    "Acts 4:1-22",
    "Tras una noche presos, dos hombres sin estudios asombran a los jefes, que prohíben lo que no pueden negar.",
  ],
  [
    "Acts 4:23-37",
    "Amenazados, los amigos no piden estar a salvo, sino hablar sin miedo; el lugar tiembla, y Bernabé vende su campo.",
  ],
  [
    "Acts 5:1-16",
    "Un relato duro: marido y mujer mienten sobre un regalo, y los dos mueren. Los enfermos esperan la sombra de Pedro.",
  ],
  [
    "Acts 5:17-42",
    "De noche salen de la cárcel, y al amanecer ya enseñan otra vez. Gamaliel le dice a un consejo furioso que espere a ver.",
  ],
  [
    "Acts 6",
    "A algunas viudas las olvidaban, y nombran a siete para remediarlo. A uno de ellos, Esteban, lo acusan en falso.",
  ],
  [
    "Acts 7:1-29",
    "Esteban le cuenta al tribunal su propia historia: Abraham sin un palmo de tierra, José vendido por envidia, Moisés mal entendido.",
  ],
  [
    "Acts 7:30-60",
    "De la zarza Esteban pasa a los profetas perseguidos; vuelan las piedras, y él pide que no se les tome en cuenta.",
  ],
  [
    "Acts 8:1-25",
    "Echados de Jerusalén, llevan consigo la palabra. En Samaria, Simón el mago ofrece dinero por el poder del Espíritu.",
  ],
  [
    "Acts 8:26-40",
    "En un camino desierto Felipe corre junto a un carro donde un etíope lee a Isaías; pronto llegan adonde hay agua.",
  ],
  [
    "Acts 9:1-22",
    "Saulo sale a encadenar gente y lo llevan de la mano. Ananías, que ha oído hablar de él, lo llama hermano.",
  ],
  [
    "Acts 9:23-43",
    "A Saulo lo bajan en una canasta, y Bernabé es el primero que confía en él. En Jope, unas viudas muestran las túnicas que hizo Dorcas.",
  ],
  [
    "Acts 10:1-23",
    "Un centurión ora en Cesarea; al otro día Pedro, con hambre en una azotea, ve bajar tres veces un gran lienzo.",
  ],
  [
    "Acts 10:24-48",
    "Cornelio ha llenado su casa de parientes y amigos, y Pedro aún está hablando cuando el Espíritu viene sobre ellos.",
  ],
  [
    "Acts 11",
    "Le reprochan que coma con gentiles, y Pedro lo cuenta desde el principio. En Antioquía los llaman cristianos por primera vez.",
  ],
  [
    "Acts 12",
    "Matan a Jacobo; a Pedro, dormido entre dos soldados, lo saca un ángel; de pura alegría, Rode lo deja en la puerta.",
  ],
  [
    "Acts 13:1-25",
    "Antioquía ora y deja ir a dos de sus maestros. En Chipre un mago queda ciego; en una sinagoga Pablo empieza por Egipto.",
  ],
  [
    "Acts 13:26-52",
    "Se anuncia el perdón de los pecados, y el sábado siguiente acude casi toda la ciudad. Rechazados por algunos, van a los gentiles.",
  ],
  [
    "Acts 14",
    "En Listra los aclaman como a Júpiter y Mercurio, y al poco tiempo apedrean a Pablo y lo dan por muerto. Se levanta.",
  ],
  [
    "Acts 15:1-21",
    "¿Tienen que guardar los gentiles la ley de Moisés para salvarse? Hablan Pedro, Bernabé y Pablo, y Jacobo halla las palabras.",
  ],
  ["Acts 15:22-41", "Una carta consuela a Antioquía. Pablo y Bernabé discuten por Marcos, y se separan."],
  [
    "Acts 16:1-15",
    "Timoteo se les une, dos caminos se cierran, y en una visión un hombre pide ayuda. Lidia, junto al río, escucha.",
  ],
  [
    "Acts 16:16-40",
    "Los amos de una esclava pierden su ganancia y azotan a dos hombres. A medianoche cantan, y el carcelero les lava las heridas.",
  ],
  [
    "Acts 17:1-15",
    "Atacan la casa de Jasón por sus huéspedes. En Berea examinan cada día las Escrituras para comprobar lo que oyeron.",
  ],
  [
    "Acts 17:16-34",
    "Mientras espera solo en Atenas, Pablo parte de un altar a un Dios no conocido y cita a los poetas griegos.",
  ],
  [
    "Acts 18",
    "Pablo hace tiendas con Aquila y Priscila; de noche oye que no tema, y Galión no quiere juzgar. Apolos aprende más.",
  ],
  [
    "Acts 19:1-20",
    "En Éfeso sanan hasta unos paños, siete exorcistas improvisados huyen heridos, y van al fuego libros de magia muy caros.",
  ],
  [
    "Acts 19:21-41",
    "Un platero teme por su negocio. Dos horas grita el teatro por Diana; la mayoría no sabe por qué está allí.",
  ],
  [
    "Acts 20:1-16",
    "Pablo habla hasta medianoche, y Eutico, dormido en una ventana alta, cae; pero vive. Siguen hablando hasta el alba.",
  ],
  [
    "Acts 20:17-38",
    "A los ancianos de Éfeso Pablo les habla de lágrimas, de lobos y de sus propias manos; después se arrodillan y lloran.",
  ],
  [
    "Acts 21:1-16",
    "Familias enteras se arrodillan en la playa de Tiro. Agabo se ata con el cinto de Pablo, y Pablo sigue a Jerusalén.",
  ],
  [
    "Acts 21:17-40",
    "Pablo paga los votos de cuatro hombres para calmar sospechas. Un rumor falso alborota la ciudad, y los soldados lo llevan en alto.",
  ],
  [
    "Acts 22",
    "En la lengua de ellos Pablo les cuenta de una luz a mediodía y de Ananías; al oír «gentiles», ya no escuchan.",
  ],
  [
    "Acts 23:1-11",
    "El sumo sacerdote manda golpear a Pablo en la boca, el concilio se divide por la resurrección, y de noche el Señor está a su lado.",
  ],
  [
    "Acts 23:12-35",
    "Más de cuarenta juran no comer hasta matar a Pablo. El hijo de su hermana lo oye, y un comandante escucha al muchacho.",
  ],
  ["Acts 24", "Tértulo adula y Pablo responde. Félix se espanta, espera un soborno y deja preso a Pablo dos años."],
  [
    "Acts 25",
    "Un gobernador nuevo quiere quedar bien con todos, así que Pablo apela a César. Agripa y Berenice vienen a oírlo con gran pompa.",
  ],
  [
    "Acts 26:1-18",
    "Ante un rey que conoce las costumbres, Pablo cuenta del fariseo que fue, de los que encarceló y de una luz a mediodía.",
  ],
  [
    "Acts 26:19-32",
    "Festo cree que tanto saber le ha trastornado la cabeza; Agripa dice «por poco»; y después admiten que podía quedar libre.",
  ],
  [
    "Acts 27:1-26",
    "Zarpan demasiado tarde en el año. Cuando llevan días sin ver sol ni estrellas, Pablo promete que todos vivirán.",
  ],
  [
    "Acts 27:27-44",
    "Cuatro anclas aguantan hasta la mañana. Doscientas setenta y seis personas comen juntas y llegan a tierra a nado o en tablas.",
  ],
  [
    "Acts 28",
    "Unos isleños encienden fuego para los náufragos bajo la lluvia. En Roma, con guardia y en una casa alquilada, Pablo recibe a todos.",
  ],
];
