import type { CrosswordTheme } from "#content/schema/games.ts";

/** As in English, by the Reina-Valera of 1909. */
export const actsToRevelationThemes: readonly CrosswordTheme[] = [
  {
    title: "Los primeros cristianos",
    words: [
      ["MATIAS", "Sobre él cayó la suerte", "ACT", 1, 26],
      ["PENTECOSTES", "Estaban todos unánimes juntos", "ACT", 2, 1],
      ["LENGUAS", "Repartidas, como de fuego", "ACT", 2, 3],
      ["ESTEBAN", "Señor Jesús, recibe mi espíritu, dijo", "ACT", 7, 59],
      ["TABITA", "Hacía túnicas y vestidos en Jope", "ACT", 9, 36],
      ["CORNELIO", "Centurión piadoso de Cesarea", "ACT", 10, 1],
      ["ANTIOQUIA", "Donde primero los llamaron cristianos", "ACT", 11, 26],
      ["MUCHACHA", "Rode, que de gozo no abrió la puerta", "ACT", 12, 13],
    ],
  },
  {
    title: "Pablo en el camino",
    words: [
      ["DAMASCO", "Cerca de ella lo rodeó una luz", "ACT", 9, 3],
      ["BERNABE", "Enviado con Saulo desde la iglesia", "ACT", 13, 2],
      ["LIDIA", "Vendía púrpura, y se le abrió el corazón", "ACT", 16, 14],
      ["SILAS", "Cantaba en la cárcel a medianoche", "ACT", 16, 25],
      ["ATENAS", "Aquí había un altar al Dios no conocido", "ACT", 17, 16],
      ["CORINTO", "Año y medio de tiendas y enseñanza", "ACT", 18, 1],
      ["EFESO", "La ciudad de los plateros de Diana", "ACT", 19, 1],
      ["MELITA", "La isla después del naufragio", "ACT", 28, 1],
    ],
  },
  {
    title: "Amigos de Pablo",
    words: [
      ["AQUILA", "Hacía tiendas y era del Ponto", "ACT", 18, 2],
      ["PRISCILA", "Con su marido enseñó a un predicador", "ACT", 18, 2],
      ["APOLOS", "Varón elocuente de Alejandría", "ACT", 18, 24],
      ["FEBE", "Servía en la iglesia de Cencreas", "ROM", 16, 1],
      ["TIMOTEO", "El hermano, en la segunda carta a Corinto", "2CO", 1, 1],
      ["TITO", "Compañero y ayudante", "2CO", 8, 23],
      ["LUCAS", "El médico amado", "COL", 4, 14],
      ["ONESIMO", "Un fugitivo, devuelto como hermano", "PHM", 1, 10],
    ],
  },
  {
    title: "La armadura de Dios",
    words: [
      ["ARMADURA", "Vestidla toda", "EPH", 6, 11],
      ["COTA", "De justicia, sobre el pecho", "EPH", 6, 14],
      ["ESCUDO", "De la fe, sobre todo", "EPH", 6, 16],
      ["DARDOS", "De fuego, que hay que apagar", "EPH", 6, 16],
      ["YELMO", "Guarda la cabeza", "EPH", 6, 17],
      ["SALUD", "Lo que es la pieza de la cabeza", "EPH", 6, 17],
      ["ESPADA", "La palabra de Dios", "EPH", 6, 17],
      ["LOMOS", "Ceñidos de verdad", "EPH", 6, 14],
    ],
  },
  {
    title: "Apocalipsis",
    words: [
      ["PATMOS", "La isla donde estaba Juan", "REV", 1, 9],
      ["LAODICEA", "La iglesia tibia", "REV", 1, 11],
      ["PRIMERO", "Y postrero, que murió y vivió", "REV", 2, 8],
      ["FILADELFIA", "La iglesia de la puerta abierta", "REV", 3, 7],
      ["SELLOS", "Siete cerraban el libro", "REV", 5, 1],
      ["CORDERO", "Estaba como inmolado", "REV", 5, 6],
      ["DRAGON", "Miguel luchó contra él", "REV", 12, 7],
      ["JASPE", "La luz de la ciudad era como esta piedra", "REV", 21, 11],
    ],
  },
];
