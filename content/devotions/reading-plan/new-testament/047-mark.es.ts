import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "Mark 1:1-20",
    "Marcos no cuenta el nacimiento. Empieza junto al río, con los cielos abiertos; después, fieras y cuatro pescadores.",
  ],
  [
    "Mark 1:21-45",
    "Al ponerse el sol toda una ciudad está a la puerta. Aún de noche Jesús sale solo a orar; un leproso no sabe callar.",
  ],
  [
    "Mark 2",
    "Cuatro hombres abren un techo, Leví deja su mesa de impuestos, y resulta que el sábado se hizo para la gente.",
  ],
  [
    "Mark 3:1-19",
    "Ira y tristeza caben en una mirada cuando Jesús sana una mano; una barca queda lista, y elige a doce.",
  ],
  [
    "Mark 3:20-35",
    "Los suyos temen que Jesús esté fuera de sí, y los escribas dicen algo peor. ¿Quién es su familia? Mira a los que lo rodean.",
  ],
  [
    "Mark 4:1-20",
    "Un sembrador, una semilla, cuatro tierras: se cuenta desde una barca y se explica después a unos pocos.",
  ],
  [
    "Mark 4:21-41",
    "Una lámpara debajo de la cama, una semilla que crece mientras el dueño duerme, y Jesús dormido en la tormenta.",
  ],
  [
    "Mark 5:1-20",
    "Ninguna cadena sujetaba al hombre llamado Legión. Al final está sentado, vestido y tranquilo, y lo envían a casa con los suyos.",
  ],
  [
    "Mark 5:21-43",
    "Lleva doce años con flujo de sangre; doce años tiene la niña que oye «Talitha cumi». Entre las dos espera Jairo.",
  ],
  [
    "Mark 6:1-29",
    "Los de su tierra se ofenden, los doce salen de dos en dos, y un juramento en la cena de Herodes le cuesta la cabeza a Juan.",
  ],
  [
    "Mark 6:30-56",
    "Les interrumpen el descanso a los apóstoles: miles se sientan sobre la hierba verde, y esa noche Jesús camina hacia unos remeros agotados.",
  ],
  [
    "Mark 7:1-23",
    "Lavan vasos y jarros, y los padres pasan necesidad por un voto. ¿Qué hace impura de veras a una persona?",
  ],
  [
    "Mark 7:24-37",
    "La respuesta de una madre griega alcanza la salud de su hija, y un sordo, apartado de la gente, habla bien.",
  ],
  [
    "Mark 8:1-21",
    "Con un solo pan en la barca se preocupan, aunque todavía pueden contar las canastas que sobraron dos veces.",
  ],
  [
    "Mark 8:22-38",
    "Un ciego ve personas como árboles, y luego ve claro. Pedro dice quién es Jesús y no acepta lo que vendrá.",
  ],
  [
    "Mark 9:1-29",
    "Ropas más blancas de lo que nadie puede lavar; y abajo, un padre que llora, cree y pide ayuda para su incredulidad.",
  ],
  [
    "Mark 9:30-50",
    "Les pregunta de qué discutían y los doce callan: era de rangos. Un niño en los brazos de Jesús es la respuesta.",
  ],
  ["Mark 10:1-31", "Sobre el divorcio, Jesús vuelve a la creación. Mira a un hombre rico, y lo ama."],
  [
    "Mark 10:32-52",
    "Dos hermanos quieren asientos en la gloria. El ciego Bartimeo quiere ver, tira su capa y lo sigue por el camino.",
  ],
  [
    "Mark 11:1-19",
    "Un pollino atado en un cruce de caminos, una higuera sin higos, y en la casa de oración se acaba el comercio.",
  ],
  [
    "Mark 11:20-33",
    "El árbol seco da pie a hablar de la fe y de perdonar mientras se ora. Los jefes no quieren responder a una pregunta.",
  ],
  [
    "Mark 12:1-27",
    "Los labradores golpean a un siervo tras otro y al final se encuentran con el hijo. Siguen dos preguntas: una moneda, y siete maridos.",
  ],
  [
    "Mark 12:28-44",
    "Un escriba pregunta bien y oye que está cerca del reino; una viuda da todo lo que tenía para vivir.",
  ],
  [
    "Mark 13:1-13",
    "Pedro, Jacobo, Juan y Andrés preguntan cuándo. Jesús les habla de terremotos, de juicios y de palabras que se les darán en esa hora.",
  ],
  ["Mark 13:14-37", "No vuelvas por la capa, advierte Jesús. Ni el Hijo conoce el día, así que el portero debe velar."],
  [
    "Mark 14:1-31",
    "Una mujer rompe un frasco, y Jesús dice que hizo lo que pudo; un hombre con un cántaro los lleva a la sala de arriba.",
  ],
  ["Mark 14:32-72", "Abba, ora Jesús en el huerto. Un joven huye sin su sábana, y el gallo canta por segunda vez."],
  [
    "Mark 15:1-20",
    "Pilato se asombra del silencio de Jesús y le da a la gente a Barrabás; unos soldados se inclinan ante púrpura y espinas.",
  ],
  [
    "Mark 15:21-47",
    "Al padre de Alejandro y de Rufo lo obligan a cargar la cruz. Habla un centurión; José se atreve a pedir el cuerpo.",
  ],
  [
    "Mark 16",
    "Tres mujeres se preguntan quién quitará la piedra, y huyen temblando del sepulcro abierto. A los once les cuesta creer.",
  ],
];
