import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./doubt-and-prayer.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  doubt: [
    {
      reference: "Mark 9:22-24",
      why: "La oración más sincera de los evangelios tiene en una frase fe e incredulidad, y recibió respuesta.",
    },
    {
      reference: "John 20:24-29",
      why: "Tomás dijo lo que necesitaba; a la semana Jesús volvió por él, con las puertas cerradas.",
    },
    { reference: "Matthew 28:16-17", why: "En el monte unos adoraron y otros dudaron, y a todos los enviaron." },
    {
      reference: "Matthew 11:2-6",
      why: "En la cárcel hasta Juan el Bautista preguntó si se había equivocado, y recibió una respuesta sin reproche.",
    },
    { reference: "Judges 6:13-14", why: "Gedeón pregunta adónde se fueron los milagros, y Dios lo envía tal como es." },
    {
      reference: "Luke 24:36-41",
      why: "Lo veían y de pura alegría no podían creerlo, así que Jesús pidió algo de comer.",
    },
    { reference: "John 6:66-69", why: "Pedro no dice que entienda; pregunta a qué otro iría." },
    {
      reference: "Psalm 73:13-17",
      why: "El que canta pensó que ser bueno no había servido de nada, y lo que lo cambió fue un lugar, no un argumento.",
    },
    { reference: "Matthew 14:28-31", why: "Pedro se hunde, y la mano llega enseguida; la pregunta viene después." },
    { reference: "Job 23:8-10", why: "Job mira a los cuatro lados y no ve a nadie; se aferra a que a él sí lo ven." },
    { reference: "Acts 17:11", why: "Lucas alaba a los de Berea por examinarlo, día tras día, para ver si era así." },
    {
      reference: "Jude 1:20-23",
      why: "Ustedes quédense en el amor de Dios, escribe Judas, y otros necesitarán antes que nada su compasión.",
    },
  ],
  faith: [
    {
      reference: "Hebrews 11:1-3",
      why: "La fe trata de cosas que se esperan y aún no se ven, como reconoce esta definición desde el principio.",
    },
    {
      reference: "Matthew 17:20",
      why: "No es cuestión de tamaño: un grano de mostaza es de lo más pequeño que maneja un hortelano.",
    },
    {
      reference: "Matthew 8:8-10",
      why: "La fe que asombró a Jesús era de un soldado extranjero, preocupado por su criado.",
    },
    {
      reference: "Genesis 15:5-6",
      why: "Bajo el cielo de la noche, un anciano sin hijos le cree a Dios, y se le cuenta como suficiente.",
    },
    {
      reference: "Romans 4:18-21",
      why: "La esperanza de Abraham no tenía ya en qué apoyarse más que la promesa, dice Pablo, y aguantó.",
    },
    {
      reference: "Ephesians 2:8-10",
      why: "Es un regalo de principio a fin, dice Pablo, así que no hay en ello de qué presumir.",
    },
    {
      reference: "James 2:14-18",
      why: "Santiago pregunta de qué le sirve la fe a alguien que tiene frío y se va con frío.",
    },
    {
      reference: "Habakkuk 2:1-4",
      why: "Desde su torre el profeta se queja, espera, y oye la línea que Pablo citaría dos veces.",
    },
    {
      reference: "Galatians 2:20",
      why: "Para Pablo llegó a ser algo personal: «el cual me amó, y se entregó á sí mismo por mí».",
    },
    {
      reference: "Mark 5:35-36",
      why: "Mientras le dicen a Jairo que ya es tarde, Jesús le habla a él por encima de ellos.",
    },
    {
      reference: "1 Peter 1:6-8",
      why: "Pedro había visto a Jesús, y escribe con respeto a quienes lo aman sin haberlo visto.",
    },
    { reference: "Joshua 2:11-12", why: "Rahab de Jericó solo había oído rumores, y se jugó por ellos a su familia." },
  ],
  prayer: [
    {
      reference: "Matthew 6:6-8",
      why: "Cierra la puerta, dice Jesús, y usa pocas palabras, porque a tu Padre no hay que explicarle nada.",
    },
    { reference: "Matthew 6:9-13", why: "Cuando les enseñó a orar les dio esto, y se dice en medio minuto." },
    {
      reference: "Luke 18:9-14",
      why: "De dos hombres que oraban en el templo, fue oído el que casi no se atrevía a mirar arriba.",
    },
    { reference: "Psalm 62:8", why: "Orar es aquí derramar, sin ningún orden de culto." },
    {
      reference: "1 Samuel 1:12-16",
      why: "Los labios de Ana se mueven sin sonido; el sacerdote la juzga mal, y Dios no.",
    },
    {
      reference: "Nehemiah 2:1-5",
      why: "Entre la pregunta del rey y su propia respuesta Nehemías ora, en lo que dura un respiro.",
    },
    {
      reference: "Daniel 6:10",
      why: "La ley había cambiado; Daniel se arrodilló ante sus ventanas abiertas y oró, como siempre.",
    },
    { reference: "Luke 5:15-16", why: "Cuanta más gente lo buscaba, más se apartaba Jesús a solas para orar." },
    { reference: "Psalm 5:1-3", why: "Para la mañana: dilo, y después levanta la vista." },
    { reference: "James 5:16-18", why: "Elías era hombre como nosotros, observa Santiago, y sus oraciones contaron." },
    {
      reference: "1 Kings 8:27-30",
      why: "Salomón sabe que ningún edificio puede contener a Dios, y aun así le pide que escuche hacia él.",
    },
    { reference: "Romans 8:26-27", why: "No saber qué pedir no es obstáculo, porque hay quien ora en nosotros." },
    {
      reference: "1 Timothy 2:1-2",
      why: "Pablo pide oraciones por todos, también por los que gobiernan, cuando el que gobernaba no era un amigo.",
    },
  ],
  "unanswered-prayer": [
    {
      reference: "Matthew 26:39-44",
      why: "Jesús pidió tres veces otro camino, con las mismas palabras, y no se le dio.",
    },
    {
      reference: "2 Corinthians 12:7-10",
      why: "La respuesta que recibió Pablo no era la que había pedido, y con el tiempo pudo decir cuál era.",
    },
    { reference: "Psalm 22:1-5", why: "Llama de día y de noche y no oye nada, y se acuerda de otros que llamaron." },
    {
      reference: "Psalm 13",
      why: "Hasta cuándo, pregunta y vuelve a preguntar, y en ningún lado se le dice que no debía.",
    },
    {
      reference: "Habakkuk 1:1-4",
      why: "Con un «¿Hasta cuándo, oh Jehová, clamaré, y no oirás» empieza todo un libro de la Biblia.",
    },
    {
      reference: "Deuteronomy 3:23-27",
      why: "Moisés rogó cruzar el río y se le negó; le mostraron la tierra, y se lo contó así al pueblo.",
    },
    {
      reference: "Job 30:20-23",
      why: "Job le dice a Dios en la cara que es cruel, y al final del libro Dios le da la razón a Job.",
    },
    {
      reference: "Lamentations 3:8-9",
      why: "Una oración a la que se le cierra el paso la describe aquí alguien que siguió orando.",
    },
    {
      reference: "Luke 11:5-10",
      why: "Jesús habla de un vecino que no deja de llamar a la puerta, y lo pone de modelo.",
    },
    {
      reference: "Psalm 44:23-26",
      why: "Israel le dice a Dios que despierte, con palabras que se cantaban en el templo.",
    },
    { reference: "Hebrews 5:7-8", why: "También Jesús oró con gran clamor y lágrimas; fue oído, y aun así sufrió." },
    {
      reference: "Hebrews 11:39-40",
      why: "Algunas de las mejores personas de la Biblia murieron antes de que llegara la promesa, y se alaba su fe.",
    },
  ],
  "distance-from-god": [
    {
      reference: "Psalm 42:1-3",
      why: "Aquí echar de menos a Dios es una sed, y la empeora la gente que pregunta dónde está.",
    },
    { reference: "Psalm 10:1", why: "Una pregunta a Dios, sin cortesías, al frente de un salmo." },
    {
      reference: "Matthew 27:45-46",
      why: "Desde la cruz Jesús gritó la primera línea de un viejo salmo de los abandonados, y era la suya.",
    },
    {
      reference: "Isaiah 49:14-16",
      why: "Sion dice que está olvidada; la respuesta es una madre, y una ciudad grabada en dos palmas.",
    },
    { reference: "Job 23:3-9", why: "Job defendería su causa si supiera la dirección." },
    { reference: "Luke 24:13-16", why: "Dos personas tristes hablan de Jesús por todo el camino, y él es el tercero." },
    { reference: "Genesis 28:16", why: "Algunos descubren solo al despertar que Dios estaba allí." },
    {
      reference: "Isaiah 45:15",
      why: "Hasta en un capítulo sobre un rescate alguien se lo dice a Dios en la cara: tú te encubres.",
    },
    {
      reference: "Isaiah 40:27-28",
      why: "A quienes se sentían olvidados Isaías les responde con preguntas, y dice quién nunca se cansa.",
    },
    {
      reference: "Acts 17:26-28",
      why: "En Atenas Pablo les dice a unos extraños que están más cerca de Dios de lo que creen.",
    },
    {
      reference: "Song of Solomon 3:1-3",
      why: "Una canción de amor, leída desde antiguo también como canto del alma: buscado, no hallado, y buscado otra vez.",
    },
    {
      reference: "1 Kings 19:11-12",
      why: "Viento, terremoto y fuego vinieron primero, y lo que Elías oyó era casi nada.",
    },
    {
      reference: "Deuteronomy 4:29-31",
      why: "También desde el destierro, dice Moisés antes de que lo hubiera, lo hallan los que lo buscan.",
    },
  ],
  guidance: [
    {
      reference: "Proverbs 3:5-6",
      why: "Un padre le dice a su hijo que piense, y que no apoye todo su peso en lo que piensa.",
    },
    {
      reference: "Psalm 119:105",
      why: "Una lámpara a tus pies muestra el paso siguiente, pocas veces el camino entero.",
    },
    {
      reference: "Psalm 25:4-5",
      why: "Muéstrame, enséñame, encamíname: tres peticiones para repetir hasta que el camino se aclare.",
    },
    { reference: "James 1:5-6", why: "Pide sabiduría, dice Santiago, a quien la da sin hacerte sentir tonto." },
    { reference: "Proverbs 15:22", why: "A uno también lo guían los demás, así que pregunta a más de uno." },
    {
      reference: "Isaiah 30:20-21",
      why: "Tras años duros, a Jerusalén se le promete la voz de un maestro, cerca y a la espalda, en cada vuelta.",
    },
    {
      reference: "Exodus 13:21-22",
      why: "A Israel lo guiaba algo que podía ver, de día y de noche, y que no se apartó.",
    },
    {
      reference: "Acts 16:6-10",
      why: "Cerrado el paso a dos regiones, Pablo ve de noche a un hombre que le pide que pase a una tercera.",
    },
    {
      reference: "Psalm 32:8",
      why: "Dios prefiere guiar con la mirada, dice el versículo siguiente, antes que con freno y cabestro.",
    },
    { reference: "1 Samuel 3:8-10", why: "Un niño corre tres veces a quien no es, antes de saber de quién es la voz." },
    { reference: "Romans 12:1-2", why: "Pablo espera que reconozcamos lo bueno a medida que la mente se nos renueva." },
    {
      reference: "Genesis 24:12-14",
      why: "Un siervo viejo, con un encargo difícil, pide una señal, y elige una que muestra un buen corazón.",
    },
  ],
  waiting: [
    { reference: "Psalm 27:13-14", why: "Se dice a sí mismo lo que necesita oír, y dos veces se dice que espere." },
    { reference: "Psalm 130:5-6", why: "Los que velan de noche no pueden apurar la mañana, y tampoco la dudan." },
    { reference: "Genesis 8:8-12", why: "Noé espera una semana, y otra, y aprende de un ave con una hoja." },
    {
      reference: "Genesis 40:23",
      why: "Una línea de desengaño: el hombre a quien José pidió ayuda lo olvidó, y pasaron dos años.",
    },
    { reference: "Lamentations 3:25-26", why: "La espera callada la llama buena alguien que primero había gritado." },
    { reference: "Habakkuk 2:3", why: "La respuesta viene en camino, oye el profeta, aunque parezca lenta." },
    {
      reference: "Isaiah 30:18",
      why: "También Dios espera, le dice Isaías a gente impaciente: el momento de tener piedad.",
    },
    { reference: "Romans 8:24-25", why: "A Pablo le parece natural que no se vea lo que se espera." },
    {
      reference: "James 5:7-8",
      why: "El labrador ya hizo su parte y ahora necesita lluvia, que no viene porque la llamen.",
    },
    { reference: "Luke 2:25-26", why: "De Simeón se nos cuenta poco, salvo qué estaba esperando." },
    {
      reference: "2 Peter 3:8-9",
      why: "A los que preguntan por qué tarda tanto: lo que parece lento puede ser paciencia.",
    },
    { reference: "Micah 7:7", why: "A su alrededor todo va mal, y Miqueas dice «el Dios mío me oirá»." },
    {
      reference: "Ecclesiastes 3:9-11",
      why: "El Predicador cree que las cosas son hermosas a su tiempo, y que no alcanzamos a ver el plan.",
    },
  ],
  guilt: [
    { reference: "Psalm 32:1-5", why: "Callarlo lo enfermó; el salmo es su alivio por haberlo dicho." },
    {
      reference: "Psalm 51:1-4",
      why: "La oración de David tras lo peor que hizo pide ser lavado, y no disculpa nada.",
    },
    {
      reference: "Psalm 51:10-12",
      why: "No solo que lo dejen ir, sino que lo hagan nuevo por dentro: eso es lo que pide.",
    },
    { reference: "1 John 1:8-9", why: "Dos frases, una para quien lo niega y otra para quien lo reconoce." },
    {
      reference: "Luke 15:20-24",
      why: "Por el camino aprendió un discurso, y su padre está demasiado feliz para oír el final.",
    },
    { reference: "John 8:9-11", why: "No la condenan, y tampoco le dicen que no importaba." },
    { reference: "Isaiah 1:18", why: "A una ciudad culpable Dios le ofrece conversar, y una mancha que sí sale." },
    {
      reference: "Psalm 103:8-12",
      why: "Lo lejos que se lo lleva, el salmo lo mide en direcciones que nunca se encuentran.",
    },
    {
      reference: "Micah 7:18-19",
      why: "Nuestras faltas van al fondo del mar, dice Miqueas, porque a Dios le gusta la misericordia.",
    },
    { reference: "1 John 3:19-20", why: "Para una conciencia demasiado severa: Dios es mayor que ella, y sabe más." },
    {
      reference: "Luke 19:8-10",
      why: "Zaqueo repara lo que puede, hasta cuatro veces, y Jesús lo llama hijo de Abraham como a los demás.",
    },
    {
      reference: "Joel 2:12-13",
      why: "Dicho en una tierra pelada por langostas: rasga tu corazón y no tu ropa, y vuelve.",
    },
    { reference: "2 Chronicles 33:12-13", why: "Manasés había sido de los peores reyes, y hasta su oración fue oída." },
    {
      reference: "1 Timothy 1:15-16",
      why: "Pablo se llama el primero de los pecadores, para que otros se animen con la misericordia que él recibió.",
    },
  ],
  shame: [
    {
      reference: "Genesis 3:7-10",
      why: "La historia de vergüenza más antigua: se esconden, y Dios viene por el huerto preguntando dónde están.",
    },
    {
      reference: "Genesis 3:21",
      why: "Antes de que dejen el huerto, Dios les hace a los dos algo abrigado que ponerse.",
    },
    { reference: "Psalm 34:4-5", why: "Las caras que lo miran a él, dice David, no tienen por qué enrojecer." },
    {
      reference: "Luke 8:43-48",
      why: "Quería pasar sin que la vieran; Jesús la dejó contarlo todo, y delante de todos la llamó hija.",
    },
    { reference: "John 8:3-7", why: "La pusieron en medio, y él apartó de ella las miradas, hacia el suelo." },
    {
      reference: "Luke 19:5-7",
      why: "Mientras la gente murmuraba, Jesús era ya huésped en la casa de la que murmuraban.",
    },
    {
      reference: "2 Samuel 9:6-8",
      why: "Mefiboset se llama a sí mismo perro muerto, y recibe un lugar en la mesa del rey para toda la vida.",
    },
    {
      reference: "Zechariah 3:3-5",
      why: "En una visión le quitan al sacerdote la ropa sucia, y le traen otra limpia.",
    },
    {
      reference: "Isaiah 61:7",
      why: "Prometido a desterrados de los que se habían reído: en vez de vergüenza, doble parte.",
    },
    {
      reference: "Psalm 69:19-20",
      why: "La afrenta le quebró el corazón, dice el que canta, y buscó en vano quien lo consolara.",
    },
    {
      reference: "Hebrews 12:2",
      why: "La cruz estaba hecha para ser la más vergonzosa de las muertes, y a Jesús no le importó la vergüenza.",
    },
    { reference: "Hebrews 2:11", why: "Digan otros lo que digan, él no se avergüenza de llamarnos hermanos." },
  ],
  temptation: [
    {
      reference: "Matthew 4:1-4",
      why: "Llegó cuando Jesús tenía hambre y estaba solo, como suele llegar, y parecía sensato.",
    },
    { reference: "Hebrews 2:17-18", why: "Él sabe cómo es por dentro, y por eso puede ayudar." },
    {
      reference: "1 Corinthians 10:12-13",
      why: "Un aviso para el confiado y un consuelo para el asustado, uno detrás del otro.",
    },
    {
      reference: "James 1:12-15",
      why: "Santiago sigue un deseo desde el primer tirón hasta donde termina, y no culpa a Dios por él.",
    },
    {
      reference: "Matthew 26:41",
      why: "Dicho a unos amigos cansados que tenían buena intención: su espíritu estaba dispuesto, y él lo sabía.",
    },
    {
      reference: "Genesis 39:7-10",
      why: "José dice que no en una frase, y después tiene que seguir diciéndolo cada día.",
    },
    {
      reference: "Genesis 4:6-7",
      why: "Dios le habla a Caín antes de que pase nada, cuando todavía hay tiempo de volverse.",
    },
    { reference: "Psalm 119:9-11", why: "Lo que uno ha aprendido de memoria está ahí cuando no hay libro." },
    {
      reference: "Proverbs 4:23-27",
      why: "Guarda el corazón, cuida la lengua, mira al frente, fíjate en tus pies: consejos de arriba abajo.",
    },
    { reference: "Luke 22:31-32", why: "Jesús le dice a Pedro que caerá y se levantará, y que ya ha orado por él." },
    {
      reference: "Romans 13:12-14",
      why: "No le hagas preparativos, aconseja Pablo; en Milán, en 386, Agustín leyó esto y dio la vuelta.",
    },
    {
      reference: "Ephesians 6:10-13",
      why: "La meta de toda esta armadura es modesta: seguir en pie cuando acabe el día.",
    },
    {
      reference: "Philippians 4:8",
      why: "La mente necesita algo que mirar, así que Pablo hace una lista de cosas mejores.",
    },
  ],
};
