import type { NameOfGod } from "#content/schema/games.ts";

export const lang: string | undefined = undefined;

/** Scripture is Reina-Valera 1909. */
export const namesOfGod: readonly NameOfGod[] = [
  {
    id: "elohim",
    name: "Elohim",
    meaning: "Dios, el que hizo todo",
    words: "En el principio crió Dios los cielos y la tierra.",
    prayer:
      "Elohim, hablaste y hubo luz. Mira lo que hice con este día, lo bueno y lo torpe. Guarda lo que aguante, perdona lo demás, y mañana empieza otra vez conmigo.",
    reference: { book: "GEN", chapter: 1, verse: 1 },
  },
  {
    id: "jehovah",
    name: "Jehová",
    meaning: "El SEÑOR, el que es",
    words: "en mi nombre JEHOVÁ no me notifiqué á ellos",
    prayer:
      "Señor, tú eres antes de que yo diga una palabra. Mis planes cambian, y con ellos mi humor. Sé hoy como el suelo bajo mis pies, y que sobre él yo diga la verdad.",
    reference: { book: "EXO", chapter: 6, verse: 3 },
  },
  {
    id: "el-shaddai",
    name: "El Shaddai",
    meaning: "Dios Todopoderoso",
    words: "Yo soy el Dios Todopoderoso; anda delante de mí",
    prayer:
      "Dios Todopoderoso, Abram tenía noventa y nueve años y creía que había pasado el tiempo de las promesas. También yo guardé en un estante algunas esperanzas. Bájalas conmigo, y muéstrame cuáles llevar.",
    reference: { book: "GEN", chapter: 17, verse: 1 },
  },
  {
    id: "el-elyon",
    name: "El Elyon",
    meaning: "El Dios altísimo",
    words: "Bendito sea Abram del Dios alto, poseedor de los cielos y de la tierra",
    prayer:
      "Dios altísimo, por encima de todo jefe al que respondo y de toda cuenta que espera: todo eso ya es tuyo. Líbrame de admirar el poder, y de quererlo.",
    reference: { book: "GEN", chapter: 14, verse: 19 },
  },
  {
    id: "el-roi",
    name: "El Roi",
    meaning: "El Dios que ve",
    words: "Tú eres el Dios de la vista",
    prayer:
      "Viste a Agar junto a un pozo en el desierto, cuando nadie la buscaba. Mira a quien hoy nadie vio. Si fui yo, con eso me basta. Si fui yo quien no miró, hazme volver la cabeza.",
    reference: { book: "GEN", chapter: 16, verse: 13 },
  },
  {
    id: "el-olam",
    name: "El Olam",
    meaning: "El Dios eterno",
    words: "invocó allí el nombre de Jehová Dios eterno",
    prayer:
      "Dios eterno, Abraham pasaba de los cien años cuando plantó árboles en tu nombre. Dame paciencia para lo lento: la pregunta de un niño, una deuda, una costumbre. Que hoy plante algo, y te deje a ti la sombra.",
    reference: { book: "GEN", chapter: 21, verse: 33 },
  },
  {
    id: "adonai",
    name: "Adonai",
    meaning: "Señor y dueño",
    words: "Señor Jehová ¿qué me has de dar, siendo así que ando sin hijo",
    prayer:
      "Señor, Abram te llamó su dueño y luego te dijo claramente lo que le faltaba. Yo haré lo mismo. Aquí está el lugar vacío. Reina también ahí, y que sea sincero mientras espero.",
    reference: { book: "GEN", chapter: 15, verse: 2 },
  },
  {
    id: "jehovah-jireh",
    name: "Jehová-jireh",
    meaning: "El SEÑOR proveerá",
    words: "Y llamó Abraham el nombre de aquel lugar, Jehová proveerá",
    prayer:
      "Proveíste en el monte, y ni una hora antes. Yo lo preferiría ahora y por escrito. Danos de comer esta semana, y enséñame a abrir la mano cuando está a la mitad.",
    reference: { book: "GEN", chapter: 22, verse: 14 },
  },
  {
    id: "jehovah-rapha",
    name: "Jehová-rafa",
    meaning: "El SEÑOR que sana",
    words: "yo soy Jehová tu Sanador",
    prayer:
      "Tú que sanas, sabes el nombre que te traigo y lo que dijeron los médicos. Quédate esta noche en ese cuarto. Alivia el dolor, afirma las manos que cuidan, y cura en nosotros lo que no sale en ningún estudio.",
    reference: { book: "EXO", chapter: 15, verse: 26 },
  },
  {
    id: "jehovah-nissi",
    name: "Jehová-nissi",
    meaning: "El SEÑOR es mi bandera",
    words: "Y Moisés edificó un altar, y llamó su nombre Jehová-nissi",
    prayer:
      "Cuando a Moisés se le cansaron los brazos, dos amigos se los sostuvieron. Gracias por los míos. Muéstrame a quién le tiemblan, y déjame estar ahí, sin discursos, hasta que se ponga el sol.",
    reference: { book: "EXO", chapter: 17, verse: 15 },
  },
  {
    id: "jehovah-shalom",
    name: "Jehová-shalom",
    meaning: "El SEÑOR es paz",
    words: "Y edificó allí Gedeón altar á Jehová, al que llamó Jehová-salom",
    prayer:
      "Gedeón escondía trigo en un lagar cuando llegó tu ángel, y le dijiste que no temiera. Encuéntrame donde me escondo. Calla la discusión que tengo con alguien que no está, y mándame a la calle sin armas.",
    reference: { book: "JDG", chapter: 6, verse: 24 },
  },
  {
    id: "jehovah-rohi",
    name: "Jehová-rohi",
    meaning: "El SEÑOR es mi pastor",
    words: "Jehová es mi pastor; nada me faltará.",
    prayer:
      "Pastor, sé andar con prisa y también sé entretenerme demasiado. Marca tú el paso. Donde el camino esté oscuro, que te oiga moverte, y en la puerta cuéntanos a todos.",
    reference: { book: "PSA", chapter: 23, verse: 1 },
  },
  {
    id: "jehovah-tsidkenu",
    name: "Jehová-tsidkenu",
    meaning: "El SEÑOR, justicia nuestra",
    words: "este será su nombre que le llamarán: JEHOVÁ, JUSTICIA NUESTRA",
    prayer:
      "Todo el día he sido mi propio abogado, y el caso es débil. Tú eres mi justicia. Déjame soltar los papeles, decirle a quien lastimé que estuve mal, y dormir.",
    reference: { book: "JER", chapter: 23, verse: 6 },
  },
  {
    id: "jehovah-shammah",
    name: "Jehová-sama",
    meaning: "El SEÑOR está allí",
    words: "Y el nombre de la ciudad desde aquel día será JEHOVÁ-SHAMMA",
    prayer:
      "Ezequiel termina con una ciudad que se llama así porque tú estás allí. Está también en la mía: en la sala de espera, en el último autobús, en la ventana que sigue encendida. Camina sus calles antes que yo.",
    reference: { book: "EZK", chapter: 48, verse: 35 },
  },
  {
    id: "jehovah-sabaoth",
    name: "Jehová-sabaot",
    meaning: "El SEÑOR de los ejércitos",
    words: "Jehová de los ejércitos es con nosotros; nuestro refugio es el Dios de Jacob.",
    prayer:
      "Señor de los ejércitos, te obedecen las tropas del cielo, y tú decides cubrirnos. Sé refugio esta noche de quienes duermen con miedo al ruido. Que a los fuertes les dé vergüenza asustar a los débiles.",
    reference: { book: "PSA", chapter: 46, verse: 7 },
  },
  {
    id: "jehovah-mekoddishkem",
    name: "Jehová-mekodishkem",
    meaning: "El SEÑOR que santifica",
    words: "yo soy Jehová que os santifico",
    prayer:
      "Diste un día de descanso como señal de que hacernos santos es obra tuya. Yo sigo tomando las herramientas. Ayúdame a parar una tarde, a comer despacio, y a dejarme hacer.",
    reference: { book: "EXO", chapter: 31, verse: 13 },
  },
  {
    id: "ancient-of-days",
    name: "Anciano de días",
    meaning: "El juez que sobrevive a todo trono",
    words: "un Anciano de grande edad se sentó, cuyo vestido era blanco como la nieve",
    prayer:
      "Anciano de días, delante de ti se ponen y se quitan los tronos como si fueran sillas. Juzga bien lo que los periódicos no pueden. No me dejes perder la esperanza este año, ni pasar de prisa junto a sus pobres.",
    reference: { book: "DAN", chapter: 7, verse: 9 },
  },
  {
    id: "emmanuel",
    name: "Emanuel",
    meaning: "Dios con nosotros",
    words: "llamarás su nombre Emmanuel, que declarado, es: Con nosotros Dios",
    prayer:
      "Emanuel, viniste como un niño al que había que cargar. Acompaña esta noche a los que cargan niños, y a los que tienen los brazos vacíos. Entra en esta casa tal como está.",
    reference: { book: "MAT", chapter: 1, verse: 23 },
  },
  {
    id: "abba",
    name: "Abba",
    meaning: "Padre",
    words: "habéis recibido el espíritu de adopción, por el cual clamamos, Abba, Padre",
    prayer:
      "Abba, para algunos esa palabra es fácil y para otros duele. Enséñanosla desde el principio. No soy un criado en la puerta. Estoy en casa, y tú estás despierto.",
    reference: { book: "ROM", chapter: 8, verse: 15 },
  },
  {
    id: "alpha-and-omega",
    name: "Alfa y Omega",
    meaning: "El primero y el último",
    words: "Yo soy el Alpha y la Omega, principio y fin, dice el Señor",
    prayer:
      "Primero y último, estabas aquí antes que mi miedo y estarás después. Yo solo alcanzo a ver este día. Sostén las dos puntas, y dame la próxima cosa pequeña que hacer.",
    reference: { book: "REV", chapter: 1, verse: 8 },
  },
];
