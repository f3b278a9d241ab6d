import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Philippians 1",
    "Las cadenas de Pablo han dado valor a otros. Le gustaría irse con Cristo, y espera quedarse por ellos.",
  ],
  [
    "Philippians 2",
    "Cristo tomó forma de siervo, bajó hasta una cruz y fue levantado. Epafrodito casi murió por llevar ayuda.",
  ],
  [
    "Philippians 3",
    "Cuna, celo y un historial sin mancha: Pablo lo da todo por pérdida. No ha llegado, y sigue adelante.",
  ],
  [
    "Philippians 4",
    "A Evodia y a Síntique se les pide ponerse de acuerdo. Las preocupaciones se vuelven oración; Pablo sabe vivir con mucho y con poco.",
  ],
  [
    "Colossians 1",
    "Epafras los enseñó bien. Cristo es la imagen del Dios que nadie ve; es antes de todo, y todo se sostiene en él.",
  ],
  [
    "Colossians 2",
    "La acusación contra nosotros está clavada en la cruz. Que nadie los juzgue, pues, por comidas, fiestas o sábados.",
  ],
  [
    "Colossians 3",
    "Fuera la ira y la mentira; vengan la misericordia, la paciencia, el perdón y, sobre todo, el amor. Padres, no desanimen a sus hijos.",
  ],
  [
    "Colossians 4",
    "Hablen con gracia y con un poco de sal. Tíquico y Onésimo llevan las noticias; entre los que saludan está Lucas, el médico.",
  ],
  [
    "1 Thessalonians 1",
    "Mucho más allá de Macedonia se habla de esta iglesia: dejó sus ídolos y espera al Hijo de Dios.",
  ],
  [
    "1 Thessalonians 2",
    "Fuimos como la que cría con ternura a sus hijos, dice Pablo, y como un padre; y trabajamos para no costarles nada.",
  ],
  ["1 Thessalonians 3", "En Atenas Pablo no pudo más y envió a Timoteo. La noticia que llegó le ha devuelto la vida."],
  [
    "1 Thessalonians 4",
    "Vivan tranquilos y trabajen con sus manos. Los creyentes que murieron no están perdidos: cuando el Señor venga, se levantarán primero.",
  ],
  [
    "1 Thessalonians 5",
    "Los hijos del día no tienen por qué temer al ladrón. Siguen unos mandatos de apenas dos palabras.",
  ],
  [
    "2 Thessalonians 1",
    "La fe crece bajo la persecución. A los afligidos Pablo les promete descanso, y a quienes los atormentan, juicio, cuando Jesús se muestre.",
  ],
  [
    "2 Thessalonians 2",
    "Un rumor o una carta los ha alarmado: ¿llegó ya el día de Cristo? Antes vendrá una apostasía, responde Pablo; estén firmes.",
  ],
  [
    "2 Thessalonians 3",
    "Algunos dejaron de trabajar y se meten en todo. Pablo se ganaba el pan; corríjanlos, dice, como a hermanos.",
  ],
  [
    "1 Timothy 1",
    "Timoteo debe frenar discusiones inútiles en Éfeso. El que escribe fue perseguidor, se llama el primero de los pecadores y halló misericordia.",
  ],
  [
    "1 Timothy 2",
    "Oren por todos, también por los reyes. Hay un mediador, que se dio por todos; siguen instrucciones para hombres y mujeres.",
  ],
  ["1 Timothy 3", "A obispos y diáconos se les conoce por la paciencia, por la casa abierta y por no amar el dinero."],
  [
    "1 Timothy 4",
    "El matrimonio y la comida son buenos si se reciben con gratitud. Timoteo es joven: que enseñe con el ejemplo, además de leer en voz alta.",
  ],
  [
    "1 Timothy 5",
    "Trata a los ancianos como a padres y a las ancianas como a madres. Las viudas necesitan cuidado; Timoteo, un poco de vino.",
  ],
  [
    "1 Timothy 6",
    "Nada trajimos al mundo y nada nos llevaremos. A los que tienen dinero se les dice que lo compartan con gusto.",
  ],
  [
    "2 Timothy 1",
    "La misma fe vivió en Loida, en Eunice y ahora en Timoteo. Onesíforo buscó por Roma hasta hallar a Pablo en cadenas.",
  ],
  [
    "2 Timothy 2",
    "Un soldado, un atleta y un labrador saben para qué sirve el esfuerzo. Deja las guerras de palabras, y corrige con suavidad.",
  ],
  [
    "2 Timothy 3",
    "Vienen tiempos peligrosos, de amor a uno mismo y al dinero. Desde niño Timoteo conoce las Escrituras; que siga en ellas.",
  ],
  [
    "2 Timothy 4",
    "La carrera está terminada. Solo Lucas está con Pablo, que pide que le traigan a Marcos y su capa, y misericordia para quienes lo dejaron.",
  ],
  [
    "Titus 1",
    "Tito se queda en Creta para nombrar ancianos intachables y hospitalarios. Siguen palabras claras sobre los que engañan.",
  ],
  ["Titus 2", "Hay consejos para cada edad, y para los esclavos, porque la gracia ha aparecido y enseña a vivir."],
  [
    "Titus 3",
    "Sean amables, porque también nosotros fuimos necios. La bondad de Dios nos salvó por misericordia, con un lavamiento y una renovación.",
  ],
  [
    "Philemon",
    "Onésimo vuelve a su amo con esta hoja: recíbelo como a un hermano, y lo que deba, ponlo a la cuenta de Pablo.",
  ],
];
