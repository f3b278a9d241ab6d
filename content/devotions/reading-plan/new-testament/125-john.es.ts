import type { NewTestamentDay } from "#content/schema/reading-plan.ts";

export const days: readonly NewTestamentDay[] = [
  [
    "John 1:1-28",
    "El Verbo por quien todo fue hecho se hace carne; cuando le preguntan quién es, Juan el Bautista dice quién no es.",
  ],
  [
    "John 1:29-51",
    "Dos veces se invita a venir y ver. Andrés trae a su hermano; Felipe, a uno que duda y que estaba bajo una higuera.",
  ],
  [
    "John 2",
    "El agua de seis tinajas se vuelve el mejor vino de una boda; en Jerusalén, un azote de cuerdas limpia el templo.",
  ],
  [
    "John 3:1-21",
    "Nicodemo llega de noche con preguntas y oye hablar del viento, de nacer otra vez y del amor de Dios por el mundo.",
  ],
  ["John 3:22-36", "Las multitudes dejan a Juan por Jesús, y Juan está tan contento como el amigo del novio."],
  [
    "John 4:1-26",
    "Cansado y con sed, Jesús habla con una samaritana de agua, maridos y adoración, y le dice claramente quién es.",
  ],
  [
    "John 4:27-54",
    "La mujer deja su cántaro y trae a todo el pueblo. En Caná, un padre cree una frase y vuelve a un hijo vivo.",
  ],
  [
    "John 5:1-23",
    "Por treinta y ocho años siempre bajó otro antes al estanque. Entonces le dicen que ande, y es sábado.",
  ],
  [
    "John 5:24-47",
    "¿Quién habla por Jesús? Él nombra a Juan, a sus propias obras, al Padre y a Moisés, en quien sus oyentes confían.",
  ],
  [
    "John 6:1-34",
    "Cinco panes de cebada de un muchacho bastan. Quieren hacerlo rey a la fuerza; él se retira y cruza el lago a pie.",
  ],
  [
    "John 6:35-71",
    "Jesús dice que él es el pan del cielo, y muchos discípulos se van. Pedro no tiene otro a quien ir.",
  ],
  [
    "John 7:1-31",
    "Sus hermanos lo animan a mostrarse; Jesús va a la fiesta en secreto, y la gente discute de dónde viene.",
  ],
  [
    "John 7:32-53",
    "Los guardias enviados a prenderlo vuelven sin él, porque lo oyeron hablar; Nicodemo pide que lo escuchen.",
  ],
  [
    "John 8:1-30",
    "Jesús escribe en el suelo hasta que los acusadores de una mujer se van, los más viejos primero. Se llama luz del mundo.",
  ],
  [
    "John 8:31-59",
    "Discuten de libertad, de padres y de Abraham, hasta que Jesús dice que él es antes que Abraham, y toman piedras.",
  ],
  [
    "John 9:1-23",
    "Lodo en unos ojos ciegos, un estanque llamado Siloé, vecinos que no se ponen de acuerdo y unos padres prudentes.",
  ],
  ["John 9:24-41", "Una cosa sabe el hombre: que era ciego y ahora ve. Lo echan fuera, y Jesús lo encuentra."],
  ["John 10:1-21", "El pastor conoce a sus ovejas por nombre, y se queda cuando viene el lobo."],
  [
    "John 10:22-42",
    "En el pórtico de Salomón, en invierno, le piden a Jesús una respuesta clara, y al oírla levantan piedras.",
  ],
  [
    "John 11:1-29",
    "Dos hermanas mandan llamar a Jesús, y él se queda dos días donde está. Marta sale a recibirlo con un reproche y con fe.",
  ],
  [
    "John 11:30-57",
    "Jesús llora, y luego llama a un hombre fuera de su tumba; por eso, dice Caifás, más vale que muera uno.",
  ],
  [
    "John 12:1-19",
    "El perfume de María llena la casa. La multitud sale con ramas de palma, y muchos vinieron a ver a Lázaro.",
  ],
  [
    "John 12:20-50",
    "Unos griegos piden ver a Jesús. Él habla de un grano que debe caer en tierra, y su alma está turbada.",
  ],
  [
    "John 13:1-20",
    "Jesús toma una toalla y una vasija. Pedro no quiere que lo lave, y después pide también las manos y la cabeza.",
  ],
  ["John 13:21-38", "Judas sale, y es de noche. A los demás se les da un mandamiento nuevo."],
  [
    "John 14:1-14",
    "Tomás no sabe el camino y Felipe quisiera ver al Padre; los dos tienen la respuesta delante de los ojos.",
  ],
  [
    "John 14:15-31",
    "Vendrá otro Consolador que se quedará, para enseñar y recordar; y Jesús les deja una paz que es suya.",
  ],
  [
    "John 15",
    "Las ramas dan fruto si se quedan en la vid. Jesús llama amigos a los suyos y avisa que el mundo puede odiarlos.",
  ],
  [
    "John 16:1-15",
    "La tristeza llena a los discípulos, y Jesús tiene más que decir de lo que pueden llevar; el Espíritu de verdad los guiará.",
  ],
  [
    "John 16:16-33",
    "¿Qué quiere decir Jesús con «un poquito»? El dolor y la alegría de una madre lo explican; ellos creen que entienden.",
  ],
  ["John 17", "Oímos orar a Jesús: por sí mismo, por los amigos que deja y por los que creerán, para que sean uno."],
  [
    "John 18:1-27",
    "Hombres armados retroceden cuando Jesús les responde. Malco pierde una oreja; en la casa del sumo sacerdote Pedro dice que no es discípulo.",
  ],
  [
    "John 18:28-40",
    "Pilato va y viene entre el preso y los acusadores, pregunta qué es la verdad y sale sin esperar respuesta.",
  ],
  [
    "John 19:1-16",
    "Espinas y un manto de púrpura, un gobernador cada vez más asustado y la pregunta de si es amigo de César.",
  ],
  [
    "John 19:17-42",
    "Tres lenguas lo llaman rey, los soldados no rompen su túnica, a su madre le da un hogar; Nicodemo trae especias de sobra.",
  ],
  [
    "John 20:1-18",
    "Dos hombres corren al sepulcro y vuelven a casa. María se queda llorando, y cree que le habla el hortelano.",
  ],
  [
    "John 20:19-31",
    "Con las puertas cerradas, Jesús llega y muestra sus heridas. Tomás no estaba, y a los ocho días se le ofrece lo que exigió.",
  ],
  [
    "John 21",
    "Ciento cincuenta y tres peces, unas brasas en la orilla, y a Pedro le preguntan tres veces si ama a Jesús.",
  ],
];
