import type { WrittenPlanDay } from "#content/schema/reading-plan.ts";

export const lang: string | undefined = undefined;

export const firstDays: readonly WrittenPlanDay[] = [
  {
    day: 1,
    theme: "Comienzos",
    oldTestament: "Genesis 1-2",
    oldTestamentDescription: "Hay luz antes de que haya sol, y un huerto con trabajo por hacer.",
    newTestament: "Matthew 1",
    newTestamentDescription:
      "Una larga lista de nombres, algunos inesperados, y un carpintero que despierta y hace lo que le mandaron.",
    prayer:
      "Tú que hiciste todo, empezaste por la luz, y desde entonces has sido generoso con ella. Yo empiezo esta lectura con muy poco: una silla, unos minutos, una cabeza que se distrae. Di también sobre eso tu primera palabra. Gracias por los nombres de la lista, los famosos y los que no sé pronunciar. Escribe el mío en algún lugar después de ellos, y no me dejes abandonar cuando los días se llenen. Amén.",
  },
  {
    day: 2,
    theme: "Esconderse",
    oldTestament: "Genesis 3-4",
    oldTestamentDescription:
      "Dos preguntas de Dios empiezan con la palabra dónde: una en un huerto, otra por un hermano que yace en el campo.",
    newTestament: "Matthew 2",
    newTestamentDescription: "Unos magos siguen una estrella hasta una casa, y una familia sale de noche hacia Egipto.",
    prayer:
      "Viniste a buscar, y llamaste. Algo sé yo de árboles donde esconderse. Antes de que me preguntes dónde estoy, te lo digo: estoy cansado, no estoy donde quería, y le he echado la culpa a alguien. Pregúntame también dónde está mi hermano, y no me aceptes que me encoja de hombros. Acompaña a toda familia que esta noche tiene que dejar su casa con un niño en brazos. Amén.",
  },
  {
    day: 3,
    theme: "Agua",
    oldTestament: "Genesis 5-7",
    oldTestamentDescription: "Diez generaciones de un solo aliento, y después la lluvia.",
    newTestament: "Matthew 3",
    newTestamentDescription: "Juan predica junto al río, y Jesús pide que lo bautice como a todos los demás.",
    prayer:
      "Señor, ha llovido sobre gente que quiero. Algunos siguen encerrados y no ven cómo va a terminar. Acuérdate de ellos. Sostén el techo sobre sus cabezas, y haz que nos tratemos con cariño cuando el espacio es poco. Y cuando el orgullo no me deje hacer fila con otros pecadores, muéstrame quién más hizo fila una vez. Amén.",
  },
  {
    day: 4,
    theme: "Tierra seca",
    oldTestament: "Genesis 8-9",
    oldTestamentDescription:
      "Una paloma con una hoja, la cubierta del arca que se abre, y una promesa puesta en las nubes.",
    newTestament: "Matthew 4",
    newTestamentDescription:
      "Cuarenta días de hambre, y después una llamada junto al lago. Cuatro hombres dejan sus redes.",
    prayer:
      "Aquí hay tierra seca, y yo ya no la esperaba. Ayúdame a bajar antes de tener la seguridad. Tú sabes qué hambre usará conmigo el tentador, porque tú también tuviste hambre. Dame un versículo al que agarrarme. Y si hoy pasas junto a mi trabajo y me llamas, que me dé cuenta. Que me encuentres remendando algo, con las manos lo bastante libres para soltarlo. Amén.",
  },
  {
    day: 5,
    theme: "Salir de casa",
    oldTestament: "Genesis 10-12",
    oldTestamentDescription:
      "Los pueblos se dispersan, una torre queda sin terminar, y a un hombre se le dice que se vaya.",
    newTestament: "Matthew 5:1-20",
    newTestamentDescription: "Se sienta en una ladera y llama dichosos a los que nadie esperaba.",
    prayer:
      "A Abram le dijiste que se fuera, y no le dijiste adónde. A mí me gusta saber adónde. Bendíceme de todos modos, y que se desborde hacia otros, como le prometiste a él. Cuando nombres a los que son felices de verdad, y yo no esté en la lista, enséñame a querer lo que tú alabas. Empieza por la misericordia, y empieza por mí. Amén.",
  },
];
