import type { SubjectPassage } from "../../schema/subjects.ts";
import type { passages as english } from "./home-and-people.ts";

export const passages: Readonly<Record<keyof typeof english, readonly SubjectPassage[]>> = {
  marriage: [
    {
      reference: "Genesis 2:21-24",
      why: "Las primeras palabras que dice un ser humano en la Biblia son la alegría de un hombre por una mujer.",
    },
    { reference: "Song of Solomon 8:6-7", why: "Aquí el amor es un fuego que el agua no apaga y el dinero no compra." },
    {
      reference: "Song of Solomon 2:10-13",
      why: "Una invitación a salir, porque se acabó el invierno, y vale para cada año de un matrimonio.",
    },
    {
      reference: "1 Corinthians 13:4-7",
      why: "Pablo lo escribió a una iglesia que se peleaba; leído en bodas, es una lista para noches corrientes.",
    },
    {
      reference: "Ephesians 5:21",
      why: "La página de Pablo sobre el matrimonio empieza por los dos: cada uno cede ante el otro.",
    },
    {
      reference: "Ephesians 5:25-28",
      why: "A los maridos les toca la lección más larga, y su medida es un amor que se entregó.",
    },
    {
      reference: "1 Peter 3:7",
      why: "Vive con ella con comprensión, dice Pedro, como con quien hereda la misma gracia.",
    },
    {
      reference: "Matthew 19:4-6",
      why: "Le preguntan qué tan fácil es despedir a una esposa, y Jesús vuelve a para qué se hizo el matrimonio.",
    },
    {
      reference: "Ecclesiastes 9:9",
      why: "Hasta el sombrío Predicador lo dice: disfruten juntos la vida, es la parte que les toca.",
    },
    {
      reference: "Proverbs 31:28-29",
      why: "Al final de un poema sobre todo lo que ella hace, su marido la alaba en voz alta.",
    },
    { reference: "Genesis 24:67", why: "Isaac aún lloraba a su madre cuando llegó Rebeca, y se consoló." },
    {
      reference: "John 2:1-5",
      why: "Jesús fue a una boda de pueblo, y cuando faltó el vino su madre supo a quién decírselo.",
    },
  ],
  singleness: [
    {
      reference: "1 Corinthians 7:7-8",
      why: "Pablo no estaba casado, y habla de eso como de un don al lado de otro, no como de una sala de espera.",
    },
    {
      reference: "1 Corinthians 7:32-35",
      why: "Una vida sin casarse puede ser de una sola pieza, dice Pablo, que no quiere echarle un lazo a nadie.",
    },
    {
      reference: "Matthew 19:11-12",
      why: "Jesús, que no se casó, dice que hay varias razones para no hacerlo, y a cada uno le deja lugar.",
    },
    { reference: "Mark 10:29-30", why: "A los que no tienen casa propia les promete toda una multitud de parientes." },
    {
      reference: "Romans 16:1-2",
      why: "A Febe la presentan por lo que hizo por muchos, y no por el nombre de un marido.",
    },
    {
      reference: "Acts 16:14-15",
      why: "Lidia dirigía un negocio y una casa, y con los de su casa empezó la iglesia de Filipos.",
    },
    {
      reference: "Luke 2:36-38",
      why: "Siete años de matrimonio y una larga vida después: Ana llenó el resto de oración y esperanza.",
    },
    {
      reference: "Psalm 16:5-8",
      why: "Para las noches en que la otra silla está vacía, el canto de alguien que no está solo.",
    },
    {
      reference: "Song of Solomon 2:7",
      why: "Tres veces pide este libro del amor que no se despierte al amor antes de que quiera.",
    },
    {
      reference: "Colossians 2:9-10",
      why: "Completo se dice de las parejas; Pablo lo dice de todo el que está en Cristo.",
    },
    {
      reference: "Romans 12:10-13",
      why: "Aquí se pinta una iglesia por lo que hace: quiere a los suyos, comparte y recibe a extraños.",
    },
  ],
  parents: [
    { reference: "Exodus 20:12", why: "Se dijo primero a hombres y mujeres adultos, cuyos padres se hacían viejos." },
    {
      reference: "Ephesians 6:1-4",
      why: "A los hijos les pide respeto, y a los padres que no los exasperen, y lo dice de una vez.",
    },
    { reference: "John 19:26-27", why: "Entre lo último que hizo Jesús estuvo hallarle un hogar a su madre." },
    {
      reference: "Mark 7:9-13",
      why: "Ninguna ofrenda a Dios excusa dejar sin ayuda a los padres, les dice Jesús a gente religiosa.",
    },
    {
      reference: "1 Timothy 5:4",
      why: "Cuidar de una madre o una abuela viuda se llama aquí la primera lección de la fe.",
    },
    {
      reference: "Ruth 1:16-17",
      why: "Una promesa que suele leerse en bodas se le hizo a una suegra en un camino del campo.",
    },
    {
      reference: "Genesis 46:29-30",
      why: "Tras más de veinte años separados, José abraza a su padre y llora un buen rato.",
    },
    {
      reference: "1 Samuel 22:3-4",
      why: "David era un proscrito, y aun así se dio tiempo de poner a salvo a sus padres.",
    },
    { reference: "Luke 2:48-51", why: "Hasta en esa casa un hijo no fue entendido, lo buscaron, y volvió con ellos." },
    {
      reference: "2 Timothy 1:5",
      why: "La fe de Timoteo tuvo una abuela y una madre, y Pablo recuerda los dos nombres.",
    },
    { reference: "Proverbs 23:22-25", why: "Escucha a tu padre, y no desprecies a tu madre porque haya envejecido." },
    { reference: "Psalm 27:10", why: "Para aquellos a quienes sus padres les fallaron, hay Uno que no falla." },
  ],
  children: [
    {
      reference: "Deuteronomy 6:5-7",
      why: "De la fe se habla en casa, por el camino, al acostarse: primero tenerla, después contarla.",
    },
    {
      reference: "Mark 10:13-16",
      why: "Cuando los mayores echaban a los niños Jesús se enojó, y luego tuvo los brazos llenos.",
    },
    {
      reference: "Genesis 33:12-14",
      why: "Los niños son tiernos, dice Jacob, y deja que toda la caravana vaya al paso de ellos.",
    },
    { reference: "Colossians 3:21", why: "Una línea para los padres, sobre lo fácil que es desanimar a un niño." },
    {
      reference: "Proverbs 22:6",
      why: "Como todo proverbio, dice lo que suele crecer de lo que se planta; no es un veredicto sobre los padres.",
    },
    {
      reference: "Psalm 78:4-7",
      why: "En estos versículos hay cuatro generaciones, y cada una le cuenta a la siguiente lo que Dios hizo.",
    },
    { reference: "Matthew 18:1-5", why: "Le preguntan quién es el mayor, y Jesús llama a un niño, y el niño viene." },
    {
      reference: "1 Samuel 1:27-28",
      why: "Ana tiene en brazos al niño por el que oró, y sabe que nunca fue solo suyo.",
    },
    {
      reference: "2 Timothy 3:14-15",
      why: "Lo que Timoteo aprendió de pequeño, de gente en la que podía confiar, lo sigue sosteniendo.",
    },
    { reference: "Luke 15:20", why: "Para padres de hijos que se fueron: este padre lo vio de lejos, y corrió." },
    {
      reference: "Psalm 103:13-14",
      why: "La paciencia de Dios se explica por la de un padre, que recuerda lo pequeños que son.",
    },
    {
      reference: "Isaiah 66:13",
      why: "El consuelo de una madre es la imagen que Dios escoge para sí, en una promesa a Jerusalén.",
    },
    {
      reference: "3 John 1:4",
      why: "El anciano llama hijos a sus amigos en la fe, y nada lo alegraba más que noticias así.",
    },
  ],
  "family-quarrels": [
    { reference: "Genesis 13:7-9", why: "Abram es el mayor y deja que su sobrino elija primero, porque son familia." },
    {
      reference: "Genesis 33:1-4",
      why: "Jacob temía a un hermano con cuatrocientos hombres, y ese hermano corrió hacia él y lloró.",
    },
    {
      reference: "Genesis 45:14-15",
      why: "José besa a sus hermanos y llora sobre ellos, y solo después pueden hablar.",
    },
    {
      reference: "Genesis 31:44-49",
      why: "Jacob y su suegro no logran ser amigos, así que acuerdan una frontera y comen juntos en ella.",
    },
    { reference: "Proverbs 15:1", why: "De cómo se diga la próxima frase puede depender toda la noche." },
    {
      reference: "Proverbs 17:14",
      why: "Un pleito es una grieta en una presa, dice el proverbio: para mientras sea un hilo de agua.",
    },
    {
      reference: "Proverbs 18:19",
      why: "Reconoce que un hermano herido es más difícil de alcanzar que una fortaleza; ten paciencia a la puerta.",
    },
    {
      reference: "Matthew 5:23-24",
      why: "Jesús prefiere que se interrumpa un culto a que se aplace una reconciliación.",
    },
    {
      reference: "Luke 15:28-32",
      why: "El hermano enojado de afuera también es hijo de alguien, y su padre sale también por él.",
    },
    {
      reference: "Philippians 4:2-3",
      why: "Dos buenas mujeres se habían peleado, y Pablo le pide a un amigo que las ayude y no que las juzgue.",
    },
    {
      reference: "Acts 15:37-40",
      why: "Hasta Pablo y Bernabé se separaron con enojo; los dos siguieron su obra, y el relato no esconde nada.",
    },
    {
      reference: "Malachi 4:5-6",
      why: "El Antiguo Testamento termina con corazones de padres y de hijos que se vuelven unos a otros.",
    },
    {
      reference: "Psalm 133",
      why: "La paz de una familia, donde la hay, es tan buena como el rocío en un monte seco.",
    },
  ],
  friendship: [
    { reference: "Proverbs 17:17", why: "Hay amigos para el buen tiempo, y este proverbio habla de los otros." },
    { reference: "Proverbs 27:5-6", why: "Un amigo puede herirte con la verdad, y ser más fiel que el que te adula." },
    { reference: "1 Samuel 18:1-4", why: "El hijo del rey le da a un pastor su propio manto, su espada y su cinto." },
    {
      reference: "1 Samuel 20:41-42",
      why: "Dos hombres hechos y derechos tienen que separarse, y lloran, y se desean la paz.",
    },
    {
      reference: "1 Samuel 23:16-17",
      why: "Jonatán fue al bosque a buscar a David, y lo que le dio fuerza fue poner la mano en la de Dios.",
    },
    {
      reference: "Ecclesiastes 4:9-10",
      why: "Todos caen alguna vez; la cuestión es si hay alguien cerca que te levante.",
    },
    {
      reference: "John 15:12-15",
      why: "En su última noche Jesús deja de llamarlos siervos, y les dice la palabra mejor.",
    },
    {
      reference: "2 Timothy 1:16-18",
      why: "Onesíforo buscó por Roma hasta hallar a Pablo en cadenas, y no se avergonzó de conocerlo.",
    },
    {
      reference: "Philippians 1:3-8",
      why: "Desde la cárcel Pablo escribe lo que siente al recordarlos, y no se guarda nada.",
    },
    {
      reference: "Job 6:14-17",
      why: "Los amigos de Job eran como arroyos que se secan cuando uno tiene sed, y él se lo dice.",
    },
    { reference: "2 John 1:12", why: "Hay mucho que escribir, dice el anciano, pero él preferiría verles la cara." },
    {
      reference: "Proverbs 27:9-10",
      why: "No dejes a un amigo de siempre, dice, ni al que fue primero amigo de tu padre.",
    },
  ],
  love: [
    {
      reference: "1 Corinthians 13:4-8",
      why: "Casi todo en esta lista son cosas que el amor hace, o deja de hacer, con gente difícil.",
    },
    {
      reference: "1 John 4:7-11",
      why: "De dónde viene el amor, en la respuesta más corta de Juan, y qué se sigue de ahí.",
    },
    {
      reference: "1 John 4:19-21",
      why: "No nos deja amar a un Dios que no vemos y odiar al hermano del cuarto de al lado.",
    },
    {
      reference: "John 13:34-35",
      why: "Jesús acababa de lavarles los pies, y hace de esto la señal por la que deben conocerlos.",
    },
    { reference: "Romans 5:6-8", why: "El amor llegó primero, cuando no estábamos en condiciones de merecerlo." },
    {
      reference: "John 3:16-17",
      why: "Dicho de noche a un maestro prudente: el mundo es amado, y el Hijo vino a salvar, no a condenar.",
    },
    {
      reference: "Leviticus 19:17-18",
      why: "El mandamiento más citado de la ley está en un capítulo sobre cosechas, sueldos y rencores.",
    },
    {
      reference: "Luke 10:25-28",
      why: "Le preguntan el camino de la vida, y Jesús deja responder al maestro de la ley y dice que tiene razón.",
    },
    {
      reference: "Hosea 11:3-4",
      why: "Dios se acuerda de haber enseñado a andar a su pueblo, como se lleva de los brazos a un niño pequeño.",
    },
    {
      reference: "Deuteronomy 7:7-8",
      why: "Israel era la más pequeña de las naciones, y se le dice que el amor no dio otra razón que él mismo.",
    },
    { reference: "Zephaniah 3:17", why: "Al final de un librito severo se oye a Dios cantar por los suyos." },
    {
      reference: "Romans 13:9-10",
      why: "En este caben todos los mandamientos sobre el prójimo, porque el amor no hace mal.",
    },
    {
      reference: "Jude 1:20-21",
      why: "Entre advertencias por todos lados, una cosa que hacer: quédate donde te aman.",
    },
  ],
  "forgiving-others": [
    {
      reference: "Matthew 18:21-22",
      why: "Las siete veces de Pedro son generosas, y Jesús responde con un número demasiado grande para llevar la cuenta.",
    },
    { reference: "Matthew 6:12-15", why: "La oración que todos saben tiene esta única condición, y Jesús la repite." },
    {
      reference: "Ephesians 4:31-32",
      why: "Pablo nombra lo que hay que soltar primero: la amargura, los gritos y la malicia.",
    },
    {
      reference: "Colossians 3:12-13",
      why: "Aquí el perdón se pone como ropa, después de la paciencia y la bondad, y se lo ponen los perdonados.",
    },
    {
      reference: "Luke 17:3-5",
      why: "No quiere decir callar: dile lo que hizo; y los discípulos piden ayuda para poder con ello.",
    },
    {
      reference: "Genesis 50:17-21",
      why: "José llora cuando sus hermanos se lo piden; nombra el mal, y renuncia a ponerse en el lugar de Dios.",
    },
    {
      reference: "Luke 23:33-34",
      why: "En el momento mismo en que lo crucificaban, Jesús le pidió a su Padre que los perdonara.",
    },
    {
      reference: "Acts 7:59-60",
      why: "Esteban murió pidiendo lo que su Señor pidió, perdón para los que lo apedreaban, y Saulo estaba allí.",
    },
    {
      reference: "Philemon 1:15-18",
      why: "Pablo le pide a un hombre agraviado que reciba al otro como hermano, y se ofrece a pagar.",
    },
    {
      reference: "2 Corinthians 2:6-8",
      why: "Basta, dice Pablo de uno que había sido castigado: consuélenlo, o la tristeza se lo tragará.",
    },
    { reference: "Proverbs 19:11", why: "A algunas ofensas se les puede pasar por encima, y no es debilidad hacerlo." },
    {
      reference: "2 Samuel 19:18-23",
      why: "Simei le había tirado a David piedras y maldiciones; el día del regreso el rey lo dejó vivir.",
    },
  ],
  strangers: [
    {
      reference: "Leviticus 19:33-34",
      why: "En este capítulo está el amor al prójimo, y también el amor al extranjero, con las mismas palabras.",
    },
    {
      reference: "Exodus 23:9",
      why: "Ustedes saben cómo se siente un extranjero, le dice Dios a un pueblo que lo fue.",
    },
    {
      reference: "Deuteronomy 10:18-19",
      why: "Dios mismo ama al extranjero, dice Moisés, y lo ama con comida y con ropa.",
    },
    {
      reference: "Genesis 18:1-5",
      why: "Tres desconocidos pasan en la hora del calor, y el viejo Abraham corre a traerles agua.",
    },
    { reference: "Ruth 2:10-12", why: "A Rut le extraña que se fijen en ella; Booz ha oído lo que le costó venir." },
    {
      reference: "Matthew 2:13-15",
      why: "A Jesús, de pequeño, lo llevaron de noche al otro lado de una frontera, porque un rey lo quería muerto.",
    },
    {
      reference: "Matthew 25:35-40",
      why: "En esta escena de juicio el Rey dice que él era el extranjero, recibido o dejado afuera.",
    },
    {
      reference: "Luke 10:33-37",
      why: "Le preguntan quién es el prójimo, y Jesús hace de un extranjero el héroe de la historia.",
    },
    {
      reference: "Hebrews 13:1-2",
      why: "Más de una vez un extraño recibido en casa resultó mejor compañía de lo que el anfitrión sabía.",
    },
    {
      reference: "Acts 28:1-2",
      why: "Unos isleños que no sabían nada de Pablo encendieron fuego para doscientas setenta y seis personas mojadas.",
    },
    {
      reference: "Jeremiah 29:4-7",
      why: "A desterrados lejos de casa: planten huertos allí, y oren por la paz de esa ciudad.",
    },
    {
      reference: "Ephesians 2:19",
      why: "Para todos los que se han sentido extraños: son de la familia, escribe Pablo.",
    },
    {
      reference: "3 John 1:5-6",
      why: "Gayo recibía a viajeros que nunca había visto, y la noticia corrió por las iglesias.",
    },
  ],
};
