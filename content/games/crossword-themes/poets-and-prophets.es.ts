import type { CrosswordTheme } from "#content/schema/games.ts";

/** As in English, by the Reina-Valera of 1909. */
export const poetsAndProphetsThemes: readonly CrosswordTheme[] = [
  {
    title: "Job",
    words: [
      ["CENIZA", "En medio de ella se sentó", "JOB", 2, 8],
      ["TEJA", "Con ella se rascaba", "JOB", 2, 8],
      ["ELIFAZ", "El amigo de Temán, el primero en responder", "JOB", 4, 1],
      ["BILDAD", "El amigo de Súa", "JOB", 8, 1],
      ["PLEYADES", "¿Podrás impedir sus delicias?", "JOB", 38, 31],
      ["ORION", "Estrellas cuyas ligaduras nadie desata", "JOB", 38, 31],
      ["CAMELLOS", "Tenía tres mil antes de la desgracia", "JOB", 1, 3],
      ["LEVIATAN", "No se saca con anzuelo", "JOB", 41, 1],
    ],
  },
  {
    title: "Salmo 23",
    words: [
      ["PASTOR", "Lo que Jehová es para David", "PSA", 23, 1],
      ["PASTOS", "Delicados, para descansar en ellos", "PSA", 23, 2],
      ["SENDAS", "De justicia, por amor de su nombre", "PSA", 23, 3],
      ["VALLE", "Un lugar bajo y oscuro que se cruza", "PSA", 23, 4],
      ["SOMBRA", "La muerte la proyecta", "PSA", 23, 4],
      ["CAYADO", "Con la vara, da aliento", "PSA", 23, 4],
      ["COPA", "La mía está rebosando", "PSA", 23, 5],
      ["MISERICORDIA", "Me sigue todos los días de mi vida", "PSA", 23, 6],
    ],
  },
  {
    title: "Cantos de alabanza",
    words: [
      ["SELAH", "Quizá una pausa para los cantores", "PSA", 3, 2],
      ["PUERTAS", "Se les manda alzar la cabeza", "PSA", 24, 7],
      ["ATRIOS", "Se entra en ellos con alabanza", "PSA", 100, 4],
      ["SALTERIO", "Cuerdas nombradas con el arpa", "PSA", 150, 3],
      ["ORGANO", "Nombrado con las cuerdas", "PSA", 150, 4],
      ["FLAUTA", "Se sopla, junto al adufe", "PSA", 150, 4],
      ["CIMBALOS", "Resonantes y de júbilo", "PSA", 150, 5],
      ["ALELUYA", "La última palabra del libro", "PSA", 150, 6],
    ],
  },
  {
    title: "Proverbios",
    words: [
      ["SABIDURIA", "Es lo principal: adquiérela", "PRO", 4, 7],
      ["HORMIGA", "Pequeña, trabajadora y sin capitán", "PRO", 6, 6],
      ["PEREZOSO", "El que debe mirar sus caminos", "PRO", 6, 6],
      ["PANAL", "A qué se parecen los dichos suaves", "PRO", 16, 24],
      ["MANZANA", "De oro, con figuras de plata", "PRO", 25, 11],
      ["ASCUAS", "La bondad las amontona sobre el enemigo", "PRO", 25, 22],
      ["ARAÑA", "Se agarra y está en palacios de rey", "PRO", 30, 28],
      ["HERMOSURA", "Vana es, y engañosa la gracia", "PRO", 31, 30],
    ],
  },
  {
    title: "Isaías",
    words: [
      ["NIEVE", "Tan blancos como ella quedarán los pecados", "ISA", 1, 18],
      ["REJAS", "De arado, hechas de espadas", "ISA", 2, 4],
      ["SERAFINES", "Cada uno tenía seis alas", "ISA", 6, 2],
      ["EMANUEL", "El nombre del hijo de la virgen", "ISA", 7, 14],
      ["CONSEJERO", "Está junto a Admirable", "ISA", 9, 6],
      ["TIGRE", "Se acostará con el cabrito", "ISA", 11, 6],
      ["AGUILAS", "Alas como las de ellas, para los que esperan", "ISA", 40, 31],
      ["LLAGA", "Por la suya fuimos curados", "ISA", 53, 5],
    ],
  },
  {
    title: "Profetas",
    words: [
      ["JEREMIAS", "Se creía muy joven cuando lo llamaron", "JER", 1, 1],
      ["EZEQUIEL", "Junto al río Quebar tuvo visiones", "EZK", 1, 3],
      ["OSEAS", "Hijo de Beeri, con una mujer infiel", "HOS", 1, 1],
      ["JOEL", "Vio un ejército de insectos", "JOL", 1, 1],
      ["AMOS", "Vino de entre los pastores de Tecoa", "AMO", 1, 1],
      ["MIQUEAS", "El de Moreset, que nombró a Belén", "MIC", 1, 1],
      ["HABACUC", "¿Hasta cuándo clamaré?, preguntó", "HAB", 1, 1],
      ["MALAQUIAS", "Su libro cierra el Antiguo Testamento", "MAL", 1, 1],
    ],
  },
  {
    title: "La señal del gran pez",
    words: [
      ["JONAS", "El hijo de Amitai, que huyó de su encargo", "JON", 1, 1],
      ["NINIVE", "Aquella ciudad grande", "JON", 1, 2],
      ["TARSIS", "Adonde iba el barco", "JON", 1, 3],
      ["TEMPESTAD", "Se levantó en el mar, muy grande", "JON", 1, 4],
      ["SUERTES", "Las echaron para saber por quién era el mal", "JON", 1, 7],
      ["SACOS", "De ellos se vistieron, grandes y pequeños", "JON", 3, 5],
      ["CALABACERA", "Creció para darle sombra", "JON", 4, 6],
      ["GUSANO", "Hirió la planta por la mañana", "JON", 4, 7],
    ],
  },
  {
    title: "Daniel en Babilonia",
    words: [
      ["BABILONIA", "La ciudad de los cautivos", "DAN", 1, 1],
      ["LEGUMBRES", "Diez días de ellas, y agua", "DAN", 1, 12],
      ["HORNO", "Calentado siete veces más de lo normal", "DAN", 3, 6],
      ["SADRAC", "El primero de tres amigos", "DAN", 3, 12],
      ["BELSASAR", "Un rey que hizo banquete a mil", "DAN", 5, 1],
      ["MENE", "Escrita dos veces en la pared", "DAN", 5, 25],
      ["DARIO", "El rey que durmió mal aquella noche", "DAN", 6, 1],
      ["LEONES", "Cerraron la boca", "DAN", 6, 16],
    ],
  },
];
